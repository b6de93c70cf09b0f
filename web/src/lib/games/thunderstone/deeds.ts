// What can be done with the card somebody has chosen on the table, and what is said when nothing can.
import type { Message } from '../../types/protocol';
import type { CardId, Purchase, Slot, Table } from '../../types/thunderstone';
import { cardName, entryOf } from './cards';
import type { Deed } from './Deeds.svelte';
import { membersOf, type Unchoosable } from './model';
import { canBeCarried, equipOf, equipReason, reasonFor, usesOf, type Places } from './places';

export type Selected = { type: 'pile'; card: CardId } | { type: 'slot'; slot: Slot; card: CardId };

export interface Doing {
  deeds: Deed[];
  refused: Unchoosable | null;
}

export function doingOf(
  selected: Selected,
  table: Table,
  places: Places,
  reasons: readonly Unchoosable[],
  say: (message: Message) => string,
  purchases: readonly Purchase[],
): Doing {
  if (selected.type === 'pile') {
    const { card } = selected;
    const buy = places.buys.get(card);
    if (buy) return { deeds: [{ text: say(buy.text), sign: 'gold', choices: [buy.choice] }], refused: null };
    const deeds = purchases
      .filter((purchase) => purchase.card === card)
      .map(({ steps }): Deed => ({ text: say(goAndBuy(card)), sign: 'gold', choices: steps }));
    return { deeds, refused: reasonFor(reasons, { buy: card }) };
  }
  const { slot } = selected;
  const uses = usesOf(places, table.party, slot).map((use): Deed => ({
    text: say(use.facts?.brief ?? use.text),
    sign: 'rule',
    choices: [use.choice],
  }));
  const given = canBeCarried(places, table.party, slot)
    ? heroesFor(table, slot).flatMap((hero): Deed[] => {
        const equip = equipOf(places, table.party, slot, hero);
        return equip ? [{ text: say(equip.text), sign: 'edged', choices: [equip.choice] }] : [];
      })
    : [];
  const deeds = [...uses, ...given].filter(
    (deed, index, all) => all.findIndex((one) => one.text === deed.text) === index,
  );
  return { deeds, refused: deeds.length === 0 ? useReason(reasons, slot) : null };
}

/** The way to the Village and a purchase there, in one sentence. */
const goAndBuy = (card: CardId): Message => ({
  key: 'web-t-go-buy',
  args: { card: cardName(card), cost: entryOf(card)?.cost ?? 0 },
});

const heroesFor = (table: Table, weapon: Slot): Slot[] =>
  membersOf(table.party).flatMap(({ slot }) => (slot === weapon ? [] : [slot]));

/** Why an effect of the card cannot be used, if it has one here. */
function useReason(reasons: readonly Unchoosable[], slot: Slot): Unchoosable | null {
  return (
    reasons.find(({ choice, far_fetched }) => {
      const made = choice as { use?: { slot: Slot } };
      return made.use?.slot === slot && !far_fetched;
    }) ?? null
  );
}

/** “2 < 4” where a weapon is too heavy, or that the hero has one already. */
export function refusalOf(reasons: readonly Unchoosable[], table: Table, weapon: Slot, hero: Slot): string | null {
  const lack = equipReason(reasons, table.party, weapon, hero)?.lack;
  return lack ? `${lack.have} < ${lack.needed}` : null;
}
