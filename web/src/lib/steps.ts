import type { GameKind, Seat, ShownStep } from '../protocol';
import { t } from './language.svelte';
import { callName, cardName } from './names';

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

const FACES: Record<string, string> = { R: 'rhino', G: 'gnu', B: 'bongo' };

/** The dice as words: animals, then numbers, then the coloured dice. */
export function rollInWords(words: string[]): string {
  const spoken = words.map((word) => [...word].map((face) => (FACES[face] ? callName(FACES[face]) : face)).join(', '));
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

function tilesStep(step: string, who: string): string {
  if (step === 'pass') return t('tiles-step-pass', { who });
  const [from = '', to] = step.split('>');
  return to ? t('tiles-step-move', { who, from, to }) : t('tiles-step-place', { who, cell: from });
}
