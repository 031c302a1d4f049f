/** From seed and entropy to every draw of a game: docs/FAIRNESS.md, version 1. */
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { hex, message } from './bytes';

/** Which game it is: what the server's commitment is bound to. */
export interface Binding {
  table: string;
  number: number;
  game: string;
  /** In canonical form. */
  options: string;
  seats: number;
}

const items = ({ table, number, game, options, seats }: Binding): (string | number)[] => [
  table,
  number,
  game,
  options,
  seats,
];

export const serverCommitment = (seed: Uint8Array, binding: Binding): string =>
  hex(sha256(message('bango fair: server commitment', seed, ...items(binding))));

const NOTHING = new Uint8Array(0);

export const gameKey = (seed: Uint8Array, binding: Binding, entropy: (Uint8Array | null)[]): Uint8Array =>
  hmac(sha256, seed, message('bango fair: game key', ...items(binding), ...entropy.map((one) => one ?? NOTHING)));

export type Purpose = 'chance' | 'lots' | 'bots';

export const streamKey = (gameKey: Uint8Array, purpose: Purpose): Uint8Array =>
  hmac(sha256, gameKey, message('bango fair: stream key', purpose));

/** The words of one stream: ChaCha20 as its author defined it, with the step's number as its nonce. */
export function* words(key: Uint8Array, step: number): Generator<number, never> {
  const nonce = new Uint8Array(8);
  new DataView(nonce.buffer).setBigUint64(0, BigInt(step), true);
  const BLOCK = 64;
  for (let block = 0; ; block += 1) {
    const view = new DataView(chacha20orig(key, nonce, new Uint8Array(BLOCK), undefined, block).buffer);
    for (let at = 0; at < BLOCK; at += 4) yield view.getUint32(at, true);
  }
}

const WORD = 2n ** 32n;

/** A number below `bound`, each one equally likely. */
export function below(words: Iterator<number>, bound: number): number {
  if (bound === 0) return 0;
  const biased = WORD % BigInt(bound);
  for (;;) {
    const product = BigInt(words.next().value as number) * BigInt(bound);
    if (product % WORD >= biased) return Number(product / WORD);
  }
}
