// The rules of a game, from its texts.
import type { Texts } from '../texts/texts';

export interface Rule {
  id: string;
  title: string;
  text: string;
  ruling: string | undefined;
}

/** The rules whose keys begin so. */
export function rulesOf(texts: Texts, keys: string): Rule[] {
  return texts.keys(keys).map((key) => ruleAt(texts, key));
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
