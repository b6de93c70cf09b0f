// The dice of a battle as they lie on the table, and the choices that concern each of them.
import type { RolledDie } from '../../../types/karak';
import { dataOf, isPlain, type Choosable, type Unit } from '../model';

export interface LyingDie {
  id: string;
  die: Unit | 'hero';
  face: number;
  /** Its skull is ignored. */
  spared: boolean;
  /** The choice that would ignore it. */
  spare: Choosable | undefined;
}

/** The hero die, then the unit dice in their order; none before the roll. */
export function rolledDice(dice: readonly RolledDie[], choices: readonly Choosable[]): LyingDie[] {
  return dice.map(({ unit, face, spared }, index) => {
    const concerns = ({ choice }: Choosable) =>
      unit === null ? isPlain(choice, 'spare_hero') : dataOf(choice, 'spare_unit') === unit;
    const number = dice.slice(0, index).filter((die) => die.unit === unit).length;
    const spare = face < 0 && !spared ? choices.find(concerns) : undefined;
    return unit === null
      ? { id: 'hero', die: 'hero', face, spared, spare }
      : { id: `${unit} ${number}`, die: unit, face, spared, spare };
  });
}
