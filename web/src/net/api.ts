import { ownChance } from './chance';
import type { NewTable, Refusal, TableList, TableMade, TableSummary } from '../protocol';

/** Something was not done, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(path, request);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as T;
}

/** Makes a table. Who sits down at it adds their own chance to its first game. */
export async function makeTable(table: NewTable): Promise<TableMade> {
  const contribution = table.name ? ownChance.promise(0) : null;
  const made = await ask<TableMade>('/api/tables', { ...table, contribution });
  if (contribution) ownChance.made(contribution, made.table);
  return made;
}
export const listTables = async (): Promise<TableSummary[]> => (await ask<TableList>('/api/tables')).tables;
