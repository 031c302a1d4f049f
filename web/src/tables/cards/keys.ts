import { t } from '../../lib/language.svelte';

/** The keys of the table, for those who want to know them. */
export const cardsKeys = (): { keys: string; does: string }[] => [
  { keys: 'D', does: t('page-cards-key-draw') },
  { keys: 'S', does: t('page-cards-key-stop') },
  { keys: '1 – 9', does: t('page-cards-key-choose') },
  { keys: 'B', does: t('page-cards-key-bango') },
  { keys: 'X', does: t('page-cards-key-explode') },
  { keys: 'L', does: t('page-cards-key-lay') },
  { keys: 'K', does: t('page-cards-key-keep') },
  { keys: 'A', does: t('page-cards-key-arrange') },
  { keys: 'F', does: t('page-cards-key-finish') },
  { keys: '⌫', does: t('page-cards-key-undo') },
];
