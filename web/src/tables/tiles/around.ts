import type { Cell } from './camera.svelte';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Record<Direction, Cell> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isDirection = (key: string): key is Direction => key in WAYS;

/** The cell that an arrow key goes to: the nearest one on that side, rather straight ahead than aside. */
export function nearest<Place extends Cell>(places: Place[], from: Cell, key: Direction): Place | null {
  const way = WAYS[key];
  let best: { place: Place; far: number } | null = null;
  for (const place of places) {
    const [right, down] = [place.x - from.x, place.y - from.y];
    const ahead = right * way.x + down * way.y;
    if (ahead <= 0) continue;
    const aside = Math.abs(right * way.y) + Math.abs(down * way.x);
    const far = ahead + aside * 2.1;
    if (!best || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}
