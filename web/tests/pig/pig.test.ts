/** A game that nobody has heard of is played through everything in the page that is not a game's own. */
import { FluentResource } from '@fluent/bundle';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { hex } from '../../src/lib/fair/bytes';
import { gameKey, serverCommitment, streamKey, words } from '../../src/lib/fair/derive';
import { prove } from '../../src/lib/fair/prove';
import { readRecord } from '../../src/lib/fair/record';
import { speech } from '../../src/lib/language.svelte';
import { namedAt } from '../../src/lib/names';
import { settings } from '../../src/lib/settings.svelte';
import { nothingKnown, reduce } from '../../src/net/reduce';
import { StillLink } from '../../src/net/still.svelte';
import FriendsDialog from '../../src/pages/FriendsDialog.svelte';
import Learn from '../../src/pages/Learn.svelte';
import Play from '../../src/pages/Play.svelte';
import Board from '../../src/pages/review/Board.svelte';
import Result from '../../src/pages/review/Result.svelte';
import { tableOf } from '../../src/pages/review/stage';
import { placeOf } from '../../src/pages/route.svelte';
import Waiting from '../../src/pages/Waiting.svelte';
import type { Command, GameKind, NewTable, Play as Game, ServerMessage, TableState } from '../../src/protocol';
import { GAMES } from '../../src/tables/games';
import { gameTable, loadTable } from '../../src/tables/loaded';
import { log } from '../../src/tables/log.svelte';
import frames from './frames.json';
import sentences from '../../../fourth-game/locales/en/pig.ftl?raw';
import { POINTS, type PigView } from './view';

vi.mock('../../src/tables/games', async (original) => {
  const [registry, { pig }] = await Promise.all([original<{ GAMES: typeof GAMES }>(), import('.')]);
  return { GAMES: { ...registry.GAMES, pig } };
});

const PIG = 'pig' as GameKind;

/** What a real server sent to seat 0 from the start to the end of a game (`fourth-game/played.rs`). */
const messages = frames as unknown as ServerMessage[];
type Table = TableState & { play: Game };
/** The table after each of the messages. */
const tables = messages
  .map((_, last) => messages.slice(0, last + 1).reduce(reduce, nothingKnown).table)
  .filter((table): table is Table => table?.play != null);
const viewIn = ({ play }: Table): PigView => play.views[0]?.view as unknown as PigView;
const [start, end] = [tables[0] as Table, tables.at(-1) as Table];
/** The first position in which this seat is to act. */
const asked = tables.find((table) => viewIn(table).actions.length > 0) as Table;
const named = namedAt(start);

let sent: Command[] = [];
const link = new StillLink((command) => {
  sent.push(command);
  return Promise.resolve({ done: true, key: undefined });
});

