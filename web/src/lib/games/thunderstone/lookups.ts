// What the piles hold that all may look through.
import { t } from '../../texts/language.svelte';
import type { Seat } from '../../types/protocol';
import type { CardId, Table } from '../../types/thunderstone';
import { kinds, membersOf } from './model';
import type { Pile } from './PileSheet.svelte';

function grouped(cards: readonly CardId[]): [CardId, number][] {
  const all = new Map<CardId, number>();
  for (const card of cards) all.set(card, (all.get(card) ?? 0) + 1);
  return [...all];
}

/** What is known of a player's cards. */
export function pilesOf(table: Table, seat: Seat, own: boolean): Pile[] {
  const player = table.players[seat];
  if (!player) return [];
  const revealed = table.active === seat ? membersOf(table.party).map(({ member }) => member.card) : [];
  return [
    ...(revealed.length > 0 ? [{ title: t('web-t-revealed'), cards: grouped(revealed) }] : []),
    ...(player.certain.length > 0 && !own ? [{ title: t('web-t-certain'), cards: grouped(player.certain) }] : []),
    { title: t('thunderstone-word-discard-pile'), cards: kinds(player.discard) },
    { title: t('web-t-pool'), cards: kinds(player.pool) },
  ];
}

/** What is known of the dungeon deck, and what has left the game. */
export function dungeonPiles(table: Table): Pile[] {
  const unseen = kinds(table.dungeon.unseen);
  return [
    { title: t('web-t-unseen'), cards: table.dungeon.stone ? [['stone_of_mystery', 1], ...unseen] : unseen },
    { title: t('web-t-under'), cards: grouped(table.dungeon.under) },
    { title: t('thunderstone-word-destroyed-pile'), cards: kinds(table.destroyed) },
    ...(table.solo ? [{ title: t('web-t-escaped'), cards: kinds(table.escaped) }] : []),
  ];
}
