// What each command of the text mode does.
import { games } from '../games.svelte';
import { api, Refusal } from '../net/api';
import { ruleOf, rulesOf } from '../reading/rules';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { linesOf } from '../shell/lines';
import { clockText } from '../shell/time.svelte';
import { LANGUAGES, say as sayPlainly, speech, t } from '../texts/language.svelte';
import { plain } from '../texts/plain';
import type { Message, Subject, Topic, Unchoosable } from '../types/protocol';
import { fitting, listed, numbered } from './choices';
import { COMMANDS, COMMAND_IDS, read, topicHelp, type CommandId } from './commands';
import { message } from './message';
import { called } from './subjects';
import type { Teller } from './teller.svelte';

/** Lines of the chronicle, and reasons, that are told unless more are asked for. */
const LINES = 20;
const REASONS = 8;
/** More rules or subjects than this are only named. */
const RULES = 3;
const SUBJECTS = 4;

export interface Doors {
  openMenu: () => void;
}

type Answer = (teller: Teller, rest: string, doors: Doors) => void | Promise<void>;

const tell = (teller: Teller, lines: readonly string[]): void => teller.transcript.tell('answer', ...lines);
const warn = (teller: Teller, text: string): void => teller.transcript.warn(text);

function help(teller: Teller): void {
  const { texts } = speech;
  const lines = COMMAND_IDS.map((id) => {
    const { text } = COMMANDS[id];
    return `${texts.attribute(text, 'usage') ?? id}: ${texts.attribute(text, 'help') ?? ''}`;
  });
  const topics = teller.topics.map((topic) => topicHelp(topic, texts));
  tell(teller, [t('ui-help-numbers'), ...topics, ...lines, t('ui-help-english')]);
}

function choices(teller: Teller): void {
  const { scene, groups } = teller;
  if (!scene?.asked) return tell(teller, [teller.turn]);
  tell(teller, [scene.say(scene.asked.text), ...scene.telling.situation.map(scene.say), ...listed(groups)]);
}

/** The refused choices by their reasons, each reason once. */
function reasonLines(teller: Teller, reasons: readonly Unchoosable[], wanted: string): string[] {
  const { say } = teller.session;
  const by = new Map<string, string[]>();
  for (const { text, reason, rule, far_fetched } of reasons) {
    if (wanted === '' && far_fetched) continue;
    const why = say(message('ui-why-reason', { reason: say(reason), rule }));
    const choice = say(text);
    if (wanted !== '' && !plain(`${choice} ${why}`).includes(wanted)) continue;
    const refused = by.get(why) ?? [];
    if (!refused.includes(choice)) refused.push(choice);
    by.set(why, refused);
  }
  const named = wanted === '' ? 3 : Infinity;
  const all = [...by].map(([why, refused]) => {
    const rest = refused.length - named;
    const more = rest > 0 ? [say(message('ui-why-more', { n: rest }))] : [];
    return `${why} ${[...refused.slice(0, named), ...more].join('; ')}`;
  });
  const hidden = wanted === '' ? all.length - REASONS : 0;
  return hidden > 0 ? [...all.slice(0, REASONS), say(message('ui-why-more', { n: hidden }))] : all;
}

async function why(teller: Teller, rest: string): Promise<void> {
  const { session } = teller;
  const { say } = session;
  if (session.eyes === null || !teller.scene?.asked) return warn(teller, t('web-text-not-asked'));
  if (/^\d+$/.test(rest)) {
    const all = numbered(teller.groups);
    const found = all.find(({ n }) => n === Number(rest));
    if (!found) return warn(teller, say(message('ui-wrong-number', { found: Number(rest), n: all.length })));
    return tell(teller, [say(message('ui-why-allowed', { choice: found.line }))]);
  }
  const reasons = await session.live.why(session.eyes).catch(() => null);
  if (!reasons) return warn(teller, t('web-unreachable'));
  const lines = reasonLines(teller, reasons, plain(rest));
  if (lines.length > 0) tell(teller, [t('ui-why-title'), ...lines]);
  else tell(teller, [rest === '' ? t('ui-why-nothing') : t('ui-why-no-match', { found: rest })]);
}

