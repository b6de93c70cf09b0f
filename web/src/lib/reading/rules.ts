// The rules of a game, from its texts.
import type { Texts } from '../texts/texts';
import type { GameId } from '../types/protocol';

export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling: string | undefined;
}

const BEGINNINGS: Record<GameId, string> = { karak: 'rule-k-', thunderstone: 'rule-t-' };

export function rulesOf(texts: Texts, game: GameId): Rule[] {
  return texts.keys(BEGINNINGS[game]).map((key) => ruleAt(texts, key));
}

/** The rule with this id, such as `K-BAT-6`, if its game's texts are loaded. */
export function ruleOf(texts: Texts, id: string): Rule | undefined {
  const key = `rule-${id.toLowerCase()}`;
  return texts.has(key) ? ruleAt(texts, key) : undefined;
}

function ruleAt(texts: Texts, key: string): Rule {
  return {
    id: key.slice('rule-'.length).toUpperCase(),
    title: texts.say(key),
    text: texts.attribute(key, 'text') ?? '',
    ruling: texts.attribute(key, 'ruling'),
  };
}
