// Single texts of the locales, for the few places that cannot ask Fluent at run time.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text of the client in a language. */
export function text(language: Language, key: string, args: Record<string, string> = {}): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ['games', 'web', 'web-shell']) {
    const file = new URL(`../../locales/${language}/${name}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`${key} is missing in ${language}`);
  return bundle.formatPattern(pattern, args);
}
