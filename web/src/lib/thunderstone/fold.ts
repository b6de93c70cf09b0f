// The pieces that an event names, put where it says, so that the table moves with the story and not only at its end.
// What follows from an event by a rule is not guessed here: the next view brings it, and takes the place of all this.
import type { Bag, CardId, Event, Member, Party, Player, Slot, View } from '../types/thunderstone';
import { heroesOf } from './model';

type Fields<T> = T extends Record<infer K, infer V> ? { [P in K]: V } : never;
type Merged<T> = (T extends unknown ? (merged: T) => void : never) extends (merged: infer M) => void ? M : never;
type Told = Merged<Fields<Exclude<Event, string>>>;
type Change = { [K in keyof Told]?: (view: View, told: Told[K]) => void };

const add = (bag: Bag, card: CardId, n = 1) => (bag[card] = (bag[card] ?? 0) + n);
function remove(bag: Bag, card: CardId): void {
  const left = (bag[card] ?? 0) - 1;
  if (left > 0) bag[card] = left;
  else delete bag[card];
}
const playerOf = (view: View, seat: number): Player | undefined => view.table.players[seat];
function leaveHand(view: View, seat: number, card: CardId): void {
  const player = playerOf(view, seat);
  if (!player) return;
  remove(player.pool, card);
  player.hand -= 1;
  drop(player.certain, card);
  if (view.seat === seat) drop(view.hand, card);
}
function drop(list: CardId[], card: CardId): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}
function join(party: Party, card: CardId, owner: number): void {
  let slot = 0;
  while (party[slot]) slot += 1;
  const member: Member = { card, used: [], marks: [], strength: 0, attack: 0, magic: 0, link: null, owner };
  party[slot] = member;
}
function leave(party: Party, slot: Slot): void {
  const link = party[slot]?.link ?? null;
  const other = link === null ? undefined : party[link];
  if (other) other.link = null;
  delete party[slot];
}
const sell = (view: View, card: CardId) => (view.table.stock[card] = Math.max(0, (view.table.stock[card] ?? 0) - 1));
const clear = (view: View, rank: number) => (view.table.hall[rank - 1] = null);
function mark(view: View, slot: Slot, word: Member['marks'][number]): void {
  view.table.party[slot]?.marks.push(word);
}
/** The Thunderstone leaves the hall. */
function clearStone({ table }: View): void {
  const at = table.hall.findIndex((there) => there?.card === 'stone_of_mystery');
  if (at >= 0) table.hall[at] = null;
}

