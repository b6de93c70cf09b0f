// One viewer's evening at a table: the live connection, the game's own code, and who is who.
import { botLabel, ownBots } from '../bots.svelte';
import { games } from '../games.svelte';
import type { GameModule } from '../game';
import { loadGame } from '../game';
import { isProblem, LiveTable } from '../net/live.svelte';
import { settings } from '../settings.svelte';
import { playSound } from '../sound';
import { say, speech, t } from '../texts/language.svelte';
import type { SeatName } from '../texts/texts';
import type { BotId, Message, Seat, Wish } from '../types/protocol';
import type { Line } from './lines';
import { toasts } from './toasts.svelte';

export class Session {
  readonly live: LiveTable;
  game: GameModule | null = $state.raw(null);
  /** The event whose line in the chronicle the reader points at. */
  pointedAt: unknown = $state.raw(null);
  /** The rule that is open to be read. */
  rule: string | null = $state(null);

  constructor(id: string, watch: string | null) {
    this.live = new LiveTable(id, watch, () => ({
      // Words are told at once; whoever reads them has their own pace.
      speed: settings.mode === 'text' ? 4 : settings.speed,
      calm: settings.isCalm,
    }));
    this.live.stage.listen((beat) => {
      const sound = this.game?.sound(beat.event);
      if (sound) playSound(sound);
    });
    $effect(() => {
      const name = this.live.game;
      if (name) void Promise.all([loadGame(name), speech.learn(name, 'keys')]).then(([module]) => (this.game = module));
    });
    ownBots.learn();
    games.learn();
    $effect(() => () => this.live.close());
    let before: Seat | null = null;
    $effect(() => {
      const now = this.live.stage.busy ? before : this.decider;
      if (now !== before && now !== null && this.isMine(now)) playSound('turn');
      before = now;
    });
  }

  get eyes(): Seat | null {
    return this.live.shown?.eyes ?? null;
  }

  /** The seat that is to decide, if any. */
  get decider(): Seat | null {
    const { waiting } = this.live;
    return waiting.for === 'choice' ? waiting.seat : null;
  }

  get over(): boolean {
    return this.live.waiting.for === 'nothing';
  }

  get began(): boolean {
    return this.live.waiting.for !== 'players';
  }

  /** Whether the host lets nobody read what spectators write. */
  get watchersMuted(): boolean {
    const last = this.live.records.findLast(({ what }) => what.type === 'muted' && what.seat === null);
    return last?.what.type === 'muted' && last.what.muted;
  }

  /** Where the same people play again, once somebody has asked for it. */
  get next(): string | null {
    const last = this.live.records.findLast(({ what }) => what.type === 'rematch')?.what;
    return last?.type === 'rematch' ? last.table : null;
  }

  /** Whether other people play too: what needs consent needs theirs. */
  get inCompany(): boolean {
    return this.live.seats.some(({ occupant }, seat) => occupant.type === 'person' && !this.isMine(seat));
  }

  isMine(seat: Seat): boolean {
    return this.live.you.seats.includes(seat);
  }

  /** How a seat is called: by its hero, by the person's name, or by its number when that says more. */
  readonly nameOf = (seat: Seat): SeatName => this.game?.seatName(this.live.view, seat) ?? this.playerName(seat);

  private playerName(seat: Seat): SeatName {
    const occupant = this.live.seats[seat]?.occupant;
    if (occupant && 'name' in occupant) {
      const same = this.live.seats.filter((other) => 'name' in other.occupant && other.occupant.name === occupant.name);
      if (same.length === 1) return occupant.name;
    }
    return { key: 'ui-seat', args: [['n', { number: seat + 1 }]] };
  }

  /** A line of the chronicle, with the names that were known then. */
  sayLine(line: Line): string {
    const name = (seat: Seat) => (line.nameless.includes(seat) ? this.playerName(seat) : this.nameOf(seat));
    const text = say(line.text, name);
    return line.times > 1 ? `${text} (×${line.times})` : text;
  }

  readonly say = (message: Message): string => say(message, this.nameOf);

  /** The name on its own. */
  label(seat: Seat): string {
    const name = this.nameOf(seat);
    return typeof name === 'string' ? name : this.say(name);
  }

  /** The person or bot behind a seat; a bot without its level where that can be chosen beside it. */
  occupantLabel(seat: Seat, levelBeside = false): string {
    const occupant = this.live.seats[seat]?.occupant;
    switch (occupant?.type) {
      case 'person':
        return this.isMine(seat) && this.live.you.seats.length === 1 ? t('web-you') : occupant.name;
      case 'bot':
        return levelBeside ? t('web-bot') : botLabel(occupant.level);
      case 'stand_in':
        return `${occupant.name} · ${t('web-stand-in')}`;
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
