/**
 * A choice that is half made and not sent yet. It is kept in the browser's tab under the moment that
 * it belongs to, so that it survives a reconnect and a reload, and not the next step of the game.
 */
export interface Moment {
  table: string;
  game: number;
  seat: number;
  steps: number;
}

const KEY = 'bango-half';
const name = ({ table, game, seat, steps }: Moment, what: string): string => [what, table, game, seat, steps].join(' ');

export function keep<Choice>(moment: Moment, what: string, choice: Choice | null): void {
  try {
    const slot = `${KEY}-${what}`;
    if (choice === null) sessionStorage.removeItem(slot);
    else sessionStorage.setItem(slot, JSON.stringify({ moment: name(moment, what), choice }));
  } catch {
    // It holds until the page is closed.
  }
}

export function kept<Choice>(moment: Moment, what: string): Choice | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(`${KEY}-${what}`) ?? 'null') as {
      moment: string;
      choice: Choice;
    } | null;
    return found?.moment === name(moment, what) ? found.choice : null;
  } catch {
    return null;
  }
}
