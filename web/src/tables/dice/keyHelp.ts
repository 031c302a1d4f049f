import { t } from '../../lib/language.svelte';
import { callName, CALLS } from './names';

/** The keys of the table, for those who ask. Where several play at one device, their keys are on their buttons. */
export const keyHelp = (): { keys: string; does: string }[] => [
  { keys: t('page-dice-key-space'), does: t('page-dice-key-go-on') },
  ...CALLS.map((call, place) => ({ keys: String(place + 1), does: t('page-dice-key-call', { call: callName(call) }) })),
  { keys: 'Q W E R', does: t('page-dice-key-together') },
];
