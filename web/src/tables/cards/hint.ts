import type { Card } from '../../protocol';
import type { CommandId } from './commands';

/** Where on the table a hint points to. */
export interface Pointed {
  centre: Card[];
  hand: Card[];
  sequence: number | null;
  command: CommandId | null;
}

const COMMANDS: Record<string, CommandId> = {
  draw: 'draw',
  explode: 'explode',
  lay: 'lay',
  keep: 'keep',
  done: 'done',
};

export function pointedAt(hint: string | null): Pointed {
  const [verb = '', one = '', two = ''] = hint?.split(' ') ?? [];
  const nothing: Pointed = { centre: [], hand: [], sequence: null, command: null };
  switch (verb) {
    case 'take':
      return { ...nothing, centre: [one], command: 'stop' };
    case 'bango':
      return { ...nothing, hand: [one], centre: two ? [two] : [], command: 'bango' };
    case 'start':
      return { ...nothing, hand: [one, two] };
    case 'extend':
      return { ...nothing, hand: [two], sequence: Number(one) };
    default:
      return { ...nothing, command: COMMANDS[verb] ?? null };
  }
}

/** Where a first hint lets people look, without telling what to do. */
export function lookedAt(look: string | null): 'centre' | 'hand' | null {
  if (look === null) return null;
  const { centre, hand, command } = pointedAt(look);
  if (hand.length > 0 && centre.length === 0) return 'hand';
  return command === 'lay' || command === 'keep' ? 'hand' : 'centre';
}
