import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { announce } from '../../src/lib/announce.svelte';
import { speech } from '../../src/lib/language.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { Play, TilesView } from '../../src/protocol';
import { bestMoment } from '../../src/tables/tiles/best';
import { tilesPrompt } from '../../src/tables/tiles/prompt';
import { longestRow, threats } from '../../src/tables/tiles/rows';
import TilesPicture from '../../src/tables/tiles/TilesPicture.svelte';
import { tilesAftermath } from '../../src/tables/tiles/aftermath';
import BoardGrid from '../../src/tables/tiles/BoardGrid.svelte';
import { Camera } from '../../src/tables/tiles/camera.svelte';
import { cellInWords, lineInWords } from '../../src/tables/tiles/ear';

describe('the board by ear', () => {
  afterEach(cleanup);
  const lying = new Map<string, 'red' | 'yellow'>([
    ['-1,-2', 'red'],
    ['1,-2', 'yellow'],
    ['0,-1', 'red'],
  ]);
  test.each([
    ['0,-2', '0,−2 free; left red, right yellow, below red'],
    ['1,-2', '1,−2 yellow; below left red'],
    ['5,5', '5,5 free'],
  ])('%s', async (cell, words) => {
    await speech.speak('en');
    expect(cellInWords(cell, lying)).toBe(words);
  });
  test.each([
    ['row', '0,-2', 'Row −2: −1 red; 0 free; 1 yellow.'],
    ['column', '0,5', 'Column 0: −1 red.'],
    ['falling', '-1,-2', 'Falling diagonal through −1,−2: −1,−2 red; 0,−1 red.'],
    ['rising', '2,-3', 'Rising diagonal through 2,−3: 0,−1 red; 1,−2 yellow.'],
    ['row', '0,9', 'Row 9: no tile.'],
  ] as const)('a %s through %s', async (line, cell, words) => {
    await speech.speak('en');
    expect(lineInWords(line, cell, lying)).toBe(words);
  });
  test('the row that won is told with the step that made it', async () => {
    await speech.speak('en');
    const [before, after] = [{ row: [] }, { row: ['-2,0', '-1,0', '0,0', '1,0', '2,0'] }] as unknown as TilesView[];
    const steps = [{ by: 0, do: '2,0', at: 0 }];
    expect(tilesAftermath(steps, before!, after!)).toEqual([['Five in a row, from −2,0 to 2,0.']]);
    expect(tilesAftermath(steps, after!, after!)).toEqual([[]]);
  });

  const grid = (some: object = {}) => {
    const camera = new Camera();
    const [press, point] = [vi.fn(), vi.fn()];
    const props = { camera, lying, asked: true, can: (cell: string) => cell === '0,-2', lifted: null, last: '0,-1' };
    render(BoardGrid, { ...props, row: [], hinted: undefined, threatened: new Map(), press, point, ...some });
    return { press };
  };
  const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['cell'];
  test('T goes from one threat to the next', async () => {
    await speech.speak('en');
    const four = new Map(['0,0', '1,0', '2,0', '3,0', '3,1'].map((cell) => [cell, 'red' as const]));
    const threatened = threats(four);
    expect([...threatened].sort()).toEqual([
      ['-1,0', 'red'],
      ['4,0', 'red'],
    ]);
    // With a gap, and stopped on one side.
    const gap = new Map([
      ...['0,0', '1,1', '3,3', '4,4'].map((cell) => [cell, 'yellow'] as const),
      ['5,5', 'red'] as const,
    ]);
    expect([...threats(gap)]).toEqual([['2,2', 'yellow']]);
    document.body.dataset['keys'] = '';
    grid({ lying: four, threatened, last: '3,1' });
    document.querySelector<HTMLElement>('[data-cell="3,1"]')?.focus();
    const visited = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await fireEvent.keyDown(document.activeElement!, { key: 't' });
      visited.push(focused());
    }
    expect(new Set(visited)).toEqual(new Set(['-1,0', '4,0']));
    expect(visited[0]).toBe(visited[2]);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('red makes five here');
  });
  test('one stop of the tab key, and one cursor over all cells', async () => {
    const { press } = grid();
    const stops = document.querySelectorAll('[role="gridcell"][tabindex="0"]');
    expect(stops.length).toBe(1);
    expect(document.querySelectorAll('[role="gridcell"]').length).toBe(5 * 4);
    (stops[0] as HTMLElement).focus();
    expect(focused()).toBe('0,-1');
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    await key('ArrowUp');
    await key('ArrowRight');
    expect(focused()).toBe('1,-2');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    for (let times = 0; times < 9; times += 1) await key('ArrowRight');
    expect(focused()).toBe('2,-2');
    await key('Home');
    await key('ArrowRight');
    await key('ArrowRight');
    expect(focused()).toBe('0,-2');
    await key('Enter');
    expect(press).toHaveBeenCalledExactlyOnceWith('0,-2');
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]').length).toBe(1);
  });
  test('letters tell the lines and jump, unless keys are switched off', async () => {
    document.body.dataset['keys'] = '';
    grid({ hinted: '0,-2' });
    document.querySelector<HTMLElement>('[data-cell="-1,-2"]')?.focus();
    await fireEvent.keyDown(document.activeElement!, { key: 'r' });
    expect(announce.urgent.trim()).toBe('Row −2: −1 red; 0 free; 1 yellow.');
    await fireEvent.keyDown(document.activeElement!, { key: 'l' });
    expect(focused()).toBe('0,-1');
    await fireEvent.keyDown(document.activeElement!, { key: 't' });
    expect(focused()).toBe('0,-2');
    settings.change({ keys: false });
    await fireEvent.keyDown(document.activeElement!, { key: 'l' });
    expect(focused()).toBe('0,-2');
    settings.change({ keys: true });
  });
});

