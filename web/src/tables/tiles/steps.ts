/** Steps of `tiles` in words, from their notation alone. */
import { said } from '../../lib/names';
import type { Seat } from '../../protocol';
import type { Named } from '../props';
import { spoken } from './ear';

export function tilesStep([step = '']: string[], by: Seat | null, named: Named): string {
  if (step === 'pass') return said('tiles-step-pass', named, by);
  const [from = '', to] = step.split('>');
  return to
    ? said('tiles-step-move', named, by, { from: spoken(from), to: spoken(to) })
    : said('tiles-step-place', named, by, { cell: spoken(from) });
}
