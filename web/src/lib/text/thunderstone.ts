// Thunderstone in sentences: the hall, the hand, the village, the players.
import { plain } from '../texts/plain';
import { cardName, entryOf } from '../thunderstone/cards';
import { membersOf } from '../thunderstone/model';
import type { CardId, Explanation, Member, Table, View, Worth } from '../types/thunderstone';
import catalogue from '../data/thunderstone.json';
import type { Choosable, Message, Seat } from '../types/protocol';
import { tagged } from '../event';
import { attackLines, explanationOf, verdict } from './attack';
import { counted, message, times } from './message';
import type { GameWords, Scene } from './words';

const viewOf = (scene: Scene): View => scene.view as View;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const joined = (scene: Scene, parts: readonly Message[]): string => parts.map(scene.say).join('; ');
const ALL = catalogue.map(({ id }) => id as CardId);

type Bag = Partial<Record<CardId, number>>;
const total = (bag: Bag): number => Object.values(bag).reduce((sum, n) => sum + (n ?? 0), 0);
const pile = (bag: Bag): Message[] =>
  (Object.entries(bag) as [CardId, number][]).filter(([, n]) => n > 0).map(([card, n]) => times(cardName(card), n));
const row = (cards: readonly CardId[]): Message[] => counted(cards, cardName);

// ---------- cards ----------

/** What a card gives in the dungeon; a hero's strength comes first. */
function fighting(card: CardId): Message[] {
  const entry = entryOf(card);
  if (!entry) return [];
  const facts: Message[] = [];
  if (entry.types.includes('hero')) facts.push(message('ui-fact-strength', { n: entry.strength }));
  if (entry.weight > 0) facts.push(message('ui-fact-weight', { n: entry.weight }));
  if (entry.attack !== 0) facts.push(message('ui-fact-attack', { text: signed(entry.attack) }));
  if (entry.magic !== 0) facts.push(message('ui-fact-magic', { text: signed(entry.magic) }));
  if (entry.light > 0) facts.push(message('ui-fact-light', { n: entry.light }));
  return facts;
}

/** What a card gives in the village, and at the end of the game. */
function trading(card: CardId): Message[] {
  const entry = entryOf(card);
  const facts: Message[] = [];
  if (entry?.gold) facts.push(message('ui-fact-gold', { n: entry.gold }));
  if (entry?.victory_points) facts.push(message('ui-fact-points', { n: entry.victory_points }));
  return facts;
}

const facts = (card: CardId): Message[] => [...fighting(card), ...trading(card)];

/** Facts in a row, without the “and” that a list of things would have. */
function inARow(parts: readonly Message[]): Message {
  const [first, ...rest] = parts;
  if (!first) return message('ui-fact-none');
  return rest.reduce((list, second) => message('ui-list-more', { first: list, second }), first);
}

const bracketed = (name: Message, parts: readonly Message[]): Message =>
  parts.length === 0 ? name : message('ui-card-facts', { card: name, facts: inARow(parts) });

const textOf = (card: CardId, scene: Scene): string | undefined => {
  const text = scene.texts.attribute(cardName(card).key, 'text');
  return text === undefined || text === '–' ? undefined : text;
};

/** The figures of a card as one reads them on it. */
function printed(card: CardId): Message[] {
  const entry = entryOf(card);
  if (!entry) return [];
  const lines: Message[] = [];
  if (entry.level) lines.push(message('ui-fact-level', { n: entry.level }));
  if (entry.cost !== null) lines.push(message('ui-fact-cost', { n: entry.cost }));
  if (entry.health > 0) lines.push(message('ui-fact-health', { n: entry.health }));
  if (entry.darkness > 0) lines.push(message('ui-fact-darkness', { n: entry.darkness }));
  if (entry.experience > 0) lines.push(message('ui-fact-experience', { n: entry.experience }));
  const gives = facts(card);
  if (entry.kind === 'monster' && gives.length > 0) lines.push(message('ui-fact-trophy', { facts: inARow(gives) }));
  else lines.push(...gives);
  if (entry.level_up !== null) lines.push(message('ui-fact-level-up', { n: entry.level_up }));
  return lines;
}

