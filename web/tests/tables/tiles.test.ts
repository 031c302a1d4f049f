import { describe, expect, test } from 'vitest';

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
