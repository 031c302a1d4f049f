/** How docs/FAIRNESS.md writes things down before they are hashed. */
import { sha256 } from '@noble/hashes/sha2.js';

/** The version of the derivation. */
const VERSION = 1;

export type Item = string | number | Uint8Array;

const text = new TextEncoder();

function bytesOf(item: Item): Uint8Array {
  if (typeof item === 'string') return text.encode(item);
  if (typeof item !== 'number') return item;
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, item);
  return bytes;
}

/** A label, the version and these items, each with its length before it. */
export function message(label: string, ...items: Item[]): Uint8Array {
  const parts = [label, VERSION, ...items].map(bytesOf);
  const all = new Uint8Array(parts.reduce((length, part) => length + 8 + part.length, 0));
  const view = new DataView(all.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at + 4, part.length);
    all.set(part, at + 8);
    at += 8 + part.length;
  }
  return all;
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 bytes from their digits; `null` if it is anything else. */
export function unhex(digits: unknown): Uint8Array | null {
  if (typeof digits !== 'string' || !/^[0-9a-f]{64}$/.test(digits)) return null;
  return Uint8Array.from({ length: 32 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

/** What a seat promises before it tells its entropy. */
export const commitmentTo = (entropy: Uint8Array): string =>
  hex(sha256(message('bango fair: seat commitment', entropy)));
