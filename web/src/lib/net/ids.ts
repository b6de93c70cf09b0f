// The ids of tables, as they stand in links.

/** Whether a word can be the id of a table: 26 characters, of which `crates/ids` says which. A link that was cut or
 * mistyped is noticed before anybody is asked. */
export function isTableId(word: string): boolean {
  return /^[0-7ilo][0-9a-tv-z]{25}$/i.test(word);
}
