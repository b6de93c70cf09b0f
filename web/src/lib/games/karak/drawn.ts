// What the client brings for this game.
import type { Drawn } from '../drawn';
import picture from './poster.svg?url&no-inline';

export const drawn: Drawn = {
  picture,
  about: 'web-karak-about',
  facts: ['web-karak-players', 'web-karak-heroes', 'web-karak-parts'],
  table: () => import('./index').then((module) => module.game),
  pieces: () => import('./gallery/collection').then((module) => module.collection),
  setup: () => import('./setup').then((module) => module.setup),
};
