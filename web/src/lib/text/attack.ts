// An attack explained before it is made, as the engine reckons it.
import { cardName } from '../thunderstone/cards';
import type { Explanation, Forecast, Reckoning } from '../types/thunderstone';
import type { Message } from '../types/protocol';
import { counted, message, type Given } from './message';
import type { Scene } from './words';

/** What the engine tells of each rank. */
export function explanationOf(scene: Scene, rank: number): Explanation | undefined {
  const { attacks } = (scene.forecast as Forecast | null) ?? { attacks: [] };
  return attacks.find((explained) => explained.rank === rank);
}

function judged(reckoning: Reckoning, [wins, fails, noMagic]: readonly [string, string, string]): Message {
  const short = reckoning.health - reckoning.total;
  const key = reckoning.wins ? wins : reckoning.lacks_magic ? noMagic : fails;
  return message(key, { total: reckoning.total, health: reckoning.health, n: Math.max(0, short) });
}

/** What would come of the attack, in few words. */
export function verdict(explained: Explanation): Message {
  if (!explained.can_be_attacked) return message('ui-hall-unseen');
  return judged(explained.after, ['ui-hall-wins', 'ui-hall-fails', 'ui-hall-no-magic']);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function contributions(explained: Explanation): Message[] {
  const told = explained.contributions.map(({ card, attack, magic, light, takes_part }) => JSON.stringify({ card, attack, magic, light, takes_part }));
  return [...new Set(told)].map((one) => {
    const n = told.filter((other) => other === one).length;
    const { card, attack, magic, light, takes_part } = JSON.parse(one) as Explanation['contributions'][number];
    const [name] = counted(Array.from({ length: n }, () => card), cardName);
    const facts: Message[] = [];
    if (attack !== 0) facts.push(message('ui-fact-attack', { text: signed(attack) }));
    if (magic !== 0) facts.push(message('ui-fact-magic', { text: signed(magic) }));
    if (light !== 0) facts.push(message('ui-fact-light', { n: light }));
    const given: Record<string, Given> = { card: name ?? cardName(card) };
    if (!takes_part || facts.length === 0) return message('ui-explain-idle', given);
    return message(n > 1 ? 'ui-explain-cards' : 'ui-explain-card', { ...given, facts });
  });
}

function explain(explained: Explanation): Message[] {
  const { now, after, rank, monster } = explained;
  const lines = [message('ui-explain-title', { card: cardName(monster), rank }), ...contributions(explained)];
  lines.push(message('ui-explain-sum', { attack: now.attack, magic: now.magic }));
  if (now.attack_counted !== now.attack || now.magic_counted !== now.magic) {
    lines.push(message('ui-explain-counted', { attack: now.attack_counted, magic: now.magic_counted }));
  }
  lines.push(message('ui-explain-light', { n: now.penalty, light: now.light, needed: now.light_needed, cost: -now.dark }));
  if (now.halved) lines.push(message('ui-explain-halved'));
  if (!explained.can_be_attacked) return [...lines, message('ui-explain-unseen')];
  lines.push(judged(now, ['ui-explain-wins', 'ui-explain-fails', 'ui-explain-no-magic']));
  if (after.total !== now.total || after.wins !== now.wins) {
    lines.push(judged(after, ['ui-explain-after-wins', 'ui-explain-after-fails', 'ui-explain-after-no-magic']));
  }
  return lines;
}

/** The attack on one rank, or on all. */
export function attackLines(rest: string, scene: Scene): string[] {
  const ranks = rest === '' ? [1, 2, 3] : [Number(rest)];
  if (ranks.some((rank) => ![1, 2, 3].includes(rank))) return [scene.say(message('ui-explain-rank', { found: rest }))];
  const found = ranks.flatMap((rank) => explanationOf(scene, rank) ?? []);
  if (found.length === 0) return [scene.say(message(rest === '' ? 'ui-explain-no-party' : 'ui-explain-nobody'))];
  return found.flatMap(explain).map(scene.say);
}
