// A box of Karak 2 with other figures than the shipped ones, so that a test meets soon what it is about.

const status = 'assumed';
const die = (...faces: number[]) => ({ faces, status });
/** Five equal faces, and one with other swords: an order must come of the rolls for it. */
const almost = (face: number) => die(face, face, face, face, face, face === 3 ? 2 : 1);
const army = (count: number, reward: string, strength: number) => ({ count, reward, strength, status });
const cost = (...amounts: number[]) => ({ cost: amounts, status });
const tile = (...chasms: number[][]) => ({ chasms, status });

export interface Box {
  /** What the hero die shows on five of its faces. */
  hero?: number;
  /** The strength of every army. */
  strength?: number;
  /** Whether the first tile is the Dark General's. */
  general?: boolean;
  /** The edges of every tile on which there is a chasm; without any, it does not matter how a tile is laid. */
  chasms?: number[];
}

/** The setup of a table with this box, for so many players with these heroes. */
export function boxed({ hero = 3, strength = 1, general = false, chasms = [] }: Box, ...heroes: string[]): unknown {
  const components = {
    dice: {
      hero: almost(hero),
      knight: die(-1, 0, 0, 1, 1, 1),
      archer: die(-1, -1, 0, 1, 1, 2),
      mage: die(-1, -1, -1, 1, 2, 3),
      skeleton: die(-1, -1, 0, 1, 1, 1),
      bear: die(0, 0, 1, 1, 1, 2),
      titan: die(0, 1, 1, 2, 2, 3),
    },
    supply: {
      knight: { count: 10, status },
      archer: { count: 10, status },
      mage: { count: 10, status },
      skeleton: { count: 3, status },
      bear: { count: 1, status },
      titan: { count: 1, status },
    },
    monsters: {
      skeleton_warriors: army(0, 'sword', strength),
      fire_eaters: army(0, 'fireball', strength),
      shadow_eaters: army(0, 'pickpocket', strength),
      skeletal_hulks: army(0, 'cart', strength),
      dark_dryads: army(0, 'amulet', strength),
      hammer_follower: army(0, 'warhammer', strength),
      skeleton_riders: army(30, 'small_stone', strength),
      envoys_of_death: army(0, 'large_stone', strength),
    },
    costs: {
      city: cost(0, 1, 0),
      stable: cost(9, 9, 9),
      glory_banners: cost(9, 9, 9),
      portal: cost(9, 9, 9),
      military_camp: cost(0, 0, 0),
      shooting_range: cost(0, 0, 0),
      wizard_tower: cost(0, 0, 0),
    },
    start: {
      status,
      hexes: [
        { at: [-1, 0], land: 'forest', chasms: [] },
        { at: [0, 0], land: 'castle', chasms: [] },
        { at: [1, 0], land: 'forest', chasms: [] },
      ],
    },
    tier1: general ? {} : { farm_forest: tile(...Array.from({ length: 18 }, () => chasms)) },
    tier2: { abyss: tile([]) },
  };
  return { players: heroes.length, heroes: { chosen: heroes }, components };
}
