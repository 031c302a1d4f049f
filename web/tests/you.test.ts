/** Whoever reads is spoken to, in every language. */
import { beforeAll, describe, expect, test } from 'vitest';

import { speech } from '../src/lib/language.svelte';
import { againstBots, guestName, namedAt, said } from '../src/lib/names';
import en from '../src/lib/sentences/en';
import fr from '../src/lib/sentences/fr';
import { boast, standing, wonInWords } from '../src/pages/end/standing';
import { tableOf } from '../src/pages/review/stage';
import type { AnyView, GameKind } from '../src/protocol';
import { log } from '../src/tables/log.svelte';
import { KINDS } from '../src/tables/kinds';
import { loadTable } from '../src/tables/loaded';

await Promise.all(KINDS.map(loadTable));

const tableWith = (players: string[], own: number | null, game: GameKind = 'cards') =>
  tableOf({ id: '', game, options: {}, players, number: 1, steps: [], seat: own, view: {} as AnyView }, own);
const table = tableWith(['Guest', 'casual', 'casual'], 0);
const named = namedAt(table);

describe('in English', () => {
  beforeAll(() => speech.speak('en'));

  test('the log says “you”, and others by their names', () => {
    const steps = [
      { by: 0, do: 'take R6', at: 0 },
      { by: 1, do: 'take R7', at: 0 },
      { by: 'chance' as const, do: 'first 0', at: 0 },
    ];
    expect(log('cards', steps, named).map(({ words }) => words)).toEqual([
      'You take red 6.',
      'Bruno takes red 7.',
      'You start.',
    ]);
    expect(log('tiles', [{ by: 0, do: '0,1', at: 0 }], named)[0]?.words).toBe('You place a tile at 0,1.');
  });
  test('also where something happens to the reader', () => {
    expect(said('dice-step-claim-from', named, 1, { animal: 'gnu' }, 0)).toBe('Bruno takes a gnu from you.');
    expect(said('dice-step-claim-from', named, 0, { animal: 'gnu' }, 1)).toBe('You take a gnu from Bruno.');
    expect(said('dice-step-claim-from', named, 2, { animal: 'gnu' }, 1)).toBe('Chika takes a gnu from Bruno.');
  });
  test('a guest has a name that nobody else at the table has', () => {
    expect(guestName(tableWith(['Ada', 'casual'], null))).toBe('Guest');
    expect(guestName(tableWith(['Guest', 'casual'], null))).toBe('Guest 2');
    expect(guestName(tableWith(['Guest', 'Guest 2'], null))).toBe('Guest 3');
  });
  test('those who watch, and several at one device, are told the names', () => {
    expect(namedAt(tableWith(['Ada', 'casual'], null))(0)).toBe('Ada');
    const shared = tableWith(['Ada', 'Bo'], 0);
    const both = { ...shared, seats: shared.seats.map((seat) => ({ ...seat, sitter: shared.seats[0]!.sitter })) };
    expect(namedAt(both).you).toBeNull();
    expect(againstBots(both)).toBe(true);
    expect(againstBots(table)).toBe(true);
    expect(againstBots(tableWith(['Ada', 'Bo'], 0))).toBe(false);
  });
  test('how it ended is told by how much', () => {
    const won = (seats: number[]) => ({ outcome: { won: seats } });
    expect(standing({ ...won([0]), scores: [23, 18, 2] }, named)).toBe('You win by 5!');
    expect(standing({ ...won([1]), scores: [10, 18, 12] }, named)).toBe('3rd, 8 behind');
    expect(standing({ ...won([1]), scores: [12, 18, 10] }, named)).toBe('2nd, 6 behind');
    // Nobody is beaten by no points.
    expect(standing({ ...won([1]), scores: [18, 18, 10] }, named)).toBe('Bruno wins.');
    expect(standing({ ...won([0, 1]), scores: [18, 18, 10] }, named)).toBe('You and Bruno win together!');
    expect(standing({ ...won([1]), scores: [18, 18, 10], resigned: 0 }, named)).toBe('You gave up.');
    expect(standing(won([0]), named)).toBe('You win!');
    expect(standing({ outcome: 'drawn' }, named)).toBe(wonInWords([], named));
    expect(boast({ ...won([0]), scores: [23, 18, 2] }, named)).toBe('I won by 5!');
    expect(boast(won([2]), named)).toBe('Chika won this time.');
  });
});

test('in French it is “vous”', async () => {
  await speech.speak('fr');
  expect(log('cards', [{ by: 0, do: 'take R6', at: 0 }], named)[0]?.words).toBe('Vous prenez le 6 rouge.');
  expect(standing({ outcome: { won: [1] }, scores: [10, 18, 12] }, named)).toBe('3ᵉ, à 8 points');
});

test('every sentence about what somebody does can be said to them', () => {
  for (const texts of [en, fr]) {
    const all = texts.join('\n');
    const about = [...all.matchAll(/^((?:\w+-step|\w+-after|step|end)-[a-z-]+) = .*\$who\b/gm)].map(([, key]) => key!);
    const third = about.filter((key) => !/-you(rs)?$/.test(key));
    expect(third.length).toBeGreaterThan(20);
    expect(third.filter((key) => !all.includes(`\n${key}-you = `))).toEqual([]);
    const whom = [...all.matchAll(/^((?:\w+-step|\w+-after)-[a-z-]+) = .*\$whom\b/gm)].map(([, key]) => key!);
    expect(whom.filter((key) => !/-you(rs)?$/.test(key) && !all.includes(`\n${key}-yours = `))).toEqual([]);
  }
});
