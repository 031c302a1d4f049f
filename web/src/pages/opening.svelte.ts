import { announce } from '../lib/announce.svelte';
import { t } from '../lib/language.svelte';
import { preferredLevel, writtenLevel, type BotLevel } from '../lib/levels';
import { refusalSentence } from '../lib/names';
import { ownAvatar, ownName } from '../lib/own';
import { settings } from '../lib/settings.svelte';
import { Refused, makeTable } from '../net/api';
import type { GameKind, NewTable } from '../protocol';
import { GAMES } from '../tables/games';
import { route } from './route.svelte';

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

  /** Against bots, without a question: the person starts. */
  alone(game: GameKind, level: BotLevel = preferredLevel(game)): Promise<void> {
    const { usualSeats, usualChoices } = GAMES[game];
    const seats = usualSeats.alone;
    const { options, settings: usual } = usualChoices(seats);
    const { level: bots, matches } = writtenLevel(level);
    return this.make({
      game,
      seats,
      name: ownName(),
      avatar: ownAvatar(),
      bots,
      ...(matches && { bots_match: true }),
      options: { ...options, first: 0 },
      settings: { pace: settings.pace, ...usual },
    });
  }
}

export const opening = new Opening();
