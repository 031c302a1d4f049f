/** What chance does in `tiles`, from one number: the table in docs/FAIRNESS.md. */
import type { Chance } from '../../lib/fair/chance';
import { below } from '../../lib/fair/derive';

export const chance: Chance = {
  canonical: ({ first = null }) => JSON.stringify({ first }),
  draws: (seats, { first = null }) => ({
    // Who starts a later game of a series is not up to chance.
    due: (place) => (place === 0 && first === null ? (words) => `first ${below(words, seats)}` : null),
  }),
};
