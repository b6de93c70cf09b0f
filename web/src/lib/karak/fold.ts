// How each event changes what is shown, so that the table moves with the story and not only at its end. The next
// view from the server takes the place of all of this.
import { sideTo } from './geometry';
import {
  BUILDINGS,
  ITEMS,
  MONSTERS,
  UNITS,
  told,
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
  type Turn,
  type Unit,
} from './model';
import type { Ending } from '../types/table';
import type { Seat } from '../types/protocol';

const noUnits = () => UNITS.map(() => 0) as Battle['sent'];
const FRESH: Turn = { begun: 0, open: false, portal: false, magic_run: false, hawkeye: false, gathered: [] };

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
  left: number;
  strongest: number;
  item: Item;
  large: boolean;
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

  turn(change: Partial<Turn>): void {
    this.table.turn = { ...this.table.turn, ...change };
  }

  enlist(seat: Seat, unit: Unit, count: number): void {
    const index = UNITS.indexOf(unit);
    this.table.supply = added(this.table.supply, index, -count);
    this.player(seat, (player) => ({ units: added(player.units, index, count) }));
  }

  carry(seat: Seat, item: Item, count: 1 | -1): void {
    const titan = UNITS.indexOf('titan');
    this.player(seat, (player) => ({ items: added(player.items, ITEMS.indexOf(item), count) }));
    if (item !== 'amulet_of_the_titan') return;
    const from = count > 0 ? this.table.supply[titan] : this.table.players[seat]?.units[titan];
    if (from) this.enlist(seat, 'titan', count);
  }

  pay(seat: Seat, resources: Resources, sign: 1 | -1): void {
    this.player(seat, (player) => ({ resources: sum(player.resources, resources, sign) }));
  }

  unseen(tile: TileId, by: 1 | -1): void {
    const list = [...this.table.unseen];
    while (list.length <= tile) list.push(0);
    list[tile] = Math.max(0, (list[tile] ?? 0) + by);
    while (list.length > 0 && list.at(-1) === 0) list.pop();
    this.table.unseen = list;
  }

  takeToken(monster: Monster): void {
    const index = this.table.tokens.indexOf(monster);
    if (index >= 0) this.table.tokens = this.table.tokens.filter((_, at) => at !== index);
  }
}

export function folded(view: KarakView, event: unknown): KarakView {
  const { kind, data } = told(event);
  const e = data as unknown as Fields;
  const at = new Folding(view.table);
  const table = at.table;
  let { hand, top } = view;
  switch (kind) {
    case 'draft_place_taken':
      table.draft = [...table.draft, e.seat];
      break;
    case 'hero_taken':
      at.player(e.seat, () => ({ hero: e.hero as Hero }));
      if (e.hero === 'lorraine' && table.supply[UNITS.indexOf('bear')]) at.enlist(e.seat, 'bear', 1);
      break;
    case 'starting_player_found':
      table.first = e.seat;
      break;
    case 'turn_began':
      table.active = e.seat;
      table.round = e.round;
      table.turn = FRESH;
      break;
    case 'recovered':
      at.player(e.seat, () => ({ lives: e.lives, unconscious: false }));
      break;
    case 'moved': {
      const there = at.hexAt(e.to);
      if (there >= 0) at.player(e.seat, () => ({ at: there }));
      if (e.way === 'retreat') break;
      at.turn({
        begun: table.turn.begun + 1,
        open: true,
        portal: table.turn.portal || e.way === 'portal',
        magic_run: table.turn.magic_run || e.way === 'magic_run',
      });
      break;
    }
    case 'action_began':
      at.turn({ begun: table.turn.begun + (table.turn.open ? 0 : 1), open: false });
      break;
    case 'hawkeye_used':
      at.turn({ hawkeye: true });
      break;
    case 'tile_drawn':
      if (table.shown === null) {
        at.unseen(e.tile, -1);
        table.returned = false;
      }
      table.shown = null;
      table.drawn = e.tile;
      top = null;
      break;
    case 'tiles_drawn':
      if (table.shown !== null) at.unseen(table.shown, 1);
      table.shown = null;
      table.returned = false;
      table.held = e.count;
      break;
    case 'tiles_seen':
      hand = e.tiles;
      top = null;
      break;
    case 'tile_chosen':
      at.unseen(e.tile, -1);
      table.held = Math.max(0, table.held - 1);
      table.drawn = e.tile;
      hand = [];
      break;
    case 'tile_returned':
      table.held = 0;
      table.returned = true;
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
    case 'token_drawn':
      table.bag = added(table.bag, MONSTERS.indexOf(e.monster), -1);
      table.tokens = [...table.tokens, e.monster];
      break;
    case 'token_returned':
      at.takeToken(e.monster);
      table.bag = added(table.bag, MONSTERS.indexOf(e.monster), 1);
      break;
    case 'token_placed':
      at.takeToken(e.monster);
      at.hex(e.at, ({ armies }) => ({ armies: armies[0] ? [armies[0], e.monster] : [e.monster, armies[1]] }));
      break;
    case 'battle_began':
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
      break;
    case 'units_rerolled':
      at.battle(() => ({ units: e.units }));
      break;
    case 'hero_rerolled':
      at.battle(() => ({ hero: e.hero as number }));
      break;
    case 'hero_spared':
      at.battle(({ hero_spared }) => ({ hero_spared: hero_spared + 1 }));
      break;
    case 'unit_spared':
      at.battle(({ units_spared }) => ({ units_spared: added(units_spared, UNITS.indexOf(e.unit), 1) }));
      break;
    case 'fireballs_cast':
      at.battle(() => ({ fireballs: e.count }));
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
      table.defeated = added(table.defeated, MONSTERS.indexOf(e.monster), 1);
      break;
    case 'praetorian_left':
      table.praetorians = e.left;
      break;
    case 'glory_rose':
      at.player(e.seat, () => ({ strongest: e.strongest }));
      break;
    case 'item_gained':
      table.amulets &= ~(1 << ITEMS.indexOf(e.item));
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
      table.spent = added(table.spent, ITEMS.indexOf(e.item), 1);
      at.carry(e.seat, e.item, -1);
      break;
    case 'stone_gained':
      at.player(e.seat, (player) =>
        e.large ? { large_stones: player.large_stones + 1 } : { small_stones: player.small_stones + 1 },
      );
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
      at.turn({ gathered: [...new Set([...table.turn.gathered, at.hexAt(e.at)])].sort((a, b) => a - b) });
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
    case 'unit_trained': {
      const price = UNITS.indexOf(e.unit);
      at.pay(e.seat, [0, 1, 2].map((index) => Number(index === price)) as Resources, -1);
      at.enlist(e.seat, e.unit, 1);
      break;
    }
    case 'skeleton_raised':
      at.enlist(e.seat, 'skeleton', 1);
      break;
    case 'restored':
      at.player(e.seat, () => ({ lives: 5 }));
      break;
    case 'plague_lifted':
      table.plague = null;
      break;
    case 'stolen':
      at.pay(e.from as number, e.resources, -1);
      at.pay(e.seat, e.resources, 1);
      break;
    case 'game_ended':
      at.player(e.seat, () => ({ archstone: true }));
      table.ending = e.ending;
      break;
    default:
      return view;
  }
  return { table, hand, top };
}
