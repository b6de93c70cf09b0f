// The pieces that an event names, put where it says, so that the table moves with the story and not only at its end.
// What follows from an event by a rule is not guessed here: the next view brings it, and takes the place of all this.
import { sideTo } from './geometry';
import {
  BUILDINGS,
  ITEMS,
  UNITS,
  told,
  type Attack,
  type Battle,
  type Building,
  type Hero,
  type Hex,
  type Item,
  type KarakView,
  type Land,
  type Monster,
  type Player,
  type Pos,
  type Resources,
  type Table,
  type TileId,
  type Unit,
} from './model';
import type { Ending } from '../types/table';
import type { Seat } from '../types/protocol';

const noUnits = () => UNITS.map(() => 0) as Battle['sent'];
/** What every event may carry; each carries its own part of it. */
interface Fields {
  seat: Seat;
  from: never;
  to: Pos;
  at: Pos;
  way: string;
  hero: never;
  units: number[];
  tile: TileId;
  tiles: TileId[];
  land: Land;
  rotation: number;
  chasms: number;
  joint: number | null;
  praetorians: number;
  monster: Monster;
  strength: number;
  general: boolean;
  felled: number;
  unit: Unit;
  count: number;
  attack: Attack;
  left: number;
  item: Item;
  resources: Resources;
  lives: number;
  lost: Resources;
  paid: Resources;
  building: Building;
  round: number;
  ending: Ending;
}

/** The list with another value at one place; as long as before. */
function withAt<L extends readonly unknown[]>(list: L, index: number, value: L[number]): L {
  return list.map((old, at) => (at === index ? value : old)) as unknown as L;
}

const added = <L extends readonly number[]>(list: L, index: number, by: number): L =>
  withAt(list, index, Math.max(0, (list[index] ?? 0) + by));

const sum = (a: Resources, b: Resources, sign: 1 | -1): Resources =>
  a.map((amount, index) => Math.max(0, amount + sign * (b[index] ?? 0))) as Resources;

class Folding {
  table: Table;

  constructor(table: Table) {
    this.table = { ...table };
  }

  player(seat: Seat, change: (player: Player) => Partial<Player>): void {
    const player = this.table.players[seat];
    if (player) this.table.players = withAt(this.table.players, seat, { ...player, ...change(player) });
  }

  hexAt(at: Pos): number {
    return this.table.hexes.findIndex((hex) => hex.at[0] === at[0] && hex.at[1] === at[1]);
  }

  hex(at: Pos, change: (hex: Hex) => Partial<Hex>): void {
    const id = this.hexAt(at);
    const hex = this.table.hexes[id];
    if (hex) this.table.hexes = withAt(this.table.hexes, id, { ...hex, ...change(hex) });
  }

  battle(change: (battle: Battle) => Partial<Battle>): void {
    const battle = this.table.battle;
    if (battle) this.table.battle = { ...battle, ...change(battle) };
  }

  enlist(seat: Seat, unit: Unit, count: number): void {
    this.player(seat, (player) => ({ units: added(player.units, UNITS.indexOf(unit), count) }));
  }

  carry(seat: Seat, item: Item, count: 1 | -1): void {
    this.player(seat, (player) => ({ items: added(player.items, ITEMS.indexOf(item), count) }));
  }

  pay(seat: Seat, resources: Resources, sign: 1 | -1): void {
    this.player(seat, (player) => ({ resources: sum(player.resources, resources, sign) }));
  }
}

