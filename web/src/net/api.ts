import { ownChance } from './chance';
import type {
  Code128,
  GameKind,
  Lesson,
  NewTable,
  Refusal,
  Review,
  Seat,
  TableList,
  TableMade,
  TableSummary,
} from '../protocol';

/** Something was not done, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

export async function ask<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method, body: JSON.stringify(body) };
  const response = await fetch(path, request);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as T;
}

/** Makes a table. Who sits down at it adds their own chance to its first game. */
export async function makeTable(table: NewTable): Promise<TableMade> {
  return ask<TableMade>('/api/tables', table.name ? { ...table, ...ownChance.promiseForNewTable() } : table);
}
export const listTables = async (): Promise<TableSummary[]> => (await ask<TableList>('/api/tables')).tables;

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
