// Texts as they are compared with what somebody types into a search, and how long they are.

/** Letters as a hurried hand types them: small, without marks and soft hyphens, and with one kind of space. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .trim();
}

/** How many letters a text has, and how many the longest piece of it that a line cannot break. */
export function lengths(text: string): { all: number; longest: number } {
  const pieces = text.split(/[ \u00ad-]/u).map((word) => word.length);
  return { all: text.replaceAll('\u00ad', '').length, longest: Math.max(...pieces) };
}
