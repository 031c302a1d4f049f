/** Tiles that lie in a line. It judges nothing: what wins is said by the view. */
import { cellOf } from './camera.svelte';
import type { Lying } from './ear';
import type { Colour } from './side';

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** How many of these cells lie side by side in the longest line. */
export function longestRow(cells: string[]): number {
  const taken = new Set(cells);
  let most = 0;
  for (const cell of cells) {
    const { x, y } = cellOf(cell);
    for (const [right, down] of WAYS) {
      let length = 1;
      while (taken.has(`${x + right * length},${y + down * length}`)) length += 1;
      most = Math.max(most, length);
    }
  }
  return most;
}

/** The free cells where one more tile of a colour would make five, and of which colour: what eyes see at a glance. */
export function threats(lying: Lying): Map<string, Colour> {
  const found = new Map<string, Colour>();
  for (const [cell, colour] of lying) {
    const { x, y } = cellOf(cell);
    for (const [right, down] of WAYS) {
      const line = Array.from({ length: 5 }, (_, step) => `${x + right * step},${y + down * step}`);
      // A line may also begin at the gap itself.
      const before = [`${x - right},${y - down}`, ...line.slice(0, 4)];
      for (const five of [line, before]) {
        const free = five.filter((one) => lying.get(one) !== colour);
        if (free.length === 1 && free[0] !== undefined && !lying.has(free[0])) found.set(free[0], colour);
      }
    }
  }
  return found;
}
