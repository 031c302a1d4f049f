import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import type { Play, TilesView } from '../../src/protocol';
import { bestMoment } from '../../src/tables/tiles/best';
import { tilesPrompt } from '../../src/tables/tiles/prompt';
import { longestRow } from '../../src/tables/tiles/rows';
import TilesPicture from '../../src/tables/tiles/TilesPicture.svelte';
import { nearest } from '../../src/tables/tiles/around';
import { Camera } from '../../src/tables/tiles/camera.svelte';

describe('arrow keys', () => {
  const places = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 2 },
    { x: -1, y: -1 },
  ];
  test('go to the nearest cell on that side', () => {
    expect(nearest(places, { x: 0, y: 0 }, 'ArrowRight')).toEqual({ x: 1, y: 0 });
    expect(nearest(places, { x: 1, y: 0 }, 'ArrowRight')).toEqual({ x: 3, y: 0 });
    expect(nearest(places, { x: 1, y: 0 }, 'ArrowDown')).toEqual({ x: 1, y: 2 });
    expect(nearest(places, { x: 0, y: 0 }, 'ArrowLeft')).toEqual({ x: -1, y: -1 });
  });
  test('stay where nothing is on that side', () => {
    expect(nearest(places, { x: 3, y: 0 }, 'ArrowRight')).toBeNull();
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
