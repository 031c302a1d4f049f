/** The table of dice as a player sees it. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import { namedAt } from '../../src/lib/names';
import { settings } from '../../src/lib/settings.svelte';
import { StillLink } from '../../src/net/still.svelte';
import { tableOf } from '../../src/pages/review/stage';
import type { Command, DiceTally, DiceView, Pause, Play, RaceStart, ShownStep, TableState } from '../../src/protocol';
import DiceSeat from '../../src/tables/dice/DiceSeat.svelte';
import DiceTable from '../../src/tables/dice/DiceTable.svelte';
import { dicePrompt } from '../../src/tables/dice/prompt';
import { DiceStage } from '../../src/tables/dice/stage.svelte';

const tally = (rhino = 0, gnu = 0, bongo = 0): DiceTally => ({ rhino, gnu, bongo });
const fresh: DiceView = {
  turn: { seat: 0 },
  options: { variant: 'basic', trophies: 10, calls: 'one', limit: 30 },
  trophies: [tally(), tally(), tally()],
  supply: tally(10, 10, 10),
  rounds: 0,
  roller: 0,
  round: null,
  out: [],
  claim: null,
  last: null,
  actions: ['throw'],
};
const racing: DiceView = {
  ...fresh,
  turn: { race: [0, 1, 2] },
  rounds: 1,
  round: { roller: 0, roll: 'RRGGG 13', calls: [] },
  actions: ['call rhino', 'call gnu', 'call bongo', 'call nothing'],
};
const lost: DiceView = {
  ...fresh,
  turn: { seat: 1 },
  rounds: 1,
  roller: 1,
  trophies: [tally(), tally(1), tally()],
  supply: tally(9, 10, 10),
  last: {
    round: {
      roller: 0,
      roll: 'RRGGG 13',
      calls: [
        { seat: 0, call: 'gnu', cost: tally(0, 1) },
        { seat: 1, call: 'rhino', cost: tally() },
      ],
    },
    reading: {
      wanted: { number: 2, by: 'neither' },
      poachers: null,
      shown: tally(2, 3),
      left: tally(2, 3),
      matching: { one: 'rhino' },
      call: 'rhino',
    },
    end: { won: { seat: 1, took: 'rhino', from: 'supply' } },
  },
  actions: [],
};

let sent: Command[] = [];
const link = new StillLink((command) => {
  sent.push(command);
  return Promise.resolve({ done: true, key: undefined });
});
const act = vi.fn();
// The server's clock is this page's, in microseconds.
link.connection.clock.answered(0, 0, 0);

interface Moment {
  view: DiceView;
  pause?: Pause | null;
  race?: RaceStart | null;
  steps?: ShownStep[];
  photo?: Play['photo'];
  players?: string[];
}
function props({
  view,
  pause = null,
  race = null,
  steps = [],
  photo = null,
  players = ['Zoé', 'casual', 'casual'],
}: Moment) {
  const table = tableOf({ id: 'a', game: 'dice', options: view.options, players, number: 1, steps, seat: 0, view }, 0);
  const play: Play = { ...table.play, pause, race, ...(photo && { photo }) };
  const all: TableState = { ...table, play };
  const named = namedAt(all);
  const isBusy = (): boolean => false;
  return {
    link,
    table: all,
    play,
    view,
    seat: 0,
    stage: new DiceStage(),
    busy: false,
    isBusy,
    act,
    named,
    hint: null,
    look: null,
  };
}
const words = (): string => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

beforeEach(async () => {
  sent = [];
  act.mockClear();
  localStorage.clear();
  settings.change({ motion: 'full', rounds: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollIntoView', () => undefined);
  // The table's place on the page, which has the focus.
  document.body.dataset['keys'] = '';
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  vi.useFakeTimers();
  await speech.speak('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('before the first throw', () => {
  test('goal and danger are on the table', () => {
    render(DiceTable, props({ view: fresh }));
    expect(words()).toContain('Collect two of each animal.');
    expect(words()).toContain('A wrong animal loses your trophies of it; a wrong nothing loses them all.');
  });
  test('space throws', async () => {
    render(DiceTable, props({ view: fresh }));
    await fireEvent.keyDown(window, { code: 'Space', key: ' ' });
    expect(act).toHaveBeenCalledExactlyOnceWith(['throw']);
  });
});

test('after a throw the dice tumble and 3-2-1 is counted, then they lie open', async () => {
  const now = performance.now();
  const race = { shown_at: (now + 3000) * 1000, opens_at: (now + 3000) * 1000 };
  const steps = [{ by: 0, do: 'throw', at: 0 }];
  const { rerender } = render(DiceTable, props({ view: { ...fresh, turn: 'chance', actions: [] }, race, steps }));
  const seen: (string | null | undefined)[] = [];
  for (let second = 0; second < 3; second += 1) {
    seen.push(document.querySelector('.count')?.textContent);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(seen).toEqual(['3', '2', '1']);
  expect(document.querySelectorAll('.die.hidden')).toHaveLength(7);
  await rerender(props({ view: racing, race, steps: [...steps, { by: 'chance', do: 'roll RRGGG 13', at: 0 }] }));
  await vi.advanceTimersByTimeAsync(200);
  expect(document.querySelectorAll('.die.hidden')).toHaveLength(0);
  expect(document.querySelector('.count')).toBeNull();
});

describe('a result', () => {
  const photo = { cap: 0, held: 0, calls: [] };
  const pause = (...ready: number[]): Pause => ({ until: (performance.now() + 6000) * 1000, ready });

  test('lights up step by step on the dice, then comes the photo finish', async () => {
    render(DiceTable, props({ view: lost, pause: pause(), photo }));
    const lit: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const now =
        document.querySelector('li.now')?.textContent ?? (document.querySelector('.after.all') ? 'photo' : '');
      lit.push(`${now.slice(0, 1)} ${document.querySelectorAll('.die.glow').length}`);
      await vi.advanceTimersByTimeAsync(1100);
    }
    // Two yellow dice, five white ones, the two rhinos.
    expect(lit).toEqual(['1 2', '2 5', '3 2', 'p 2']);
  });
  test('stays until everybody has said next, which space does, too', async () => {
    const { rerender } = render(DiceTable, props({ view: lost, pause: pause(), photo }));
    expect(document.querySelectorAll('.ring')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: /Next/ }));
    await fireEvent.keyDown(window, { code: 'Space', key: ' ' });
    expect(sent).toEqual([
      { type: 'next', seat: 0 },
      { type: 'next', seat: 0 },
    ]);
    await rerender(props({ view: lost, pause: pause(0), photo }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Next/ }).disabled).toBe(true);
    await rerender(props({ view: lost, photo }));
    expect(screen.queryByRole('button', { name: /Next/ })).toBeNull();
  });
  test('who won it goes on by throwing', async () => {
    const won = { ...lost, turn: { seat: 0 }, actions: ['throw'] };
    render(DiceTable, props({ view: won, pause: pause(), photo }));
    await fireEvent.click(screen.getByRole('button', { name: /Throw/ }));
    expect(sent).toEqual([{ type: 'next', seat: 0 }]);
    expect(act).toHaveBeenCalledExactlyOnceWith(['throw']);
  });
  test('at a table with friends it is told who is ready', () => {
    render(DiceTable, props({ view: lost, pause: pause(1), photo, players: ['Zoé', 'Bo', 'Cy'] }));
    const others = within(screen.getByRole('list', { name: 'Who’s ready' })).getAllByRole('listitem');
    expect(others.map((one) => one.textContent)).toEqual(['✓ Bo', '… Cy']);
  });
  test('who lost it is told how it could have been seen, and a wrong call is in the photo', () => {
    render(DiceTable, props({ view: lost, pause: pause(), photo }));
    expect(document.querySelector('.tip')?.textContent).toContain('1 and 3 are shown, so you need 2.');
    const shots = within(screen.getByRole('region', { name: 'Photo finish', hidden: true }));
    expect(shots.getByText('✗ gnu')).toBeTruthy();
  });
  test('counts as one of the first three rounds', async () => {
    const { rerender } = render(DiceTable, props({ view: racing }));
    await rerender(props({ view: lost, pause: pause(), photo }));
    expect(settings.rounds).toBe(1);
  });
  test('is what the prompt is about', () => {
    const context = { ...props({ view: lost, pause: pause() }), stage: null };
    expect(dicePrompt(lost, context)).toEqual({ text: 'See why? Go on when you’re ready.', mine: true });
    const ready = { ...props({ view: lost, pause: pause(0) }), stage: null };
    expect(dicePrompt(lost, ready)).toEqual({ text: 'Waiting for the others…', mine: false });
  });
});

test('a seat has two places for each animal, and says what a wrong call cost', () => {
  const trophies = [tally(1, 2, 3), tally(), tally()];
  const calls = [{ seat: 0, call: 'gnu' as const, cost: tally(0, 1) }];
  const view = { ...racing, trophies, round: { roller: 0, roll: 'RRGGG 13', calls } };
  render(DiceSeat, { view, seat: 0, named: () => '' });
  const pairs = screen.getAllByRole('img').filter((one) => one.matches('.pair'));
  expect(pairs.map((pair) => pair.getAttribute('aria-label'))).toEqual(['rhino: 1', 'gnu: 2', 'bongo: 3']);
  expect(pairs.map((pair) => pair.querySelectorAll('.slot').length)).toEqual([2, 2, 2]);
  expect(pairs.map((pair) => pair.querySelectorAll('.slot.full').length)).toEqual([1, 2, 2]);
  expect(document.querySelector('.bubble')?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('gnu ✗ −1');
});