function undo(teller: Teller): void {
  const { session } = teller;
  const { eyes, live } = session;
  if (eyes !== null && live.shown?.undo?.includes(eyes)) session.takeBack();
  else warn(teller, t('web-text-undo-ask'));
}

function ask(teller: Teller): void {
  const { live, eyes } = teller.session;
  const seat = eyes ?? live.you.seats[0];
  const sequence = live.shown?.sequence ?? 0;
  if (seat === undefined || sequence === 0) return warn(teller, t('ui-undo-nothing'));
  void teller.session.attempt(live.say({ type: 'propose', seat, what: { type: 'undo', to: sequence - 1 } }));
}

function answer(yes: boolean): Answer {
  return (teller) => {
    const { live } = teller.session;
    const proposal = live.latest?.proposal;
    if (!proposal) return warn(teller, t('web-text-no-proposal'));
    for (const seat of live.you.seats.filter((own) => own !== proposal[0])) {
      void teller.session.attempt(live.say({ type: 'answer', seat, yes }));
    }
  };
}

function log(teller: Teller, rest: string): void {
  const { session } = teller;
  if (rest !== '' && !/^\d+$/.test(rest)) return warn(teller, t('ui-wrong-lines', { found: rest }));
  const lines = linesOf(session.live.records, session.game).slice(-(Number(rest) || LINES));
  tell(teller, lines.length > 0 ? lines.map((line) => session.sayLine(line)) : [t('ui-log-empty')]);
}

function turn(teller: Teller): void {
  const { session } = teller;
  const facts = session.game && session.live.stage.view !== null ? session.game.facts(session.live.stage.view) : [];
  tell(teller, [teller.turn, ...teller.absence, ...facts.map(session.say)]);
}

function rule(teller: Teller, rest: string): void {
  const { session } = teller;
  const { game } = session.live;
  if (rest === '' || !game) {
    session.rule = 'all';
    return;
  }
  const { texts } = speech;
  const exact = ruleOf(texts, rest.trim());
  const wanted = plain(rest);
  const found = exact
    ? [exact]
    : rulesOf(texts, games.find(game)?.rule_keys ?? '').filter(({ id, title }) =>
        plain(`${id} ${title}`).includes(wanted),
      );
  if (found.length === 0) return warn(teller, t('ui-rules-unknown', { found: rest }));
  if (found.length > RULES)
    return tell(
      teller,
      found.map(({ id, title }) => `${id}: ${title}`),
    );
  tell(
    teller,
    found.flatMap(({ id, title, text, ruling }) => [
      `${id}: ${title}`,
      text,
      ...(ruling ? [t('ui-rules-ruling', { text: ruling })] : []),
    ]),
  );
}

function chat(teller: Teller): void {
  const words = teller.session.live.records.flatMap(({ what }) => (what.type === 'said' ? [what] : []));
  const lines = words
    .slice(-LINES)
    .map(({ name, text }) => t('web-text-said', { name, text: text ?? t('web-hidden-words') }));
  tell(teller, lines.length > 0 ? lines : [t('web-chat-empty')]);
}

function clock(teller: Teller): void {
  const { live } = teller.session;
  const lines = live.seats.flatMap(({ clock: face }, seat) => {
    if (!face) return [];
    const left = face.running ? face.left - Math.max(0, Date.now() + live.drift - face.at) : face.left;
    return [`${teller.who(seat)}: ${t('web-time-left', { text: clockText(left) })}`];
  });
  tell(teller, lines.length > 0 ? lines : [t('web-setup-clock-none')]);
}

/** What the game says about a topic. */
async function about(teller: Teller, { id }: Topic): Promise<void> {
  await teller.learn();
  if (!teller.telling) return warn(teller, t('web-room'));
  const sentences = teller.telling.topics.find(({ topic }) => topic === id)?.sentences ?? [];
  tell(teller, sentences.length > 0 ? sentences.map(teller.say) : [t('ui-topic-nothing')]);
}

/** The subjects of that name, with everything there is to say about them; of many only the names. */
function named(teller: Teller, all: readonly Subject[], wanted: string): string[] {
  const found = called(all, wanted, teller.say);
  if (found.length === 0) return [t('web-text-look-unknown', { found: wanted })];
  if (found.length <= SUBJECTS) return found.flatMap(({ sentences }) => sentences.map(teller.say));
  const names = found.flatMap(({ names: [name] }) => name ?? []);
  return [teller.say(message('web-text-look-several', { found: wanted, names }))];
}

