// The emblems of the cards, one file for each set that comes to the table together: a family of heroes, a group of
// monsters, the Village, the basic cards.
import type { CardId } from '../../../types/thunderstone';
import { entryOf } from '../cards';
import { addDrawings, needDrawings, shape, stencil } from './drawings';

const files = import.meta.glob<Record<string, string>>('./emblems/*.icons', { import: 'default' });

/** The emblems of a card's set, if it has one. */
export function emblemsOf(card: CardId): Promise<Record<string, string>> | undefined {
  const entry = entryOf(card);
  return files[`./emblems/${entry?.family ?? entry?.group ?? entry?.kind}.icons`]?.();
}

const there = new Set<CardId>();

/** Puts the emblem of a card into the page, with those of its set. */
export function needEmblem(card: CardId): void {
  needDrawings();
  if (there.has(card)) return;
  there.add(card);
  void emblemsOf(card)?.then(
    (emblems) => {
      const fresh = Object.entries(emblems).filter(([id]) => !document.getElementById(`ts-e-${id}`));
      for (const [id] of fresh) there.add(id as CardId);
      addDrawings(fresh.map(([id, path]) => shape(`ts-e-${id}`, path) + stencil(`ts-c-${id}`, `ts-e-${id}`)).join(''));
    },
    // Without a connection the card is shown without it, and asks again the next time.
    () => there.delete(card),
  );
}
