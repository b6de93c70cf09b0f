// What Thunderstone's events sound like, and which rule they follow.
import { eventFields, eventName } from '../event';
import type { Sound } from '../game';

const RULES: Record<string, string> = {
  group_chosen: 'T-SET-2',
  family_chosen: 'T-SET-5',
  village_card_chosen: 'T-SET-5',
  starting_player_chosen: 'T-SET-1',
  drew: 'T-DECK-1',
  reshuffled: 'T-DECK-1',
  turn_began: 'T-TURN-1',
  rested: 'T-REST-1',
  hand_card_destroyed: 'T-DECK-2',
  bought: 'T-VIL-3',
  levelled_up: 'T-LVL-1',
  equipped: 'T-DUN-1',
  experience_gained: 'T-DECK-5',
  entered_hall: 'T-HALL-1',
  hall_advanced: 'T-HALL-1',
  breached: 'T-BREACH-1',
  attacked: 'T-BAT-1',
  heroes_weakened: 'T-BAT-4',
  hero_lost: 'T-BAT-4',
  hero_barred: 'T-BAT-8',
  doomed: 'T-BAT-7',
  disease_took: 'T-DIS-1',
  disease_gained: 'T-DIS-1',
  won: 'T-BAT-6',
  lost: 'T-BAT-5',
  spoils_opened: 'T-SPOIL-1',
  spoils_left: 'T-SPOIL-1',
  monster_taken: 'T-TROPHY-1',
  thunderstone_taken: 'T-END-1',
  thunderstone_lost: 'T-END-1',
  stalled: 'T-END-4',
  game_ended: 'T-END-2',
};

const SOUNDS: Record<string, Sound> = {
  drew: 'card',
  joined: 'card',
  discarded: 'card',
  reshuffled: 'rustle',
  revealed: 'card',
  bought: 'coin',
  gold_gained: 'coin',
  levelled_up: 'coin',
  equipped: 'sword',
  attacked: 'sword',
  entered_hall: 'tile',
  breached: 'skull',
  disease_gained: 'skull',
  won: 'won',
  lost: 'lost',
  thunderstone_taken: 'won',
  game_ended: 'won',
};

export function ruleOfEvent(event: unknown): string | undefined {
  const name = eventName(event);
  const card = name === 'effect_used' ? eventFields(event)['card'] : undefined;
  return typeof card === 'string' ? `T-CARD-${card.toUpperCase().replaceAll('_', '-')}` : RULES[name];
}

export function soundOfEvent(event: unknown): Sound | undefined {
  return SOUNDS[eventName(event)];
}
