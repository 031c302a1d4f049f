import type { TableLink } from '../../net/link.svelte';
import type { Seat } from '../../protocol';
import type { Tried } from './draft.svelte';

/** What only the server can tell: the page knows no rule. `null` if it does not. */
export async function odds(link: TableLink, seat: Seat): Promise<number | null> {
  return null;
}
export async function arrangement(link: TableLink, seat: Seat): Promise<string[] | null> {
  return null;
}
export async function tryOut(link: TableLink, seat: Seat, steps: string[]): Promise<Tried | null> {
  return null;
}
