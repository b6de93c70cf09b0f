// The components of Karak 2: tiles, armies, heroes, dice, items, buildings, tokens.
import catalogue from '../../../data/karak.json';
import Drawings from '../Drawings.svelte';
import { sides } from '../geometry';
import { BUILDINGS, HEROES, ITEMS, MONSTERS, RESOURCES, UNITS } from '../model';
import type { Texts } from '../../../texts/texts';
import type { Piece, Collection } from '../../../gallery/pieces';
import KarakLarge from './Large.svelte';
import KarakSmall from './Small.svelte';
import { PICTURES, type Picture } from './pictures';

const KINDS = ['tiles', 'armies', 'heroes', 'dice', 'items', 'buildings', 'tokens'] as const;

const RULES: Record<string, string[]> = {
  castle: ['K-SET-2', 'K-SET-7', 'K-CURE-1'],
  abyss: ['K-EXP-3', 'K-GEN-5'],
  general: ['K-GEN-1', 'K-GEN-2', 'K-GEN-3', 'K-GEN-4', 'K-GEN-5'],
  sword: ['K-ITEM-1', 'K-BAT-3'],
  warhammer: ['K-ITEM-1', 'K-BAT-3'],
  fireball: ['K-BAT-4', 'K-ITEM-1'],
  pickpocket: ['K-ITEM-2', 'K-TURN-5'],
  amulet_of_resources: ['K-AMU-1'],
  amulet_of_glory: ['K-AMU-2', 'K-GLO-1'],
  amulet_of_action: ['K-AMU-3', 'K-TURN-3'],
  amulet_of_protection: ['K-AMU-4'],
  amulet_of_the_titan: ['K-AMU-5'],
  hero: ['K-BAT-2', 'K-BAT-7', 'K-BAT-9'],
  knight: ['K-REC-1', 'K-BAT-8'],
  archer: ['K-REC-1', 'K-BAT-8'],
  mage: ['K-REC-1', 'K-BAT-8'],
  skeleton: ['K-XAN-1', 'K-BAT-8'],
  bear: ['K-LOR-2', 'K-BAT-8'],
  titan: ['K-AMU-5', 'K-BAT-8'],
  city: ['K-CITY-1', 'K-CITY-2'],
  stable: ['K-BLD-2', 'K-BLD-1'],
  portal: ['K-BLD-3', 'K-BLD-1'],
  glory_banners: ['K-BLD-4', 'K-GLO-1'],
  military_camp: ['K-BLD-4', 'K-REC-1'],
  shooting_range: ['K-BLD-4', 'K-REC-1'],
  wizard_tower: ['K-BLD-4', 'K-REC-1'],
  cart: ['K-BAT-10'],
  small_stone: ['K-END-1', 'K-BAT-10'],
  large_stone: ['K-END-1', 'K-BAT-10'],
  archstone: ['K-END-1', 'K-GEN-3'],
  plague: ['K-PLG-3', 'K-PLG-4', 'K-CURE-1'],
  praetorian: ['K-GEN-1', 'K-GEN-4'],
};

/** A hero's abilities, and what else is written of the hero. */
function heroRules(hero: (typeof HEROES)[number]): string[] {
  const rules = catalogue.heroes.find((entry) => entry.hero === hero)?.abilities.map(({ rule }) => rule) ?? [];
  return hero === 'darius' ? [...rules, 'K-DAR-3'] : rules;
}

function pieceOf(id: string, picture: Picture): Piece {
  switch (picture.what) {
    case 'tile':
      return {
        id,
        kind: 'tiles',
        name: named('lands', 'land', picture.land),
        rules: RULES[picture.land] ?? ['K-GATH-2', 'K-EXP-1', 'K-MOVE-1'],
      };
    case 'army':
      return {
        id,
        kind: 'armies',
        name: named('monsters', 'monster', picture.monster),
        rules: ['K-BAT-5', 'K-BAT-10', 'K-BAT-11', 'K-EXP-2'],
      };
    case 'general':
      return { id, kind: 'armies', name: 'karak-monster-dark-general', rules: RULES['general'] ?? [] };
    case 'hero':
      return { id, kind: 'heroes', name: named('heroes', 'hero', picture.hero), rules: heroRules(picture.hero) };
    case 'die':
      return { id, kind: 'dice', name: `karak-die-${picture.die}`, rules: RULES[picture.die] ?? [] };
    case 'item':
      return { id, kind: 'items', name: named('items', 'item', picture.item), rules: RULES[picture.item] ?? [] };
    case 'city':
      return { id, kind: 'buildings', name: 'karak-city', rules: RULES['city'] ?? [] };
    case 'building':
      return {
        id,
        kind: 'buildings',
        name: named('buildings', 'building', picture.building),
        rules: RULES[picture.building] ?? [],
      };
    case 'token':
      return { id, kind: 'tokens', name: picture.name, rules: RULES[picture.sign] ?? [] };
  }
}

