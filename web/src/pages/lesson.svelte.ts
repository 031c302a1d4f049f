/** A lesson as it stands: the learner's steps are all that there is to remember. */
import { refusalSentence } from '../lib/names';
import { find } from '../lib/language.svelte';
import { lessonAfter } from '../net/api';
import type { Answer } from '../net/connection';
import type { Command, GameKind, Lesson, Refusal } from '../protocol';
import { loadTable } from '../tables/loaded';

export class Course {
  now = $state.raw<Lesson | null>(null);
  busy = $state(false);
  failed = $state(false);
  /** What was tried at this place and was not right, in kind words. */
  hint = $state<string | null>(null);
  /** How often that happened here. */
  tries = $state(0);
  #actions: string[];

  constructor(readonly game: GameKind) {
    this.#actions = this.#remembered();
  }

  get #shelf(): string {
    return `bango-lesson-${this.game}`;
  }

  async begin(): Promise<void> {
    await this.#go(this.#actions);
  }

  async restart(): Promise<void> {
    await this.#go([]);
  }

  async back(): Promise<void> {
    await this.#go(this.#actions.slice(0, -1));
  }

  async act(actions: string[]): Promise<Refusal | null> {
    return this.#go([...this.#actions, ...actions]);
  }

  /** What a table asks of its server, answered by the lesson; nothing of it is taken. */
  async answer(command: Command): Promise<Answer> {
    if (command.type !== 'play') return { done: false, refusal: { code: 'not_playing', sentence: '' } };
    const { refused } = await lessonAfter(this.game, [...this.#actions, ...command.actions]);
    return refused ? { done: false, refusal: refused } : { done: true, key: undefined };
  }

  async #go(actions: string[]): Promise<Refusal | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      const [lesson] = await Promise.all([lessonAfter(this.game, actions), loadTable(this.game)]);
      const stayed = lesson.refused != null;
      this.tries = stayed ? this.tries + 1 : 0;
      this.hint =
        stayed && lesson.refused
          ? ((lesson.refused.key && find(lesson.refused.key)) ?? refusalSentence(lesson.refused))
          : null;
      this.now = lesson;
      this.#actions = actions.slice(0, lesson.at);
      this.failed = false;
      sessionStorage.setItem(this.#shelf, JSON.stringify(lesson.done ? [] : this.#actions));
      return lesson.refused ?? null;
    } catch {
      this.failed = true;
      return null;
    } finally {
      this.busy = false;
    }
  }

  #remembered(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#shelf) ?? '[]') as string[];
    } catch {
      return [];
    }
  }
}
