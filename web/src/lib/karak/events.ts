// What Karak's events sound like, and which rule they follow.
import { eventFields, eventName } from '../event';
import type { Sound } from '../game';

const RULES: Record<string, string> = {
  order_rolled: 'K-SET-8',
  draft_place_taken: 'K-SET-6',
  hero_taken: 'K-SET-6',
  starting_player_found: 'K-SET-8',
  recovered: 'K-LIFE-1',
  moved: 'K-MOVE-1',
  hawkeye_used: 'K-LOR-1',
  tile_drawn: 'K-EXP-1',
  tiles_drawn: 'K-DAR-1',
  tile_chosen: 'K-DAR-1',
  tile_returned: 'K-DAR-1',
  tile_shown: 'K-EXP-4',
  tile_laid: 'K-EXP-1',
  general_appeared: 'K-EXP-3',
  token_drawn: 'K-EXP-2',
  token_returned: 'K-TAI-1',
  token_placed: 'K-EXP-2',
  battle_began: 'K-BAT-1',
  units_sent: 'K-BAT-2',
  rolled: 'K-BAT-2',
  units_rerolled: 'K-HOR-1',
  hero_rerolled: 'K-ELS-1',
  hero_spared: 'K-AMU-4',
  unit_spared: 'K-AMU-4',
  fireballs_cast: 'K-BAT-4',
  battle_won: 'K-BAT-5',
  battle_lost: 'K-BAT-6',
  army_struck: 'K-LOR-1',
  army_defeated: 'K-BAT-10',
  praetorian_left: 'K-GEN-4',
  glory_rose: 'K-GLO-1',
  amulet_found: 'K-BAT-11',
  item_gained: 'K-BAT-10',
  item_left: 'K-PICK-1',
  item_taken: 'K-PICK-1',
  spell_spent: 'K-ITEM-1',
  stone_gained: 'K-BAT-10',
  cart_emptied: 'K-BAT-11',
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
  unit_returned: 'K-REC-2',
  unit_trained: 'K-REC-1',
  skeleton_raised: 'K-XAN-1',
  restored: 'K-CURE-1',
  plague_lifted: 'K-CURE-1',
  stolen: 'K-ITEM-2',
  game_ended: 'K-END-1',
};

/** How a hero came to a hex decides by which rule. */
const WAYS: Record<string, string> = {
  explore: 'K-EXP-1',
  portal: 'K-BLD-3',
  magic_run: 'K-ELS-2',
  retreat: 'K-BAT-6',
};

const SOUNDS: Record<string, Sound> = {
  tile_laid: 'tile',
  token_placed: 'tile',
  moved: 'step',
  order_rolled: 'dice',
  rolled: 'dice',
  units_rerolled: 'dice',
  hero_rerolled: 'dice',
  battle_began: 'sword',
  units_lost: 'skull',
  wounded: 'skull',
  battle_won: 'won',
  battle_lost: 'lost',
  game_ended: 'won',
  gathered: 'coin',
  healed: 'coin',
  stone_gained: 'coin',
  item_gained: 'card',
  item_taken: 'card',
  city_built: 'tile',
  built: 'tile',
  plague_fell: 'skull',
};

export function ruleOfEvent(event: unknown): string | undefined {
  const name = eventName(event);
  const way = name === 'moved' ? eventFields(event)['way'] : undefined;
  return (typeof way === 'string' ? WAYS[way] : undefined) ?? RULES[name];
}

export function soundOfEvent(event: unknown): Sound | undefined {
  return SOUNDS[eventName(event)];
}
