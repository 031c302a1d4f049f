import { beforeAll, describe, expect, test, vi } from 'vitest';

import {
  browsersLanguage,
  bundleOf,
  find,
  LANGUAGES,
  list,
  speech,
  t,
  type Language,
} from '../src/lib/language.svelte';
import { tableIn } from '../src/pages/route.svelte';
import { cardName } from '../src/tables/cards/names';
import { stepInWords } from '../src/tables/log.svelte';
import { offersOf, startWith } from '../src/tables/cards/offers';
import de from '../src/lib/sentences/de';
import en from '../src/lib/sentences/en';
import es from '../src/lib/sentences/es';
import fr from '../src/lib/sentences/fr';
import { KINDS } from '../src/tables/kinds';
import { loadTable } from '../src/tables/loaded';

await Promise.all(KINDS.map(loadTable));

const SENTENCES: Record<Language, string[]> = { en, fr, de, es };

/** What a language never has: straight quotes, spaces where a line could break, quotes of another language. */
const MISSET: Record<Language, RegExp> = {
  en: /['"„«»¡¿]| [?!;:](\s|$)/,
  fr: /['"“”„¡¿]|[^\s=] [?!;:»](\s|$)|« /,
  de: /['"”«»¡¿]|“[^“„]*“| [?!;:](\s|$)/,
  es: /['"“”„]|[^\s=] [?!;:](\s|$)|^[^¿]*[^\s¿]\?|^[^¡]*[^\s¡]!/,
};

const named = (seat: number): string => ['Ada', 'Bo'][seat] ?? '?';

describe('in English', () => {
  beforeAll(() => speech.speak('en'));

  test.each([
    ['cards', { by: 0, do: 'bango R4 Y4', at: 0 }, 'Bango! Ada destroys yellow 4 with red 4.'],
    ['cards', { by: 1, do: 'extend 0 P4', at: 0 }, 'Bo adds purple 4 to sequence 1.'],
    ['cards', { by: 'chance', do: null, at: 0 }, ''],
    ['dice', { by: 1, do: 'claim rhino from 0', at: 0 }, 'Bo takes a rhino from Ada.'],
    ['dice', { by: 'clock', do: 'void', at: 0 }, 'Time’s up!'],
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

test.each([
  ['en', 'red 7', 'Ada, Bo and Cy'],
  ['fr', '7 rouge', 'Ada, Bo et Cy'],
  ['de', 'rote 7', 'Ada, Bo und Cy'],
  ['es', '7 rojo', 'Ada, Bo y Cy'],
] as const)('a card and a list in %s', async (language, card, names) => {
  await speech.speak(language);
  expect(document.documentElement.lang).toBe(language);
  expect(cardName('R7')).toBe(card);
  expect(list(['Ada', 'Bo', 'Cy'])).toBe(names);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['es-MX'], 'es'],
  [['it', 'fr-CH', 'en'], 'fr'],
  [['it', 'ja'], 'en'],
])('a browser that asks for %o gets %s', (asked, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
  expect(browsersLanguage()).toBe(language);
  vi.restoreAllMocks();
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const texts = SENTENCES[language];
  // What only the terminal says is left out: it breaks lines by itself.
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !/^(#|show-|tui-)/.test(line));

  test('everything can be read to the last sentence', () => {
    const bundle = bundleOf(language, texts);
    const keys = texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? ''));
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  test('every refusal says why, each in its own words', () => {
    const why = lines.flatMap((line) => /^page-refused-[a-z-]+ = (.+)$/.exec(line)?.[1] ?? []);
    expect(why.length).toBeGreaterThan(40);
    expect(new Set(why).size).toBe(why.length);
    expect(
      why.filter((sentence) => /^[^.!]*(not possible|pas possible|nicht möglich|no es posible)/i.test(sentence)),
    ).toEqual([]);
  });

  test('signs are set as the language sets them', () => {
    expect(lines.filter((line) => MISSET[language].test(line))).toEqual([]);
  });
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
