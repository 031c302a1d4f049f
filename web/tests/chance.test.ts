import { beforeEach, expect, test } from 'vitest';

import { commitmentTo, hex } from '../src/lib/fair/bytes';
import { OwnChance } from '../src/net/chance';
import type { Command, Phase, Play, TableState } from '../src/protocol';

const TABLE = '14t1eszq00000000000000000a';

function shelf(): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const all = new Map<string, string>();
  return { getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
}

/** Entropy that can be told from other entropy. */
function counting(): () => Uint8Array {
  let next = 0;
  return () => new Uint8Array(32).fill(++next);
}
const entropy = (number: number): string => hex(new Uint8Array(32).fill(number));
/** What was promised for seat 1 of a game. */
const commitment = (number: number, game = 1): string =>
  commitmentTo(new Uint8Array(32).fill(number), { table: TABLE, number: game, seat: 1 });

function table(phase: Phase, contributed: boolean, play: Partial<Play> | null = null): TableState {
  const person = {
    type: 'person' as const,
    name: 'Ada',
    yours: true,
    here: true,
    stand_in: false,
    again: false,
    awaited: false,
    gave_up: false,
    contributed,
  };
  const whole = {
    number: 1,
    commitment: 'server',
    promises: [],
    gave_up: [],
    steps: [],
    views: [],
    clock: null,
    race: null,
    pause: null,
    can_undo: false,
    ending: null,
  };
  return {
    id: TABLE,
    seq: 1,
    game: 'tiles',
    options: { first: null },
    settings: { public: false, seconds: null, signal: false, spoken: false, pace: 'relaxed', gentle_rounds: 0 },
    host: true,
    hosting: true,
    host_seat: 1,
    phase,
    seats: [
      { sitter: { type: 'bot', level: 'casual' }, won: 0 },
      { sitter: person, won: 0 },
    ],
    drawn: 0,
    screen: false,
    games: play ? (play.number ?? 1) : 0,
    play: play && { ...whole, ...play },
  };
}

let kept: ReturnType<typeof shelf>;
let chance: OwnChance;
let sent: Command[];
const send = (command: Command): Promise<{ done: true; key: undefined }> => {
  sent.push(command);
  return Promise.resolve({ done: true, key: undefined });
};

beforeEach(() => {
  kept = shelf();
  chance = new OwnChance(kept, counting());
  sent = [];
});

test('before the start it promises once for its own seat', async () => {
  chance.tend(table('waiting', false), send);
  chance.tend(table('waiting', false), send);
  await Promise.resolve();
  chance.tend(table('waiting', true), send);
  expect(sent).toEqual([{ type: 'contribute', seat: 1, commitment: commitment(1) }]);
});

test('who sat down anew promises the same again, for it was told to nobody', async () => {
  chance.tend(table('waiting', false), send);
  await Promise.resolve();
  await Promise.resolve();
  chance.tend(table('waiting', false), send);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a promise of another device is replaced by one that can be kept', () => {
  chance.tend(table('waiting', true), send);
  expect(sent).toEqual([{ type: 'contribute', seat: 1, commitment: commitment(1) }]);
});

test('it reveals once, and also after a reload', () => {
  chance.tend(table('waiting', false), send);
  const gathering = table('gathering', true, { promises: [null, commitment(1)] });
  const reloaded = new OwnChance(kept);
  reloaded.tend(gathering, send);
  reloaded.tend(gathering, send);
  expect(sent.slice(1)).toEqual([{ type: 'reveal', seat: 1, entropy: entropy(1) }]);
  expect(reloaded.witness(TABLE, 1)).toEqual({
    commitment: 'server',
    promises: [null, commitment(1)],
    told: { 1: entropy(1) },
  });
});

test('it reveals nothing to a list that has something else at its seat', () => {
  chance.tend(table('waiting', false), send);
  chance.tend(table('gathering', true, { promises: [commitment(1), commitment(2)] }), send);
  chance.tend(table('gathering', true, { promises: [null, null] }), send);
  expect(sent).toHaveLength(1);
});

test('entropy is used for one game only', async () => {
  chance.tend(table('waiting', false), send);
  await Promise.resolve();
  chance.tend(table('gathering', true, { promises: [null, commitment(1)] }), send);
  chance.tend(table('over', false, { number: 1, ending: { outcome: 'drawn' } }), send);
  expect(sent.at(-1)).toEqual({ type: 'contribute', seat: 1, commitment: commitment(2, 2) });
});

test('a promise for a table that is yet to be made names the table, and is kept there', () => {
  const made = chance.promiseForNewTable();
  expect(made.table).toMatch(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  expect(made.contribution).toBe(commitmentTo(new Uint8Array(32).fill(1), { table: made.table, number: 1, seat: 0 }));
  const begun = table('gathering', true, { promises: [made.contribution, null] });
  chance.tend({ ...begun, id: made.table, seats: begun.seats.toReversed() }, send);
  expect(sent).toEqual([{ type: 'reveal', seat: 0, entropy: entropy(1) }]);
});

test('a second commitment for the same game is told nothing, and remembered as what it is', async () => {
  chance.tend(table('waiting', false), send);
  await Promise.resolve();
  chance.tend(table('gathering', true, { promises: [null, commitment(1)] }), send);
  expect(sent).toHaveLength(2);
  // The server went back to where it was before, knows the entropy, and tries another seed.
  const again = new OwnChance(kept, counting());
  again.tend(table('waiting', true), send);
  again.tend(table('gathering', true, { commitment: 'another', promises: [null, commitment(1)] }), send);
  expect(sent).toHaveLength(2);
  expect(again.witness(TABLE, 1)).toMatchObject({ commitment: 'server', second: ['another'] });
});

test('entropy is told only for the game that it was promised for', () => {
  chance.tend(table('waiting', false), send);
  chance.tend(table('gathering', true, { number: 2, promises: [null, commitment(1)] }), send);
  expect(sent).toHaveLength(1);
});

test('what came before the start is witnessed only before the start', () => {
  chance.tend(table('gathering', false, { promises: [], steps: [{ by: 'chance', do: 'first 0', at: 0 }] }), send);
  expect(chance.witness(TABLE, 1)).toBeNull();
});
