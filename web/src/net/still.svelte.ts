import type { Command } from '../protocol';
import type { Answer, Line, World } from './connection';
import { TableLink } from './link.svelte';

const silence: Line = { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };

/** A world without a server: nothing is sent, and nothing ever comes. */
const nowhere: World = {
  open: () => silence,
  now: () => performance.now(),
  later: () => 0,
  cancel: () => undefined,
  newId: () => '',
};

/** A table that is only looked at, or that is played in a lesson: what is asked goes to `answer`. */
export class StillLink extends TableLink {
  constructor(private readonly answer: (command: Command) => Promise<Answer>) {
    super('', nowhere);
  }

  override do(command: Command): Promise<Answer> {
    return this.answer(command);
  }
}

/** Nothing can be done at a table that is only looked at. */
export const lookOnly = (): Promise<Answer> =>
  Promise.resolve({ done: false, refusal: { code: 'not_playing', sentence: 'this table is only looked at' } });
