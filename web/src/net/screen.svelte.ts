import type { ClientMessage, Code128, ServerMessage } from '../protocol';
import { browser, PROTOCOL, type Line, type World } from './connection';

const KEY = 'bango-screen';

interface Kept {
  code?: string;
  table?: Code128;
}

function kept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(what: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // It holds until the page is closed.
  }
}

/** How often a server that goes away without a word is noticed. */
const PING = 10_000;
const SILENCE = 8_000;

/**
 * This page as a screen that everybody looks at: its code, and the table that somebody chose for it. The line heals by
 * itself; after a reload or a restart of the server it has the same table, and the same code if it can.
 */
export class ScreenLink {
  code = $state<string | null>(null);
  table = $state<Code128 | null>(null);
  connected = $state(false);
  #line: Line | null = null;
  #open = false;
  #failures = 0;
  #closed = false;
  #timers: { retry?: number; ping?: number; silence?: number } = {};

  constructor(private readonly world: World = browser) {
    this.table = kept().table ?? null;
    this.#connect();
  }

  /** Shows the code again, and a new one: whoever has the old one is led to the table. */
  free(): void {
    keep({});
    this.table = null;
    this.code = null;
    this.#offer();
  }

  /** Tries again at once. */
  hurry(): void {
    if (this.#line === null && !this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#line?.close();
  }

  #connect(): void {
    this.#stop();
    const line = this.world.open();
    this.#line = line;
    line.onopen = () => {
      this.#open = true;
      this.#failures = 0;
      this.#send({ type: 'hello', protocol: PROTOCOL });
      this.#offer();
      this.#ping();
    };
    line.onmessage = (event) => {
      if (typeof event.data === 'string') this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    line.onclose = () => {
      if (this.#line !== line) return;
      this.#line = null;
      this.#open = false;
      this.connected = false;
      this.#stop();
      if (this.#closed) return;
      const delay = Math.min(8000, 500 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
      this.#failures += 1;
      this.#timers.retry = this.world.later(delay, () => this.#connect());
    };
  }

  #offer(): void {
    const { code, table } = kept();
    this.#send({ type: 'offer', ...(code && { code }), ...(table && { table }) });
  }

  #receive(message: ServerMessage): void {
    if (this.#timers.silence !== undefined) this.world.cancel(this.#timers.silence);
    delete this.#timers.silence;
    if (message.type !== 'offered') {
      // There are too many screens: it is tried again, as if the line were broken.
      if (message.type === 'refused') this.#line?.close();
      return;
    }
    this.connected = true;
    this.code = message.code;
    this.table = message.table;
    keep({ code: message.code, ...(message.table && { table: message.table }) });
  }

  #ping(): void {
    this.#timers.ping = this.world.later(PING, () => {
      const line = this.#line;
      this.#send({ type: 'ping', at: this.world.now() });
      this.#timers.silence ??= this.world.later(SILENCE, () => {
        line?.close();
        line?.onclose?.();
      });
      this.#ping();
    });
  }

  #send(message: ClientMessage): void {
    if (this.#open) this.#line?.send(JSON.stringify(message));
  }

  #stop(): void {
    for (const timer of Object.values(this.#timers)) this.world.cancel(timer);
    this.#timers = {};
  }
}
