import type {
  Advice,
  ClientMessage,
  Command,
  Question,
  Refusal,
  Seat,
  ServerMessage,
  TableState,
  Code128,
} from '../protocol';
import { ServerClock } from './clock';
import { nothingKnown, reduce, seen } from './reduce';

export const PROTOCOL = 1;

/** What of a socket is used here, so that tests can have one of their own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface World {
  /** Who looks for one table says so: where there are several servers, its people meet at one of them. */
  open(table?: Code128): Line;
  now(): number;
  later(delay: number, then: () => void): number;
  cancel(timer: number): void;
  newId(): string;
}

/** `told` is the answer to a question that was typed. */
export type Answer = { done: true; key: string | undefined; told?: string } | { done: false; refusal: Refusal };

export interface Listener {
  connected(connected: boolean): void;
  /** Something was said, after which the table is known like this. */
  message(message: ServerMessage, table: TableState | null): void;
  /** The page speaks another version than the server. */
  outdated(): void;
}

interface Waiting {
  message: ClientMessage;
  answer: (answer: Answer) => void;
}

interface Wondering {
  message: ClientMessage;
  answer: (advice: Advice | null) => void;
}

/**
 * One table over one socket at a time. Whatever breaks heals by itself: it connects again, says
 * what it has seen, and sends again what was not answered, under the same ids.
 */
export class Connection {
  readonly clock = new ServerClock();
  #line: Line | null = null;
  #open = false;
  #known = nothingKnown;
  #waiting = new Map<string, Waiting>();
  #wondering = new Map<string, Wondering>();
  #failures = 0;
  #retry: number | null = null;
  #ping: number | null = null;
  #pings = 0;
  #closed = false;
  #build: string | null = null;
  #silence: number | null = null;

  constructor(
    readonly table: Code128,
    private readonly world: World,
    private readonly listener: Listener,
    /** The name under which somebody who only watches is heard. */
    private readonly name: string | null = null,
    /** This is a screen that everybody looks at: it is shown what is open to all. */
    private readonly screen = false,
  ) {
    this.#connect();
  }

  /** Asks for something. The promise is kept once the server has answered, however long that takes. */
  do(command: Command): Promise<Answer> {
    const id = this.world.newId();
    return this.#waitFor(id, { type: 'do', id, command });
  }

  /** Sends a line that somebody typed for a seat of their own: steps, or a question. */
  type(seat: Seat, text: string, language: string, reaction?: number): Promise<Answer> {
    const id = this.world.newId();
    return this.#waitFor(id, { type: 'type', id, seat, text, language, ...(reaction !== undefined && { reaction }) });
  }

