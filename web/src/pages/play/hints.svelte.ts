/** Hints at a table: the first press says where to look, the second what to do and why. */
import { announce } from '../../lib/announce.svelte';
import { find, percent, t, type Details } from '../../lib/language.svelte';
import type { TableLink } from '../../net/link.svelte';
import type { Advice, Fact, GameKind, Seat } from '../../protocol';
import { gameTable } from '../../tables/loaded';

type Given = Extract<Advice, { type: 'hint' }>;

/** What is shown of a hint. */
export interface Hint {
  text: string;
  action: string;
  /** Only where to look. */
  look: boolean;
}

const inWords = (game: GameKind, fact: Fact): string | number => {
  if (typeof fact === 'object') return percent(fact.share);
  return typeof fact === 'string' ? gameTable(game).notation(fact) : fact;
};

/**
 * A hint in words. `key-look` says where to look, and `key-do` what to do for those who see the step marked on the
 * table; a hint that has neither is told as it is.
 */
export function hintInWords(game: GameKind, { key, facts }: Given, look: boolean): string {
  const details: Details = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, inWords(game, fact)]));
  if (look) return find(`${key}-look`, details) ?? t('page-hint-look');
  return find(`${key}-do`, details) ?? t(key, details);
}

export class Hints {
  busy = $state(false);
  /** A hint is about one moment of a game, and forgotten with it. */
  #given = $state.raw<{ moment: string; advice: Given } | null>(null);
  #presses = $state(0);

  constructor(
    private readonly link: TableLink,
    private readonly game: GameKind,
  ) {}

  at(moment: string): Hint | null {
    if (this.#given?.moment !== moment) return null;
    const look = this.#presses < 2;
    return { text: hintInWords(this.game, this.#given.advice, look), action: this.#given.advice.action, look };
  }

  async press(seat: Seat, moment: string): Promise<void> {
    if (this.busy) return;
    if (this.#given?.moment === moment) {
      this.#presses = 2;
      return;
    }
    this.busy = true;
    const advice = await this.link.connection.ask(seat, 'hint');
    this.busy = false;
    if (advice?.type === 'hint') {
      this.#given = { moment, advice };
      this.#presses = 1;
    } else announce.news(t('page-hint-none'));
  }

  forget(): void {
    this.#given = null;
  }
}
