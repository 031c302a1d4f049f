/** What this page adds to the chance of a game, and what it saw before the first draw (docs/FAIRNESS.md). */
import { commitmentTo, hex, unhex } from '../lib/fair/bytes';
import { newCode } from '../lib/fair/code';
import { mySeats } from '../lib/names';
import type { Code128, Command, Seat, TableState } from '../protocol';
import type { Answer } from './connection';

/** Entropy that was promised for one seat of one game, and not yet told to anyone. */
interface Promised {
  entropy: string;
  table: Code128;
  number: number;
  seat: Seat;
}

/** What a table showed before the first step of a game, and what this page told it. */
export interface Witness {
  commitment: string;
  promises: (string | null)[];
  /** Own entropy by seat. */
  told: Record<Seat, string>;
  /** Other commitments that the server showed for the same game later: it began it more than once. */
  second?: string[];
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
const MOST_SECOND = 8;

const nameOf = (table: Code128, number: number): string => `${table}/${number}`;

/** It is kept in the browser, so that a page that was reloaded can still keep its promise. */
export class OwnChance {
  #sent = new Set<string>();

  constructor(
    private readonly shelf: Shelf,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** Promises new entropy for the first seat of a table that is yet to be made, and names the table for it. */
  promiseForNewTable(): { table: Code128; contribution: string } {
    const table = newCode();
    return { table, contribution: this.#promise(table, 1, 0) };
  }

  /** Does what is due at this table: promises before a game, reveals at its start. */
  tend(table: TableState, send: (command: Command) => Promise<Answer>): void {
    this.#noteSecond(table);
    if (table.phase === 'waiting' || table.phase === 'over') this.#contribute(table, send);
    else if (table.phase === 'gathering') this.#reveal(table, send);
  }

  witness(table: Code128, number: number): Witness | null {
    return this.#read().games[nameOf(table, number)] ?? null;
  }

  #promise(table: Code128, number: number, seat: Seat): string {
    const entropy = this.random();
    const commitment = commitmentTo(entropy, { table, number, seat });
    const kept = this.#read();
    kept.promised[commitment] = { entropy: hex(entropy), table, number, seat };
    this.#write(kept);
    return commitment;
  }

  /** A server that went back to an earlier state begins a game anew that this page saw begin. */
  #noteSecond({ id, play }: TableState): void {
    if (!play) return;
    const kept = this.#read();
    const witness = kept.games[nameOf(id, play.number)];
    if (!witness || witness.commitment === play.commitment) return;
    const second = (witness.second ??= []);
    if (second.includes(play.commitment) || second.length >= MOST_SECOND) return;
    second.push(play.commitment);
    this.#write(kept);
  }

  #contribute(table: TableState, send: (command: Command) => Promise<Answer>): void {
    const number = table.games + 1;
    // Nothing is added to a game that began once before.
    if (this.witness(table.id, number)) return;
    for (const seat of mySeats(table)) {
      const sitter = table.seats[seat]?.sitter;
      const standing = this.#standing(table.id, number, seat);
      // A promise that another device made for this seat cannot be kept by this one.
      if (sitter?.type === 'person' && sitter.contributed && standing) continue;
      const underWay = `${table.id}/${number}/${seat}`;
      if (this.#sent.has(underWay)) continue;
      this.#sent.add(underWay);
      const commitment = standing ?? this.#promise(table.id, number, seat);
      // What was refused would be refused again.
      void send({ type: 'contribute', seat, commitment }).then(({ done }) => done && this.#sent.delete(underWay));
    }
  }

  /** A promise for this seat that was made, but of which the table does not know. */
  #standing(table: Code128, number: number, seat: Seat): string | undefined {
    const all = Object.entries(this.#read().promised);
    return all.find(([, one]) => one.table === table && one.number === number && one.seat === seat)?.[0];
  }

  #reveal(table: TableState, send: (command: Command) => Promise<Answer>): void {
    const { play } = table;
    if (!play || play.ending || play.steps.length > 0) return;
    const kept = this.#read();
    const name = nameOf(table.id, play.number);
    const witness = (kept.games[name] ??= { commitment: play.commitment, promises: play.promises, told: {} });
    // Neither may change once it was shown: entropy is told to one commitment of the server, ever.
    if (witness.commitment !== play.commitment || witness.promises.join() !== play.promises.join()) return;
    for (const seat of mySeats(table)) {
      const commitment = play.promises[seat];
      const promised = commitment ? kept.promised[commitment] : undefined;
      const forThis = promised?.table === table.id && promised.number === play.number && promised.seat === seat;
      // Told only to a list that has the own promise at the own seat.
      if (commitment && promised && forThis && unhex(promised.entropy)) {
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
