// What the client brings for this game.
import type { Drawn } from '../drawn';
import picture from './poster.svg?url&no-inline';

export const drawn: Drawn = {
  picture,
  about: 'web-thunderstone-about',
  facts: ['web-thunderstone-players', 'web-thunderstone-kind', 'web-thunderstone-parts'],
  table: () => import('./index').then((module) => module.game),
  pieces: () => import('./gallery/collection').then((module) => module.collection),
  setup: () => import('./setup').then((module) => module.setup),
};
