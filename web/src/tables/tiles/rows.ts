/** Tiles that lie in a line. It judges nothing: what wins is said by the view. */
import { cellOf } from './camera.svelte';

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
