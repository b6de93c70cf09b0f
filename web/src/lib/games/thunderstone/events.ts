// What Thunderstone's events look and sound like.
import type { Sound } from '../../game';
import type { Event } from '../../types/thunderstone';
import { tagged, type EventKind } from './model';

interface Shown {
  /** How long it is looked at, in milliseconds of normal speed; 0 when there is nothing to see. */
  time: number;
  sound?: Sound;
}

const SHOWN: Record<EventKind, Shown> = {
  group_chosen: { time: 350 },
  family_chosen: { time: 300 },
  village_card_chosen: { time: 200 },
  starting_player_chosen: { time: 500 },
  drew: { time: 240, sound: 'card' },
  joined: { time: 450, sound: 'card' },
  reshuffled: { time: 450, sound: 'rustle' },
  discarded: { time: 350, sound: 'card' },
  hand_shown: { time: 600 },
  hand_card_destroyed: { time: 450 },
  hand_discarded: { time: 450 },
  party_discarded: { time: 420 },
  turn_began: { time: 450 },
  rested: { time: 450 },
  revealed: { time: 650, sound: 'card' },
  effect_used: { time: 600 },
  destroyed: { time: 450 },
  member_discarded: { time: 350 },
  gold_gained: { time: 350, sound: 'coin' },
  purchases_gained: { time: 350 },
  experience_gained: { time: 350 },
  bought: { time: 620, sound: 'coin' },
  levelled_up: { time: 700, sound: 'coin' },
  equipped: { time: 320, sound: 'sword' },
  thrown: { time: 450 },
  attack_gained: { time: 300 },
  strengthened: { time: 300 },
  all_strengthened: { time: 450 },
  armed_turned_to_magic: { time: 450 },
  weapons_made_weightless: { time: 450 },
  hero_demanded: { time: 350 },
  hero_offered: { time: 450 },
  hero_borrowed: { time: 500 },
  nobody_borrowed: { time: 300 },
  entered_hall: { time: 560, sound: 'tile' },
  hall_closed_up: { time: 320 },
  hall_arranged: { time: 450 },
  hall_advanced: { time: 600 },
  monster_returned: { time: 600 },
  monster_taken: { time: 600 },
  breached: { time: 900, sound: 'skull' },
  stack_card_destroyed: { time: 160 },
  attacked: { time: 750, sound: 'sword' },
  heroes_weakened: { time: 500 },
  armed_helped: { time: 500 },
  hero_lost: { time: 350 },
  hero_barred: { time: 500 },
  doomed: { time: 500 },
  disease_took: { time: 400 },
  won: { time: 1200, sound: 'won' },
  lost: { time: 1200, sound: 'lost' },
  disease_gained: { time: 600, sound: 'skull' },
  spoils_opened: { time: 400 },
  spoils_left: { time: 250 },
  card_revealed: { time: 350 },
  revealed_destroyed: { time: 400 },
  revealed_discarded: { time: 300 },
  thunderstone_taken: { time: 1200, sound: 'won' },
  thunderstone_lost: { time: 900 },
  stalled: { time: 700 },
  game_ended: { time: 900 },
};

export function soundOfEvent(event: Event): Sound | undefined {
  return SHOWN[tagged(event).kind].sound;
}

/** What nobody but the player needs to look at. */
const QUIET: readonly EventKind[] = ['drew', 'party_discarded', 'discarded', 'hand_discarded'];

export function timeOf(event: Event, own: boolean): number {
  const { kind } = tagged(event);
  const { time } = SHOWN[kind];
  return !own && QUIET.includes(kind) ? Math.min(time, 60) : time;
}