/** A card read aloud: its name and types, its figures, its text. */
function aloud(card: CardId, scene: Scene): string {
  const name = cardName(card);
  const kind = scene.texts.attribute(name.key, 'type');
  const parts = [scene.say(name), kind, ...printed(card).map(scene.say), textOf(card, scene)];
  return parts.filter((part) => part !== undefined && part !== '').join('; ');
}

/** What choices carry that are about cards. */
interface Fields {
  slot: number;
  hero: number;
  weapon: number;
  rank: number;
  into: CardId;
}

/** The cards that a choice is about. */
function cardsOf(choice: unknown, table: Table): CardId[] {
  const { kind, data } = tagged(choice);
  const card = data as CardId;
  const { slot = -1, hero = -1, weapon = -1, rank = 0, into } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Fields>;
  const at = (place: number) => table.party[place]?.card;
  const inRank = table.hall[rank - 1]?.card;
  const found: Record<string, (CardId | undefined)[]> = {
    buy: [card],
    card: [card],
    take_spoils: [card],
    use: [at(slot)],
    member: [at(data as number)],
    level_up: [at(slot), into],
    equip: [at(hero), at(weapon)],
    attack: [inRank],
    monster: [inRank],
  };
  return (found[kind] ?? []).filter((one) => one !== undefined);
}

/** The cards called so, or else those whose name has it in it. */
export function named(text: string, scene: Scene): CardId[] {
  const wanted = plain(text);
  const spoken = (card: CardId) => plain(scene.say(cardName(card)));
  const id = wanted.replaceAll(/[ -]/g, '_');
  const exact = ALL.filter((card) => spoken(card) === wanted || card === id);
  return exact.length > 0 ? exact : ALL.filter((card) => spoken(card).includes(wanted) || card.includes(id));
}

/** More cards than this are only named when a word fits several. */
const READ_ALOUD = 4;

function cardLines(rest: string, scene: Scene, choices: readonly Choosable[]): string[] {
  const { table, hand } = viewOf(scene);
  const number = /^\d+$/.test(rest) ? Number(rest) : null;
  let found: CardId[];
  if (rest === '') found = [...new Set([...hand, ...members(table).map(({ card }) => card)])];
  else if (number !== null) {
    const choosable = choices[number - 1];
    if (!choosable) return [scene.say(message('ui-wrong-number', { found: number, n: choices.length }))];
    found = cardsOf(choosable.choice, table);
    if (found.length === 0) return [scene.say(message('ui-card-none-there', { n: number }))];
  } else found = named(rest, scene);
  if (found.length === 0) return [scene.say(rest === '' ? message('ui-card-which') : message('ui-card-unknown', { found: rest }))];
  if (rest !== '' && found.length > READ_ALOUD) return [scene.say(message('ui-card-several', { found: rest, cards: found.map(cardName) }))];
  return found.map((card) => aloud(card, scene));
}

// ---------- the hall, the village, the hand ----------

function hallLines(scene: Scene): string[] {
  const { table } = viewOf(scene);
  const dungeon = total(table.dungeon.unseen) + table.dungeon.under.length + Number(table.dungeon.stone);
  const ranks = table.hall.map((there, index) => {
    const rank = scene.say(message('ui-hall-rank', { rank: index + 1 }));
    if (!there) return `${rank} ${scene.say(message('ui-hall-empty'))}`;
    const name = `${rank} ${scene.say(cardName(there.card))}`;
    const explained = explanationOf(scene, index + 1);
    const parts = [...printed(there.card)];
    if (explained) {
      parts.push(message('ui-hall-penalty', { n: explained.now.penalty, cost: -explained.now.dark }));
      parts.push(verdict(explained));
    }
    const text = textOf(there.card, scene);
    return [name, ...parts.map(scene.say), ...(text ? [text] : [])].join('; ');
  });
  return [...ranks, scene.say(message('ui-dungeon-deck', { n: dungeon }))];
}

