/** What the rules show beside their words. Each picture tells nothing that the words do not. */
import type { Animal, Call, GameKind } from '../../protocol';

/** Cards that lie together, and what becomes of them. */
export interface Group {
  cards: (string | null)[];
  /** These explode, or are destroyed. */
  fate?: 'boom' | 'gone';
  points?: string;
}
export type Place = [x: number, y: number];

export type Picture =
  | { cards: Group[] }
  | { roll: string; taken?: Animal; answer?: Call }
  | { trophies: Animal[] }
  | { red: Place[]; yellow: Place[]; row?: Place[]; free?: Place[]; stuck?: Place; lifted?: Place };

const FIVE: Place[] = [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]];

/** By section, and by example (`e1`). */
export const PICTURES: Record<GameKind, Record<string, Picture>> = {
  cards: {
    1: { cards: [{ cards: ['R3'] }, { cards: ['Y5'] }, { cards: ['B7'] }, { cards: ['P10'] }, { cards: ['K4'] }] },
    2: { cards: [{ cards: [null, null, null] }, { cards: ['B8'] }] },
    4: { cards: [{ cards: ['B4', 'R7', 'P10'] }, { cards: ['Y7'], fate: 'boom' }] },
    5: { cards: [{ cards: ['K7', 'Y7'], fate: 'gone' }, { cards: ['B4', 'R7', 'P10'] }] },
    6: { cards: [{ cards: ['R8', 'B6', 'Y10'] }, { cards: ['P6', 'K2'], fate: 'boom' }] },
    7: { cards: [{ cards: ['B4', 'R5', 'B6'], points: '3' }, { cards: ['P1', 'Y2'], points: '2' }, { cards: ['K8'], points: '−1' }] },
    9: { cards: [{ cards: ['R5', 'R6', 'B7', 'R8', 'R9'], points: '5 + 4' }, { cards: ['B2', 'R3', 'B4', 'R5'], points: '4 + 0' }] },
    e1: { cards: [{ cards: ['Y9', 'R9'], fate: 'gone' }, { cards: ['K3', 'P3'], fate: 'gone' }, { cards: ['B9'] }] },
    e2: { cards: [{ cards: ['R8', 'B6', 'Y10'] }, { cards: ['P6', 'K2'], fate: 'boom' }] },
    e3: { cards: [{ cards: ['R5', 'B6', 'P7', 'B8', 'Y9'], points: '5' }, { cards: ['P1', 'R2'], points: '2' }, { cards: ['B9', 'K8'], points: '−2' }] },
    e4: { cards: [{ cards: ['R3', 'R4', 'B5', 'R6', 'Y7'], points: '5 + 3' }, { cards: ['P4', 'B5', 'P6', 'B7', 'R8', 'P9', 'B10'], points: '7 + 1' }, { cards: ['Y10', 'R11'], points: '2 + 0' }, { cards: ['K2', 'B2', 'K9'], points: '−3' }] },
  },
  dice: {
    1: { roll: 'RGBRG 12 RB G' },
    3: { roll: 'RRGGG 13', answer: 'rhino' },
    4: { roll: 'RRRBG 22 RR', taken: 'rhino', answer: 'rhino' },
    5: { roll: 'RRRBG 22 RR R', answer: 'nothing' },
    9: { trophies: ['rhino', 'rhino', 'gnu', 'gnu', 'bongo', 'bongo'] },
    e1: { roll: 'GGGGR 23', answer: 'rhino' },
    e2: { roll: 'BBBRG 11', answer: 'bongo' },
    e3: { roll: 'RRGGB 12', answer: 'nothing' },
    e4: { roll: 'BBBBG 33 RG', taken: 'bongo', answer: 'bongo' },
  },
  tiles: {
    1: { red: [[0, 0], [1, 1], [2, 0]], yellow: [[1, 0], [0, 1], [2, 1]] },
    3: { red: [[1, 1]], yellow: [[2, 1]], free: [[1, 0], [2, 0], [0, 1], [3, 1], [1, 2], [2, 2]] },
    4: { red: [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1]], yellow: [[1, 0], [2, 0], [3, 2], [2, 2]], row: [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1]] },
    5: { red: [[0, 0], [1, 1]], yellow: [[1, 0], [2, 1], [3, 1], [4, 1]], stuck: [3, 1], lifted: [4, 1], free: [[0, 1], [2, 0]] },
    e1: { red: FIVE, yellow: [[1, 0], [2, 1], [3, 2], [4, 3]], row: FIVE },
    e2: { red: [[3, 0], [3, 1]], yellow: [[4, 0], [5, 0], [6, 0]], stuck: [5, 0], lifted: [6, 0] },
    e3: { red: [[2, 1], [1, 2], [2, 3]], yellow: [[1, 1], [3, 1], [3, 2], [1, 3], [3, 3]], lifted: [2, 1], free: [[2, 2]] },
  },
};
