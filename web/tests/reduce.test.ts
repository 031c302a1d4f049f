import { expect, test } from 'vitest';

import { nothingKnown, reduce, seen } from '../src/net/reduce';
import type { ServerMessage, TableState } from '../src/protocol';
import text from '../../crates/protocol/tests/data/reduce.json?raw';

interface Case {
  case: string;
  before: TableState | null;
  stale?: boolean;
  message: ServerMessage;
  after: TableState | null | 'ask again';
}

test.each(JSON.parse(text) as Case[])('$case', ({ before, stale = false, message, after }) => {
  const known = { ...nothingKnown, table: before, stale };
  const next = reduce(known, message);
  if (after === 'ask again') {
    expect(next).toEqual({ table: before, stale: true });
    expect(seen(next)).toBeUndefined();
  } else {
    expect(next).toEqual({ table: after, stale: stale && message.type !== 'table' });
  }
});

test('what tells nothing about the table leaves it the same object', () => {
  const [first] = JSON.parse(text) as Case[];
  if (!first) throw new Error('there are cases');
  const known = reduce(nothingKnown, first.message);
  expect(reduce(known, { type: 'done', id: 'a-1', seq: 9 })).toBe(known);
});
