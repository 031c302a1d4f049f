/** What the rules show beside their words, by section and by example (`e1`). Each picture tells nothing that the words do not. */
import type { Animal, Call } from '../../protocol';

type Picture = { roll: string; taken?: Animal; answer?: Call } | { trophies: Animal[] };

export const PICTURES: Record<string, Picture> = {
  1: { roll: 'RGBRG 12 RB G' },
  3: { roll: 'RRGGG 13', answer: 'rhino' },
  4: { roll: 'RRRBG 22 RR', taken: 'rhino', answer: 'rhino' },
  5: { roll: 'RRRBG 22 RR R', answer: 'nothing' },
  9: { trophies: ['rhino', 'rhino', 'gnu', 'gnu', 'bongo', 'bongo'] },
  e1: { roll: 'GGGGR 23', answer: 'rhino' },
  e2: { roll: 'BBBRG 11', answer: 'bongo' },
  e3: { roll: 'RRGGB 12', answer: 'nothing' },
  e4: { roll: 'BBBBG 33 RG', taken: 'bongo', answer: 'bongo' },
};
