// Karak 2 at the table.
<<<<<<< HEAD
import type { GameModule, Sound } from '../game';
import KarakTable from './KarakTable.svelte';
import { name, told, type KarakView } from './model';

const SOUNDS: Record<string, Sound> = {
  tile_laid: 'tile',
  token_placed: 'tile',
  general_appeared: 'lost',
  moved: 'step',
  rolled: 'dice',
  units_rerolled: 'dice',
  hero_rerolled: 'dice',
  order_rolled: 'dice',
  fireballs_cast: 'sword',
  army_struck: 'sword',
  battle_won: 'won',
  battle_lost: 'lost',
  units_lost: 'skull',
  fell_unconscious: 'skull',
  plague_fell: 'skull',
  misery_fell: 'skull',
  gathered: 'coin',
  cart_emptied: 'coin',
  plundered: 'coin',
  stolen: 'coin',
  stone_gained: 'coin',
  item_gained: 'card',
  item_taken: 'card',
  city_built: 'tile',
  built: 'tile',
  unit_trained: 'step',
  skeleton_raised: 'skull',
  game_ended: 'won',
};

/** The rule behind an event, where it is worth a look. */
const RULES: Record<string, string> = {
  recovered: 'K-LIFE-1',
  tile_laid: 'K-EXP-1',
  general_appeared: 'K-GEN-1',
  token_returned: 'K-TAI-1',
  battle_began: 'K-BAT-1',
  units_rerolled: 'K-HOR-1',
  hero_rerolled: 'K-ELS-1',
  hero_spared: 'K-AMU-4',
  unit_spared: 'K-AMU-4',
  fireballs_cast: 'K-BAT-4',
  battle_won: 'K-BAT-5',
  battle_lost: 'K-BAT-6',
  army_struck: 'K-DAR-2',
  praetorian_left: 'K-GEN-4',
  glory_rose: 'K-GLO-1',
  amulet_found: 'K-BAT-11',
  item_left: 'K-BAT-10',
  cart_emptied: 'K-BAT-10',
  plundered: 'K-HOR-2',
  units_lost: 'K-BAT-8',
  wounded: 'K-BAT-7',
  unit_dismissed: 'K-GLO-3',
  misery_fell: 'K-PLG-2',
  plague_fell: 'K-PLG-3',
  fell_unconscious: 'K-LIFE-1',
  healed: 'K-HEAL-1',
  gathered: 'K-GATH-1',
  city_built: 'K-CITY-1',
  built: 'K-BLD-1',
  unit_trained: 'K-REC-1',
  skeleton_raised: 'K-XAN-1',
  restored: 'K-CURE-1',
  plague_lifted: 'K-CURE-1',
  stolen: 'K-ITEM-2',
  hawkeye_used: 'K-LOR-1',
  game_ended: 'K-END-1',
};

export const game: GameModule = {
  Table: KarakTable,
  chronicleFrom: 1680,
  secrets: false,
  names: (event) => {
    const { kind, seat } = told(event);
    return kind === 'hero_taken' ? seat : undefined;
  },
  seatName: (view, seat) => {
    const hero = (view as KarakView | null)?.table.players[seat]?.hero;
    return hero ? name('hero', hero) : undefined;
  },
  facts: (view) => {
    const table = (view as KarakView | null)?.table;
    if (!table || table.round === 0) return [];
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    const deck = sum(table.unseen) - table.held + Number(table.shown !== null);
    return [
      { key: 'web-k-fact-round', args: [['n', { number: table.round }]] },
      { key: 'web-k-fact-tiles', args: [['n', { number: deck }]] },
      { key: 'web-k-fact-armies', args: [['n', { number: sum(table.bag) }]] },
    ];
  },
  sound: (event) => SOUNDS[told(event).kind],
  rule: (event) => {
    const { kind, data } = told(event);
    if (kind === 'moved') return data['way'] === 'portal' ? 'K-BLD-3' : data['way'] === 'magic_run' ? 'K-ELS-2' : 'K-MOVE-1';
    return RULES[kind];
  },
=======
import { eventName, eventSeat } from '../event';
import type { GameModule } from '../game';
import PlainTable from '../plain/PlainTable.svelte';
import type { Message } from '../types/protocol';
import { ruleOfEvent, soundOfEvent } from './events';

interface Seen {
  table: { players: { hero: string | null }[]; round: number };
}

const table = (view: unknown): Seen['table'] | undefined => (view as Seen | null)?.table;

export const game: GameModule = {
  Table: PlainTable,
  chronicleFrom: 1024,
  secrets: false,
  seatName(view, seat): Message | undefined {
    const hero = table(view)?.players[seat]?.hero;
    return hero ? { key: `karak-hero-${hero}`, args: [] } : undefined;
  },
  names: (event) => (eventName(event) === 'hero_taken' ? (eventSeat(event) ?? undefined) : undefined),
  facts(view) {
    const round = table(view)?.round ?? 0;
    return round > 0 ? [{ key: 'ui-round', args: [['n', { number: round }]] }] : [];
  },
  sound: soundOfEvent,
  rule: ruleOfEvent,
>>>>>>> 9d2e14f9e6b191b545fc427e231e15be86b95e87
};
