import { beforeAll, describe, expect, test } from 'vitest';

import { bundleOf, find, list, speech, t } from '../src/lib/language.svelte';
import { tableIn } from '../src/pages/route.svelte';
import { cardName } from '../src/tables/cards/names';
import { stepInWords } from '../src/tables/log.svelte';
import { offersOf, startWith } from '../src/tables/cards/offers';
import en from '../src/lib/sentences/en';
import fr from '../src/lib/sentences/fr';

const named = (seat: number): string => ['Ada', 'Bo'][seat] ?? '?';

describe('in English', () => {
  beforeAll(() => speech.speak('en'));

  test.each([
    ['cards', { by: 0, do: 'bango R4 Y4', at: 0 }, 'Bango! Ada destroys yellow 4 with red 4.'],
    ['cards', { by: 1, do: 'extend 0 P4', at: 0 }, 'Bo puts purple 4 to sequence 1.'],
    ['cards', { by: 'chance', do: null, at: 0 }, ''],
    ['dice', { by: 1, do: 'claim rhino from 0', at: 0 }, 'Bo takes a rhino from Ada.'],
    ['dice', { by: 'clock', do: 'void', at: 0 }, 'Time is up: the round is void.'],
    ['tiles', { by: 0, do: '0,0>3,1', at: 0 }, 'Ada moves the tile at 0,0 to 3,1.'],
    ['tiles', { by: 'chance', do: 'first 1', at: 0 }, 'Bo starts.'],
  ] as const)('%s %o', (game, step, words) => {
    expect(stepInWords(game, step, named)).toBe(words);
  });

  test('plurals and lists', () => {
    expect(t('page-public-free', { count: 1 })).toBe('1 free seat');
    expect(t('page-public-free', { count: 3 })).toBe('3 free seats');
    expect(list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy');
    expect(list(['Ada', 'Bo'])).toBe('Ada and Bo');
    expect(list(['Ada'])).toBe('Ada');
    expect(list([])).toBe('');
    expect(find('no-such-sentence')).toBeNull();
  });
});

test('in French a card is number first, and lists end in “et”', async () => {
  await speech.speak('fr');
  expect(cardName('R7')).toBe('7 rouge');
  expect(list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo et Cy');
});

test('both languages can be read to the last sentence', () => {
  for (const [language, texts] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const bundle = bundleOf(language, texts);
    const keys = texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? ''));
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  }
});

test('French signs stay with their words', () => {
  // What only the terminal says is left out: it breaks lines by itself.
  const lines = fr.flatMap((text) => text.split('\n')).filter((line) => !/^(#|show-|tui-)/.test(line));
  expect(lines.filter((line) => /[^\s=] [?!;:»](\s|$)|« /.test(line))).toEqual([]);
});

test('actions are grouped and lose nothing', () => {
  const offers = offersOf(['draw', 'take P4', 'bango Y1', 'bango R4 Y4', 'start B10 R11', 'extend 2 P4', 'done']);
  expect(offers).toMatchObject({ draw: true, done: true, take: ['P4'], bango: ['Y1'] });
  expect(offers.destroy).toEqual([{ hand: 'R4', centre: 'Y4' }]);
  expect(offers.extend).toEqual([{ sequence: 2, card: 'P4' }]);
  expect(startWith(offers, 'R11', 'B10')).toBe('start B10 R11');
  expect(startWith(offers, 'R11', 'B9')).toBeNull();
});

test('a table is found in links and codes', () => {
  const id = '14t1eszq00000000000000000a';
  expect(tableIn(` https://example.org/t/${id} `)).toBe(`/t/${id}`);
  expect(tableIn(id.toUpperCase())).toBe(`/t/${id}`);
  expect(tableIn(`https://example.org/t/${id}#seat=1&key=${id}`)).toBe(`/t/${id}#seat=1&key=${id}`);
  expect(tableIn(`https://example.org/t/${id}/review/2?step=4&seat=1`)).toBe(`/t/${id}/review/2?step=4&seat=1`);
  expect(tableIn('hello')).toBeNull();
});
