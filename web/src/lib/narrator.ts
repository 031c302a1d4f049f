import type { Card, Seat, ShownStep } from '../protocol';
import { colourOf, numberOf } from './names';

/** What a step of `cards` led to, beyond itself. */
export interface News {
  what: 'match' | 'explosion' | 'cancelled' | 'thrown' | 'rest' | 'minus';
  seat: Seat | null;
  cards: Card[];
  count: number;
}

/** Whether a step answers the card that was just turned over. */
const answers = (step: ShownStep): boolean => step.do === 'explode' || /^bango \w+$/.test(step.do ?? '');

/**
 * Follows the cards through a record that the server has made, as somebody with a pencil would, to
 * put into words what the steps leave unsaid. It judges nothing: what it reads has happened.
 */
export class Narrator {
  #centre: Card[] = [];
  #hands = new Map<Seat, number>();
  #active: Seat | null = null;
  #matched = false;
  /** What the active seat does when it says `done`. */
  #closing: 'taking' | 'explosion' | 'laying' = 'laying';

  /** `next` is the step that came after it; `undecided` if there is none and the last card may still be answered. */
  follow(step: ShownStep, next?: ShownStep, undecided = false): News | null {
    const [verb = '', one = '', two] = step.do?.split(' ') ?? [];
    const seat = typeof step.by === 'number' ? step.by : null;
    switch (verb) {
      case 'deal':
        this.#hold(Number(one), 1);
        return null;
      case 'draw':
        // What is left of an explosion that nobody had to close belongs to the turn before.
        if (this.#closing !== 'taking') this.#centre = [];
        this.#active = seat;
        return null;
      case 'reveal':
        return this.#reveal(one, next ? answers(next) : undecided);
      case 'explode':
        return this.#explode();
      case 'bango':
        return this.#bango(seat, two);
      case 'take':
        return this.#take(seat, one);
      case 'lay':
      case 'start':
      case 'extend':
        this.#closing = 'laying';
        this.#hold(seat, verb === 'lay' ? 0 : verb === 'start' ? -2 : -1);
        return null;
      case 'done':
        return this.#done(seat);
      default:
        return null;
    }
  }

  #hold(seat: Seat | null, more: number): void {
    if (seat !== null) this.#hands.set(seat, (this.#hands.get(seat) ?? 0) + more);
  }

  #reveal(card: Card, answered: boolean): News | null {
    this.#matched = this.#centre.some((other) => numberOf(other) === numberOf(card));
    this.#centre.push(card);
    this.#closing = 'taking';
    if (!this.#matched) return null;
    return answered ? this.#news('match', this.#active, []) : this.#explode();
  }

  /** C5.1: the card that exploded and the black ones go to who turned it over. */
  #explode(): News {
    const last = this.#centre.length - 1;
    const taken = this.#centre.filter((card, place) => place === last || colourOf(card) === 'black');
    this.#centre = this.#centre.filter((card, place) => place !== last && colourOf(card) !== 'black');
    this.#matched = false;
    this.#closing = 'explosion';
    this.#hold(this.#active, taken.length);
    return this.#news('explosion', this.#active, taken);
  }

  #bango(seat: Seat | null, victim: Card | undefined): News | null {
    const cancelled = this.#matched && victim === undefined;
    this.#hold(seat, -1);
    this.#centre.splice(victim === undefined ? -1 : this.#centre.indexOf(victim), 1);
    this.#matched = false;
    return cancelled ? this.#news('cancelled', seat, []) : null;
  }

  #take(seat: Seat | null, card: Card): null {
    this.#hold(seat, 1);
    this.#centre.splice(this.#centre.indexOf(card), 1);
    return null;
  }

  #done(seat: Seat | null): News | null {
    const cards = this.#centre;
    this.#centre = [];
    const closing = this.#closing;
    this.#closing = 'laying';
    if (closing === 'taking') return this.#news('thrown', seat, cards);
    if (closing === 'explosion') {
      this.#hold(seat, cards.length);
      return this.#news('rest', seat, cards);
    }
    const count = seat === null ? 0 : (this.#hands.get(seat) ?? 0);
    if (seat !== null) this.#hands.set(seat, 0);
    return count > 0 ? { what: 'minus', seat, cards: [], count } : null;
  }

  #news(what: News['what'], seat: Seat | null, cards: Card[]): News {
    return { what, seat, cards, count: cards.length };
  }
}
