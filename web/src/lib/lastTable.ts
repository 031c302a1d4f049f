/** The table that this browser was at last: a TV that asks for one is offered it. */
const KEY = 'bango-last-table';

export function rememberTable(table: string): void {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Then it is not offered.
  }
}

export function lastTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
