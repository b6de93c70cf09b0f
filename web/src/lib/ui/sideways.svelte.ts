// Whether the window is low and wide: a phone held sideways, or a page at twice its size. Then bars and sheets stand beside
// the table instead of above and below it (`sideways.css` of the shell and of each game).
import { MediaQuery } from 'svelte/reactivity';
import { HEIGHTS, WIDTHS } from './breakpoints';

export const sideways = new MediaQuery(`(width >= ${WIDTHS.phone}px) and (height < ${HEIGHTS.short}px)`);

/** A short phone held upright: the map and the piles need all the room there is. */
export const small = new MediaQuery(`(width < ${WIDTHS.phone}px) and (height < ${HEIGHTS.small}px)`);

/** Too narrow for anything beside the table; sheets lie at its foot. */
export const scarce = new MediaQuery(`(width < ${WIDTHS.desk}px)`);
