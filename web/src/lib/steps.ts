/** Steps of the games in words, from their notation alone. */
import type { Seat } from '../protocol';
import { t } from './language.svelte';
import { callName, cardSaid } from './names';

export function cardsStep(words: string[], who: string, named: (seat: Seat) => string): string {
  const [verb = '', one = '', two = ''] = words;
  switch (verb) {
    case '':
      return '';
    case 'deal':
      return two
        ? t('cards-step-deal', { who: named(Number(one)), card: cardSaid(two) })
        : t('cards-step-deal-hidden', { who: named(Number(one)) });
    case 'draw':
      return t('cards-step-draw', { who });
    case 'reveal':
      return t('cards-step-reveal', { card: cardSaid(one) });
    case 'bango':
      return words.length === 2
        ? t('cards-step-bango', { who, with: cardSaid(one) })
        : t('cards-step-destroy', { who, with: cardSaid(one), card: cardSaid(two) });
    case 'explode':
      return t('cards-step-explode', { who });
    case 'take':
      return t('cards-step-take', { who, card: cardSaid(one) });
    case 'lay':
      return t('cards-step-lay', { who });
    case 'keep':
      return t('cards-step-keep', { who });
    case 'start':
      return t('cards-step-start', { who, low: cardSaid(one), high: cardSaid(two) });
    case 'extend':
      return t('cards-step-extend', { who, card: cardSaid(two), sequence: String(Number(one) + 1) });
    default:
      return t('cards-step-done', { who });
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

const SAID = ['dice-say-white', 'dice-say-yellow', 'dice-say-red', 'dice-say-green'];

/** A roll to be read aloud, a few words for each die: the first of a kind with its colour. */
export function rollAloud(roll: string): string[] {
  return roll.split(' ').flatMap((faces, kind) =>
    [...faces].map((letter, place) => {
      const face = FACES[letter] ? callName(FACES[letter]) : letter;
      return place === 0 ? t(SAID[kind] ?? '', { face }) : face;
    }),
  );
}

export function diceStep(words: string[], who: string, named: (seat: Seat) => string): string {
  const [verb = '', one = '', , three = ''] = words;
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

export function tilesStep(step: string, who: string): string {
  if (step === 'pass') return t('tiles-step-pass', { who });
  const [from = '', to] = step.split('>');
  return to ? t('tiles-step-move', { who, from, to }) : t('tiles-step-place', { who, cell: from });
}