const CHANGES: Change = {
  group_chosen: ({ table }, { group }) => void table.groups.push(group),
  family_chosen({ table }, { family, copies }) {
    const free = table.families.indexOf(null);
    if (free >= 0) table.families[free] = family;
    heroesOf(family).forEach((card, index) => (table.stock[card] = copies[index] ?? 0));
  },
  village_card_chosen({ table }, { card, copies }) {
    table.village.push(card);
    table.stock[card] = copies;
  },
  starting_player_chosen: ({ table }, { seat }) => void (table.active = seat),
  drew(view, { seat, card }) {
    const player = playerOf(view, seat);
    if (player) player.hand += 1;
    if (card && view.seat === seat) view.hand.push(card);
  },
  joined(view, { seat, card }) {
    remove(playerOf(view, seat)?.pool ?? {}, card);
    join(view.table.party, card, seat);
  },
  reshuffled(view, { seat }) {
    const player = playerOf(view, seat);
    if (!player) return;
    for (const [card, n] of Object.entries(player.discard)) add(player.pool, card as CardId, n);
    player.discard = {};
  },
  discarded(view, { seat, card }) {
    leaveHand(view, seat, card);
    add(playerOf(view, seat)?.discard ?? {}, card);
  },
  hand_card_destroyed: (view, { seat, card }) => leaveHand(view, seat, card),
  hand_discarded(view, { seat, cards }) {
    for (const card of cards) {
      leaveHand(view, seat, card);
      add(playerOf(view, seat)?.discard ?? {}, card);
    }
  },
  party_discarded: ({ table }) => void (table.party = {}),
  turn_began({ table }, { seat }) {
    table.active = seat;
    table.turn.place = null;
  },
  rested: ({ table }) => void (table.turn.place = 'rest'),
  revealed(view, { seat, place, cards }) {
    view.table.turn.place = place;
    for (const card of cards) {
      leaveHand(view, seat, card);
      join(view.table.party, card, seat);
    }
  },
  effect_used: ({ table }, { slot, ability }) => void table.party[slot]?.used.push(ability),
  destroyed: ({ table }, { slot }) => leave(table.party, slot),
  member_discarded(view, { slot, card }) {
    const owner = view.table.party[slot]?.owner ?? view.table.active;
    leave(view.table.party, slot);
    add(playerOf(view, owner)?.discard ?? {}, card);
  },
  experience_gained(view, { seat, experience }) {
    const player = playerOf(view, seat);
    if (player) player.experience += experience;
  },
  bought(view, { seat, card }) {
    sell(view, card);
    add(playerOf(view, seat)?.discard ?? {}, card);
  },
  levelled_up(view, { seat, slot, into, experience }) {
    leave(view.table.party, slot);
    sell(view, into);
    const player = playerOf(view, seat);
    if (!player) return;
    add(player.discard, into);
    player.experience -= experience;
  },
  equipped({ table: { party } }, { hero, weapon }) {
    const [bearer, held] = [party[hero], party[weapon]];
    if (!bearer || !held) return;
    bearer.link = weapon;
    held.link = hero;
  },
  thrown(view, { slot, attack }) {
    mark(view, slot, 'thrown');
    const weapon = view.table.party[slot];
    if (weapon) weapon.attack += attack;
  },
  attack_gained({ table }, { slot, attack }) {
    const hero = table.party[slot];
    if (hero) hero.attack += attack;
  },
  strengthened(view, { slot, strength, into_magic: magic }) {
    const hero = view.table.party[slot];
    if (hero) hero.strength += strength;
    if (magic) mark(view, slot, 'into_magic');
  },
  hero_offered: ({ table }, { owner, card, used }) => void table.offers.push({ owner, card, used }),
  hero_borrowed(view, { owner, card }) {
    remove(playerOf(view, owner)?.discard ?? {}, card);
    join(view.table.party, card, owner);
    view.table.offers = [];
  },
  nobody_borrowed: ({ table }) => void (table.offers = []),
  entered_hall({ table: { dungeon, hall } }, { rank, card, from_under: under, light_needed }) {
    if (under) dungeon.under.shift();
    else if (card === 'stone_of_mystery') dungeon.stone = false;
    else remove(dungeon.unseen, card);
    hall[rank - 1] = { card, arriving: false, breached: false, light_needed };
  },
  hall_closed_up: ({ table }, { hall }) => void (table.hall = hall),
  hall_arranged: ({ table }, { hall }) => void (table.hall = hall),
  hall_advanced({ table }, { hall, escaped }) {
    table.hall = hall;
    if (escaped) add(table.escaped, escaped);
  },
  monster_returned(view, { rank, card }) {
    clear(view, rank);
    view.table.dungeon.under.push(card);
  },
  monster_taken(view, { seat, rank, card }) {
    clear(view, rank);
    add(playerOf(view, seat)?.discard ?? {}, card);
  },
  stack_card_destroyed: (view, { card }) => void sell(view, card),
  attacked({ table }, { rank }) {
    table.turn.battle = { rank, strength: 0, armed: 0, ailing_attack: 0, ailing_magic: 0, ailing_nothing: 0 };
  },
  hero_lost({ table }, { slot, power, amount }) {
    const hero = table.party[slot];
    if (hero) hero[power] += amount;
  },
  hero_barred: (view, { slot }) => mark(view, slot, 'barred'),
  doomed: (view, { slot }) => mark(view, slot, 'doomed'),
  won(view, { seat, rank, card, experience }) {
    clear(view, rank);
    const player = playerOf(view, seat);
    if (!player) return;
    add(player.discard, card);
    player.experience += experience;
  },
  lost(view, { rank, card, escapes }) {
    clear(view, rank);
    if (escapes) add(view.table.escaped, card);
    else view.table.dungeon.under.push(card);
  },
  disease_gained: (view, { seat, cards }) => void add(playerOf(view, seat)?.discard ?? {}, 'disease', cards),
  card_revealed(view, { seat, card }) {
    remove(playerOf(view, seat)?.pool ?? {}, card);
    view.table.revealed.push(card);
  },
  revealed_destroyed: ({ table }, { card }) => drop(table.revealed, card),
  revealed_discarded(view, { seat }) {
    for (const card of view.table.revealed) add(playerOf(view, seat)?.discard ?? {}, card);
    view.table.revealed = [];
  },
  thunderstone_taken(view, { seat }) {
    clearStone(view);
    add(playerOf(view, seat)?.discard ?? {}, 'stone_of_mystery');
    view.table.taker = seat;
  },
};

/** What is shown after the event. */
export function folded(view: View, event: unknown): View {
  if (event === 'thunderstone_lost') {
    const next = structuredClone(view);
    clearStone(next);
    return next;
  }
  if (typeof event !== 'object' || event === null) return view;
  const [name, told] = Object.entries(event)[0] ?? [];
  const change = CHANGES[name as keyof Told] as ((view: View, told: unknown) => void) | undefined;
  if (!change) return view;
  const next = structuredClone(view);
  change(next, told);
  return next;
}
