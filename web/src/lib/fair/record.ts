/** A record as text, read with suspicion: anyone may have written it. */
import type { RecordHeader, RecordReveal, RecordStep } from '../../protocol';

export interface GameRecord {
  header: RecordHeader;
  steps: RecordStep[];
  reveal: RecordReveal | null;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The record in this text; `null` if it is none. */
export function readRecord(text: string): GameRecord | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let objects: unknown[];
  try {
    objects = lines.map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
  const [header, ...rest] = objects;
  if (!isObject(header) || header['bango'] !== 1 || typeof header['seats'] !== 'number') return null;
  const steps: RecordStep[] = [];
  let reveal: RecordReveal | null = null;
  for (const line of rest) {
    if (!isObject(line)) return null;
    if (typeof line['do'] === 'string') steps.push(line as unknown as RecordStep);
    else if (typeof line['seed'] === 'string') reveal = line as unknown as RecordReveal;
    else if (!('outcome' in line)) return null;
  }
  return { header: header as unknown as RecordHeader, steps, reveal };
}
