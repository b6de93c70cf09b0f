// What the client brings for this game.
import type { Drawn } from '../drawn';
import picture from './poster.svg?url&no-inline';

export const drawn: Drawn = {
  texts: ['karak', 'karak-terms', 'karak-rules', 'web-karak'],
  picture,
  about: 'web-karak-about',
  facts: ['web-karak-players', 'web-karak-heroes', 'web-karak-parts'],
  table: () => import('./index').then((module) => module.game),
  words: () => import('../text/karak').then((module) => module.words),
  pieces: () => import('../gallery/karak').then((module) => module.collection),
  setup: () => import('./setup').then((module) => module.setup),
};
