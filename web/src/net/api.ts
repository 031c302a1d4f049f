import { ownChance } from './chance';
import type {
  Code128,
  GameKind,
  Lesson,
  MovingKey,
  NewTable,
  Profile,
  Refusal,
  Review,
  Seat,
  TableList,
  TableMade,
  You,
} from '../protocol';

/** Something was not done, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const response = await fetch(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  // Some answers are no more than “done”.
  const answer: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as T;
}

/** Makes a table. Who sits down at it adds their own chance to its first game. */
export async function makeTable(table: NewTable): Promise<TableMade> {
  return ask<TableMade>('/api/tables', table.name ? { ...table, ...ownChance.promiseForNewTable() } : table);
}
/** The public tables, from the newest on, or from further down the list. */
export const listTables = (from = 0): Promise<TableList> => ask(`/api/tables?from=${from}`);

/** Where the server keeps the record of a game that is over. */
export const recordAddress = (table: Code128, number: number): string => `/api/tables/${table}/games/${number}`;

export async function recordOf(table: Code128, number: number): Promise<string> {
  const response = await fetch(recordAddress(table, number));
  if (!response.ok) throw new Refused((await response.json()) as Refusal);
  return response.text();
}

/** Some moments of a game that is over, as a seat saw them, or as those who watch. */
export function momentsOf(
  table: Code128,
  number: number,
  seat: Seat | null,
  from: number,
  count: number,
): Promise<Review> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return ask(`${recordAddress(table, number)}/moments?from=${from}&count=${count}${eyes}`);
}

/** Where a lesson stands after these steps of the learner. */
export const lessonAfter = (game: GameKind, actions: string[]): Promise<Lesson> =>
  ask(`/api/lessons/${game}`, { actions });

/** What the server remembers of whoever asks. */
export const you = (): Promise<You> => ask('/api/you');
export const saveProfile = (profile: Profile): Promise<null> => ask('/api/you', profile, 'PUT');
/** Removes it. Games that were played stay where they are. */
export const forgetYou = (): Promise<null> => ask('/api/you', undefined, 'DELETE');
/** A key that makes another device the same person. */
export const keyToYou = (): Promise<MovingKey> => ask('/api/you/key', {});
/** Makes this device the same person as the one that gave the key, perhaps although it leaves something behind. */
export const becomeYou = (key: Code128, leave: boolean): Promise<You> => ask('/api/you/move', { key, leave });
