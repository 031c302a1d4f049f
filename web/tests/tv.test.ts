import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Connection, type Line, type World } from '../src/net/connection';
import { ScreenLink } from '../src/net/screen.svelte';
import { codeIn, placeOf, tableIn } from '../src/pages/route.svelte';
import type { ClientMessage, ServerMessage } from '../src/protocol';
import { Reveal } from '../src/tables/dice/reveal.svelte';
import { ServerClock } from '../src/net/clock';

const TABLE = '14t1eszq00000000000000000a';

/** A world in which the test is the server. */
class Wires {
  lines: (Line & { sent: ClientMessage[] })[] = [];
  world: World = {
    open: () => {
      const sent: ClientMessage[] = [];
      const line = {
        sent,
        send: (text: string) => void sent.push(JSON.parse(text) as ClientMessage),
        close: () => line.onclose?.(),
        onopen: null as (() => void) | null,
        onmessage: null as ((event: { data: unknown }) => void) | null,
        onclose: null as (() => void) | null,
      };
      this.lines.push(line);
      return line;
    },
    now: () => performance.now(),
    later: (delay, then) => setTimeout(then, delay),
    cancel: (timer) => clearTimeout(timer),
    newId: () => 'id',
  };

  get last(): Line & { sent: ClientMessage[] } {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nothing was opened');
    return line;
  }
  say(message: ServerMessage): void {
    this.last.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  test('asks for a code, shows what is chosen, and goes on after a break and a reload', () => {
    const wires = new Wires();
    const screen = new ScreenLink(wires.world);
    wires.last.onopen?.();
    expect(wires.last.sent).toEqual([{ type: 'hello', protocol: 1 }, { type: 'offer' }]);
    wires.say({ type: 'offered', code: 'BCDF', table: null });
    expect([screen.code, screen.table]).toEqual(['BCDF', null]);
    wires.say({ type: 'offered', code: 'BCDF', table: TABLE });
    expect(screen.table).toBe(TABLE);
    wires.last.close();
    vi.advanceTimersByTime(1000);
    expect(wires.lines.length).toBe(2);
    wires.last.onopen?.();
    expect(wires.last.sent.at(-1)).toEqual({ type: 'offer', code: 'BCDF', table: TABLE });
    expect(screen.table).toBe(TABLE);
    screen.close();

    const reloaded = new ScreenLink(wires.world);
    expect(reloaded.table).toBe(TABLE);
    wires.last.onopen?.();
    expect(wires.last.sent.at(-1)).toEqual({ type: 'offer', code: 'BCDF', table: TABLE });
    // Back to the code: a new one, and nothing is kept of the table.
    reloaded.free();
    expect(wires.last.sent.at(-1)).toEqual({ type: 'offer' });
    expect([reloaded.code, reloaded.table]).toEqual([null, null]);
    reloaded.close();
  });

  test('notices a server that has gone without a word', () => {
    const wires = new Wires();
    const screen = new ScreenLink(wires.world);
    wires.last.onopen?.();
    wires.say({ type: 'offered', code: 'BCDF', table: null });
    vi.advanceTimersByTime(20_000);
    expect(wires.lines.length).toBeGreaterThan(1);
    screen.close();
  });

  test('opens a table as one', () => {
    const wires = new Wires();
    const listener = { connected: () => undefined, message: () => undefined, outdated: () => undefined };
    const connection = new Connection(TABLE, wires.world, listener, null, true);
    wires.last.onopen?.();
    expect(wires.last.sent[1]).toEqual({ type: 'show', table: TABLE });
    connection.close();
  });
});

test('codes are read from what people type, and lead somewhere', () => {
  expect(codeIn(' bcdf ')).toBe('BCDF');
  for (const text of ['', 'BAND', 'BCD', 'BCDFG', 'B0DF', 'BYDF']) expect(codeIn(text)).toBeNull();
  expect(tableIn('bcdf')).toBe('/tv/BCDF');
  expect(tableIn('https://example.org/tv/BCDF')).toBe('/tv/BCDF');
  expect(placeOf('/tv')).toEqual({ page: 'tv' });
  expect(placeOf('/tv/bcdf')).toEqual({ page: 'pair', code: 'BCDF' });
  expect(placeOf('/tv/nothing')).toEqual({ page: 'nowhere' });
});

test('where all look at a TV, a reaction counts from the agreed moment and not from what the phone paints', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const clock = new ServerClock();
  clock.answered(0, 0, 0);
  const reveal = new Reveal(clock);
  const start = performance.now();
  const opensAt = start + 100;
  reveal.plan(1, { shown_at: opensAt * 1000, opens_at: opensAt * 1000 }, 7);
  expect(reveal.reaction(opensAt + 5, true)).toBeUndefined();
  vi.advanceTimersByTime(90);
  // The phone paints 30 ms late.
  frames.shift()?.(opensAt + 13);
  frames.shift()?.(opensAt + 30);
  expect(reveal.reaction(opensAt + 500)).toBe(470_000);
  expect(reveal.reaction(opensAt + 500, true)).toBe(500_000);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
