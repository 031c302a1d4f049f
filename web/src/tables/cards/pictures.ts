/** What the rules show beside their words, by section and by example (`e1`). Each picture tells nothing that the words do not. */

/** Cards that lie together, and what becomes of them. */
interface Group {
  cards: (string | null)[];
  /** These explode, or are destroyed. */
  fate?: 'boom' | 'gone';
  points?: string;
}

export const PICTURES: Record<string, Group[]> = {
  1: [{ cards: ['R3'] }, { cards: ['Y5'] }, { cards: ['B7'] }, { cards: ['P10'] }, { cards: ['K4'] }],
  2: [{ cards: [null, null, null] }, { cards: ['B8'] }],
  4: [{ cards: ['B4', 'R7', 'P10'] }, { cards: ['Y7'], fate: 'boom' }],
  5: [{ cards: ['K7', 'Y7'], fate: 'gone' }, { cards: ['B4', 'R7', 'P10'] }],
  6: [{ cards: ['R8', 'B6', 'Y10'] }, { cards: ['P6', 'K2'], fate: 'boom' }],
  7: [
    { cards: ['B4', 'R5', 'B6'], points: '3' },
    { cards: ['P1', 'Y2'], points: '2' },
    { cards: ['K8'], points: '−1' },
  ],
  9: [
    { cards: ['R5', 'R6', 'B7', 'R8', 'R9'], points: '5 + 4' },
    { cards: ['B2', 'R3', 'B4', 'R5'], points: '4 + 0' },
  ],
  e1: [{ cards: ['Y9', 'R9'], fate: 'gone' }, { cards: ['K3', 'P3'], fate: 'gone' }, { cards: ['B9'] }],
  e2: [{ cards: ['R8', 'B6', 'Y10'] }, { cards: ['P6', 'K2'], fate: 'boom' }],
  e3: [
    { cards: ['R5', 'B6', 'P7', 'B8', 'Y9'], points: '5' },
    { cards: ['P1', 'R2'], points: '2' },
    { cards: ['B9', 'K8'], points: '−2' },
  ],
  e4: [
    { cards: ['R3', 'R4', 'B5', 'R6', 'Y7'], points: '5 + 3' },
    { cards: ['P4', 'B5', 'P6', 'B7', 'R8', 'P9', 'B10'], points: '7 + 1' },
    { cards: ['Y10', 'R11'], points: '2 + 0' },
    { cards: ['K2', 'B2', 'K9'], points: '−3' },
  ],
};
