/** What this page adds to the chance of a game, and what it saw before the first draw (docs/FAIRNESS.md). */
import { commitmentTo, hex, unhex } from '../lib/fair/bytes';
import { mySeats } from '../lib/names';
import type { Code128, Command, Seat, TableState } from '../protocol';
import type { Answer } from './connection';

/** Entropy that was promised and not yet told to anyone. `table` is missing until the table has a name. */
interface Promised {
  entropy: string;
  table: Code128 | null;
  seat: Seat;
}

/** What a table showed before the first step of a game, and what this page told it. */
export interface Witness {
  commitment: string;
  promises: (string | null)[];
  /** Own entropy by seat. */
  told: Record<Seat, string>;
}

interface Kept {
  promised: Record<string, Promised>;
  games: Record<string, Witness>;
}

/** What of a browser's storage is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'bango-chance';
const MOST_GAMES = 60;
const MOST_PROMISES = 40;

const nameOf = (table: Code128, number: number): string => `${table}/${number}`;

/** It is kept in the browser, so that a page that was reloaded can still keep its promise. */
export class OwnChance {
  #sent = new Set<string>();

  constructor(
    private readonly shelf: Shelf,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** Promises new entropy for a seat of a table that is yet to be made. */
  promise(seat: Seat, table: Code128 | null = null): string {
    const entropy = this.random();
    const commitment = commitmentTo(entropy);
    const kept = this.#read();
    kept.promised[commitment] = { entropy: hex(entropy), table, seat };
    this.#write(kept);
    return commitment;
  }

  /** Does what is due at this table: promises before a game, reveals at its start. */
  tend(table: TableState, send: (command: Command) => Promise<Answer>): void {
    if (table.phase === 'waiting' || table.phase === 'over') this.#contribute(table, send);
    else if (table.phase === 'gathering') this.#reveal(table, send);
  }

  witness(table: Code128, number: number): Witness | null {
    return this.#read().games[nameOf(table, number)] ?? null;
  }

  #contribute(table: TableState, send: (command: Command) => Promise<Answer>): void {
    const promised = Object.values(this.#read().promised);
    for (const seat of mySeats(table)) {
      const sitter = table.seats[seat]?.sitter;
      const known = promised.some((one) => one.table === table.id && one.seat === seat);
      // A promise that another device made for this seat cannot be kept by this one.
      if (sitter?.type === 'person' && sitter.contributed && known) continue;
      const underWay = `${table.id}/${table.play?.number ?? 0}/${seat}`;
      if (this.#sent.has(underWay)) continue;
      this.#sent.add(underWay);
      const commitment = this.#standing(table.id, seat) ?? this.promise(seat, table.id);
      // What was refused would be refused again.
      void send({ type: 'contribute', seat, commitment }).then(({ done }) => done && this.#sent.delete(underWay));
    }
  }

  /** A promise for this seat that was made, but of which the table does not know. */
  #standing(table: Code128, seat: Seat): string | undefined {
    const all = Object.entries(this.#read().promised);
    return all.find(([, one]) => one.table === table && one.seat === seat)?.[0];
  }

  #reveal(table: TableState, send: (command: Command) => Promise<Answer>): void {
    const { play } = table;
    if (!play || play.ending || play.steps.length > 0) return;
    const kept = this.#read();
    const name = nameOf(table.id, play.number);
    const witness = (kept.games[name] ??= { commitment: play.commitment, promises: play.promises, told: {} });
    // Neither may change once it was shown.
    if (witness.commitment !== play.commitment || witness.promises.join() !== play.promises.join()) return;
    for (const seat of mySeats(table)) {
      const commitment = play.promises[seat];
      const promised = commitment ? kept.promised[commitment] : undefined;
      // Told only to a list that has the own promise at the own seat.
      if (commitment && promised && unhex(promised.entropy)) {
        witness.told[seat] = promised.entropy;
        delete kept.promised[commitment];
      }
    }
    this.#write(kept);
    for (const [seat, entropy] of Object.entries(witness.told)) {
      if (this.#sent.has(entropy)) continue;
      this.#sent.add(entropy);
      void send({ type: 'reveal', seat: Number(seat), entropy });
    }
  }

  #read(): Kept {
    const none: Kept = { promised: {}, games: {} };
    try {
      return { ...none, ...(JSON.parse(this.shelf.getItem(KEY) ?? '{}') as Partial<Kept>) };
    } catch {
      return none;
    }
  }

  #write({ promised, games }: Kept): void {
    const last = <T>(all: Record<string, T>, most: number): Record<string, T> =>
      Object.fromEntries(Object.entries(all).slice(-most));
    try {
      this.shelf.setItem(
        KEY,
        JSON.stringify({ promised: last(promised, MOST_PROMISES), games: last(games, MOST_GAMES) }),
      );
    } catch {
      // A browser that keeps nothing adds nothing; the game is played all the same.
    }
  }

  /** The table of a promise that was made before it had a name. */
  made(commitment: string, table: Code128): void {
    const kept = this.#read();
    const promised = kept.promised[commitment];
    if (promised) promised.table = table;
    this.#write(kept);
  }
}

/** Where nothing can be kept, it is kept until the page is closed. */
function shelf(): Shelf {
  try {
    localStorage.setItem(`${KEY}-try`, '1');
    localStorage.removeItem(`${KEY}-try`);
    return localStorage;
  } catch {
    const all = new Map<string, string>();
    return { getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
  }
}

export const ownChance = new OwnChance(shelf());
