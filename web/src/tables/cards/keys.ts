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

/** The key that the table hears: nothing while somebody writes, looks at a dialog, or is elsewhere on the page. */
export function heard(event: KeyboardEvent, table: HTMLElement | null): string | null {
  const at = document.activeElement;
  const elsewhere = at !== null && at !== document.body && !table?.contains(at);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  if (!table || elsewhere || document.querySelector('dialog[open], .pass') !== null) return null;
  return event.key.toLowerCase();
}
