import { expect, test } from 'vitest';

import { reduce } from '../src/net/reduce';
import type { ServerMessage, TableState } from '../src/protocol';

const table: TableState = {
  id: 'x',
  seq: 1,
  game: 'tiles',
  options: {},
  host: true,
  phase: 'playing',
  seats: [],
  drawn: 0,
  settings: { public: false, seconds: null, signal: false, spoken: false },
  play: {
    number: 1,
    commitment: '',
    promises: [],
    views: [],
    clock: null,
    race: null,
    ending: null,
    steps: [
      { by: 'chance', do: 'first 0', at: 0 },
      { by: 0, do: '0,0', at: 9 },
    ],
  },
};

test('steps are added where they belong, also twice', () => {
  const message: ServerMessage = {
    type: 'steps',
    seq: 4,
    from: 1,
    views: [],
    clock: null,
    race: null,
    steps: [
      { by: 0, do: '0,0', at: 9 },
      { by: 1, do: '1,0', at: 12 },
    ],
  };
  const once = reduce(table, message);
  const twice = reduce(once, message);
  expect(twice?.play?.steps.map((step) => step.do)).toEqual(['first 0', '0,0', '1,0']);
  expect(twice?.seq).toBe(4);
});

test('nothing is known before the table was', () => {
  expect(reduce(null, { type: 'unchanged', seq: 3 })).toBeNull();
  expect(reduce(null, { type: 'table', ...table })).toEqual(table);
});

test('seats change, the game stays', () => {
  const after = reduce(table, { type: 'seats', seq: 2, phase: 'over', seats: [], drawn: 1 });
  expect(after).toMatchObject({ phase: 'over', drawn: 1, seq: 2 });
  expect(after?.play).toBe(table.play);
});
