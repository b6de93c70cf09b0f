// The tile that is being laid: where it would lie, and how it is turned. The engine lists the ways it may lie.
import { untrack } from 'svelte';
import { key } from './geometry';
import { dataOf, type Pos, type Choosable } from './model';

export class Laying {
  at: Pos | null = $state.raw(null);
  rotation = $state(0);
  private readonly ghosts: () => ReadonlyMap<string, Choosable[]>;

  constructor(ghosts: () => ReadonlyMap<string, Choosable[]>) {
    this.ghosts = ghosts;
    $effect(() => {
      const spots = [...ghosts().keys()];
      untrack(() => {
        if (spots.length === 0) this.at = null;
        else if (spots.length === 1) this.lay((spots[0] ?? '0,0').split(',').map(Number) as Pos);
        else if (this.at && !ghosts().has(key(this.at))) this.at = null;
      });
    });
  }

  /** Lays it here, turned as it may be. */
  lay(at: Pos): void {
    this.at = at;
    const open = this.rotations(at);
    if (!open.includes(this.rotation)) this.rotation = open[0] ?? 0;
  }

  /** Turns it to the next rotation it may lie in, one way or the other. */
  turn(by: 1 | -1): void {
    if (!this.at) return;
    const open = this.rotations(this.at);
    const index = open.indexOf(this.rotation);
    this.rotation = open[(index + by + open.length) % open.length] ?? this.rotation;
  }

  private rotations(at: Pos): number[] {
    return (this.ghosts().get(key(at)) ?? []).flatMap(({ choice }) => dataOf(choice, 'place')?.rotation ?? []);
  }
}
