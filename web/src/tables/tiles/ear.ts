/** The board in words, cell by cell, for those who go over it with the keys. */
import { t } from '../../lib/language.svelte';
import { cellOf, type Cell } from './camera.svelte';
import type { Colour } from './side';

/** What lies where: the colour by the cell's notation. */
export type Lying = ReadonlyMap<string, Colour>;

export const nameOf = ({ x, y }: Cell): string => `${x},${y}`;
/** A place as it is read and heard: with a minus, not a hyphen. */
export const spoken = (cell: string): string => cell.replaceAll('-', '−');

const colourSaid = (colour: Colour | undefined): string =>
  t(colour === undefined ? 'tiles-ear-free' : colour === 'red' ? 'tiles-ear-red' : 'tiles-ear-yellow');

const SIDES: [string, number, number][] = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['above', 0, -1],
  ['below', 0, 1],
  ['above-left', -1, -1],
  ['above-right', 1, -1],
  ['below-left', -1, 1],
  ['below-right', 1, 1],
];

/** A cell and what lies around it: “0,−2 free; left red, right yellow”. */
export function cellInWords(cell: string, lying: Lying, marks: string[] = []): string {
  const { x, y } = cellOf(cell);
  const around = SIDES.flatMap(([side, right, down]) => {
    const colour = lying.get(nameOf({ x: x + right, y: y + down }));
    return colour ? [t(`tiles-ear-${side}`, { what: colourSaid(colour) })] : [];
  });
  const here = [`${spoken(cell)} ${colourSaid(lying.get(cell))}`, ...marks].join(', ');
  return around.length > 0 ? `${here}; ${around.join(', ')}` : here;
}

/** The lines through a cell that can be heard, and the way along each. */
export type LineName = 'row' | 'column' | 'falling' | 'rising';
const WAYS: Record<LineName, [number, number]> = { row: [1, 0], column: [0, 1], falling: [1, 1], rising: [1, -1] };

/** Everything on the line through a cell, from its first tile to its last one. */
export function lineInWords(line: LineName, cell: string, lying: Lying): string {
  const [right, down] = WAYS[line];
  const from = cellOf(cell);
  const along = ({ x, y }: Cell): number | null => {
    const steps = right !== 0 ? (x - from.x) * right : (y - from.y) * down;
    return from.x + steps * right === x && from.y + steps * down === y ? steps : null;
  };
  const taken = [...lying.keys()].flatMap((one) => along(cellOf(one)) ?? []);
  const name = t(`tiles-ear-line-${line}`, {
    at: spoken(line === 'row' ? String(from.y) : line === 'column' ? String(from.x) : cell),
  });
  if (taken.length === 0) return t('tiles-ear-line-empty', { line: name });
  const cells: string[] = [];
  for (let steps = Math.min(...taken); steps <= Math.max(...taken); steps += 1) {
    const at = { x: from.x + steps * right, y: from.y + steps * down };
    const place = line === 'row' ? String(at.x) : line === 'column' ? String(at.y) : nameOf(at);
    cells.push(`${spoken(place)} ${colourSaid(lying.get(nameOf(at)))}`);
  }
  return `${name}: ${cells.join('; ')}.`;
}
