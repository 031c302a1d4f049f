/** Who plays together at a table. */
import { mySeats } from '../lib/names';
import type { Seat, TableState } from '../protocol';
import { GAMES } from '../tables/games';

type Seated = Pick<TableState, 'game' | 'seats'>;

const partnersPlay = ({ game, seats }: Seated): boolean => GAMES[game].side !== null && seats.length > 2;

/** Whether whoever sits at this device says nothing for now: partners do not confer (T8). */
export const isSilent = (table: TableState): boolean =>
  table.phase === 'playing' && partnersPlay(table) && mySeats(table).length > 0;

/** Who has come later, or gave up once, has won less often than the side. */
const together = <One extends { seats: Seat[]; won: number }>(one: One, other: One): One => ({
  ...one,
  seats: [...one.seats, ...other.seats],
  won: Math.max(one.won, other.won),
});

/** Those who win together, with how many games of the series they have won. */
export function sidesAt({ game, seats }: Seated): { seats: Seat[]; won: number }[] {
  const side = partnersPlay({ game, seats }) ? GAMES[game].side : null;
  const all = seats.map(({ won }, seat) => ({ seats: [seat], won, side: side?.(seat).colour ?? seat }));
  return all.reduce<typeof all>((sides, one) => {
    const own = sides.find((other) => other.side === one.side);
    return own ? sides.map((other) => (other === own ? together(own, one) : other)) : [...sides, one];
  }, []);
}
