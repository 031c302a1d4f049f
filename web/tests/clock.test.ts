import { describe, expect, test } from 'vitest';

import samples from '../../crates/protocol/tests/data/clock.json';
import { ServerClock } from '../src/net/clock';

/** What a client hears and asks, one after the other. All times are in microseconds. */
interface Step {
  /** A ping: when it was sent and received on the client's clock, and what the server's showed. */
  pong?: number[];
  times?: number;
  forget?: boolean;
  /** A moment of the server's, and when it comes on the client's clock. */
  local?: (number | null)[];
}

/** The page counts its own time in milliseconds. */
const milliseconds = (microseconds: number): number => microseconds / 1000;

describe('the samples that the clients in Rust are checked against, too', () => {
  for (const { about, steps } of samples as { about: string; steps: Step[] }[]) {
    test(about, () => {
      const clock = new ServerClock();
      for (const { pong, times = 1, forget, local } of steps) {
        const [sent = 0, received = 0, server = 0] = pong ?? [];
        for (let time = 0; pong && time < times; time += 1)
          clock.answered(milliseconds(sent), milliseconds(received), server);
        if (forget) clock.forget();
        const [moment, own] = local ?? [];
        if (typeof own === 'number') expect(clock.local(moment ?? 0)).toBeCloseTo(milliseconds(own), 6);
        else if (local) expect(clock.local(moment ?? 0)).toBeNull();
      }
    });
  }
});

test('it tells the shortest round trip of late, and whether there is one', () => {
  const clock = new ServerClock();
  expect([clock.agreed, clock.trip]).toEqual([false, null]);
  clock.answered(100, 180, 0);
  clock.answered(200, 210, 0);
  clock.answered(300, 500, 0);
  expect([clock.agreed, clock.trip]).toEqual([true, 10]);
});
