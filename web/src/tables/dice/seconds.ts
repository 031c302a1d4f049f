import { speech } from '../../lib/language.svelte';

// Making one is slow, and a photo finish needs many.
const formats = new Map<string, Intl.NumberFormat>();

/** Microseconds as seconds, as they are written in the language that is spoken. */
export function seconds(micros: number, digits = 3): string {
  const key = `${speech.language} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(speech.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(micros / 1e6);
}