const KINDS = ['basic', 'hero', 'village'];
function villageLines(scene: Scene): string[] {
  const { stock } = viewOf(scene).table;
  const left = (card: CardId) => stock[card] ?? 0;
  const stacks = ALL.filter((card) => {
    const entry = entryOf(card);
    return entry !== undefined && entry.cost !== null && card in stock && (entry.level ?? 1) === 1;
  });
  const order = (card: CardId) => KINDS.indexOf(entryOf(card)?.kind ?? '') * 100 + (entryOf(card)?.cost ?? 0);
  return stacks.sort((a, b) => order(a) - order(b)).map((card) => {
    const entry = entryOf(card);
    const family = entry?.family && ALL.filter((other) => entryOf(other)?.family === entry.family);
    const many = family ? message('ui-fact-left-levels', { left: family.map(left).join(', ') }) : message('ui-fact-left-all', { left: String(left(card)) });
    return scene.say(bracketed(cardName(card), [message('ui-fact-cost', { n: entry?.cost ?? 0 }), many, ...facts(card)]));
  });
}

const members = (table: Table): Member[] => Object.values(table.party).filter((member) => member !== undefined);

/** The revealed hand: heroes with their weapons, equal cards together. */
function party({ table, reckoned }: View): Message[] {
  const shown = membersOf(table.party).filter(({ member }) => !(entryOf(member.card)?.types.includes('weapon') && member.link !== null) && !member.marks.includes('thrown'));
  const told = shown.map(({ slot, member }) => {
    const figures = table.turn.place === 'village' ? trading(member.card) : fighting(member.card);
    const hero = reckoned.strengths.find((one) => one.slot === slot);
    if (hero && table.turn.place === 'dungeon') figures[0] = message('ui-fact-strength', { n: hero.strength });
    if (member.used.length > 0) figures.push(message('ui-fact-used'));
    if (member.marks.includes('barred')) figures.push(message('ui-fact-barred'));
    if (member.marks.includes('doomed')) figures.push(message('ui-fact-doomed'));
    const weapon = member.link === null ? undefined : table.party[member.link];
    if (weapon) figures.push(message('ui-fact-weapon', { card: cardName(weapon.card) }));
    return JSON.stringify(bracketed(cardName(member.card), figures));
  });
  return counted(told, (text) => JSON.parse(text) as Message);
}

function handLines(scene: Scene): string[] {
  const { table, hand } = viewOf(scene);
  if (hand.length > 0) return [scene.say(message('ui-hand-cards', { cards: counted(hand, (card) => bracketed(cardName(card), facts(card))) }))];
  const own = party(viewOf(scene));
  if (scene.eyes === table.active && own.length > 0) return [scene.say(message('ui-hand-revealed', { cards: own }))];
  return [scene.say(message(scene.eyes === null ? 'web-you-watch' : 'ui-hand-no-cards'))];
}

// ---------- players ----------

function playerLines(scene: Scene, seat: Seat): string[] {
  const { table } = viewOf(scene);
  const player = table.players[seat];
  if (!player) return [];
  const first: Message[] = seat === table.active && table.turns > 0 ? [message('ui-status-active')] : [];
  first.push(message('ui-status-experience', { n: player.experience }));
  first.push(message('ui-status-piles', { hand: player.hand, deck: total(player.pool) - player.hand, discard: total(player.discard) }));
  const lines = [[scene.who(seat), ...first.map(scene.say)].join('; ')];
  const list = (key: string, cards: Message[]) => {
    if (cards.length > 0) lines.push(scene.say(message(key, { cards })));
  };
  if (seat === table.active) list('ui-status-revealed', party(viewOf(scene)));
  list('ui-status-certain', row(player.certain));
  list('ui-status-unseen', pile(player.pool));
  list('ui-status-discards', pile(player.discard));
  return lines;
}

