/** Short codes: four letters that lead to a table, or to a screen that waits for one. */
import type { Code128, CodeFound, CodeMade } from '../protocol';
import { ask } from './api';

const at = (code: string): string => `/api/codes/${code}`;

/** A code that leads others to a table, good for some minutes; asking again makes it good for longer. */
export const codeOf = (table: Code128): Promise<CodeMade> => ask('/api/codes', { table });

/** The table that a code leads to; `null` if it is the code of a screen that waits. */
export const lookUp = async (code: string): Promise<Code128 | null> => (await ask<CodeFound>(at(code))).table;

/** Shows a table on the screen with this code. */
export const showOn = (code: string, table: Code128): Promise<CodeFound> => ask(at(code), { table }, 'PUT');
