import type { ServerMessage, TableState } from '../protocol';

/** The table after a message. What is not about the table leaves it as it is. */
export function reduce(table: TableState | null, message: ServerMessage): TableState | null {
  if (message.type === 'table') {
    const { type: _, ...state } = message;
    return state;
  }
  if (table === null) return null;
  switch (message.type) {
    case 'seats': {
      const { seq, phase, seats, drawn } = message;
      return { ...table, seq, phase, seats, drawn };
    }
    case 'steps': {
      if (table.play === null) return table;
      const { seq, from, steps, views, clock, race, photo, ending } = message;
      const all = table.play.steps.slice(0, from).concat(steps);
      const play = {
        ...table.play,
        steps: all,
        views,
        clock,
        race,
        ...(photo && { photo }),
        ending: ending ?? null,
      };
      return { ...table, seq, play };
    }
    default:
      return 'seq' in message && message.type !== 'done' ? { ...table, seq: message.seq } : table;
  }
}
