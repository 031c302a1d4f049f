/** How docs/FAIRNESS.md writes things down before they are hashed. */
import { sha256 } from '@noble/hashes/sha2.js';

/** The versions of the derivation. Records that name none follow the first. */
export type Version = 1 | 2;

/** What new games follow. */
export const NEWEST: Version = 2;

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
export function message(version: Version, label: string, ...items: Item[]): Uint8Array {
  const parts = [label, version, ...items].map(bytesOf);
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
export const unhex = (digits: unknown): Uint8Array | null => bytesFrom(digits, 32);

/** The same of a signature's 64 bytes. */
export const unhexSignature = (digits: unknown): Uint8Array | null => bytesFrom(digits, 64);

function bytesFrom(digits: unknown, length: number): Uint8Array | null {
  if (typeof digits !== 'string' || digits.length !== 2 * length || !/^[0-9a-f]*$/.test(digits)) return null;
  return Uint8Array.from({ length }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

/** The seat of a game that entropy is for. */
export interface Place {
  table: string;
  number: number;
  seat: number;
}

/** What a seat promises before it tells its entropy. The first version bound it to nothing. */
export const commitmentTo = (entropy: Uint8Array, place: Place, version: Version = NEWEST): string => {
  const bound = version === 1 ? [] : [place.table, place.number, place.seat];
  return hex(sha256(message(version, 'bango fair: seat commitment', entropy, ...bound)));
};
