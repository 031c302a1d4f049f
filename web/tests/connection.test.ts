import { beforeEach, expect, test } from 'vitest';

import { Connection, type Line, type World } from '../src/net/connection';
import type { ClientMessage, ServerMessage, TableState } from '../src/protocol';

/** A world in which time passes when the test says so. */
class Stage implements World {
  lines: FakeLine[] = [];
  time = 0;
  timers = new Map<number, { due: number; then: () => void }>();
  ids = 0;

  open(table?: string): Line {
    const line = new FakeLine();
    line.table = table;
    this.lines.push(line);
    return line;
  }
  now(): number {
    return this.time;
  }
  later(delay: number, then: () => void): number {
    const id = ++this.ids;
    this.timers.set(id, { due: this.time + delay, then });
    return id;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  newId(): string {
    return `id-${++this.ids}`;
  }
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = [...this.timers].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.time = next[1].due;
      next[1].then();
    }
    this.time = until;
  }
  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  }
}

class FakeLine implements Line {
  table: string | undefined;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: ClientMessage['type']): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

let stage: Stage;
let connected: boolean[];
let heard: ServerMessage[];
let table: TableState | null;
let outdated: number;
let connection: Connection;

beforeEach(() => {
  stage = new Stage();
  connected = [];
  heard = [];
  table = null;
  outdated = 0;
  connection = new Connection('table', stage, {
    connected: (is) => connected.push(is),
    message: (message, known) => {
      heard.push(message);
      table = known;
    },
    outdated: () => (outdated += 1),
  });
});

/** A table at which two steps were taken. */
function shown(seq: number): ServerMessage {
  return {
    type: 'table',
    id: 'table',
    seq,
    game: 'tiles',
    options: {},
    host: true,
    hosting: true,
    host_seat: null,
    phase: 'playing',
    seats: [],
    drawn: 0,
    screen: false,
    games: 1,
    settings: { public: false, seconds: null, signal: false, spoken: false, pace: 'relaxed', gentle_rounds: 0 },
    play: {
      number: 1,
      commitment: '',
      promises: [],
      gave_up: [],
      views: [],
      clock: null,
      race: null,
      pause: null,
      can_undo: false,
      ending: null,
      steps: [
        { by: 'chance', do: 'first 0', at: 0 },
        { by: 0, do: '0,0', at: 9 },
      ],
    },
  };
}

const welcome: ServerMessage = { type: 'welcome', protocol: 1, build: 'test', now: 0 };

test('it says hello, opens the table and asks for the time', () => {
  stage.line.onopen?.();
  stage.line.says(welcome);
  expect(stage.line.sent.map(({ type }) => type)).toEqual(['hello', 'watch', 'ping']);
  expect(connected).toEqual([true]);
  expect(stage.line.table).toBe('table');
});

test('a second welcome comes from a server with another clock', () => {
  stage.line.onopen?.();
  stage.line.says(welcome);
  stage.time = 40;
  stage.line.says({ type: 'pong', at: 0, now: 1_000_000 });
  expect(connection.clock.agreed).toBe(true);
  stage.line.says(welcome);
  expect(connection.clock.agreed).toBe(false);
});

test('a server that lets it in and has no table is asked less and less often', () => {
  for (let turn = 0; turn < 6; turn += 1) {
    stage.line.onopen?.();
    stage.line.says(welcome);
    stage.line.close();
    stage.pass(10_000);
  }
  stage.line.onopen?.();
  stage.line.says(welcome);
  stage.line.close();
  stage.pass(5000);
  const patient = stage.lines.length;
  stage.pass(6000);
  expect(stage.lines).toHaveLength(patient + 1);
  // Once the table is there, the next break heals soon.
  stage.line.says(shown(17));
  stage.line.close();
  stage.pass(400);
  expect(stage.lines).toHaveLength(patient + 2);
});

