import type { Card } from '../../protocol';

/** What may be done now, grouped the way a table shows it. */
export interface Offers {
  draw: boolean;
  explode: boolean;
  lay: boolean;
  keep: boolean;
  done: boolean;
  take: Card[];
  /** Hand cards that answer the card revealed last. */
  bango: Card[];
  destroy: { hand: Card; centre: Card }[];
  start: { low: Card; high: Card }[];
  extend: { sequence: number; card: Card }[];
}

export function offersOf(actions: string[]): Offers {
  const offers: Offers = {
    draw: false,
    explode: false,
    lay: false,
    keep: false,
    done: false,
    take: [],
    bango: [],
    destroy: [],
    start: [],
    extend: [],
  };
  for (const action of actions) {
    const [verb, one = '', two] = action.split(' ');
    switch (verb) {
      case 'draw':
      case 'explode':
      case 'lay':
      case 'keep':
      case 'done':
        offers[verb] = true;
        break;
      case 'take':
        offers.take.push(one);
        break;
      case 'bango':
        if (two === undefined) offers.bango.push(one);
        else offers.destroy.push({ hand: one, centre: two });
        break;
      case 'start':
        offers.start.push({ low: one, high: two ?? '' });
        break;
      case 'extend':
        offers.extend.push({ sequence: Number(one), card: two ?? '' });
        break;
      default:
    }
  }
  return offers;
}

/** The step that starts a sequence with these two cards, whichever was chosen first. */
export function startWith(offers: Offers, one: Card, other: Card): string | null {
  const found = offers.start.find(
    ({ low, high }) => (low === one && high === other) || (low === other && high === one),
  );
  return found ? `start ${found.low} ${found.high}` : null;
}
