import { t } from '../../lib/language.svelte';

export const tilesKeys = (): { keys: string; does: string }[] => [
  { keys: '← ↑ → ↓', does: t('page-tiles-key-move') },
  { keys: 'Enter', does: t('page-tiles-key-place') },
  { keys: '+ −', does: t('page-tiles-key-zoom') },
  { keys: 'F', does: t('page-fit') },
];
