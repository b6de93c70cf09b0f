// One viewer's evening at a table: the live connection, the game's own code, and who is who.
import { untrack } from 'svelte';
import { botLabel, ownBots } from '../bots.svelte';
import { openShare } from '../dice/open';
import { commit, promise } from '../dice/shares';
import { games } from '../games.svelte';
import type { GameModule } from '../game';
import { loadGame } from '../game';
import { LiveTable, liveAddress } from '../net/live.svelte';
import { isProblem } from '../net/problem';
import { settings } from '../settings.svelte';
import { playSound } from '../sound';
import { say, speech, t } from '../texts/language.svelte';
import type { SeatName } from '../texts/texts';
import type { BotId, GameId, Message, Proposal, Seat, Wish } from '../types/protocol';
import type { Line } from './lines';
import { playerNames } from './people';
import { Presences } from './presences.svelte';
import { endSound } from './scores';
import { toasts } from './toasts.svelte';

export class Session {
  readonly live: LiveTable;
  readonly presences: Presences;
  game: GameModule | null = $state.raw(null);
  /** The event whose line in the chronicle the reader points at. */
  pointedAt: unknown = $state.raw(null);
  /** Whether the game's own code could not be loaded. */
  missing = $state(false);
  /** The rule that is open to be read. */
  rule: string | null = $state(null);

  constructor(id: string, watch: string | null) {
    this.live = new LiveTable(liveAddress(id), watch, () => ({
      // Words are told at once; whoever reads them has their own pace.
      speed: settings.mode === 'text' ? 4 : settings.speed,
      calm: settings.isCalm,
    }));
    this.presences = new Presences(this);
    this.live.stage.listen((beat, pace) => {
      // A whole turn within a moment would be noise.
      const sound = pace.urgent ? undefined : this.game?.sound(beat.event);
      if (sound) playSound(sound);
    });
    $effect(() => {
      const name = this.live.game;
      if (name) untrack(() => void this.load(name));
    });
    ownBots.learn();
    games.learn();
    $effect(() => () => this.live.close());
    this.soundTurns();
    $effect(() => openShare(this.live));
  }

  /** Loads what the table of a game needs. */
  async load(name: GameId): Promise<void> {
    this.missing = false;
    try {
      const [module] = await Promise.all([loadGame(name), speech.learn(name, 'keys')]);
      this.game = module;
    } catch {
      this.missing = true;
    }
  }

  /** A call when the viewer is to decide, at once; and the end of the game, when it is shown. */
  private soundTurns(): void {
    let before: Seat | null = null;
    $effect(() => {
      const now = this.decider;
      if (now !== before && now !== null && this.isMine(now)) playSound('turn');
      before = now;
    });
    let playing = false;
    $effect(() => {
      const { waiting, you } = this.live;
      if (playing && waiting.for === 'nothing') playSound(endSound(waiting.ending, you.seats));
      playing = waiting.for === 'choice';
    });
  }

  get eyes(): Seat | null {
    return this.live.shown?.viewer ?? null;
  }

  /** The seat that is to decide, if any, as the server says; the stage may still show what led there. Of the end nothing is
   * said before it is shown. */
  get decider(): Seat | null {
    const { asked } = this.live;
    const waiting = asked.for === 'nothing' ? this.live.waiting : asked;
    return waiting.for === 'choice' ? waiting.seat : null;
  }

  get over(): boolean {
    return this.live.waiting.for === 'nothing';
  }

  get began(): boolean {
    return !['players', 'shares'].includes(this.live.waiting.for);
  }

  /** Whether the host lets nobody read what spectators write. */
  get watchersMuted(): boolean {
    const last = this.live.records.findLast(({ what }) => what.type === 'muted' && what.seat === null);
    return last?.what.type === 'muted' && last.what.muted;
  }

  /** Where the same people play again, once somebody has asked for it. */
  get next(): string | null {
    const { records } = this.live;
    const last = records.findLast(({ what }) => what.type === 'rematch')?.what;
    const asked = records.findIndex(({ what }) => what.type === 'proposed' && what.what.type === 'rematch');
    // Whoever declined it is not expected there.
    const answered = records.findLast(({ what }) => what.type === 'answered' && this.isMine(what.seat));
    const declined =
      answered?.what.type === 'answered' && !answered.what.yes && answered.n > (records[asked]?.n ?? answered.n);
    return last?.type === 'rematch' && !declined ? last.table : null;
  }

  /** Whether other people play too: what needs consent needs theirs. */
  get inCompany(): boolean {
    return this.live.seats.some(
      ({ occupant }, seat) => ['person', 'stand_in'].includes(occupant.type) && !this.isMine(seat),
    );
  }

  isMine(seat: Seat): boolean {
    return this.live.you.seats.includes(seat);
  }

