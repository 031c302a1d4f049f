import { describe, expect, test } from 'vitest';

import { commitmentTo, hex, unhex } from '../src/lib/fair/bytes';
import { below, gameKey, serverCommitment, streamKey, words, type Purpose } from '../src/lib/fair/derive';
import { prove, type Proof } from '../src/lib/fair/prove';
import { readRecord, type GameRecord } from '../src/lib/fair/record';
import { checkSignature } from '../src/lib/fair/signature';
import type { GameKind, RecordRace, RecordStep } from '../src/protocol';
import { GAMES } from '../src/tables/games';
import page from '../../docs/FAIRNESS.md?raw';
import cards from '../../crates/fair/tests/data/cards-3.jsonl?raw';
import cardsFirst from '../../crates/fair/tests/data/cards-first.jsonl?raw';
import dice from '../../crates/fair/tests/data/dice-4.jsonl?raw';
import diceFirst from '../../crates/fair/tests/data/dice-first.jsonl?raw';
import tiles from '../../crates/fair/tests/data/tiles-2.jsonl?raw';
import cardsV2 from '../../crates/fair/tests/data/v2-cards-4.jsonl?raw';
import diceV2 from '../../crates/fair/tests/data/v2-dice-4.jsonl?raw';
import tilesV2 from '../../crates/fair/tests/data/v2-tiles-2.jsonl?raw';

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

describe.each([1, 2] as const)('the test vector of docs/FAIRNESS.md, v%i', (version) => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)];
  const vector = JSON.parse(blocks[version - 1]?.[1] ?? '') as Vector;
  const binding = { ...vector, version };
  const bytes = (digits: string): Uint8Array => unhex(digits) ?? new Uint8Array();
  const seed = bytes(vector.seed);
  const entropy = vector.entropy.map((one) => one && bytes(one)) as (Uint8Array | null)[];
  const promises = vector.seat_commitments.map((one) => one && bytes(one)) as (Uint8Array | null)[];
  const key = gameKey(seed, binding, { promises, entropy });

  test('commitments', () => {
    expect(serverCommitment(seed, binding)).toBe(vector.commitment);
    for (const [seat, one] of entropy.entries()) {
      if (one) expect(commitmentTo(one, { ...binding, seat }, version)).toBe(vector.seat_commitments[seat]);
    }
  });

  test('keys', () => {
    expect(hex(key)).toBe(vector.game_key);
    for (const purpose of ['chance', 'lots', 'bots'] as const) {
      expect(hex(streamKey(key, purpose, version))).toBe(vector.stream_keys[purpose]);
    }
  });

  test('streams', () => {
    for (const { stream, words: expected } of vector.chance) {
      const drawn = words(streamKey(key, 'chance', version), stream);
      expect(expected.map(() => drawn.next().value)).toEqual(expected);
    }
  });

  test('steps and lots', async () => {
    const chance = await GAMES[vector.game].chance();
    const draws = chance.draws(vector.seats, JSON.parse(vector.options) as Record<string, unknown>);
    for (const { step, do: written } of vector.steps) {
      const due = draws.due(step, { by: 0, do: 'throw' });
      expect(due?.(words(streamKey(key, 'chance', version), step))).toBe(written);
    }
    for (const { step, tied, seat } of vector.lots) {
      expect(tied[below(words(streamKey(key, 'lots', version), step), tied.length)]).toBe(seat);
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
  expect(CHANCES.cards.canonical({ first: 0 })).toBe('{"first":0}');
  expect(CHANCES.dice.canonical({ first: 3 })).toMatch(/,"first":3}$/);
});

const proofOf = (text: string): Proof => {
  const record = readRecord(text);
  const proof = prove(record, record && CHANCES[record.header.game]);
  if (typeof proof === 'string') throw new Error(proof);
  return proof;
};