/** The key of a name, as the catalogue gives it. */
function named(list: 'lands' | 'monsters' | 'heroes' | 'items' | 'buildings', field: string, id: string): string {
  const entries: Record<string, unknown>[] = catalogue[list];
  return String(entries.find((entry) => entry[field] === id)?.['name']);
}

const amounts = (texts: Texts, figures: readonly number[]): string[] =>
  RESOURCES.flatMap((resource, index) => {
    const n = figures[index] ?? 0;
    return n > 0 ? [texts.say(`web-k-count-${resource}`, { n })] : [];
  });

const face = (texts: Texts, n: number): string => {
  if (n === 0) return texts.say('web-gallery-face-blank');
  return n > 0 ? texts.say('web-gallery-face-swords', { n }) : texts.say('web-gallery-face-skulls', { n: -n });
};

const REWARDS: Record<string, string> = {
  cart: 'karak-reward-cart',
  small_stone: 'karak-reward-small-stone',
  large_stone: 'karak-reward-large-stone',
  amulet: 'karak-kind-amulet',
};

function factsOf(texts: Texts, picture: Picture): string[] {
  const copies = (n: number) => texts.say('web-gallery-copies', { n });
  switch (picture.what) {
    case 'tile': {
      const tile = catalogue.tiles.find(({ land, chasms }) => land === picture.land && chasms === picture.chasms);
      const chasms = sides(picture.chasms).length;
      const land = catalogue.lands.find((entry) => entry.land === picture.land);
      return [
        picture.tier === 0 ? texts.say('web-gallery-start') : texts.say('web-gallery-tier', { n: picture.tier }),
        texts.say('web-gallery-chasms', { n: chasms }),
        ...amounts(texts, land?.yields ?? []),
        copies(tile?.count ?? 1),
      ];
    }
    case 'army': {
      const entry = catalogue.monsters[MONSTERS.indexOf(picture.monster)];
      const reward = entry?.reward ?? '';
      const name = REWARDS[reward] ?? named('items', 'item', reward);
      return [
        texts.say('web-gallery-strength', { n: entry?.strength ?? 0 }),
        texts.say('web-gallery-reward', { reward: texts.say(name) }),
        copies(entry?.count ?? 0),
      ];
    }
    case 'general':
      return [
        texts.say('web-gallery-strength', { n: catalogue.general }),
        texts.say('web-gallery-reward', { reward: texts.say('karak-reward-archstone') }),
      ];
    case 'hero': {
      const entry = catalogue.heroes[HEROES.indexOf(picture.hero)];
      return [
        texts.attribute(entry?.name ?? '', 'title') ?? '',
        ...(entry?.abilities ?? []).map(({ name }) => texts.say(name)),
      ].filter((fact) => fact !== '');
    }
    case 'die': {
      const unit = catalogue.units[UNITS.findIndex((one) => one === picture.die)];
      const faces = unit?.die ?? catalogue.hero_die;
      return [
        texts.say('web-gallery-faces', { faces: faces.map((n) => face(texts, n)).join(', ') }),
        ...(unit?.cost
          ? [
              texts.say('web-gallery-cost', {
                cost: amounts(texts, unit.cost).join(', '),
              }),
            ]
          : []),
        copies(unit?.supply ?? HEROES.length),
      ];
    }
    case 'item': {
      const entry = catalogue.items[ITEMS.indexOf(picture.item)];
      return [
        texts.say(`karak-kind-${entry?.kind ?? 'amulet'}`),
        ...(entry && entry.attack > 0 ? [texts.say('web-gallery-attack', { n: entry.attack })] : []),
      ];
    }
    case 'city':
      return [texts.say('web-gallery-cost', { cost: amounts(texts, catalogue.city_cost).join(', ') })];
    case 'building': {
      const entry = catalogue.buildings[BUILDINGS.indexOf(picture.building)];
      return [texts.say('web-gallery-cost', { cost: amounts(texts, entry?.cost ?? []).join(', ') })];
    }
    case 'token':
      return [];
  }
}

export const collection: Collection = {
  kinds: KINDS,
  pieces: [...PICTURES].map(([id, picture]) => pieceOf(id, picture)),
  facts(texts, id) {
    const picture = PICTURES.get(id);
    return picture ? factsOf(texts, picture) : [];
  },
  text: () => undefined,
  Drawings,
  Small: KarakSmall,
  Large: KarakLarge,
};
