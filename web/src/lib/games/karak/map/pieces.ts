// What stands on the map or leads out of a hex: where each piece is drawn.
import type { Seat } from '../../../types/protocol';
import { centre, key, standing as spotOf, type Point } from '../geometry';
import { tagged, type Hero, type Hex, type Pos, type Reckoned, type Table, type Choosable } from '../model';
import { ways } from '../places';
import { enemyAt } from '../reckoned';

export interface Standee {
  seat: Seat;
  hero: Hero;
  /** Unconscious. */
  down: boolean;
  x: number;
  y: number;
  scale: number;
}

/** Whether an army's token is drawn on a hex. */
const hasArmy = (table: Table, id: number): boolean => table.hexes[id]?.armies[0] !== null || table.general === id;

/** The heroes, those on one hex beside each other, and in front of an army. */
export function standing(table: Table): Standee[] {
  const by = new Map<number, Seat[]>();
  table.players.forEach((player, seat) => {
    if (player.hero) by.set(player.at, [...(by.get(player.at) ?? []), seat]);
  });
  return table.players.flatMap((player, seat) => {
    const hex = table.hexes[player.at];
    if (!player.hero || !hex) return [];
    const group = by.get(player.at) ?? [];
    const crowded = hasArmy(table, player.at);
    const spot = spotOf(group.indexOf(seat), group.length);
    const { x, y } = centre(hex.at);
    const scale = crowded ? Math.min(spot.scale, 0.9) : spot.scale;
    return [
      { seat, hero: player.hero, down: player.unconscious, x: x + spot.x, y: y + (crowded ? 74 : spot.y), scale },
    ];
  });
}

export interface Gate {
  point: Point;
  sign: string;
  fight: boolean;
  /** Leads to a hex that is not next to the hero. */
  far: boolean;
}

const SIGNS: Record<string, string> = { explore: 'explore', move: 'move', portal: 'portal', magic_run: 'elspeth' };

/** The ways out of a hex: on the side where one goes, or over a hex that is far away. */
export function gatesFrom(
  table: Table,
  reckoned: Reckoned,
  here: Hex,
  targets: ReadonlyMap<string, Choosable[]>,
): Gate[] {
  const from = centre(here.at);
  return [...targets].flatMap(([place, choices]): Gate[] => {
    const [first] = ways(choices);
    if (!first) return [];
    const { kind, data } = tagged(first.choice);
    const goal = centre((data as { to: Pos }).to);
    const id = table.hexes.findIndex((hex) => key(hex.at) === place);
    const fight = enemyAt(reckoned, id) !== undefined;
    const near = kind === 'move' || kind === 'explore';
    const point = near ? { x: (from.x + goal.x) / 2, y: (from.y + goal.y) / 2 } : { x: goal.x, y: goal.y - 80 };
    return [{ point, sign: fight ? 'battle' : (SIGNS[kind] ?? 'move'), fight, far: !near }];
  });
}
