/** How a game went for one player, in a few words. */
import { list, t } from '../../lib/language.svelte';
import { said, type Named } from '../../lib/names';
import type { Ending, Seat } from '../../protocol';
import { winnersOf } from '../../tables/seating';

/** Who won, to the one who reads. Nobody wins by a bot that finished after they gave up. */
export function wonInWords(finished: Seat[], named: Named, gaveUp: Seat[] = []): string {
  const winners = finished.filter((seat) => !gaveUp.includes(seat));
  if (winners.length === 0)
    return finished.length === 0 ? t('end-drawn') : said('end-bot-won', named, finished[0] ?? null);
  const others = winners.filter((seat) => seat !== named.you);
  if (others.length === winners.length)
    return t(winners.length > 1 ? 'end-shared' : 'end-won', { who: list(winners.map(named)) });
  return others.length === 0 ? t('end-won-you') : t('end-shared-you', { who: list(others.map(named)) });
}

/** “You win by 5”, “3rd, 8 behind”: the result for the reader, as exactly as the game tells it. */
export function standing(ending: Ending, named: Named, gaveUp: Seat[] = []): string {
  const winners = winnersOf(ending, gaveUp);
  const scores = ending.scores ?? null;
  const you = named.you ?? null;
  // Who gives up has no place, and nobody is beaten by points.
  if (you !== null && (ending.resigned === you || gaveUp.includes(you))) return said('page-resigned', named, you);
  if (you === null || scores === null || winners.length === 0 || ending.resigned != null)
    return wonInWords(winnersOf(ending), named, gaveUp);
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
export function boast(ending: Ending, named: Named, gaveUp: Seat[] = []): string {
  const winners = winnersOf(ending, gaveUp);
  const you = named.you ?? null;
  if (you === null || winners.length === 0) return wonInWords(winnersOf(ending), named, gaveUp);
  const [own, others] = [ending.scores?.[you], ending.scores?.filter((_, seat) => seat !== you) ?? []];
  if (!winners.includes(you)) return t('page-share-lost', { who: list(winners.map(named)) });
  const ahead = own === undefined || ending.resigned != null ? 0 : own - Math.max(...others);
  return ahead > 0 ? t('page-share-won-by', { points: ahead }) : t('page-share-won');
}
