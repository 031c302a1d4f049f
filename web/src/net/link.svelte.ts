import { announce } from '../lib/announce.svelte';
import { t } from '../lib/language.svelte';
import { isMine, nameOf, reactionName, refusalSentence } from '../lib/names';
import { settings } from '../lib/settings.svelte';
import type { Command, Reaction, Seat, ServerMessage, Code128, TableState } from '../protocol';
import { ownChance } from './chance';
import { Connection, browser, type Answer, type Listener, type World } from './connection';
import { forgetSeatKey, seatKeyIn } from './seatKey';

export type Connectivity = 'connecting' | 'connected' | 'reconnecting';

/** Who says something: somebody who sits here, or who watches and perhaps has a name. */
export interface Talker {
  seat: Seat | null;
  name: string | null;
}

export interface Said extends Talker {
  text: string;
  id: number;
  /** Whether it was said at this device. */
  own: boolean;
}

export interface Reacted extends Talker {
  reaction: Reaction;
  id: number;
}

/** How somebody who talks is called. */
export const speaker = ({ name }: Talker): string => name ?? t('page-spectator');

/** A table as the page holds it: what the server said last, and whether it can be heard. */
export class TableLink {
  table = $state.raw<TableState | null>(null);
  connectivity = $state<Connectivity>('connecting');
  missing = $state(false);
  said = $state<Said[]>([]);
  reactions = $state<Reacted[]>([]);
  signalled = $state<Seat | null>(null);
  /** How much was said by others and has not been read. */
  unread = $state(0);
  #muted = $state.raw<Talker[]>([]);
  /** When the clock's `left` was told, on this page's clock. */
  clockTold = $state(0);
  readonly connection: Connection;
  #next = 0;

  constructor(id: Code128, world: World = browser, screen = false) {
    const listener: Listener = {
      connected: (connected) => {
        if (connected) {
          this.connectivity = 'connected';
          // A new line knows nothing of what this person does not want to hear.
          for (const one of this.#muted) this.#sendMute(one, true);
        } else if (this.connectivity === 'connected') this.connectivity = 'reconnecting';
      },
      message: (message, table) => this.#receive(message, table),
      outdated: () => reloadOnce(),
    };
    this.connection = new Connection(id, world, listener, settings.name || null, screen);
    if (world === browser) void this.#takeOver(id);
  }

  /** A link that carries a seat brings it to this device. */
  async #takeOver(table: Code128): Promise<void> {
    const moved = seatKeyIn(location.hash);
    if (!moved) return;
    forgetSeatKey();
    const answer = await this.connection.do({ type: 'take_over', ...moved });
    if (answer.done) announce.news(t('page-moved-here'));
    else
      announce.trouble(answer.refusal.code === 'bad_seat_key' ? t('page-moved-bad') : refusalSentence(answer.refusal));
    // What the seat sees comes with the table.
    if (answer.done) this.connection.send({ type: 'watch', table });
  }

  async do(command: Command): Promise<Answer> {
    const answer = await this.connection.do(command);
    if (!answer.done) announce.trouble(refusalSentence(answer.refusal, this.table?.game));
    return answer;
  }

  /** All that was said has been seen. */
  read(): void {
    this.unread = 0;
  }

  isMuted({ seat, name }: Talker): boolean {
    return this.#muted.some((one) => one.seat === seat && (seat !== null || one.name === name));
  }

  /** Hears no more of somebody, or hears them again. */
  mute(talker: Talker, muted: boolean): void {
    const others = this.#muted.filter((one) => one.seat !== talker.seat || one.name !== talker.name);
    this.#muted = muted ? [...others, talker] : others;
    this.#sendMute(talker, muted);
  }

  close(): void {
    this.connection.close();
  }

  #sendMute({ seat, name }: Talker, muted: boolean): void {
    this.connection.send({ type: 'mute', seat, muted, ...(seat === null && name !== null && { name }) });
  }

  #receive(message: ServerMessage, table: TableState | null): void {
    const changed = table !== this.table;
    if (this.table && table) for (const one of comings(this.table, table)) announce.say(one, { weight: 'aside' });
    this.table = table;
    // Who takes part in chance need not know: nothing of it is told but in the proof.
    if (this.table) ownChance.tend(this.table, (command) => this.connection.do(command));
    switch (message.type) {
      case 'table':
      case 'steps':
      case 'changed':
        if (changed) this.clockTold = performance.now();
        break;
      case 'said': {
        const { seat, name, text } = message;
        const own = seat === null ? name !== null && name === settings.name : table !== null && isMine(table, seat);
        this.said.push({ seat, name, text, own, id: this.#next++ });
        if (this.said.length > 200) this.said.shift();
        if (!own) {
          this.unread += 1;
          announce.say(t('page-said-by', { who: speaker({ seat, name }), text }), { weight: 'aside' });
        }
        break;
      }
      case 'reacted': {
        const { seat, name = null, reaction } = message;
        const shown = { seat, name, reaction, id: this.#next++ };
        this.reactions.push(shown);
        if (!(seat !== null && table && isMine(table, seat)))
          announce.say(t('page-reacted-by', { who: speaker(shown), what: reactionName(reaction) }), {
            weight: 'aside',
          });
        setTimeout(() => (this.reactions = this.reactions.filter(({ id }) => id !== shown.id)), 3200);
        break;
      }
      case 'signalled':
        this.signalled = message.seat;
        if (table) announce.say(t('page-signalled', { who: nameOf(table, message.seat) }), { weight: 'turn' });
        setTimeout(() => (this.signalled = null), 4000);
        break;
      case 'refused':
        // A link that was damaged on its way leads to no table either.
        if (message.code === 'no_table' || (message.code === 'unreadable' && this.table === null)) this.missing = true;
        else announce.trouble(refusalSentence(message, this.table?.game));
        break;
      default:
    }
  }
}

/** Who has sat down at a table or left it, in words. */
function comings(before: TableState, after: TableState): string[] {
  return after.seats.flatMap(({ sitter }, seat) => {
    const was = before.seats[seat]?.sitter;
    if (was?.type === sitter.type || isMine(after, seat) || isMine(before, seat)) return [];
    // Who fills the seats with bots knows it, and the game may begin at once.
    if (sitter.type === 'bot' && after.hosting) return [];
    if (sitter.type === 'nobody') return was ? [t('page-left-ear', { who: nameOf(before, seat) })] : [];
    return [t('page-joined-ear', { who: nameOf(after, seat) })];
  });
}

/** A page of another version or build loads itself anew, but not for ever. */
export function reloadOnce(): void {
  const key = 'bango-reloaded';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
