/** A record as text, read with suspicion: anyone may have written it. */
import type { Ending, RecordHeader, RecordReveal, RecordStep } from '../../protocol';

export interface GameRecord {
  header: RecordHeader;
  steps: RecordStep[];
  reveal: RecordReveal | null;
  ending: Ending | null;
  /** The server's signature, and the lines that it is under. */
  signature: string | null;
  signedText: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The record in this text; `null` if it is none. */
export function readRecord(text: string): GameRecord | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
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
  let ending: Ending | null = null;
  let signature: string | null = null;
  for (const line of rest) {
    // Nothing comes after the signature.
    if (!isObject(line) || signature !== null) return null;
    if (typeof line['signature'] === 'string') signature = line['signature'];
    else if (typeof line['do'] === 'string') steps.push(line as unknown as RecordStep);
    else if (typeof line['seed'] === 'string') reveal = line as unknown as RecordReveal;
    else if ('outcome' in line) ending = line as unknown as Ending;
    else return null;
  }
  const signedLines = signature === null ? lines : lines.slice(0, -1);
  const signedText = signedLines.map((line) => `${line}\n`).join('');
  return { header: header as unknown as RecordHeader, steps, reveal, ending, signature, signedText };
}
