// What can be done with the card somebody has chosen on the table, and what is said when nothing can.
import type { Message, Unchoosable } from '../types/protocol';
import type { CardId, Slot, Table } from '../types/thunderstone';
import type { Deed } from './Deeds.svelte';
import { membersOf } from './model';
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
): Doing {
  if (selected.type === 'pile') {
    const buy = places.buys.get(selected.card);
    return {
      deeds: buy ? [{ text: say(buy.text), sign: 'gold', choice: buy.choice }] : [],
      refused: reasonFor(reasons, { buy: selected.card }),
    };
  }
  const { slot } = selected;
  const uses = usesOf(places, table.party, slot).map((use): Deed => ({ text: effectsOf(use.text, say), sign: 'rule', choice: use.choice }));
  const given = canBeCarried(places, table.party, slot)
    ? heroesFor(table, slot).flatMap((hero): Deed[] => {
        const equip = equipOf(places, table.party, slot, hero);
        return equip ? [{ text: say(equip.text), sign: 'edged', choice: equip.choice }] : [];
      })
    : [];
  const deeds = [...uses, ...given].filter((deed, index, all) => all.findIndex((one) => one.text === deed.text) === index);
  return { deeds, refused: deeds.length === 0 ? useReason(reasons, slot) : null };
}

const heroesFor = (table: Table, weapon: Slot): Slot[] =>
  membersOf(table.party).flatMap(({ slot }) => (slot === weapon ? [] : [slot]));

/** Only the effects: the card itself is in sight. */
function effectsOf(text: Message, say: (message: Message) => string): string {
  const effects = text.args.find(([name]) => name === 'effects');
  return effects ? say({ key: 'web-t-effects', args: [effects] }) : say(text);
}

const SILENT = ['no-effect-here', 'alike', 'no-such-card'].map((word) => `thunderstone-why-${word}`);

/** Why an effect of the card cannot be used, if it has one here. */
function useReason(reasons: readonly Unchoosable[], slot: Slot): Unchoosable | null {
  return (
    reasons.find(({ choice, reason }) => {
      const made = choice as { use?: { slot: Slot } };
      return made.use?.slot === slot && !SILENT.includes(reason.key);
    }) ?? null
  );
}

/** “2 < 4” where a weapon is too heavy, or that the hero has one already. */
export function refusalOf(reasons: readonly Unchoosable[], table: Table, weapon: Slot, hero: Slot): string | null {
  const refused = equipReason(reasons, table.party, weapon, hero);
  if (refused?.reason.key !== 'thunderstone-why-too-heavy') return null;
  const figure = (name: string) => {
    const arg = refused.reason.args.find(([key]) => key === name)?.[1];
    return arg && 'number' in arg ? String(arg.number) : '?';
  };
  return `${figure('strength')} < ${figure('weight')}`;
}
