/** From seed and entropy to every draw of a game: docs/FAIRNESS.md, both versions. */
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { hex, message, type Version } from './bytes';

/** Which game it is: what the server's commitment is bound to. */
export interface Binding {
  version: Version;
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
  hex(sha256(message(binding.version, 'bango fair: server commitment', seed, ...items(binding))));

const NOTHING = new Uint8Array(0);

/** By seat, what it promised and what it added; `null` if it did not. */
export interface Added {
  promises: (Uint8Array | null)[];
  entropy: (Uint8Array | null)[];
}

export function gameKey(seed: Uint8Array, binding: Binding, { promises, entropy }: Added): Uint8Array {
  const added = binding.version === 1 ? entropy : [...promises, ...entropy];
  const parts = added.map((one) => one ?? NOTHING);
  return hmac(sha256, seed, message(binding.version, 'bango fair: game key', ...items(binding), ...parts));
}

export type Purpose = 'chance' | 'lots' | 'bots';

export const streamKey = (gameKey: Uint8Array, purpose: Purpose, version: Version): Uint8Array =>
  hmac(sha256, gameKey, message(version, 'bango fair: stream key', purpose));

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
