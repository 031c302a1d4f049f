import type { TableLink } from '../../net/link.svelte';
import type { CardsView, Seat } from '../../protocol';
import type { Tried } from './draft.svelte';

/** What only the server can tell, since the page knows no rule; `null` if it has nothing to say. */
export async function odds(link: TableLink, seat: Seat): Promise<number | null> {
  const advice = await link.connection.ask(seat, 'odds');
  return advice?.type === 'odds' ? advice.explosion : null;
}

export async function arrangement(link: TableLink, seat: Seat): Promise<string[] | null> {
  const advice = await link.connection.ask(seat, 'arrangement');
  return advice?.type === 'arrangement' ? advice.actions : null;
}

export async function tryOut(link: TableLink, seat: Seat, steps: string[]): Promise<Tried | null> {
  const advice = await link.connection.ask(seat, { laid: steps });
  return advice?.type === 'laid' ? { points: advice.points, view: advice.view as CardsView } : null;
}