  private readonly players = $derived.by(() => playerNames(this.live.seats.map(({ occupant }) => occupant)));

  /** How a seat is called in a sentence: by the name of its player, and by its hero where it has one. */
  readonly nameOf = (seat: Seat): SeatName => {
    const hero = this.game?.seatName(this.live.stage.view, seat);
    return hero ? { player: this.player(seat), as: hero } : this.playerName(seat);
  };

  private playerName(seat: Seat): SeatName {
    return this.players[seat] ?? { key: 'ui-seat', args: { n: seat + 1 } };
  }

  /** The name of whoever plays a seat, the same for everybody at the table. */
  readonly player = (seat: Seat): string => {
    const name = this.players[seat];
    return name ?? t('ui-seat', { n: seat + 1 });
  };

  /** A line of the chronicle, with the names that were known then. */
  sayLine(line: Line): string {
    const name = (seat: Seat) => (line.nameless.includes(seat) ? this.playerName(seat) : this.nameOf(seat));
    const text = say(line.text, name);
    return line.times > 1 ? `${text} (×${line.times})` : text;
  }

  readonly say = (message: Message): string => say(message, this.nameOf);

  /** The name on its own, with the hero. */
  label(seat: Seat): string {
    return this.say({ key: 'ui-who', args: { player: { seat } } });
  }

  /** What there is to say about a player besides the name: that it is the viewer, a bot and of which level, or that a bot
   * stands in. A bot without its level where that can be chosen beside it. */
  about(seat: Seat, levelBeside = false): string {
    const occupant = this.live.seats[seat]?.occupant;
    switch (occupant?.type) {
      case 'person':
        return this.isMine(seat) && this.live.you.seats.length === 1 ? t('web-you') : '';
      case 'bot':
        return levelBeside ? t('web-bot') : botLabel(occupant.level);
      case 'stand_in':
        return t('web-stand-in');
      default:
        return t('web-seat-open');
    }
  }

  /** The bot that is put into a seat when nobody says which. */
  get usualBot(): BotId {
    return this.live.game ? ownBots.fitting(settings.level, this.live.game) : 'candle';
  }

  choose(...choices: unknown[]): void {
    const seat = this.eyes;
    if (seat === null || !this.live.ready) return;
    void this.attempt(this.live.choose(seat, ...choices));
  }

  takeBack(): void {
    const seat = this.eyes;
    if (seat !== null) void this.attempt(this.live.say({ type: 'undo', seat }));
  }

  /** Puts somebody else into a seat: a bot, or its own person again. */
  sit(seat: Seat, occupant: Wish): void {
    void this.attempt(this.live.say({ type: 'sit', seat, occupant }));
  }

  /** Lets a bot play for somebody who is not there, or proposes it; a host who does not play may do it when it is due. */
  standIn(seat: Seat): void {
    if (this.live.you.seats.length > 0) this.propose({ type: 'stand_in', seat });
    else this.sit(seat, { type: 'bot', level: this.usualBot });
  }

  /** Asks the others for something, from any seat of the viewer's. */
  propose(what: Proposal, seat: Seat | undefined = this.live.you.seats[0]): void {
    if (seat !== undefined) void this.attempt(this.live.say({ type: 'propose', seat, what }));
  }

  /** The seat of this viewer whose answer to a request is waited for. */
  get awaited(): Seat | undefined {
    return this.live.latest?.votes?.awaited.find((seat) => this.isMine(seat));
  }

  /** What this browser has committed to for the rematch. */
  private committed: string | null = null;

  /** Goes on to the table of a rematch, where the commitment has to be on the list. */
  followTo(table: string): void {
    if (this.committed !== null) promise(table, this.committed);
  }

  /** Before a rematch: this browser commits to a share of its dice. Without one the game can be played too. */
  async commit(): Promise<void> {
    const commitment = await commit();
    const done = this.live.say({ type: 'commit', commitment });
    this.committed = await done.then(
      () => commitment,
      () => null,
    );
  }

  /** Answers a request; whoever made it takes it back with a no. */
  answer(yes: boolean, seat: Seat | undefined = this.awaited): void {
    if (seat === undefined) return;
    const again = yes && this.live.latest?.proposal?.[1].type === 'rematch';
    const committed = again ? this.commit() : Promise.resolve();
    void this.attempt(committed.then(() => this.live.say({ type: 'answer', seat, yes })));
  }

  /** Waits for the server's answer and tells the viewer when it is a refusal. */
  async attempt(answer: Promise<unknown>): Promise<boolean> {
    try {
      await answer;
      return true;
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      playSound('rustle');
      toasts.add(this.say(thrown.message), thrown.rule ?? undefined);
      return false;
    }
  }
}
