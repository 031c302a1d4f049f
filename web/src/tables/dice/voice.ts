import { speech } from '../../lib/language.svelte';
import { settings } from '../../lib/settings.svelte';

/** Whether this browser has a voice. */
export const hasVoice = (): boolean => typeof speechSynthesis !== 'undefined';

/** Says a word or two aloud, for those who want it. A die has three quarters of a second, so it is said briskly. */
export function speak(words: string): void {
  if (!settings.voice || !hasVoice()) return;
  // Who speaks too slowly skips words: a roll must not be heard later than it is shown.
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = speech.language;
  utterance.rate = 1.4;
  speechSynthesis.speak(utterance);
}

/** Nothing is said any more to somebody who has left. */
export function hush(): void {
  if (hasVoice()) speechSynthesis.cancel();
}
