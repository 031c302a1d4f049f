import type { GameKind, Seat, ShownStep } from '../protocol';
import { list, t } from './language.svelte';
import { callName, cardName } from './names';
import { Narrator, type News } from './narrator';

/** A line of the log: one step in words. It is empty for steps that another one tells. */
export interface Line {
  by: ShownStep['by'];
  words: string;
  standIn: boolean;
}

/** Everything that happened, one line for each step; `undecided` while the last card may still be answered. */
export function log(game: GameKind, steps: ShownStep[], named: (seat: Seat) => string, undecided = false): Line[] {
  const cards = new Narrator();
  return steps.map((step, place) => {
    const more = game === 'cards' ? afterCards(cards.follow(step, steps[place + 1], undecided), named) : game === 'dice' ? afterCall(steps, place) : '';
    const words = quiet(game, step) ? '' : stepInWords(game, step, named);
    const all = [words, more].filter(Boolean).join(' ');
    return { by: step.by, words: all, standIn: step.stand_in === true };
  });
}

/** What is told by the step that follows at once. */
const quiet = (game: GameKind, step: ShownStep): boolean => game === 'cards' && step.do === 'draw';

/** A step in words, from its notation. */
export function stepInWords(game: GameKind, step: ShownStep, named: (seat: Seat) => string): string {
  const who = typeof step.by === 'number' ? named(step.by) : '';
  const words = step.do?.split(' ') ?? [];
  const [verb = '', one = '', two = '', three = ''] = words;
  if (verb === 'first') return t('step-first', { who: named(Number(one)) });
  switch (game) {
    case 'cards':
      return cardsStep(verb, one, two, words.length, who, named);
    case 'dice':
      return diceStep(verb, words, one, three, who, named);
    case 'tiles':
      return tilesStep(step.do ?? '', who);
  }
}

function cardsStep(
  verb: string,
  one: string,
  two: string,
  count: number,
  who: string,
  named: (seat: Seat) => string,
): string {
  switch (verb) {
    case '':
      return '';
    case 'deal':
      return two
        ? t('cards-step-deal', { who: named(Number(one)), card: cardName(two) })
        : t('cards-step-deal-hidden', { who: named(Number(one)) });
    case 'draw':
      return t('cards-step-draw', { who });
    case 'reveal':
      return t('cards-step-reveal', { card: cardName(one) });
    case 'bango':
      return count === 2
        ? t('cards-step-bango', { who, with: cardName(one) })
        : t('cards-step-destroy', { who, with: cardName(one), card: cardName(two) });
    case 'explode':
      return t('cards-step-explode', { who });
    case 'take':
      return t('cards-step-take', { who, card: cardName(one) });
    case 'lay':
      return t('cards-step-lay', { who });
    case 'keep':
      return t('cards-step-keep', { who });
    case 'start':
      return t('cards-step-start', { who, low: cardName(one), high: cardName(two) });
    case 'extend':
      return t('cards-step-extend', { who, card: cardName(two), sequence: String(Number(one) + 1) });
    default:
      return t('cards-step-done', { who });
  }
}

/** What a step of cards led to. */
function afterCards(news: News | null, named: (seat: Seat) => string): string {
  if (news === null) return '';
  const who = news.seat === null ? '' : named(news.seat);
  const names = list(news.cards.map(cardName));
  switch (news.what) {
    case 'match':
      return t('cards-after-reveal', { who });
    case 'explosion':
      return t('cards-after-explosion', { who, cards: names });
    case 'cancelled':
      return t('log-cancelled');
    case 'thrown':
      return news.cards.length > 0 ? t('log-thrown', { cards: names, count: news.cards.length }) : '';
    case 'rest':
      return news.cards.length > 0 ? t('cards-after-remains', { who, cards: names }) : '';
    case 'minus':
      return t('log-minus', { count: news.count });
  }
}

const FACES: Record<string, string> = { R: 'rhino', G: 'gnu', B: 'bongo' };

const DICE = ['page-dice-white', 'page-dice-yellow', 'page-dice-red', 'page-dice-green'];

/** The dice as words, each kind by its name, so that they can be played by ear. */
export function rollInWords(words: string[]): string {
  const spoken = words.map((word, kind) => {
    const faces = [...word].map((face) => (FACES[face] ? callName(FACES[face]) : face)).join(', ');
    return t(DICE[kind] ?? '', { faces });
  });
  return spoken.join(' · ');
}

function diceStep(
  verb: string,
  words: string[],
  one: string,
  three: string,
  who: string,
  named: (seat: Seat) => string,
): string {
  switch (verb) {
    case 'throw':
      return t('dice-step-throw', { who });
    case 'roll':
      return t('dice-step-roll', { roll: rollInWords(words.slice(1)) });
    case 'call':
      return t('dice-step-call', { who, call: callName(one) });
    case 'claim':
      return three
        ? t('dice-step-claim-from', { who, animal: callName(one), whom: named(Number(three)) })
        : t('dice-step-claim', { who, animal: callName(one) });
    default:
      return t('dice-step-void');
  }
}

/** Whether a call was right, as far as what follows it in the log shows. */
function afterCall(steps: ShownStep[], place: number): string {
  const step = steps[place];
  const next = steps[place + 1];
  if (!step?.do?.startsWith('call ') || !next) return '';
  if (next.do?.startsWith('call ') || next.do === 'void') return t('log-wrong');
  // The round's winner chooses a trophy or throws next. Who threw before may throw again after a void round.
  const threw = steps.slice(0, place).findLast((one) => one.do === 'throw')?.by;
  if (next.by !== step.by) return t('log-wrong');
  return next.do === 'throw' && next.by === threw ? '' : t('log-right');
}

function tilesStep(step: string, who: string): string {
  if (step === 'pass') return t('tiles-step-pass', { who });
  const [from = '', to] = step.split('>');
  return to ? t('tiles-step-move', { who, from, to }) : t('tiles-step-place', { who, cell: from });
}
