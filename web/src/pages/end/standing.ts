/** How a game went for one player, in a few words. */
import { list, t } from '../../lib/language.svelte';
import { said, type Named } from '../../lib/names';
import type { Ending, Seat, TableState } from '../../protocol';
import { GAMES } from '../../tables/games';
import { winnersOf } from '../../tables/seating';

/** Who won, to the one who reads. */
export function wonInWords(winners: Seat[], named: Named): string {
  if (winners.length === 0) return t('end-drawn');
  const others = winners.filter((seat) => seat !== named.you);
  if (others.length === winners.length)
    return t(winners.length > 1 ? 'end-shared' : 'end-won', { who: list(winners.map(named)) });
  return others.length === 0 ? t('end-won-you') : t('end-shared-you', { who: list(others.map(named)) });
}

/** “You win by 5”, “3rd, 8 behind”: the result for the reader, as exactly as the game tells it. */
export function standing(ending: Ending, named: Named): string {
  const winners = winnersOf(ending);
  const scores = ending.scores ?? null;
  const you = named.you ?? null;
  // Who gives up has no place, and nobody is beaten by points.
  if (you === null || scores === null || winners.length === 0 || ending.resigned != null)
    return ending.resigned != null && ending.resigned === you
      ? said('page-resigned', named, you)
      : wonInWords(winners, named);
  const own = scores[you] ?? 0;
  const others = scores.filter((_, seat) => seat !== you);
  if (winners.includes(you)) {
    const ahead = own - Math.max(...others);
    return winners.length === 1 && ahead > 0 ? t('page-end-won-by', { points: ahead }) : wonInWords(winners, named);
  }
  const place = 1 + others.filter((score) => score > own).length;
  const behind = Math.max(...others) - own;
  // Equal points, and somebody else won: the rules decided between them.
  return behind > 0 ? t('page-end-place', { place, points: behind }) : wonInWords(winners, named);
}

/** The result as one tells it to others. */
export function boast(ending: Ending, named: Named): string {
  const winners = winnersOf(ending);
  const you = named.you ?? null;
  if (you === null || winners.length === 0) return wonInWords(winners, named);
  const [own, others] = [ending.scores?.[you], ending.scores?.filter((_, seat) => seat !== you) ?? []];
  if (!winners.includes(you)) return t('page-share-lost', { who: list(winners.map(named)) });
  const ahead = own === undefined || ending.resigned != null ? 0 : own - Math.max(...others);
  return ahead > 0 ? t('page-share-won-by', { points: ahead }) : t('page-share-won');
}

/** Those who win together, with how many games of the series they have won. */
export function sidesAt({ game, seats }: TableState): { seats: Seat[]; won: number }[] {
  const side = GAMES[game].side;
  const partners = side !== null && seats.length > 2;
  const all = seats.map(({ won }, seat) => ({ seats: [seat], won, side: partners ? side(seat).colour : seat }));
  return all.reduce<typeof all>((sides, one) => {
    const own = sides.find((other) => other.side === one.side);
    return own
      ? sides.map((other) => (other === own ? { ...own, seats: [...own.seats, ...one.seats] } : other))
      : [...sides, one];
  }, []);
}
