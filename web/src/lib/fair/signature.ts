/** The server's signature under a record. Loaded with the proof: no other page needs it. */
import { ed25519 } from '@noble/curves/ed25519.js';

import { message, unhex, unhexSignature } from './bytes';
import type { GameRecord } from './record';

/** Whether the server that a record names signed all of it; `none` if it names none and nobody signed. */
export type Signed = 'signed' | 'none' | 'wrong';

export function checkSignature({ header, signature, signedText }: GameRecord): Signed {
  if (header.server === undefined && signature === null) return 'none';
  const [key, bytes] = [unhex(header.server), unhexSignature(signature)];
  if (!key || !bytes) return 'wrong';
  try {
    const fits = ed25519.verify(bytes, message(2, 'bango fair: record', signedText), key, { zip215: false });
    return fits ? 'signed' : 'wrong';
  } catch {
    // Bytes that are no point of the curve.
    return 'wrong';
  }
}
