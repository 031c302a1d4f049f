import { mySeats, nameOf, namedAt, type Named } from '../../lib/names';
import { t } from '../../lib/language.svelte';
import type { Play, TableState } from '../../protocol';

/** Who played the game that lies on the table: seats change hands after it, and its result is still theirs. */
export class Players {
  #number = 0;
  #names: string[] = [];
  #you: number | null = null;

  at(table: TableState, play: Play): Named {
    if (table.phase !== 'over' || play.number !== this.#number) {
      const mine = mySeats(table);
      this.#number = play.number;
      this.#names = table.seats.map((_, seat) => nameOf(table, seat));
      this.#you = mine.length === 1 ? (mine[0] ?? null) : null;
    }
    const now = namedAt(table);
    const [names, you] = [this.#names, this.#you];
    return Object.assign((seat: number): string => (seat === you ? t('page-you') : (names[seat] ?? now(seat))), {
      you,
    });
  }
}