describe.each([
  ['cards', cards],
  ['cards with an agreed first player', cardsFirst],
  ['dice', dice],
  ['dice with an agreed first player', diceFirst],
  ['tiles', tiles],
  ['cards, v2', cardsV2],
  ['dice, v2', diceV2],
  ['tiles, v2', tilesV2],
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
  expect(prove(readRecord(tiles.replace('"commit"', '"fair":3,"commit"')), CHANCES.tiles)).toBe('unknown-version');
  expect(prove(readRecord(tiles.replace(/\{"seed".*\n/, '')), CHANCES.tiles)).toBe('no-seed');
});

const read = (text: string): GameRecord => {
  const record = readRecord(text);
  if (!record) throw new Error('no record');
  return record;
};

describe('races of the second version', () => {
  const lines = diceV2.trimEnd().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as RecordStep);
  const withLot = [...steps.entries()].filter(([, step]) => step.race?.lot && step.race.lot.length > 0);
  const changed = (place: number, step: unknown): string => lines.with(place, JSON.stringify(step)).join('\n');

  test('are judged again', () => {
    expect(withLot.length).toBeGreaterThan(5);
    expect(proofOf(diceV2)).toMatchObject({ proven: true, rejudged: true });
    expect(proofOf(dice)).toMatchObject({ proven: true, rejudged: false });
  });

  test('miss a lot that should be there', () => {
    for (const [place, step] of withLot) {
      const race = { ...step.race!, lot: [] };
      expect(proofOf(changed(place, { ...step, race })).proven).toBe(false);
      expect(proofOf(changed(place, { ...step, race: undefined })).proven).toBe(false);
    }
  });

  test('miss a tied pair that was swapped, and its lot deleted', () => {
    let swapped = 0;
    for (const [place, step] of withLot) {
      const next = steps[place + 1];
      if (next?.race?.hold?.fell_us !== step.race?.hold?.fell_us) continue;
      const [one, other]: RecordRace[] = [step.race, next!.race].map((race) => ({ ...race!, lot: [] }));
      if (!one || !other) continue;
      const [late, none] = [other.hold!.late, one.hold!.late];
      const swap = lines
        .with(place, JSON.stringify({ ...step, by: next!.by, race: { ...other, hold: { ...other.hold, late: none } } }))
        .with(place + 1, JSON.stringify({ ...next, by: step.by, race: { ...one, hold: { ...one.hold, late } } }));
      expect(proofOf(swap.join('\n')).proven).toBe(false);
      swapped += 1;
    }
    expect(swapped).toBeGreaterThan(2);
  });

  test('do not fit together if a number is another one', () => {
    const [place, step] = withLot[0]!;
    const race = step.race!;
    for (const other of [
      { ...race, claimed_us: race.judged_us + 1 },
      { ...race, judged_us: race.most_us + 1 },
      { ...race, hold: { ...race.hold, fell_us: race.judged_us - 1 } },
    ]) {
      expect(proofOf(changed(place, { ...step, race: other })).proven).toBe(false);
    }
  });
});

test('a promise that was not kept can be neither erased nor invented', () => {
  const header = JSON.parse(cardsV2.split('\n')[0] ?? '') as { entropy: (string | null)[] };
  const [withheld, silent] = [1, 3];
  expect([header.entropy[withheld] !== null, header.entropy[silent]]).toEqual([true, null]);
  for (const entropy of [header.entropy.with(withheld, null), header.entropy.with(silent, 'c0de'.repeat(16))]) {
    const changed = cardsV2.replace(/^.*\n/, `${JSON.stringify({ ...header, entropy })}\n`);
    expect(proofOf(changed).proven).toBe(false);
  }
});

test('a record that was cut where chance is to act is not proven, and elsewhere says how it ended', () => {
  const lines = cardsV2.trimEnd().split('\n');
  const [seed] = lines.filter((line) => line.startsWith('{"seed"'));
  const end = JSON.stringify({ outcome: { won: [1, 2, 3] }, resigned: 0 });
  const draw = lines.findIndex((line) => line.includes('"do":"draw"'));
  const cut = (at: number): Proof => proofOf([...lines.slice(0, at), end, seed].join('\n'));
  expect(cut(draw)).toMatchObject({ proven: true, resigned: true });
  expect(cut(draw + 1)).toMatchObject({ proven: false, leftOut: [draw + 1] });
});

describe('the signature', () => {
  test.each([cardsV2, diceV2, tilesV2])('is under the whole record', (text) => {
    expect(checkSignature(read(text))).toBe('signed');
    expect(checkSignature(read(`\uFEFF${text.replaceAll('\n', '\r\n')}\n`))).toBe('signed');
    const lines = text.trimEnd().split('\n');
    for (const [place, line] of lines.slice(0, -1).entries()) {
      expect(checkSignature(read(lines.with(place, line.replace('{', '{"x":1,')).join('\n')))).toBe('wrong');
    }
  });

  test('must be there if a server is named, and the other way round', () => {
    expect(checkSignature(read(tiles))).toBe('none');
    expect(checkSignature(read(tilesV2.replace(/\{"signature.*\n/, '')))).toBe('wrong');
    expect(checkSignature(read(tilesV2.replace(/"server":"[0-9a-f]+",/, '')))).toBe('wrong');
    expect(checkSignature(read(tilesV2.replace(/"server":"[0-9a-f]+"/, `"server":"${'ff'.repeat(32)}"`)))).toBe(
      'wrong',
    );
  });

  test('is the last line', () => {
    expect(readRecord(`${tilesV2}{"x":1}\n`)).toBeNull();
    expect(readRecord(tilesV2 + tilesV2.split('\n')[1])).toBeNull();
  });
});
