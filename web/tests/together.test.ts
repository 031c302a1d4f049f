/** Who is missing, who wins together, and how games are remembered. */
import { beforeAll, describe, expect, test } from 'vitest';

import { find, speech } from '../src/lib/language.svelte';
import { namedAt, refusalSentence } from '../src/lib/names';
import { ownAvatar, ownName } from '../src/lib/own';
import { settings } from '../src/lib/settings.svelte';
import { absenceAt } from '../src/pages/play/absent';
import { Players } from '../src/pages/play/players';
import { tableOf } from '../src/pages/review/stage';
import { isSilent, sidesAt } from '../src/pages/sides';
import { clockName, clocksAt } from '../src/pages/clocks';
import { boast, standing, wonInWords } from '../src/pages/end/standing';
import { othersAt, outcomeOf, playersAt } from '../src/pages/you/outcome';
import type { AnyView, GameKind, Seat, Sitter, TableState, YourGame } from '../src/protocol';

beforeAll(() => speech.speak('en'));

const tableWith = (players: string[], own: Seat | null, game: GameKind = 'tiles') =>
  tableOf({ id: '', game, options: {}, players, number: 1, steps: [], seat: own, view: {} as AnyView }, own);
type Person = Extract<Sitter, { type: 'person' }>;
const changed = (table: TableState, seat: Seat, change: Partial<Person>): TableState => ({
  ...table,
  seats: table.seats.map((one, place) =>
    place === seat && one.sitter.type === 'person' ? { ...one, sitter: { ...one.sitter, ...change } } : one,
  ),
});

describe('somebody who cannot play now', () => {
  const table = tableWith(['Ada', 'Bo', 'Cat'], 0, 'cards');
  const at = (now: TableState, acting: Seat[], mine: Seat[] = [0]) => absenceAt(now, acting, mine, namedAt(now));

  test('is named when it is their turn, with a way on', () => {
    const away = changed(table, 2, { here: false });
    expect(at(away, [2])).toEqual({
      text: 'Cat is away.',
      way: { label: 'Let a bot play', command: { type: 'stand_in', seat: 2 } },
    });
    expect(at(away, [1])).toBeNull();
    expect(at(table, [2])).toBeNull();
    expect(at(changed(away, 2, { stand_in: true }), [2])).toBeNull();
  });
  test('those who watch are told, and can do nothing about it', () => {
    expect(at(changed(table, 2, { here: false }), [2], [])?.way).toBeNull();
  });
  test('in a race nobody waits', () => {
    expect(at(changed(table, 2, { here: false }), [0, 1, 2])).toBeNull();
  });
  test('takes the seat back, unless they gave up', () => {
    const replaced = changed(table, 0, { stand_in: true });
    expect(at(replaced, [1])?.way?.command).toEqual({ type: 'return', seat: 0 });
    expect(at(changed(replaced, 0, { gave_up: true }), [1])).toEqual({
      text: 'You gave up. A bot finishes for you.',
      way: null,
    });
  });
});

test('a series counts partners together', () => {
  const four = tableWith(['Ada', 'Bo', 'Cat', 'Dee'], 0);
  const won = { ...four, seats: four.seats.map((seat, place) => ({ ...seat, won: place % 2 === 0 ? 2 : 1 })) };
  expect(sidesAt(won)).toMatchObject([
    { seats: [0, 2], won: 2 },
    { seats: [1, 3], won: 1 },
  ]);
  expect(sidesAt(tableWith(['Ada', 'Bo'], 0))).toMatchObject([{ seats: [0] }, { seats: [1] }]);
  expect(sidesAt(tableWith(['Ada', 'Bo', 'Cat'], 0, 'cards'))).toHaveLength(3);
});

test('a side keeps its games when one of its two is new', () => {
  const four = tableWith(['Ada', 'Bo', 'Cat', 'Dee'], 0);
  const won = { ...four, seats: four.seats.map((seat, place) => ({ ...seat, won: place === 2 ? 3 : 0 })) };
  expect(sidesAt(won).map((side) => side.won)).toEqual([3, 0]);
});

