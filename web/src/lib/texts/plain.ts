// Texts as they are compared with what somebody types into a search.

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
