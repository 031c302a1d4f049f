import { t } from '../../lib/language.svelte';
import type { Animal, Call } from '../../protocol';

export const ANIMALS: Animal[] = ['rhino', 'gnu', 'bongo'];
export const CALLS: Call[] = [...ANIMALS, 'nothing'];

const CALL_KEYS: Record<Call, string> = {
  rhino: 'animal-rhino',
  gnu: 'animal-gnu',
  bongo: 'animal-bongo',
  nothing: 'call-nothing',
};
export const callName = (call: string): string => t(CALL_KEYS[call as Call] ?? 'call-nothing');
