// What must not be parted at the end of a line: a number and what it counts, a Polish word of one letter and the next one.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const root = new URL('../../../../locales/', import.meta.url);

/** Words that a number after them belongs to. */
const NAMED: Record<string, string> = {
  en: '[Rr]ank|[Ll]evel|[Rr]ound|[Tt]urn|[Pp]layer|[Ss]eat|[Rr]ule|[Cc]hoice|Karak|Apache',
  pl: '(?:[Ss]zereg|[Pp]oziom|[Rr]und|[Tt]ur|[Gg]racz|[Mm]iejsc|[Zz]asad)\\p{L}*|Karak|Apache',
  de: 'Reihe|Stufe|Runde|Zug|Spieler|Platz|Regel|Karak|Apache',
  et: '[Rr]eegel|[Vv]alik|Karak|Apache',
};
/** Words after a number that it does not count. */
const LINKS: Record<string, string> = {
  en: 'or|and|to|of|by|in|is|are|per|against|at|with|without|for|plus|but|while|the|shows|carries',
  pl: 'lub|albo|ani|i|do|z|w|na|za|przeciw|jest|oraz|nie|już|daje|gra',
  de: 'oder|und|bis|von|gegen|in|ist|mit|bringt|je|für|auf|den|der|plus|kann|bleibt|bleiben|trägt|sinkt|ignorieren|erhalten|dauert|geht',
  et: 'või|ega|ja|kuni|on|vastu|iga|pluss|annab|jäänud|rünnakule',
};
const NUMBER = String.raw`[+−]?(?:\d+(?:[.,]\d+)*|\{ \$(?:n|rank|strength|gold|experience|groups|families) \})`;

/** The places in a line of a text where a break would part what belongs together. A number that is held by the word before
 * it, “strength 3”, does not count what follows; one that is held by what follows, “3 cards”, names nothing before it. */
function parted(line: string, language: string): string[] {
  const named = `(?<![\\p{L}])(?:${NAMED[language] ?? ''}) ${NUMBER}(?![\\p{L}\\d\\u00a0])`;
  const word = `(?!(?:${LINKS[language] ?? ''})(?![\\p{L}]))`;
  const counted = `(?<![\\p{L}\\d.,}$+−-])(?<!\\p{L}{2}\\u00a0)${NUMBER}(?: ${word}\\p{L}+|\\. ${word}\\p{Ll}+)`;
  const short = language === 'pl' ? `|(?<![\\p{L}\\d-])[wziouaWZIOUA] [\\p{L}\\d{„(]\\p{L}*` : '';
  return [...line.matchAll(new RegExp(`${named}|${counted}${short}`, 'gu'))].map(([found]) => found);
}

/** The files that only the terminal reads. */
const ELSEWHERE = ['archive.ftl', 'fair.ftl', 'lab.ftl', 'lab-odds.ftl', 'terminal.ftl'];

describe('the texts of the browser', () => {
  it.each(LANGUAGES)('part no number from its word in %s', (language) => {
    const folder = new URL(`${language}/`, root);
    const files = readdirSync(folder).filter((name) => !ELSEWHERE.includes(name));
    expect(files.length).toBeGreaterThan(15);
    const found = files.flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.startsWith('#') ? [] : parted(line, language).map((words) => `${name}:${index + 1} ${words}`),
        ),
    );
    expect(found).toEqual([]);
  });
});

describe('a line', () => {
  it('is held where a number counts something', () => {
    expect(parted('Noch 3 Runden', 'de')).toEqual(['3 Runden']);
    expect(parted('[other] { $n } Runden', 'de')).toEqual(['{ $n } Runden']);
    expect(parted('Noch 3\u00a0Runden', 'de')).toEqual([]);
    expect(parted('3 KP: 1. taseme kangelane', 'et')).toEqual(['3 KP', '1. taseme']);
    expect(parted('for { $experience } experience', 'en')).toEqual(['{ $experience } experience']);
  });

  it('is held on one side of a number', () => {
    expect(parted('Attack\u00a0+2 comes on top', 'en')).toEqual([]);
    expect(parted('attack +{ $n } more', 'en')).toEqual(['+{ $n } more']);
    expect(parted('in diesem Zug 1\u00a0Karte', 'de')).toEqual([]);
    expect(parted('weź z\u00a02 kart', 'pl')).toEqual(['2 kart']);
  });

  it('is held where a number names something', () => {
    expect(parted('Wer ihn in Reihe 1 bringt', 'de')).toEqual(['Reihe 1']);
    expect(parted('Wer ihn in Reihe\u00a01 bringt', 'de')).toEqual([]);
    expect(parted('2 or 3\u00a0cards', 'en')).toEqual([]);
  });

  it('keeps a Polish word of one letter with the next', () => {
    expect(parted('w szeregu, a\u00a0potem i Atak', 'pl')).toEqual(['w szeregu', 'i Atak']);
    expect(parted('a rank', 'en')).toEqual([]);
  });
});
