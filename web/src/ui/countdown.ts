/**
 * The seconds to show of a clock: milliseconds that were left when it was told, when that was, and
 * when the page looked at its own clock last. A clock that was told after that has all its
 * time: 30 s start at 30, not at 31.
 */
export function secondsLeft(left: number, told: number, now: number): number {
  return Math.max(0, Math.ceil((left - Math.max(0, now - told)) / 1000));
}
