/** Steps of `tiles` in words, from their notation alone. */
import { t } from '../../lib/language.svelte';

export function tilesStep([step = '']: string[], who: string): string {
  if (step === 'pass') return t('tiles-step-pass', { who });
  const [from = '', to] = step.split('>');
  return to ? t('tiles-step-move', { who, from, to }) : t('tiles-step-place', { who, cell: from });
}
