import { expect, test } from 'vitest';

import { ServerClock } from '../src/net/clock';

test('the answer that travelled least is believed', () => {
  const clock = new ServerClock();
  expect(clock.local(5_000_000)).toBeNull();
  // The server is exactly one second ahead; the slow answer took most of its time on one way.
  clock.answered(100, 180, (100 + 70 + 1000) * 1000);
  clock.answered(200, 210, (205 + 1000) * 1000);
  clock.answered(300, 500, (310 + 1000) * 1000);
  expect(clock.trip).toBe(10);
  expect(clock.local((2000 + 1000) * 1000)).toBe(2000);
});

test('only the last 32 answers count', () => {
  const clock = new ServerClock();
  clock.answered(0, 1, 500);
  for (let at = 0; at < ServerClock.KEPT; at += 1) clock.answered(at, at + 20, (at + 10 + 7000) * 1000);
  expect(clock.trip).toBe(20);
  expect(clock.local(7_100_000)).toBe(100);
});

test('an answer from before it was asked for is none, and a new line forgets', () => {
  const clock = new ServerClock();
  clock.answered(10, 9, 0);
  expect(clock.agreed).toBe(false);
  clock.answered(10, 12, 0);
  clock.forget();
  expect(clock.agreed).toBe(false);
});
