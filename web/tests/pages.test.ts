import { beforeAll, expect, test } from 'vitest';

import { readRecord } from '../src/lib/fair/record';
import { speech, t } from '../src/lib/language.svelte';
import { seatKeyIn, seatLink } from '../src/net/seatKey';
import { compare } from '../src/pages/review/compare';
import { playerName, tableOf } from '../src/pages/review/stage';
import { placeOf } from '../src/pages/route.svelte';
import type { DiceView } from '../src/protocol';
import { photoAt } from '../src/tables/dice/photo';
import { GAMES } from '../src/tables/games';
import dice from '../../crates/fair/tests/data/dice-4.jsonl?raw';

const ID = '14t1eszq00000000000000000a';
beforeAll(() => speech.speak('en'));

test('addresses lead to their pages', () => {
  expect(placeOf('/')).toEqual({ page: 'front' });
  expect(placeOf(`/t/${ID.toUpperCase()}`)).toEqual({ page: 'table', id: ID });
  expect(placeOf(`/t/${ID}/review/3`)).toEqual({ page: 'review', id: ID, number: 3 });
  expect(placeOf('/lesson/dice')).toEqual({ page: 'lesson', game: 'dice' });
  expect(placeOf('/learn/chess')).toEqual({ page: 'nowhere' });
  expect(placeOf('/')).toEqual({ page: 'front' });
});

test('a seat and its key are read from behind the # only', () => {
  const link = seatLink(ID, 2, ID);
  expect(new URL(link).search).toBe('');
  expect(seatKeyIn(new URL(link).hash)).toEqual({ seat: 2, key: ID });
  expect(seatKeyIn('#seat=2&key=short')).toBeNull();
  expect(seatKeyIn('')).toBeNull();
});

test('a photo finish shows the calls of its own round only', () => {
  const steps = readRecord(dice)?.steps ?? [];
  const rolls = steps.flatMap((step, place) => (step.do.startsWith('roll ') ? [place] : []));
  const [first = 0, second = 0] = rolls;
  expect(photoAt(steps, first)).toBeNull();
  expect(photoAt(steps, first + 1)).toBeNull();
  const photo = photoAt(steps, second);
  expect(photo?.calls.map(({ seat, call }) => `${seat} ${call}`)).toEqual([
    '2 call gnu',
    '3 call bongo',
    '0 call gnu',
    '1 call bongo',
  ]);
  expect(photo?.calls.map(({ lot }) => lot)).toEqual([false, false, true, false]);
  expect(photoAt(steps, second + 1)).toBeNull();
});

test('what a browser saw before the game is compared with the record', () => {
  const record = readRecord(dice);
  if (!record) throw new Error('no record');
  const { header, reveal } = record;
  const seen = {
    commitment: header.commit ?? '',
    promises: header.entropy ?? [],
    told: { 0: reveal?.entropy?.[0] ?? '' },
  };
  expect(compare(record, null)).toBe('absent');
  expect(compare(record, seen)).toBe('same');
  expect(compare(record, { ...seen, commitment: 'another' })).toBe('other');
  expect(compare(record, { ...seen, second: ['another'] })).toBe('second');
  expect(compare(record, { ...seen, promises: [null, ...seen.promises.slice(1)] })).toBe('other');
  expect(compare(record, { ...seen, told: { 0: 'another' } })).toBe('other');
  // Seat 1 promised and was too late: that is named, and no fraud.
  expect(compare(record, { ...seen, told: { 1: 'too late' } })).toBe('same');
});

test('a table that is looked at has the names of the record', () => {
  const view = { turn: 'chance', actions: [] } as unknown as DiceView;
  const scene = {
    id: ID,
    game: 'dice' as const,
    options: { variant: 'basic' as const, trophies: 10, calls: 'one' as const, limit: 30 },
    number: 2,
    steps: [],
    seat: null,
    view,
  };
  const table = tableOf({ ...scene, players: ['Zoé', 'casual'] }, 0);
  expect(table.seats.map(({ sitter }) => sitter.type)).toEqual(['person', 'bot']);
  expect(table.play.views).toEqual([{ seat: null, view }]);
  expect(playerName('Zoé', 0)).toBe('Zoé');
  expect(playerName('casual', 1)).not.toBe('casual');
});

test('every picture of the rules belongs to something that is told', async () => {
  for (const [game, { rules }] of Object.entries(GAMES)) {
    const { places } = await rules();
    expect(places).not.toEqual([]);
    for (const key of places) {
      const sentence = key.startsWith('e') ? `rules-${game}-example-${key.slice(1)}` : `rules-${game}-${key}-heading`;
      expect(t(sentence), sentence).not.toBe(sentence);
    }
  }
});
