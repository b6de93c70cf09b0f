// Chances and means as the language in use writes them.
import { speech } from '../../../texts/language.svelte';

/** To make a format takes longer than everything else about a tapped hex: each is made once. */
const made = new Map<string, Intl.NumberFormat>();
function formatOf(
  language: string,
  options: Intl.NumberFormatOptions & { style: 'percent' | 'decimal' },
): Intl.NumberFormat {
  const id = `${language} ${options.style}`;
  const format = made.get(id) ?? new Intl.NumberFormat(language, options);
  made.set(id, format);
  return format;
}

/** A share as whole percent; what is neither nothing nor all is never rounded to it. */
export function percent(share: number): string {
  const format = formatOf(speech.language, { style: 'percent', maximumFractionDigits: 0 });
  if (share > 0 && share < 0.005) return `< ${format.format(0.01)}`;
  if (share < 1 && share > 0.995) return `> ${format.format(0.99)}`;
  return format.format(share);
}

/** A mean with one digit. */
export function mean(value: number): string {
  const format = formatOf(speech.language, { style: 'decimal', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return value > 0 && value < 0.05 ? `< ${format.format(0.1)}` : format.format(value);
}
