// What the engine makes of a view, looked up.
import type { HexId, NamedTile, Reckoned, TileId } from '../../types/karak';

/** What an attack on this hex must reach; nothing where no enemy stands. */
export const enemyAt = ({ enemies }: Reckoned, id: HexId): number | undefined =>
  enemies.find(({ hex }) => hex === id)?.strength;

/** What a tile that is named without a place shows. */
export const tileOf = ({ tiles }: Reckoned, id: TileId | null): NamedTile | undefined =>
  tiles.find(({ tile }) => tile === id);
