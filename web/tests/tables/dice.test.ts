import { beforeAll, describe, expect, test } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import type { DiceReading, DiceTally, DiceView } from '../../src/protocol';
import { explained } from '../../src/tables/dice/explained';
import { keysOf, pressOf, printed } from '../../src/tables/dice/keys';
import { momentsOf } from '../../src/tables/dice/reveal.svelte';
import { rollAloud } from '../../src/tables/dice/steps';
import { trophyMoves } from '../../src/tables/dice/trophies';

beforeAll(() => speech.speak('en'));

describe('keys', () => {
  test('who plays alone has 1 to 4, on both parts of the keyboard', () => {
    expect(pressOf([2], 'Digit3')).toEqual({ seat: 2, call: 'bongo' });
    expect(pressOf([2], 'Numpad4')).toEqual({ seat: 2, call: 'nothing' });
    expect(pressOf([2], 'KeyQ')).toBeNull();
    expect(pressOf([], 'Digit1')).toBeNull();
  });
  test.each([2, 3, 4, 5, 6, 7, 8])('%i players have four keys each, and none twice', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const all = [...keysOf(seats).values()].flat();
    expect(all).toHaveLength(count * 4);
    expect(new Set(all).size).toBe(all.length);
    for (const [seat, keys] of keysOf(seats)) {
      expect(keys.map((key) => pressOf(seats, key))).toEqual(
        ['rhino', 'gnu', 'bongo', 'nothing'].map((call) => ({ seat, call })),
      );
    }
  });
  test('keys are shown as they are printed', () => {
    expect(['KeyQ', 'Digit7', 'Comma', 'Semicolon'].map(printed)).toEqual(['Q', '7', ',', ';']);
  });
});

const tally = (rhino: number, gnu: number, bongo: number): DiceTally => ({ rhino, gnu, bongo });
const reading: DiceReading = {
  wanted: { number: 2, by: 'neither' },
  poachers: { target: 'rhino', by: 'both', effect: 'cancelled' },
  shown: tally(3, 0, 2),
  left: tally(2, 0, 2),
  matching: { two: ['rhino', 'bongo'] },
  call: 'gnu',
};
function view(trophies: DiceTally[], end?: DiceView['last']): DiceView {
  return {
    turn: { seat: 0 },
    options: { variant: 'basic', trophies: 10, calls: 'one', limit: null },
    trophies,
    supply: tally(5, 5, 5),
    rounds: 3,
    roller: 0,
    round: null,
    out: [],
    claim: null,
    last: end ?? null,
    actions: [],
  };
}
const last = (from: 'supply' | { seat: number }): DiceView['last'] => ({
  round: { roller: 0, roll: 'RRRBB 13', calls: [] },
  reading,
  end: { won: { seat: 0, took: 'gnu', from } },
});

describe('trophies', () => {
  test('what was won comes from the supply, and what was lost goes there', () => {
    const moves = trophyMoves(
      view([tally(0, 1, 0), tally(0, 2, 0)]),
      view([tally(0, 2, 0), tally(0, 0, 0)], last('supply')),
    );
    expect(moves).toEqual([
      { animal: 'gnu', from: 'supply', to: 0 },
      { animal: 'gnu', from: 1, to: 'supply' },
      { animal: 'gnu', from: 1, to: 'supply' },
    ]);
  });
  test('what was stolen comes from who had it', () => {
    const moves = trophyMoves(
      view([tally(0, 1, 0), tally(0, 2, 0)]),
      view([tally(0, 2, 0), tally(0, 1, 0)], last({ seat: 1 })),
    );
    expect(moves).toEqual([{ animal: 'gnu', from: 1, to: 0 }]);
  });
  test('nothing moves where nothing changed', () => {
    expect(trophyMoves(view([tally(1, 1, 1)]), view([tally(1, 1, 1)]))).toEqual([]);
  });
});

test('the answer is told in the order in which it is found, each step about its dice', () => {
  expect(explained(reading, 'RRRBB 13 RR').map(({ focus }) => focus)).toEqual([
    'yellow',
    'red',
    'white',
    'white',
    'answer',
  ]);
  const guarded: DiceReading = { ...reading, poachers: { target: 'rhino', by: 'both', effect: 'guarded' } };
  expect(explained(guarded, 'RRRBB 13 RR R').map(({ focus }) => focus)).toEqual([
    'yellow',
    'red',
    'green',
    'white',
    'answer',
  ]);
  expect(explained(reading, 'RRRBB 13 RR B').map(({ focus }) => focus)).toEqual([
    'yellow',
    'red',
    'green',
    'white',
    'white',
    'answer',
  ]);
  expect(explained({ ...reading, poachers: null }, 'RRRBB 13').map(({ focus }) => focus)).toEqual([
    'yellow',
    'white',
    'answer',
  ]);
});

describe('a roll that is read aloud', () => {
  test('has a few words for each die', () => {
    const said = 'White: rhino, rhino, gnu, bongo, bongo, Yellow: 1, 3, Red: rhino, bongo, Green: gnu';
    expect(rollAloud('RRGBB 13 RB G').join(', ')).toBe(said);
  });
  test('shows its dice at an even pace, the last one a pace before it may be called', () => {
    expect(momentsOf(100, 5350, 7)).toEqual({ opensAt: 5350, dice: [100, 850, 1600, 2350, 3100, 3850, 4600] });
  });
  test('else all dice are shown when calls open', () => {
    expect(momentsOf(100, 100, 7)).toEqual({ opensAt: 100, dice: [] });
  });
});
