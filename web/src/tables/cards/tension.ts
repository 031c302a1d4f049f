import type { CardsOpen } from '../../protocol';

/** With so many cards in the centre the table cannot get more tense. */
const MOST = 7;

/** How tense the table is, from 0 to 1: the more different numbers lie there, the sooner one comes twice. */
export function tensionOf(open: CardsOpen | undefined): number {
  if (!open) return 0;
  const { phase, centre } = open;
  if (phase === 'explosion') return 1;
  const drawing = phase === 'reveal' || (typeof phase === 'object' && 'draw' in phase);
  return drawing ? Math.min(1, Math.max(0, centre.length - 1) / (MOST - 1)) : 0;
}