export function folded(view: KarakView, event: unknown): KarakView {
  const { kind, data } = told(event);
  const e = data as unknown as Fields;
  const at = new Folding(view.table);
  const table = at.table;
  let { hand, top, reckoned } = view;
  switch (kind) {
    case 'hero_taken':
      at.player(e.seat, () => ({ hero: e.hero as Hero }));
      break;
    case 'turn_began':
      table.active = e.seat;
      table.round = e.round;
      break;
    case 'recovered':
      at.player(e.seat, () => ({ lives: e.lives, unconscious: false }));
      break;
    case 'moved': {
      const there = at.hexAt(e.to);
      if (there >= 0) at.player(e.seat, () => ({ at: there }));
      break;
    }
    case 'tile_drawn':
      table.shown = null;
      table.drawn = e.tile;
      top = null;
      break;
    case 'tiles_drawn':
      table.shown = null;
      break;
    case 'tiles_seen':
      hand = e.tiles;
      top = null;
      break;
    case 'tile_chosen':
      table.drawn = e.tile;
      hand = [];
      break;
    case 'tile_remembered':
      top = e.tile;
      break;
    case 'tile_shown':
      table.drawn = null;
      table.shown = e.tile;
      break;
    case 'tile_laid': {
      table.drawn = null;
      if (at.hexAt(e.at) >= 0) break;
      const chasms = e.joint === null ? e.chasms : e.chasms & ~(1 << e.joint);
      const bare: Hex = {
        at: e.at,
        land: e.land,
        tile: e.tile,
        rotation: e.rotation,
        chasms,
        armies: [null, null],
        items: ITEMS.map(() => 0) as Hex['items'],
        city: null,
      };
      table.hexes = [...table.hexes, bare];
      if (e.joint !== null) {
        const { joint } = e;
        const there = table.hexes.find((hex) => sideTo(e.at, hex.at) === joint);
        if (there) at.hex(there.at, (hex) => ({ chasms: hex.chasms & ~(1 << ((joint + 3) % 6)) }));
      }
      break;
    }
    case 'general_appeared':
      table.general = at.hexAt(e.at);
      table.praetorians = e.praetorians;
      break;
    case 'token_placed':
      at.hex(e.at, ({ armies }) => ({ armies: armies[0] ? [armies[0], e.monster] : [e.monster, armies[1]] }));
      break;
    case 'battle_began':
      reckoned = { ...reckoned, attack: null };
      table.battle = {
        at: at.hexAt(e.at),
        from: at.hexAt(e.from),
        strength: e.strength,
        general: e.general,
        felled: e.felled,
        sent: noUnits(),
        hero: null,
        units: [],
        hero_spared: 0,
        units_spared: noUnits(),
        fireballs: 0,
        won: null,
      };
      break;
    case 'units_sent':
      at.battle(({ sent }) => ({ sent: withAt(sent, UNITS.indexOf(e.unit), e.count) }));
      break;
    case 'rolled':
      at.battle(() => ({ hero: e.hero as number, units: e.units }));
      reckoned = { ...reckoned, attack: e.attack };
      break;
    case 'units_rerolled':
      at.battle(() => ({ units: e.units }));
      reckoned = { ...reckoned, attack: e.attack };
      break;
    case 'hero_rerolled':
      at.battle(() => ({ hero: e.hero as number }));
      reckoned = { ...reckoned, attack: e.attack };
      break;
    case 'hero_spared':
      at.battle(({ hero_spared }) => ({ hero_spared: hero_spared + 1 }));
      break;
    case 'unit_spared':
      at.battle(({ units_spared }) => ({ units_spared: added(units_spared, UNITS.indexOf(e.unit), 1) }));
      break;
    case 'fireballs_cast':
      at.battle(() => ({ fireballs: e.count }));
      reckoned = { ...reckoned, attack: e.attack };
      break;
    case 'battle_won':
      at.battle(() => ({ won: true }));
      break;
    case 'battle_lost':
      at.battle(() => ({ won: false }));
      break;
    case 'battle_ended':
      table.battle = null;
      break;
    case 'army_struck':
    case 'army_defeated':
      at.hex(e.at, ({ armies }) => ({ armies: [armies[0] === e.monster ? armies[1] : armies[0], null] }));
      break;
    case 'praetorian_left':
      table.praetorians = e.left;
      break;
    case 'item_gained':
      at.carry(e.seat, e.item, 1);
      break;
    case 'item_taken':
      at.hex(e.at, ({ items }) => ({ items: added(items, ITEMS.indexOf(e.item), -1) }));
      at.carry(e.seat, e.item, 1);
      break;
    case 'item_left':
      at.hex(e.at, ({ items }) => ({ items: added(items, ITEMS.indexOf(e.item), 1) }));
      at.carry(e.seat, e.item, -1);
      break;
    case 'spell_spent':
      at.carry(e.seat, e.item, -1);
      break;
    case 'cart_emptied':
    case 'plundered':
      at.pay(e.seat, e.resources, 1);
      break;
    case 'units_lost':
      at.enlist(e.seat, e.unit, -e.count);
      break;
    case 'unit_dismissed':
    case 'unit_returned':
      at.enlist(e.seat, e.unit, -1);
      break;
    case 'wounded':
    case 'healed':
      at.player(e.seat, () => ({ lives: e.lives }));
      break;
    case 'misery_fell':
      at.pay(e.seat, e.lost, -1);
      break;
    case 'plague_fell':
      table.plague = e.seat;
      break;
    case 'fell_unconscious':
      at.player(e.seat, () => ({ unconscious: true }));
      break;
    case 'gathered':
      at.pay(e.seat, e.resources, 1);
      break;
    case 'city_built': {
      const here = at.hexAt(e.at);
      at.hex(e.at, () => ({ city: e.seat }));
      at.player(e.seat, () => ({ city: here }));
      at.pay(e.seat, e.paid, -1);
      break;
    }
    case 'built':
      at.player(e.seat, ({ buildings }) => ({ buildings: buildings | (1 << BUILDINGS.indexOf(e.building)) }));
      at.pay(e.seat, e.paid, -1);
      break;
    case 'unit_trained':
      at.enlist(e.seat, e.unit, 1);
      break;
    case 'skeleton_raised':
      at.enlist(e.seat, 'skeleton', 1);
      break;
    case 'plague_lifted':
      table.plague = null;
      break;
    case 'stolen':
      at.pay(e.from as number, e.resources, -1);
      at.pay(e.seat, e.resources, 1);
      break;
    case 'game_ended':
      table.ending = e.ending;
      break;
    default:
      return view;
  }
  return { table, hand, top, reckoned };
}
