// The dice of a battle as they lie on the table, and the choices that concern each of them.
import { UNITS, dataOf, isPlain, type Battle, type Unit } from '../model';
import type { Choosable } from '../../types/protocol';

export interface RolledDie {
  id: string;
  die: Unit | 'hero';
  face: number;
  /** Its skull is ignored. */
  spared: boolean;
  /** The choice that would ignore it. */
  spare: Choosable | undefined;
}

/** The hero die, then the unit dice in their order; none before the roll. */
export function rolledDice(battle: Battle, choices: readonly Choosable[]): RolledDie[] {
  if (battle.hero === null) return [];
  const dice: RolledDie[] = [
    {
      id: 'hero',
      die: 'hero',
      face: battle.hero,
      spared: battle.hero < 0 && battle.hero_spared >= -battle.hero,
      spare: choices.find(({ choice }) => isPlain(choice, 'spare_hero')),
    },
  ];
  let at = 0;
  UNITS.forEach((unit, index) => {
    let spared = battle.units_spared[index] ?? 0;
    for (let number = 0; number < (battle.sent[index] ?? 0); number++) {
      const face = battle.units[at++] ?? 0;
      const saved = face < 0 && spared > 0;
      if (saved) spared--;
      const spare = face < 0 && !saved ? choices.find(({ choice }) => dataOf(choice, 'spare_unit') === unit) : undefined;
      dice.push({ id: `${unit} ${number}`, die: unit, face, spared: saved, spare });
    }
  });
  return dice;
}