/** Each kind of card that is worth something, with what its cards are worth together. */
const worth = (lines: readonly Worth[]): Message[] =>
  lines.map(({ card, n, points }) => message('ui-result-card', { card: times(cardName(card), n), n: points }));

// ---------- decisions ----------

const GROUPS: Record<string, string> = {
  use: 'ui-group-effects', equip: 'ui-group-equip', attack: 'ui-group-attack', buy: 'ui-group-buy',
  level_up: 'ui-group-level-up', arrange: 'ui-group-arrange',
};
const kindOf = (thing: unknown): string => tagged(thing).kind;

function group(choice: unknown, question: unknown): Message {
  const kind = kindOf(choice);
  const ends = kind === 'done' && ['prepare', 'buy', 'train'].includes(kindOf(question));
  return message(ends ? 'ui-group-end' : (GROUPS[kind] ?? 'ui-group-choices'));
}

function line({ choice, text }: Choosable, scene: Scene): string {
  const kind = kindOf(choice);
  const { table } = viewOf(scene);
  const [card] = cardsOf(choice, table);
  if (kind === 'buy' && card) {
    const bought = message('ui-village-buy', { card: cardName(card), cost: entryOf(card)?.cost ?? 0 });
    return scene.say(message('ui-choice-noted', { choice: bought, note: inARow([...facts(card), message('ui-fact-left', { n: table.stock[card] ?? 0 })]) }));
  }
  if (kind === 'level_up') {
    const { into } = (choice as { level_up: { into: CardId } }).level_up;
    return scene.say(message('ui-choice-noted', { choice: text, note: inARow(facts(into)) }));
  }
  const explained: Explanation | undefined = kind === 'attack' ? explanationOf(scene, (choice as { attack: { rank: number } }).attack.rank) : undefined;
  return explained ? scene.say(message('ui-choice-noted', { choice: text, note: verdict(explained) })) : scene.say(text);
}

function situation(scene: Scene): string[] {
  const { table } = viewOf(scene);
  const lines = handLines(scene);
  const kind = kindOf(scene.asked?.question);
  if (['prepare', 'buy'].includes(kind) && table.turn.place === 'village' && table.turn.purchases > 1) {
    lines.push(scene.say(message('ui-situation-purchases', { n: table.turn.purchases })));
  }
  if (kind === 'card' && table.revealed.length > 0) lines.push(scene.say(message('ui-situation-revealed', { cards: row(table.revealed) })));
  return lines;
}

const seatsOf = (scene: Scene): Seat[] => Array.from({ length: scene.seats }, (_, seat) => seat);

export const words: GameWords = {
  topics: [
    { command: 'hand', title: 'web-text-topic-hand', lines: handLines },
    { command: 'hall', title: 'web-text-topic-hall', lines: hallLines },
    { command: 'village', title: 'web-text-topic-village', lines: villageLines },
    { command: 'me', title: 'web-text-topic-me', lines: (scene) => (scene.eyes === null ? [] : playerLines(scene, scene.eyes)) },
    { command: 'others', title: 'web-text-topic-others', lines: (scene) => seatsOf(scene).filter((seat) => seat !== scene.eyes).flatMap((seat) => playerLines(scene, seat)) },
  ],
  answers: { card: cardLines, odds: (rest, scene) => attackLines(rest, scene) },
  group,
  line,
  farFetched: () => false,
  situation,
  score: (seat, _, scene) => {
    const { reckoned } = viewOf(scene);
    return [reckoned.worth[seat] ?? [], reckoned.village].map((lines) => joined(scene, worth(lines))).filter((text) => text !== '');
  },
};
