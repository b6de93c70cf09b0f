import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from '../types/protocol';
import samples from './samples.json';
import { Texts } from './texts';

const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const root = new URL('../../../../locales/', import.meta.url);

function texts(language: string): Texts {
  const files = readdirSync(new URL(`${language}/`, root)).filter((name) => name.endsWith('.ftl'));
  return new Texts(
    language,
    files.map((name) => readFileSync(new URL(`${language}/${name}`, root), 'utf8')),
  );
}

/** Soft hyphens serve the browser only. */
const plain = (text: string) => text.replaceAll('\u00ad', '');

describe('messages', () => {
  const byNumber = (seat: number): Message => ({ key: 'ui-seat', args: { n: seat + 1 } });

  it.each(LANGUAGES)('are said in %s as Rust says them', (language) => {
    const speaker = texts(language);
    expect(samples.length).toBeGreaterThan(100);
    for (const { message, said } of samples) {
      expect(plain(speaker.render(message as Message, byNumber)), message.key).toBe(said[language]);
    }
  });

  it('keep a person’s name in every case', () => {
    const plague: Message = { key: 'karak-log-plague', args: { hero: { seat: 0 } } };
    for (const language of LANGUAGES) expect(texts(language).render(plague, () => 'Jan')).toContain('Jan');
  });

  it('set a player’s name before the hero, and decline the hero alone', () => {
    const plague: Message = { key: 'karak-log-plague', args: { hero: { seat: 0 } } };
    const named = () => ({ player: 'Jan', as: { key: 'karak-hero-horan' } });
    expect(texts('en').render(plague, named)).toBe('The Plague comes to Jan\u00a0· Horan’s city.');
    expect(texts('pl').render(plague, named)).toContain('Jan\u00a0· Horana');
    // What a verb agrees with is the hero's gender, not a name.
    const rose: Message = { key: 'karak-log-glory-rose', args: { hero: { seat: 0 }, n: 3 } };
    for (const language of LANGUAGES) {
      const alone = texts(language).render(rose, () => ({ key: 'karak-hero-horan' }));
      expect(texts(language).render(rose, named).replace('Jan\u00a0· ', '')).toBe(alone);
    }
  });

  it('stand in brackets when they are missing', () => {
    expect(texts('en').say('web-no-such-thing')).toBe('[web-no-such-thing]');
  });
});

describe('the client’s own texts', () => {
  const sources = readdirSync(new URL('../../', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

  it('get every variable they use', () => {
    const file = readFileSync(new URL('en/web.ftl', root), 'utf8');
    const wanted = new Map(
      file.split(/\n(?=web-)/).flatMap((entry): [string, Set<string>][] => {
        const key = /^(web-[a-z-]+) =/.exec(entry)?.[1];
        return key ? [[key, new Set([...entry.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? ''))]] : [];
      }),
    );
    expect(wanted.size).toBeGreaterThan(100);
    for (const source of sources) {
      for (const [, key = '', given = ''] of source.matchAll(/\bt\(\s*'(web-[a-z-]+)'(?:,\s*\{([^}]*)\})?/g)) {
        const names = new Set([...given.matchAll(/(?:^|[,{]\s*|\s)([a-z]+)\s*(?=:|,|$|\})/g)].map((match) => match[1]));
        for (const name of wanted.get(key) ?? []) expect(names, `${key} wants $${name}`).toContain(name);
      }
    }
  });
});