test('partners are not offered to talk while they play', () => {
  const four = { ...tableWith(['Ada', 'Bo', 'Cat', 'Dee'], 0), phase: 'playing' as const };
  expect(isSilent(four)).toBe(true);
  expect(isSilent({ ...four, phase: 'over' })).toBe(false);
  expect(isSilent({ ...tableWith(['Ada', 'Bo', 'Cat', 'Dee'], null), phase: 'playing' })).toBe(false);
  expect(isSilent({ ...tableWith(['Ada', 'Bo'], 0), phase: 'playing' })).toBe(false);
  expect(isSilent({ ...tableWith(['Ada', 'Bo', 'Cat'], 0, 'cards'), phase: 'playing' })).toBe(false);
});

test('nobody wins by a bot that finished after they gave up', () => {
  const named = namedAt(tableWith(['Ada', 'Bo', 'Cat'], 0, 'cards'));
  const ending = { outcome: { won: [2] }, scores: [3, 5, 9] };
  expect(wonInWords([2], named, [2])).toBe('The bot playing for Cat wins.');
  expect(wonInWords([1, 2], named, [2])).toBe('Bo wins.');
  expect(standing(ending, named, [2])).toBe('The bot playing for Cat wins.');
  expect(standing({ ...ending, outcome: { won: [0] } }, named, [0])).toBe('You gave up.');
  expect(boast({ ...ending, outcome: { won: [0] } }, named, [0])).toBe('The bot playing for you wins.');
});

test('a result names those who played, whoever sits there afterwards', () => {
  const playing = { ...tableWith(['Ada', 'Bo'], 0), phase: 'playing' as const };
  const { play } = playing;
  if (!play) throw new Error('a game is on');
  const players = new Players();
  expect(players.at(playing, play)(1)).toBe('Bo');
  const over = { ...changed(playing, 1, { name: 'Eve' }), phase: 'over' as const };
  expect([players.at(over, play)(0), players.at(over, play)(1)]).toEqual(['You', 'Bo']);
  expect(players.at(over, { ...play, number: play.number + 1 })(1)).toBe('Eve');
});

test('a clock is offered as the table has it', () => {
  const settings = tableWith(['Ada'], 0).settings;
  expect(clocksAt({ ...settings, public: false, seconds: null })).toEqual([0, 20, 45, 90]);
  expect(clocksAt({ ...settings, public: true, seconds: 60 })).toEqual([20, 45, 60, 90]);
  expect([clockName(0), clockName(0, true)]).toEqual(['No limit', 'The usual']);
});

test('each kind of race has a sentence', async () => {
  for (const language of ['en', 'fr', 'de', 'es'] as const) {
    await speech.speak(language);
    for (const kind of ['one', 'two', 'none', 'poached', 'guarded']) expect(find(`race-dice-${kind}`)).not.toBeNull();
  }
  await speech.speak('en');
});

test('a game that is over reads as it was for the one who played', () => {
  const game: YourGame = {
    table: '0'.repeat(26),
    number: 1,
    game: 'cards',
    players: ['Ada', 'casual', 'Bo'],
    yours: [0],
    winners: [0],
    gave_up: false,
    ended: 0,
  };
  expect(outcomeOf(game)).toBe('You won');
  expect(outcomeOf({ ...game, winners: [1] })).toBe('You lost');
  expect(outcomeOf({ ...game, winners: [] })).toBe('Draw');
  expect(outcomeOf({ ...game, gave_up: true })).toBe('You gave up');
  expect(othersAt(game.players, game.yours)).toEqual(['Bruno', 'Bo']);
  expect(outcomeOf({ ...game, winners: [], gave_up: true })).toBe('You gave up');
  expect(othersAt(['Ada', null], [0])).toEqual([]);
  expect(playersAt(game.players, [1])).toEqual(['Bruno']);
});

test('a refusal that time heals says when', () => {
  expect(refusalSentence({ code: 'too_fast', sentence: '', wait: 3 })).toBe(
    'Too fast! Slow down a little. Try again in 3 seconds.',
  );
  expect(refusalSentence({ code: 'not_away', sentence: '' })).toBe('They’re here. Give them a moment to play.');
});

test('who has chosen no name and no face gets friendly ones, and keeps them', () => {
  settings.change({ name: '', avatar: null });
  const [name, avatar] = [ownName(), ownAvatar()];
  expect(name).not.toBe('');
  expect([ownName(), ownAvatar()]).toEqual([name, avatar]);
  settings.change({ name: 'Ada' });
  expect(ownName()).toBe('Ada');
});
