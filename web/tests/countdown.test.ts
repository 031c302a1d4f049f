import { expect, test } from 'vitest';

import { secondsLeft } from '../src/ui/countdown';

test('a clock of 30 s starts at 30, even if the page looked at the time before it was told', () => {
  expect(secondsLeft(30_000, 1000, 1000)).toBe(30);
  expect(secondsLeft(30_000, 1000, 800)).toBe(30);
  expect(secondsLeft(30_000, 1000, 2001)).toBe(29);
  expect(secondsLeft(30_000, 1000, 31_000)).toBe(0);
  expect(secondsLeft(30_000, 1000, 99_000)).toBe(0);
});