  #waitFor(id: string, message: ClientMessage): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(id, { message, answer });
      this.send(message);
    });
  }

  /** Asks for help in a seat of one's own; `null` if there is nothing to say. It changes nothing. */
  ask(seat: Seat, about: Question): Promise<Advice | null> {
    const id = this.world.newId();
    const message: ClientMessage = { type: 'ask', id, seat, about };
    return new Promise((answer) => {
      this.#wondering.set(id, { message, answer });
      this.send(message);
    });
  }

  send(message: ClientMessage): void {
    if (this.#open) this.#line?.send(JSON.stringify(message));
  }

  /** Tries again at once: the network came back, or the page is looked at again. */
  hurry(): void {
    if (this.#line === null && !this.#closed) {
      this.#failures = 0;
      this.#connect();
    } else if (this.#open) {
      this.#sendPing();
    }
  }

  close(): void {
    this.#closed = true;
    this.#stopTimers();
    this.#line?.close();
  }

  #connect(): void {
    if (this.#retry !== null) this.world.cancel(this.#retry);
    this.#retry = null;
    const line = this.world.open(this.table);
    this.#line = line;
    line.onopen = () => {
      this.#open = true;
      this.clock.forget();
      this.send({ type: 'hello', protocol: PROTOCOL, changes: true });
      this.#watch();
      for (const { message } of [...this.#waiting.values(), ...this.#wondering.values()]) this.send(message);
      this.#pings = 0;
      this.#sendPing();
    };
    line.onmessage = (event) => {
      if (typeof event.data === 'string') this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    line.onclose = () => {
      if (this.#line !== line) return;
      this.#line = null;
      this.#open = false;
      this.#stopTimers();
      this.listener.connected(false);
      if (this.#closed) return;
      // Soon at first, then more patiently, and never all pages of a server at the same moment.
      const delay = Math.min(8000, 250 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
      this.#failures += 1;
      this.#retry = this.world.later(delay, () => this.#connect());
    };
  }

  #receive(message: ServerMessage): void {
    if (this.#silence !== null) this.world.cancel(this.#silence);
    this.#silence = null;
    switch (message.type) {
      case 'welcome':
        this.listener.connected(true);
        // It may come again, from another server that keeps the table: what it says of the time counts.
        this.clock.forget();
        // A server that was replaced while the line was broken has a newer page.
        if (this.#build !== null && this.#build !== message.build) this.listener.outdated();
        this.#build = message.build;
        break;
      case 'pong':
        this.clock.answered(message.at, this.world.now(), message.now);
        return;
      case 'done':
        this.#answer(message.id, { done: true, key: message.key ?? undefined });
        return;
      case 'changed':
        if (message.done) this.#answer(message.done, { done: true, key: undefined });
        break;
      case 'told':
        this.#answer(message.id, { done: true, key: undefined, told: message.text });
        return;
      case 'advice':
        this.#advise(message.id, message.advice);
        return;
      case 'refused': {
        if (message.id !== null && this.#wondering.has(message.id)) return this.#advise(message.id, null);
        if (message.code === 'version') this.listener.outdated();
        // These pass by themselves: the command stays and is sent again.
        if (message.id !== null && message.code === 'stopping') return;
        if (message.id !== null) this.#answer(message.id, { done: false, refusal: message });
        else this.listener.message(message, this.#known.table);
        return;
      }
      default:
    }
    const before = this.#known;
    this.#known = reduce(before, message);
    // A server that lets somebody in without having the table is not asked again and again.
    if (message.type === 'table' || message.type === 'unchanged' || message.type === 'seats') this.#failures = 0;
    // Something is missing in between. The table is asked for again, and stays as it was until then.
    if (this.#known.stale && !before.stale) this.#watch();
    else this.listener.message(message, this.#known.table);
  }

  #watch(): void {
    const last = seen(this.#known);
    const since = last === undefined ? {} : { seen: last };
    if (this.screen) this.send({ type: 'show', table: this.table, ...since });
    else this.send({ type: 'watch', table: this.table, ...(this.name !== null && { name: this.name }), ...since });
  }

  #advise(id: string, advice: Advice | null): void {
    this.#wondering.get(id)?.answer(advice);
    this.#wondering.delete(id);
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  /** A few quick pings to agree on a clock, then one now and then; silence means a broken line. */
  #sendPing(): void {
    this.send({ type: 'ping', at: this.world.now() });
    this.#pings += 1;
    if (this.#ping !== null) this.world.cancel(this.#ping);
    this.#ping = this.world.later(this.#pings < 6 ? 150 : 4000, () => this.#sendPing());
    const line = this.#line;
    this.#silence ??= this.world.later(6000, () => {
      line?.close();
      line?.onclose?.();
    });
  }

  #stopTimers(): void {
    for (const timer of [this.#retry, this.#ping, this.#silence]) {
      if (timer !== null) this.world.cancel(timer);
    }
    this.#retry = this.#ping = this.#silence = null;
  }
}

/** The browser's own socket and clock. */
export const browser: World = {
  open: (table) => {
    const query = table === undefined ? '' : `?table=${table}`;
    return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws${query}`) as unknown as Line;
  },
  now: () => performance.now(),
  later: (delay, then) => window.setTimeout(then, delay),
  cancel: (timer) => window.clearTimeout(timer),
  newId: () => crypto.getRandomValues(new Uint32Array(3)).join('-'),
};
