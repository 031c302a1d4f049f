import { t } from '../../lib/language.svelte';

export const tilesKeys = (): { keys: string; does: string }[] => [
  { keys: '← ↑ → ↓', does: t('page-tiles-key-move') },
  { keys: 'Enter', does: t('page-tiles-key-place') },
  { keys: 'R C', does: t('tiles-key-lines') },
  { keys: 'D E', does: t('tiles-key-diagonals') },
  { keys: 'L', does: t('tiles-key-last') },
  { keys: 'T', does: t('tiles-key-hint') },
  { keys: '+ −', does: t('page-tiles-key-zoom') },
  { keys: 'F', does: t('page-fit') },
];
