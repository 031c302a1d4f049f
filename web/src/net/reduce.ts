import type { ServerMessage, ShownStep, TableState } from '../protocol';
import { changedViews } from './change';

/**
 * What the page knows of its table. After a gap it is stale: the table is as it was before, and
 * nothing but the whole table is believed.
 */
export interface Known {
  table: TableState | null;
  stale: boolean;
}

export const nothingKnown: Known = { table: null, stale: false };

/**
 * What is known after a message. It is the rule of `protocol::known`, and both are checked against
 * the same cases. A table that becomes stale has to be opened again.
 */
export function reduce(known: Known, message: ServerMessage): Known {
  if (message.type === 'table') {
    const { type: _, ...table } = message;
    return { table, stale: false };
  }
  if (known.table === null || known.stale) return known;
  const table = update(known.table, message);
  if (table === known.table) return known;
  return table === null ? { ...known, stale: true } : { table, stale: false };
}

/** The place in the table's log up to which everything is known for certain. */
export function seen({ table, stale }: Known): number | undefined {
  return stale ? undefined : table?.seq;
}

/** The table after a message that is not the whole table; `null` if something is missing between them. */
function update(table: TableState, message: ServerMessage): TableState | null {
  switch (message.type) {
    case 'unchanged':
      return message.seq === table.seq ? table : null;
    case 'seats': {
      const { seq, phase, seats, drawn, screen, hosting, host_seat } = message;
      return seq < table.seq ? null : { ...table, seq, phase, seats, drawn, screen, hosting, host_seat };
    }
    case 'steps': {
      const { seq, from, steps, views, clock, race, photo, pause, can_undo, ending } = message;
      if (table.play === null || seq < table.seq || from > table.play.steps.length) return null;
      const retold = table.play.steps.slice(from);
      if (!retold.every((step, place) => same(step, steps[place]))) return null;
      const { photo: _, ...before } = table.play;
      const play = {
        ...before,
        steps: table.play.steps.concat(steps.slice(retold.length)),
        views,
        clock,
        race,
        ...(photo && { photo }),
        pause,
        can_undo,
        ending: ending ?? null,
      };
      return { ...table, seq, play };
    }
    case 'changed': {
      const { seq, from, steps, views, clock, pause, can_undo, ending } = message;
      if (table.play === null || seq < table.seq || from !== table.play.steps.length) return null;
      const after = changedViews(table.play.views, views);
      if (after === null) return null;
      const { photo: _, ...before } = table.play;
      const play = {
        ...before,
        steps: table.play.steps.concat(steps),
        views: after,
        clock: clock ?? null,
        race: null,
        pause: pause ?? null,
        can_undo: can_undo ?? false,
        ending: ending ?? null,
      };
      return { ...table, seq, play };
    }
    case 'pause':
      // It is no row of the log: what it tells holds for the table as it is known, or not at all.
      return table.play === null || message.seq !== table.seq
        ? table
        : { ...table, play: { ...table.play, pause: message.pause } };
    default:
      return table;
  }
}

function same(one: ShownStep, other: ShownStep | undefined): boolean {
  return one.by === other?.by && one.do === other.do && one.at === other.at && !one.stand_in === !other.stand_in;
}
