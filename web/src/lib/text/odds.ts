// What the engine foretells of a battle of Karak 2, in sentences.
import { placeText } from '../karak/geometry';
import { UNITS, name } from '../karak/model';
import type { Forecast, Prospect } from '../types/karak';
import { message, times } from './message';
import type { Scene } from './words';

/** More sets of dice than this are too many to listen to; the best come first. */
const SETS = 5;

const percent = (chance: number): number => Math.round(chance * 100);

function odds(prospect: Prospect, scene: Scene): string {
  const mean = (n: number) => n.toLocaleString(scene.texts.language, { maximumFractionDigits: 1 });
  const parts = [message('web-text-odds-win', { n: percent(prospect.win) })];
  if (percent(prospect.win_with_fireballs) > percent(prospect.win)) {
    parts.push(message('web-text-odds-fireballs', { n: percent(prospect.win_with_fireballs) }));
  }
  parts.push(message('web-text-odds-losses', { lives: mean(prospect.lives), dice: mean(prospect.dice) }));
  if (percent(prospect.unconscious) > 0) parts.push(message('web-text-odds-unconscious', { n: percent(prospect.unconscious) }));
  if (percent(prospect.plague) > 0) parts.push(message('web-text-odds-plague', { n: percent(prospect.plague) }));
  return parts.map(scene.say).join('; ');
}

export function oddsLines(scene: Scene): string[] {
  const forecast = scene.forecast as Forecast | null;
  if (!forecast) return [scene.say(message('web-text-odds-none'))];
  if ('turn' in forecast) {
    const lines = forecast.turn.battles.map(({ at, strength, prospect }) =>
      strength === null
        ? scene.say(message('web-text-odds-felled', { place: placeText(at) }))
        : scene.say(message('web-text-odds-at', { place: placeText(at), n: strength, odds: odds(prospect, scene) })),
    );
    return lines.length > 0 ? lines : [scene.say(message('web-text-odds-none'))];
  }
  if ('send' in forecast) {
    const best = [...forecast.send.sets].sort(
      (a, b) => b.prospect.win_with_fireballs - a.prospect.win_with_fireballs || a.prospect.dice - b.prospect.dice,
    );
    return best.slice(0, SETS).map(({ sent, prospect }) => {
      const units = UNITS.flatMap((unit, index) => ((sent[index] ?? 0) > 0 ? [times(name('unit', unit), sent[index] ?? 0)] : []));
      const told = odds(prospect, scene);
      return scene.say(units.length > 0 ? message('web-text-odds-with', { units, odds: told }) : message('web-text-odds-alone', { odds: told }));
    });
  }
  if ('reroll' in forecast) {
    return [
      scene.say(message('web-text-odds-keep', { odds: odds(forecast.reroll.stand, scene) })),
      scene.say(message('web-text-odds-again', { odds: odds(forecast.reroll.reroll, scene) })),
    ];
  }
  return forecast.fireballs.casts.map(({ fireballs, attack, wins }) =>
    scene.say(message(wins ? 'web-text-odds-cast-wins' : 'web-text-odds-cast-fails', { n: fireballs, attack })),
  );
}
