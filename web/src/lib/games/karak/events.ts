// What Karak's events look and sound like.
import type { Sound } from '../../game';
import { tagged, type Event, type EventKind } from './model';

interface Shown {
  /** How long it is looked at, in milliseconds of normal speed; 0 when there is nothing to see. */
  time: number;
  sound?: Sound;
}

const SHOWN: Record<EventKind, Shown> = {
  order_rolled: { time: 500, sound: 'dice' },
  draft_place_taken: { time: 0 },
  hero_taken: { time: 450 },
  starting_player_found: { time: 0 },
  turn_began: { time: 450 },
  recovered: { time: 900 },
  turn_ended: { time: 0 },
  moved: { time: 560, sound: 'step' },
  action_began: { time: 0 },
  hawkeye_used: { time: 0 },
  tile_drawn: { time: 350 },
  tiles_drawn: { time: 0 },
  tiles_seen: { time: 0 },
  tile_chosen: { time: 350 },
  tile_returned: { time: 0 },
  tile_remembered: { time: 0 },
  tile_shown: { time: 0 },
  tile_laid: { time: 720, sound: 'tile' },
  general_appeared: { time: 1100 },
  token_drawn: { time: 0 },
  token_returned: { time: 0 },
  token_placed: { time: 480, sound: 'tile' },
  battle_began: { time: 800, sound: 'sword' },
  units_sent: { time: 0 },
  rolled: { time: 700, sound: 'dice' },
  units_rerolled: { time: 700, sound: 'dice' },
  hero_rerolled: { time: 700, sound: 'dice' },
  roll_kept: { time: 0 },
  hero_spared: { time: 500 },
  unit_spared: { time: 500 },
  fireballs_cast: { time: 700 },
  battle_won: { time: 900, sound: 'won' },
  battle_lost: { time: 900, sound: 'lost' },
  battle_ended: { time: 0 },
  army_struck: { time: 700 },
  army_defeated: { time: 350 },
  praetorian_left: { time: 600 },
  glory_rose: { time: 300 },
  amulet_found: { time: 350 },
  item_gained: { time: 350, sound: 'card' },
  item_left: { time: 300 },
  item_taken: { time: 400, sound: 'card' },
  spell_spent: { time: 0 },
  stone_gained: { time: 450, sound: 'coin' },
  cart_emptied: { time: 350 },
  plundered: { time: 350 },
  units_lost: { time: 400, sound: 'skull' },
  wounded: { time: 400, sound: 'skull' },
  unit_dismissed: { time: 300 },
  misery_fell: { time: 700 },
  plague_fell: { time: 900, sound: 'skull' },
  fell_unconscious: { time: 700 },
  healed: { time: 450, sound: 'coin' },
  gathered: { time: 450, sound: 'coin' },
  city_built: { time: 800, sound: 'tile' },
  built: { time: 600, sound: 'tile' },
  unit_returned: { time: 250 },
  unit_trained: { time: 350 },
  skeleton_raised: { time: 500 },
  restored: { time: 500 },
  plague_lifted: { time: 600 },
  stolen: { time: 700 },
  game_ended: { time: 900 },
};

export function soundOfEvent(event: Event): Sound | undefined {
  return SHOWN[tagged(event).kind].sound;
}

export const timeOf = (event: Event): number => SHOWN[tagged(event).kind].time;

/** In which the dice are in the air. */
export const TUMBLE = 900;
