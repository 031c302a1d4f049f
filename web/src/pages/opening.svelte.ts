import { announce } from '../lib/announce.svelte';
import { t } from '../lib/language.svelte';
import { refusalSentence } from '../lib/names';
import { route } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { Refused, makeTable } from '../net/api';
import type { GameKind, Level, NewTable } from '../protocol';

/** A good number of people for a first game. */
const USUAL: Record<GameKind, number> = { cards: 3, dice: 4, tiles: 2 };

/** Bots that a newcomer can beat. In a race of four somebody is always quick: there it takes slower ones. */
const EASY: Record<GameKind, Level> = { cards: 'casual', dice: 'beginner', tiles: 'casual' };

/** Opens tables, one at a time, and goes there. */
class Opening {
  busy = $state(false);

  async make(table: NewTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      route.go(`/t/${(await makeTable(table)).table}`);
    } catch (error) {
      announce.trouble(error instanceof Refused ? refusalSentence(error.refusal) : t('page-offline'));
    } finally {
      this.busy = false;
    }
  }

  /** Against bots, without a question. */
  alone(game: GameKind): Promise<void> {
    const aloud = { settings: { public: false, seconds: null, signal: false, spoken: true } };
    const spoken = game === 'dice' && settings.aloud;
    return this.make({ game, seats: USUAL[game], name: settings.name || t('page-guest'), bots: EASY[game], ...(spoken && aloud) });
  }
}

export const opening = new Opening();