test('after a break it resumes from what it has seen and repeats what was not answered', async () => {
  stage.line.onopen?.();
  const answered = connection.do({ type: 'start' });
  const waiting = connection.do({ type: 'rematch' });
  const [first, second] = stage.line.of('do') as { id: string }[];
  stage.line.says(shown(17));
  stage.line.says({ type: 'done', id: first?.id ?? '', seq: 18 });
  await expect(answered).resolves.toEqual({ done: true, key: undefined });

  stage.line.close();
  expect(connected.at(-1)).toBe(false);
  stage.pass(1000);
  expect(stage.lines).toHaveLength(2);
  stage.line.onopen?.();
  expect(stage.line.of('watch')).toEqual([{ type: 'watch', table: 'table', seen: 17 }]);
  expect(stage.line.of('do')).toEqual([{ type: 'do', id: second?.id, command: { type: 'rematch' } }]);
  stage.line.says({ type: 'refused', id: second?.id ?? '', code: 'not_playing', sentence: 'no' });
  await expect(waiting).resolves.toMatchObject({ done: false, refusal: { code: 'not_playing' } });
});

test('a command is answered by what it changed', async () => {
  stage.line.onopen?.();
  expect(stage.line.of('hello')).toEqual([{ type: 'hello', protocol: 1, changes: true }]);
  stage.line.says(shown(17));
  const answered = connection.do({ type: 'play', seat: 0, actions: ['1,0'] });
  const [asked] = stage.line.of('do') as { id: string }[];
  const steps = [{ by: 0, do: '1,0', at: 12 }];
  stage.line.says({ type: 'changed', seq: 18, from: 2, steps, views: [], done: asked?.id ?? '' });
  await expect(answered).resolves.toEqual({ done: true, key: undefined });
  expect(table?.play?.steps).toHaveLength(3);
  expect(heard.at(-1)?.type).toBe('changed');
});

test('after a gap it opens the table again, and shows nothing that may be wrong', () => {
  stage.line.onopen?.();
  stage.line.says(shown(17));
  const before = table;
  const later: ServerMessage = {
    type: 'steps',
    seq: 20,
    from: 3,
    views: [],
    clock: null,
    race: null,
    pause: null,
    can_undo: false,
    steps: [{ by: 1, do: '2,0', at: 12 }],
  };
  stage.line.says(later);
  stage.line.says({ ...later, seq: 21, from: 4 });
  expect(table).toBe(before);
  expect(stage.line.of('watch')).toEqual([
    { type: 'watch', table: 'table' },
    { type: 'watch', table: 'table' },
  ]);
  stage.line.says(shown(21));
  expect(table?.seq).toBe(21);
  expect(heard.at(-1)?.type).toBe('table');
});

test('a line that falls silent is replaced', () => {
  stage.line.onopen?.();
  stage.line.says(welcome);
  stage.pass(20_000);
  expect(stage.lines.length).toBeGreaterThan(1);
});

test('answers to pings agree on the clock', () => {
  stage.line.onopen?.();
  const [ping] = stage.line.of('ping') as { at: number }[];
  stage.time = 40;
  stage.line.says({ type: 'pong', at: ping?.at ?? 0, now: 1_000_000 });
  expect(connection.clock.local(1_000_000)).toBe(20);
});

test('another version is told, and a closed connection stays closed', () => {
  stage.line.onopen?.();
  stage.line.says({ type: 'refused', id: null, code: 'version', sentence: 'old' });
  expect(outdated).toBe(1);
  connection.close();
  stage.pass(60_000);
  expect(stage.lines).toHaveLength(1);
});

test('a server of another build has another page', () => {
  stage.line.onopen?.();
  stage.line.says(welcome);
  stage.line.close();
  stage.pass(1000);
  stage.line.onopen?.();
  stage.line.says(welcome);
  expect(outdated).toBe(0);
  stage.line.close();
  stage.pass(1000);
  stage.line.onopen?.();
  stage.line.says({ type: 'welcome', protocol: 1, build: 'another', now: 0 });
  expect(outdated).toBe(1);
});