async function odds(teller: Teller, rest: string): Promise<void> {
  await teller.learn();
  const foretold = teller.telling?.foretold ?? [];
  if (foretold.length === 0) return tell(teller, [t('web-text-odds-none')]);
  tell(
    teller,
    rest === '' ? foretold.flatMap(({ sentences }) => sentences.map(teller.say)) : named(teller, foretold, rest),
  );
}

/** One thing by its name, those that a choice is about by its number, or what is at hand. */
async function look(teller: Teller, rest: string): Promise<void> {
  const subjects = await teller.subjects();
  if (!subjects) return warn(teller, t('web-room'));
  const sentences = (found: readonly Subject[]) => found.flatMap((one) => one.sentences.map(teller.say));
  if (rest === '') {
    const near = sentences(subjects.filter((one) => one.near));
    return tell(teller, near.length > 0 ? near : [t('web-text-look-what')]);
  }
  if (!/^\d+$/.test(rest)) return tell(teller, named(teller, subjects, rest));
  const all = numbered(teller.groups);
  const choice = all.find(({ n }) => n === Number(rest));
  if (!choice) return warn(teller, teller.say(message('ui-wrong-number', { found: Number(rest), n: all.length })));
  const same = (name: Message) => choice.subjects.some((wanted) => JSON.stringify(wanted) === JSON.stringify(name));
  const found = sentences(subjects.filter(({ names }) => names.some(same)));
  tell(teller, found.length > 0 ? found : [t('web-text-look-none-there', { n: choice.n })]);
}

async function rematch(teller: Teller): Promise<void> {
  const { session } = teller;
  if (!session.over || !session.live.welcome) return warn(teller, t('web-text-not-over'));
  try {
    const { table } = await api.rematch(session.live.welcome.table);
    if (table === null) tell(teller, [t('web-rematch-waits')]);
    else router.go(`/t/${table}`);
  } catch (thrown) {
    if (thrown instanceof Refusal) warn(teller, sayPlainly(thrown.problem.message));
  }
}

async function lang(teller: Teller, rest: string): Promise<void> {
  const found = LANGUAGES.find((language) => language === rest.trim().toLowerCase());
  if (!found) return warn(teller, t('ui-unknown-language', { found: rest, known: LANGUAGES.join(', ') }));
  settings.language = found;
  await speech.speak(found);
  tell(teller, [t('ui-language-set')]);
}

const ANSWERS: Record<CommandId, Answer> = {
  help,
  choices,
  why,
  odds,
  look,
  undo,
  ask,
  yes: answer(true),
  no: answer(false),
  log,
  turn,
  rule,
  chat,
  clock,
  rematch,
  lang,
  say: (teller, rest) => {
    if (rest !== '') void teller.session.attempt(teller.session.live.say({ type: 'chat', text: rest }));
  },
  begin: (teller) => void teller.session.attempt(teller.session.live.say({ type: 'begin' })),
  menu: (_, __, doors) => doors.openMenu(),
  drawn: () => {
    settings.mode = 'drawn';
  },
  quit: () => router.go('/'),
};

/** Does what was typed. */
export async function obey(teller: Teller, typed: string, doors: Doors): Promise<void> {
  if (!teller.session.live.game) return;
  const found = read(typed, teller.topics, speech.texts);
  switch (found.type) {
    case 'number':
      return choose(teller, found.n);
    case 'unknown': {
      const near = fitting(teller.groups, found.found).map(({ n, line }) => `${n}. ${line}`);
      return warn(teller, [t('ui-unknown-command', { found: found.found }), ...near].join(' '));
    }
    case 'topic':
      return about(teller, found.topic);
    case 'command':
      return ANSWERS[found.command](teller, found.rest, doors);
  }
}

export function choose(teller: Teller, n: number): void {
  const { session, groups, scene } = teller;
  if (!scene?.asked) return warn(teller, [t('web-text-not-asked'), teller.turn].join(' '));
  const all = numbered(groups);
  const found = all.find((one) => one.n === n);
  if (!found) return warn(teller, session.say(message('ui-wrong-number', { found: n, n: all.length })));
  session.choose(found.choosable.choice);
}
