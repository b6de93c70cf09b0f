// Texts as they are compared with what somebody types into a search.

/** Letters as a hurried hand types them: small, without marks and soft hyphens. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
}
