// Where each choice that the engine lists has its place on the table.
import type { CardId, Choice, Party, Place, Slot } from '../../types/thunderstone';
import { alike, tagged, type Choosable, type Unchoosable } from './model';

export interface Equip {
  hero: Slot;
  weapon: Slot;
  choosable: Choosable;
}

export interface LevelUp {
  slot: Slot;
  into: CardId;
  choosable: Choosable;
}

export interface Places {
  go: Map<Place, Choosable>;
  uses: Map<Slot, Choosable[]>;
  equips: Equip[];
  attacks: Map<number, Choosable>;
  buys: Map<CardId, Choosable>;
  levels: LevelUp[];
  /** Answers to “which one?”, in the engine's order. */
  picks: Choosable[];
  done: Choosable | null;
  /** What has no place of its own. */
  other: Choosable[];
}

const PICKS = ['member', 'card', 'monster', 'arrange', 'lose', 'take_spoils', 'borrow'];

export function sorted(choices: readonly Choosable[]): Places {
  const places: Places = {
    go: new Map(),
    uses: new Map(),
    equips: [],
    attacks: new Map(),
    buys: new Map(),
    levels: [],
    picks: [],
    done: null,
    other: [],
  };
  for (const choosable of choices) {
    const choice = choosable.choice as Choice;
    if (choice === 'done') places.done = choosable;
    else if ('go' in choice) places.go.set(choice.go, choosable);
    else if ('use' in choice) {
      const { slot } = choice.use;
      places.uses.set(slot, [...(places.uses.get(slot) ?? []), choosable]);
    } else if ('equip' in choice) places.equips.push({ ...choice.equip, choosable });
    else if ('attack' in choice) places.attacks.set(choice.attack.rank, choosable);
    else if ('buy' in choice) places.buys.set(choice.buy, choosable);
    else if ('level_up' in choice) places.levels.push({ ...choice.level_up, choosable });
    else if (PICKS.includes(tagged(choice).kind)) places.picks.push(choosable);
    else places.other.push(choosable);
  }
  return places;
}

/** The effects that a card offers, by itself or through one that looks the same. */
export function usesOf(places: Places, party: Party, slot: Slot): Choosable[] {
  const first = alike(party, slot).find((one) => places.uses.has(one));
  return first === undefined ? [] : (places.uses.get(first) ?? []);
}

/** How a weapon gets to a hero, by themselves or through cards that look the same. */
export function equipOf(places: Places, party: Party, weapon: Slot, hero: Slot): Choosable | null {
  const weapons = alike(party, weapon);
  const heroes = alike(party, hero);
  const found = places.equips.find((equip) => weapons.includes(equip.weapon) && heroes.includes(equip.hero));
  return found?.choosable ?? null;
}

/** Whether the weapon can be taken up by anybody. */
export function canBeCarried(places: Places, party: Party, weapon: Slot): boolean {
  const weapons = alike(party, weapon);
  return places.equips.some((equip) => weapons.includes(equip.weapon));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Why a choice is refused, if the engine said so. */
export function reasonFor(reasons: readonly Unchoosable[], choice: Choice): Unchoosable | null {
  return reasons.find((refused) => same(refused.choice, choice)) ?? null;
}

/** Why a weapon does not get to a hero, looked up through cards that look the same. */
export function equipReason(
  reasons: readonly Unchoosable[],
  party: Party,
  weapon: Slot,
  hero: Slot,
): Unchoosable | null {
  for (const one of alike(party, weapon)) {
    for (const other of alike(party, hero)) {
      const found = reasonFor(reasons, { equip: { hero: other, weapon: one } });
      if (found && !found.far_fetched) return found;
    }
  }
  return null;
}
