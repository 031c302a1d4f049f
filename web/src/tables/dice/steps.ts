/** Steps of `dice` in words, from their notation alone. */
import { t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import type { Seat } from '../../protocol';
import type { Named } from '../props';
import { callName } from './names';

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

const EAR = ['dice-ear-white', 'dice-ear-yellow', 'dice-ear-red', 'dice-ear-green'];

/** A roll in as few words as possible, for those who hear it while others see it: how many of each animal, then the other dice. */
export function rollByEar(roll: string): string {
  const kinds = roll.split(' ').map((faces, kind) => {
    const letters = [...faces];
    const each = kind === 0 ? Object.keys(FACES).filter((letter) => letters.includes(letter)) : letters;
    const heard = each.map((letter) => {
      const face = FACES[letter] ? callName(FACES[letter]) : letter;
      return kind === 0 ? `${face} ${letters.filter((one) => one === letter).length}` : face;
    });
    return t(EAR[kind] ?? '', { faces: heard.join(', ') });
  });
  return `${kinds.join('; ')}.`;
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

export function diceStep(words: string[], by: Seat | null, named: Named): string {
  const [verb = '', one = '', , three = ''] = words;
  switch (verb) {
    case 'throw':
      return said('dice-step-throw', named, by);
    case 'roll':
      return t('dice-step-roll', { roll: rollInWords(words.slice(1)) });
    case 'call':
      return said('dice-step-call', named, by, { call: callName(one) });
    case 'claim':
      return three
        ? said('dice-step-claim-from', named, by, { animal: callName(one) }, Number(three))
        : said('dice-step-claim', named, by, { animal: callName(one) });
    default:
      return t('dice-step-void');
  }
}