beforeEach(async () => {
  await loadTable(PIG);
  sent = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers();
  await speech.speak('en');
  speech.bundle?.addResource(new FluentResource(sentences), { allowOverrides: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('in play', () => {
  test('every frame shows who has what, whose turn it is, and what can be done', async () => {
    const { rerender } = render(Play, { link, table: start, play: start.play });
    for (const table of tables) {
      await rerender({ table, play: table.play });
      const view = viewIn(table);
      const felt = screen.getByRole('group', { name: 'Pig' });
      expect(felt.textContent).toContain(`In the pot: ${view.pot}`);
      expect(
        within(felt)
          .queryAllByRole('button')
          .map((one) => one.textContent?.toLowerCase()),
      ).toEqual(view.actions);
      const chips = screen.getByRole('list', { name: 'Players' }).querySelectorAll('li');
      expect([...chips].map((chip) => chip.textContent)).toEqual(
        view.scores.map((points, seat): unknown =>
          expect.stringMatching(new RegExp(`${named(seat)}.*${points} point`)),
        ),
      );
      if (view.actions.length > 0) expect(screen.getByText('Roll again, or hold?')).toBeTruthy();
    }
  });

  test('what is pressed is sent', async () => {
    render(Play, { link, table: asked, play: asked.play });
    await fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
    expect(sent).toEqual([{ type: 'play', seat: 0, actions: ['roll'] }]);
  });

  test('the log tells the steps, and what came of them', async () => {
    const { rerender } = render(Play, { link, table: start, play: start.play });
    await fireEvent.click(screen.getByRole('button', { name: 'Log and chat' }));
    for (const table of tables) await rerender({ table, play: table.play });
    const told = [...screen.getByRole('complementary').querySelectorAll('.line')];
    const all = end.play.steps.filter((step) => step.do !== 'roll');
    expect(told.length).toBe(all.length);
    expect(told.at(-1)?.textContent.trim()).toBe('You start.');
    const busts = all.filter((step) => step.do === 'show 1');
    expect(told.filter((line) => line.textContent.includes('The die shows 1. The pot is lost.')).length).toBe(
      busts.length,
    );
    // The newest turn stands first, under the name of who had it.
    const turns = [...screen.getByRole('complementary').querySelectorAll('h2')].map((title) => title.textContent);
    expect(turns.length).toBeGreaterThan(2);
    expect(turns[0]).toMatch(/^Turn \d+: (You|Bruno)$/);
    expect(turns.at(-1)).toMatch(/^Turn 1: /);
  });

  test('the result is explained once the end was seen', async () => {
    render(Play, { link, table: end, play: end.play });
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.advanceTimersByTimeAsync(gameTable(PIG).result.delay);
    await vi.dynamicImportSettled();
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain(`First to ${POINTS[viewIn(end).options.length]} points.`);
    for (const [seat, points] of viewIn(end).scores.entries())
      expect(dialog.textContent).toContain(`${named(seat)} ${points}`);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You win by 18!');
  });

  test('a win is celebrated, and a loss is not', async () => {
    const over = async (won: number): Promise<boolean> => {
      const play: Game = { ...end.play, ending: { outcome: { won: [won] }, scores: won === 0 ? [21, 3] : [3, 21] } };
      render(Play, { link, table: { ...end, play }, play });
      await vi.advanceTimersByTimeAsync(gameTable(PIG).result.delay);
      const celebrated = document.querySelector('.celebration') !== null;
      cleanup();
      return celebrated;
    };
    expect(await over(0)).toBe(true);
    expect(await over(1)).toBe(false);
  });

  test('against bots a step can be taken back, and only if there is one', async () => {
    const { rerender } = render(Play, { link, table: asked, play: { ...asked.play, can_undo: false } });
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    undo.focus();
    await fireEvent.keyDown(undo, { key: 'u' });
    await fireEvent.click(undo);
    await rerender({ table: asked, play: { ...asked.play, can_undo: true } });
    expect(document.activeElement).toBe(undo);
    await fireEvent.keyDown(undo, { key: 'u' });
    await fireEvent.click(undo);
    expect(sent).toEqual([
      { type: 'undo', seat: 0 },
      { type: 'undo', seat: 0 },
    ]);
  });

  test('a question mark tells the keys, and the focus comes back', async () => {
    render(Play, { link, table: asked, play: asked.play });
    const before = screen.getByRole('button', { name: 'Undo' });
    before.focus();
    await fireEvent.keyDown(before, { key: '?' });
    await vi.dynamicImportSettled();
    const dialog = screen.getByRole('dialog', { name: 'Keys' });
    expect([...dialog.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
      'H',
      'U',
      'Tab',
      'Enter',
      'Esc',
      '/',
      '?',
    ]);
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  test('the switch for those who know the game also holds at this table', async () => {
    render(Play, { link, table: asked, play: asked.play });
    settings.change({ pace: 'fast' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ type: 'set_pace', pace: 'fast' }]);
    settings.change({ pace: 'relaxed' });
  });
});

test('the steps are told without having been seen, too', () => {
  const steps = [
    { by: 'chance' as const, do: 'first 0' },
    { by: 0, do: 'roll' },
    { by: 'chance' as const, do: 'show 4' },
    { by: 0, do: 'hold' },
  ];
  const told = log(
    PIG,
    steps.map((step) => ({ ...step, at: 0 })),
    named,
  ).map((line) => line.words);
  expect(told).toEqual(['You start.', '', 'The die shows 4.', 'You hold.']);
});

test('a review draws the same table', () => {
  const { options, play } = end;
  const view = play.views[0]?.view;
  if (!view || !play.ending) throw new Error('the frames have no end');
  const players = ['Ada', 'beginner'];
  const table = tableOf({
    id: end.id,
    game: PIG,
    options,
    players,
    number: 1,
    steps: play.steps,
    seat: null,
    view,
    ending: play.ending,
  });
  render(Board, { link, table, named });
  expect(screen.getByRole('group', { name: 'Pig' }).textContent).toContain('In the pot: 0');
  cleanup();
  render(Result, { game: PIG, view, ending: play.ending, named, roomy: true });
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
    viewIn(end).scores.map((points, seat) => `${named(seat)} ${points}`),
  );
});

test('a table is made with what was chosen', async () => {
  const made: NewTable[] = [];
  render(FriendsDialog, { game: PIG, make: (table: NewTable) => made.push(table), close: () => undefined });
  expect(screen.getAllByRole('radio', { name: /^[2-9]$/ }).length).toBe(3);
  await fireEvent.click(screen.getByRole('radio', { name: 'Long, 50 points' }));
  await fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  expect(made).toEqual([
    {
      game: 'pig',
      seats: 4,
      // Who has chosen neither gets a friendly name and a face.
      name: settings.name,
      avatar: settings.avatar,
      options: { length: 'long' },
      settings: { public: false, pace: 'relaxed', seconds: null },
    },
  ]);
});

test('people wait for each other', () => {
  render(Waiting, { link, table: { ...start, phase: 'waiting', play: null } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Pig');
});

test('its rules have an address and a picture', async () => {
  expect(placeOf('/learn/pig')).toEqual({ page: 'learn', game: 'pig' });
  expect(placeOf('/learn/chess')).toEqual({ page: 'nowhere' });
  render(Learn, { game: PIG });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pig, the dice game');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('section#part-1 .felt svg')).not.toBeNull();
});

test('its chance is proven, and one that was tampered with is not', async () => {
  const chance = await GAMES[PIG].chance();
  const options = { length: 'short' };
  const [seed, table, number, seats] = [new Uint8Array(32).fill(7), end.id, 1, 2];
  const version = 1 as const;
  const binding = { version, table, number, game: PIG, options: chance.canonical(options), seats };
  const key = streamKey(gameKey(seed, binding, { promises: [], entropy: [null, null] }), 'chance', version);
  const draws = chance.draws(seats, options);
  const lines: { by: number | 'chance'; do: string }[] = [];
  for (const by of ['chance', 0, 'chance', 0, 'chance'] as const) {
    const due = draws.due(lines.length, lines.at(-1));
    lines.push({ by, do: due ? due(words(key, lines.length)) : 'roll' });
  }
  const written = (steps: typeof lines): string =>
    [
      { bango: 1, game: PIG, seats, options, table, number, commit: serverCommitment(seed, binding) },
      ...steps,
      { outcome: 'drawn' },
      { seed: hex(seed) },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
  expect(lines[2]?.do).toMatch(/^show [1-6]$/);
  expect(prove(readRecord(written(lines)), chance)).toMatchObject({ proven: true, leftOut: [] });
  const other = lines.with(2, { by: 'chance', do: lines[2]?.do === 'show 6' ? 'show 5' : 'show 6' });
  expect(prove(readRecord(written(other)), chance)).toMatchObject({ proven: false });
});