describe('the camera', () => {
  const camera = (): Camera => {
    const made = new Camera();
    made.width = 800;
    made.height = 600;
    made.fit([{ x: 0, y: 0 }], 0);
    return made;
  };
  const at = (one: Camera): number[] => [one.left, one.top, one.zoom];

  test('does not move for what is in sight', () => {
    const one = camera();
    const before = at(one);
    one.show({ x: 1, y: 1 }, 0);
    expect(at(one)).toEqual(before);
  });
  test('moves as little as it takes, and keeps its zoom', () => {
    const one = camera();
    const [, top, zoom] = at(one);
    one.show({ x: 12, y: 0 }, 0);
    expect(one.zoom).toBe(zoom);
    expect(one.top).toBe(top);
    const right = one.left + 13 * one.zoom;
    expect(right).toBeGreaterThan(400);
    expect(right).toBeLessThanOrEqual(800);
  });
  test('zooms around what is pointed at', () => {
    const one = camera();
    const cell = (): number => (200 - one.left) / one.zoom;
    const before = cell();
    one.zoomAt(0.8, 200, 100);
    expect(cell()).toBeCloseTo(before, 6);
    expect(one.chosen).toBe(true);
    one.fit([{ x: 0, y: 0 }], 0);
    expect(one.chosen).toBe(false);
  });
});

describe('what is told', () => {
  const view = (some: Partial<TilesView>): TilesView => ({
    turn: { seat: 0 },
    starter: 0,
    left: [16, 16],
    red: [],
    yellow: [],
    moves: [],
    stood: 0,
    last: null,
    row: [],
    actions: ['0,0'],
    ...some,
  });
  const asked = (some: Partial<TilesView>): string =>
    tilesPrompt(view(some), { seat: 0, named: String, play: {} as Play, stage: null }).text;

  test('the aim, as long as the first tiles are placed', async () => {
    await speech.speak('en');
    const goal = 'Place a tile touching another. Five in a row wins (diagonals count).';
    expect(asked({})).not.toBe(goal);
    expect(asked({ red: ['0,0'], yellow: ['0,1'] })).toBe(goal);
    expect(asked({ red: ['0,0', '0,2', '0,3'], yellow: ['0,1'] })).not.toBe(goal);
  });
  test('the longest row, and the row that won', () => {
    expect(longestRow(['0,0', '1,1', '2,2', '4,4', '0,1'])).toBe(3);
    expect(longestRow(['3,0', '2,1', '1,2', '0,3'])).toBe(4);
    expect(longestRow([])).toBe(0);
    const steps = [0, 1, 0, 1, 0].map((by) => ({ by, do: '0,0', at: 0 }));
    const red = ['0,0', '0,1', '0,2', '0,3', '0,4'];
    expect(bestMoment({ view: view({ red, row: red }), seat: 0, steps })).toBe('Five in a row in 3 turns.');
    expect(bestMoment({ view: view({ red, row: red, yellow: ['1,0', '1,1', '1,2'] }), seat: 1, steps })).toBe(
      'Your longest row: 3 tiles.',
    );
    expect(bestMoment({ view: view({ red: ['0,0'] }), seat: 0, steps })).toBeNull();
  });
  test('the picture of the game is one that could have been played', () => {
    const { container } = render(TilesPicture);
    const [red, yellow] = ['.red', '.yellow'].map((colour) => container.querySelectorAll(`g${colour}`).length);
    expect(Math.abs(red! - yellow!)).toBeLessThan(2);
  });
});
