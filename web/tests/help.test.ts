/** Help for newcomers: hints, lessons, levels, turns in the log. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { announce } from '../src/lib/announce.svelte';
import { speech, t } from '../src/lib/language.svelte';
import { isLevel, levelName, levelsOf, preferLevel, preferredLevel, readLevel, writtenLevel } from '../src/lib/levels';
import { lessons } from '../src/lib/lessons.svelte';
import { settings } from '../src/lib/settings.svelte';
import en from '../src/lib/sentences/en';
import fr from '../src/lib/sentences/fr';
import type { TableLink } from '../src/net/link.svelte';
import { opening } from '../src/pages/opening.svelte';
import { hintInWords, Hints } from '../src/pages/play/hints.svelte';
import { route } from '../src/pages/route.svelte';
import type { Advice, NewTable, ShownStep } from '../src/protocol';
import { KINDS } from '../src/tables/kinds';
import { turnsOf } from '../src/tables/turns';
import { loadTable } from '../src/tables/loaded';

await Promise.all(KINDS.map(loadTable));

beforeEach(() => speech.speak('en'));

const hint = (key: string, facts: Extract<Advice, { type: 'hint' }>['facts'] = {}) => ({
  type: 'hint' as const,
  action: '1,0',
  key,
  facts,
  value: 0.5,
});

describe('a hint', () => {
  test('first says where to look, then what to do', () => {
    const five = hint('hint-tiles-block-five', { step: '1,0' });
    expect(hintInWords('tiles', five, true)).toBe('Careful: they’re about to make five. Look here.');
    expect(hintInWords('tiles', five, false)).toBe('Block here, or they make five.');
  });
  test('tells its facts in words: shares in per cent, cards by their names', () => {
    const stop = hint('hint-cards-stop', { card: 'R7', share: { share: 0.314 }, points: 4 });
    expect(hintInWords('cards', stop, false)).toContain('red 7');
    expect(hintInWords('cards', stop, false)).toContain('31%');
  });
  test('is there for every reason that a bot has in tiles', () => {
    for (const texts of [en, fr]) {
      const all = texts.join('\n');
      const reasons = [...all.matchAll(/^(hint-tiles-[a-z-]+) =/gm)].map(([, key]) => key!);
      const bare = reasons.filter((key) => !/-(look|do)$/.test(key));
      expect(bare.length).toBeGreaterThan(10);
      for (const key of bare) expect(reasons).toEqual(expect.arrayContaining([`${key}-look`, `${key}-do`]));
    }
  });
  test('holds for its moment, and is refused kindly', async () => {
    const answers: (Advice | null)[] = [hint('hint-tiles-five'), null];
    const ask = vi.fn(() => Promise.resolve(answers.shift() ?? null));
    const hints = new Hints({ connection: { ask } } as unknown as TableLink, 'tiles');
    await hints.press(0, '1/4');
    expect(hints.at('1/4')).toMatchObject({ look: true, action: '1,0' });
    await hints.press(0, '1/4');
    expect(hints.at('1/4')).toMatchObject({ look: false });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(hints.at('1/6')).toBeNull();
    await hints.press(0, '1/6');
    expect(hints.at('1/6')).toBeNull();
    expect(announce.notices.at(-1)?.text).toBe('No hint right now. You’ll find it!');
  });
});

test('lessons that are done are remembered, and the next one is offered', () => {
  expect(lessons.next(KINDS)).toBe('cards');
  lessons.finish('cards');
  lessons.finish('cards');
  expect(lessons.has('cards')).toBe(true);
  expect(JSON.parse(localStorage.getItem('bango-lessons') ?? '')).toEqual(['cards']);
  expect(lessons.next(KINDS)).toBe('dice');
  for (const game of KINDS) lessons.finish(game);
  expect(lessons.next(KINDS)).toBeNull();
});

test('who plays now starts, at their own level and pace', async () => {
  const made: NewTable[] = [];
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    made.push(JSON.parse(request.body as string) as NewTable);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ table: 'x', link: '' }) });
  });
  const go = vi.spyOn(route, 'go').mockImplementation(() => undefined);
  await opening.alone('tiles');
  settings.change({ level: 'expert', pace: 'fast' });
  await opening.alone('tiles');
  expect(made).toMatchObject([
    { bots: 'beginner', options: { first: 0 }, settings: { pace: 'relaxed', signal: false } },
    { bots: 'expert', options: { first: 0 }, settings: { pace: 'fast' } },
  ]);
  settings.change({ level: 'beginner', pace: 'relaxed' });
  go.mockRestore();
  vi.unstubAllGlobals();
});

test('bots that match people are offered where a game has them, and asked for by name', async () => {
  const made: NewTable[] = [];
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    made.push(JSON.parse(request.body as string) as NewTable);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ table: 'x', link: '' }) });
  });
  const go = vi.spyOn(route, 'go').mockImplementation(() => undefined);
  expect(levelsOf('tiles')).not.toContain('match');
  expect(levelsOf('dice')).toEqual([...levelsOf('tiles'), 'match']);
  preferLevel('dice', 'match');
  await opening.alone('dice');
  await opening.alone('tiles');
  // A level for another game changes nothing for this one.
  preferLevel('tiles', 'expert');
  expect(preferredLevel('dice')).toBe('match');
  preferLevel('dice', 'strong');
  await opening.alone('dice');
  expect(made.map(({ bots, bots_match }) => [bots, bots_match])).toEqual([
    ['casual', true],
    ['beginner', undefined],
    ['strong', undefined],
  ]);
  settings.change({ level: 'beginner' });
  go.mockRestore();
  vi.unstubAllGlobals();
});

test('a bot that matches people has its name in every language, and in records', async () => {
  const names = new Set<string>();
  for (const language of ['fr', 'de', 'es', 'en'] as const) {
    await speech.speak(language);
    names.add(levelName(readLevel({ level: 'casual', matches: true })));
    expect(t('page-level-match-how')).not.toBe('page-level-match-how');
  }
  expect(names).toEqual(new Set(['À votre niveau', 'Auf deinem Niveau', 'A tu nivel', 'Matches you']));
  expect(readLevel(writtenLevel('match'))).toBe('match');
  expect(readLevel(writtenLevel('strong'))).toBe('strong');
  expect([isLevel('match'), isLevel('Ada')]).toEqual([true, false]);
});

test('the odds are shown against bots until somebody chooses', () => {
  expect(settings.odds).toBeNull();
  settings.change({ odds: false });
  expect(settings.odds).toBe(false);
  settings.change({ odds: null });
});

describe('turns', () => {
  const steps = (...lines: string[]): ShownStep[] =>
    lines.map((line) => {
      const [by = '', ...rest] = line.split(' ');
      return { by: /^\d$/.test(by) ? Number(by) : (by as 'chance'), do: rest.join(' '), at: 0 };
    });
  const told = (game: 'cards' | 'dice' | 'tiles', ...lines: string[]) =>
    turnsOf(game, steps(...lines)).map(({ number, seat, from, to }) => [number, seat, from, to]);

  test('of cards: from one player’s first card to the next player’s', () => {
    expect(
      told(
        'cards',
        'chance deal 0',
        '0 draw',
        'chance reveal R1',
        '0 draw',
        'chance reveal B1',
        '1 take R1',
        '1 draw',
        'chance reveal P4',
      ),
    ).toEqual([
      [0, null, 0, 1],
      [1, 0, 1, 6],
      [2, 1, 6, 8],
    ]);
  });
  test('of dice: from throw to throw, also by the same player', () => {
    expect(told('dice', '2 throw', 'chance roll RRGBB 13', '1 call gnu', '2 call bongo', '2 throw')).toEqual([
      [1, 2, 0, 4],
      [2, 2, 4, 5],
    ]);
  });
  test('of tiles: every step is one', () => {
    expect(told('tiles', 'chance first 0', '0 0,0', '1 0,1').length).toBe(3);
  });
});
