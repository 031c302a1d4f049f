/** What the rules show beside their words, by section and by example (`e1`). Each picture tells nothing that the words do not. */

export type Place = [x: number, y: number];

export interface Picture {
  red: Place[];
  yellow: Place[];
  row?: Place[];
  free?: Place[];
  stuck?: Place;
  lifted?: Place;
}

const FIVE: Place[] = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
];

export const PICTURES: Record<string, Picture> = {
  1: {
    red: [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    yellow: [
      [1, 0],
      [0, 1],
      [2, 1],
    ],
  },
  3: {
    red: [[1, 1]],
    yellow: [[2, 1]],
    free: [
      [1, 0],
      [2, 0],
      [0, 1],
      [3, 1],
      [1, 2],
      [2, 2],
    ],
  },
  4: {
    red: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    yellow: [
      [1, 0],
      [2, 0],
      [3, 2],
      [2, 2],
    ],
    row: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
  },
  5: {
    red: [
      [0, 0],
      [1, 1],
    ],
    yellow: [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    stuck: [3, 1],
    lifted: [4, 1],
    free: [
      [0, 1],
      [2, 0],
    ],
  },
  e1: {
    red: FIVE,
    yellow: [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
    ],
    row: FIVE,
  },
  e2: {
    red: [
      [3, 0],
      [3, 1],
    ],
    yellow: [
      [4, 0],
      [5, 0],
      [6, 0],
    ],
    stuck: [5, 0],
    lifted: [6, 0],
  },
  e3: {
    red: [
      [2, 1],
      [1, 2],
      [2, 3],
    ],
    yellow: [
      [1, 1],
      [3, 1],
      [3, 2],
      [1, 3],
      [3, 3],
    ],
    lifted: [2, 1],
    free: [[2, 2]],
  },
};
