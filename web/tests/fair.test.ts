import { describe, expect, test } from 'vitest';

import { commitmentTo, hex, unhex } from '../src/lib/fair/bytes';
import { below, gameKey, serverCommitment, streamKey, words, type Purpose } from '../src/lib/fair/derive';
import { prove, type Proof } from '../src/lib/fair/prove';
import { readRecord } from '../src/lib/fair/record';
import type { GameKind } from '../src/protocol';
import { GAMES } from '../src/tables/games';
import page from '../../docs/FAIRNESS.md?raw';
import cards from '../../crates/server/tests/data/cards-3.jsonl?raw';
import dice from '../../crates/server/tests/data/dice-4.jsonl?raw';
import tiles from '../../crates/server/tests/data/tiles-2.jsonl?raw';

interface Vector {
  seed: string;
  table: string;
  number: number;
  game: GameKind;
  options: string;
  seats: number;
  entropy: (string | null)[];
  commitment: string;
  seat_commitments: (string | null)[];
  game_key: string;
  stream_keys: Record<Purpose, string>;
  chance: { stream: number; words: number[] }[];
  steps: { step: number; do: string }[];
  lots: { step: number; tied: number[]; seat: number }[];
}

describe('the test vector of docs/FAIRNESS.md', () => {
  const vector = JSON.parse(/## Test vector[\s\S]*?```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as Vector;
  const bytes = (digits: string): Uint8Array => unhex(digits) ?? new Uint8Array();
  const seed = bytes(vector.seed);
  const entropy = vector.entropy.map((one) => one && bytes(one)) as (Uint8Array | null)[];
  const key = gameKey(seed, vector, entropy);

  test('commitments', () => {
    expect(serverCommitment(seed, vector)).toBe(vector.commitment);
    expect(entropy.map((one) => one && commitmentTo(one))).toEqual(vector.seat_commitments);
  });

  test('keys', () => {
    expect(hex(key)).toBe(vector.game_key);
    for (const purpose of ['chance', 'lots', 'bots'] as const) {
      expect(hex(streamKey(key, purpose))).toBe(vector.stream_keys[purpose]);
    }
  });

  test('streams', () => {
    for (const { stream, words: expected } of vector.chance) {
      const drawn = words(streamKey(key, 'chance'), stream);
      expect(expected.map(() => drawn.next().value)).toEqual(expected);
    }
  });

  test('steps and lots', async () => {
    const chance = await GAMES[vector.game].chance();
    const draws = chance.draws(vector.seats, JSON.parse(vector.options) as Record<string, unknown>);
    for (const { step, do: written } of vector.steps) {
      const due = draws.due(step, { by: 0, do: 'throw' });
      expect(due?.(words(streamKey(key, 'chance'), step))).toBe(written);
    }
    for (const { step, tied, seat } of vector.lots) {
      expect(tied[below(words(streamKey(key, 'lots'), step), tied.length)]).toBe(seat);
    }
  });
});

test('numbers that would favour some are drawn again', () => {
  // 2³² mod 3 is 1, so exactly the word 0 is refused.
  expect(below([0, 0, 0xffffffff].values(), 3)).toBe(2);
});

const CHANCES = {
  cards: await GAMES.cards.chance(),
  dice: await GAMES.dice.chance(),
  tiles: await GAMES.tiles.chance(),
};

test('options in canonical form', () => {
  expect(CHANCES.dice.canonical({ trophies: 5, variant: 'guards', limit: null })).toBe(
    '{"variant":"guards","trophies":5,"calls":"one","limit":null}',
  );
  expect(CHANCES.tiles.canonical({})).toBe('{"first":null}');
  expect(CHANCES.cards.canonical({})).toBe('{}');
});

const proofOf = (text: string): Proof => {
  const record = readRecord(text);
  const proof = prove(record, record && CHANCES[record.header.game]);
  if (typeof proof === 'string') throw new Error(proof);
  return proof;
};

describe.each([
  ['cards', cards],
  ['dice', dice],
  ['tiles', tiles],
])('a record of %s', (_, text) => {
  test('is proven', () => {
    const proof = proofOf(text);
    expect(proof).toMatchObject({ proven: true, leftOut: [] });
    expect(proof.checked.length).toBeGreaterThan(0);
    expect(proof.seats).toContain('added');
  });

  test('is not proven if any step of chance is another one', () => {
    const lines = text.trimEnd().split('\n');
    const changed = lines.flatMap((line, place) => {
      const step = JSON.parse(line) as { by?: unknown; do?: string };
      if (step.by !== 'chance' || !step.do) return [];
      const other = step.do
        .replace(/^first (\d)/, (_, seat) => `first ${1 - Number(seat)}`)
        .replace(/ R(\d+)$/, ' B$1')
        .replace(/ ([YBPK])(\d+)$/, ' R$2')
        .replace(/^roll (.)/, (_, die) => `roll ${die === 'R' ? 'G' : 'R'}`);
      return other === step.do ? [] : [lines.with(place, JSON.stringify({ ...step, do: other })).join('\n')];
    });
    expect(changed.length).toBeGreaterThan(0);
    for (const record of changed) expect(proofOf(record).proven).toBe(false);
  });

  test.each([
    ['the seed', /"seed":"./, '"seed":"'],
    ['the commitment', /"commit":"./, '"commit":"'],
    ['entropy that was told', /("seed".*"entropy":\[[^"]*")./, '$1'],
    ['a promise', /("commit".*"entropy":\[[^"]*")./, '$1'],
    ['the table', /"table":"./, '"table":"'],
    ['the number', /"number":./, '"number":'],
  ])('is not proven with another digit in %s', (_, pattern, by) => {
    const changed = [...'04'].map((digit) => text.replace(pattern, `${by}${digit}`)).filter((one) => one !== text);
    expect(changed).not.toEqual([]);
    for (const record of changed) expect(proofOf(record).proven, record.slice(0, 300)).toBe(false);
  });

  test('is not proven with a draw left out or repeated', () => {
    const lines = text.trimEnd().split('\n');
    const draw = lines.findLastIndex((line) => /"by":"chance"/.test(line));
    expect(proofOf(lines.toSpliced(draw, 1).join('\n')).proven).toBe(false);
    expect(proofOf(lines.toSpliced(draw, 0, lines[draw] ?? '').join('\n')).proven).toBe(false);
  });
});

test('a lot that was given to somebody else is found', () => {
  const lines = dice.trimEnd().split('\n');
  const place = lines.findIndex((line) => line.includes('"lot":['));
  const step = JSON.parse(lines[place] ?? '') as { by: number; race: { lot: number[] } };
  const other = step.race.lot.find((seat) => seat !== step.by);
  const proof = proofOf(lines.with(place, JSON.stringify({ ...step, by: other })).join('\n'));
  expect(proof.proven).toBe(false);
  expect(proof.checked.find(({ right }) => !right)).toMatchObject({ kind: 'lot', step: place, drawn: String(step.by) });
});

test('what cannot be checked is said to be so', () => {
  expect(prove(readRecord('hello'), CHANCES.tiles)).toBe('no-record');
  expect(prove(readRecord(tiles.replace(/"commit":"[0-9a-f]+",/, '')), CHANCES.tiles)).toBe('no-commitment');
  expect(prove(readRecord(tiles), null)).toBe('no-commitment');
  expect(prove(readRecord(tiles.replace(/\{"seed".*\n/, '')), CHANCES.tiles)).toBe('no-seed');
});
