/** Links that carry a seat to another device. The key stands behind `#`: browsers do not send it to any server. */
import type { Code128, Seat } from '../protocol';

export const seatLink = (table: Code128, seat: Seat, key: Code128): string =>
  `${location.origin}/t/${table}#seat=${seat}&key=${key}`;

/** The seat and the key of such a link. */
export function seatKeyIn(hash: string): { seat: Seat; key: Code128 } | null {
  const found = /^#seat=(\d{1,2})&key=(\w{26})$/.exec(hash);
  return found?.[2] ? { seat: Number(found[1]), key: found[2].toLowerCase() } : null;
}

/** A key is used once: neither the history nor a link that is copied later has it. */
export function forgetSeatKey(): void {
  history.replaceState(null, '', `${location.pathname}${location.search}`);
}
