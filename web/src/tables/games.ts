/** All games that the page can show. A new one is one line here, and a folder beside this file. */
import type { GameKind } from '../protocol';
import { cards } from './cards';
import { dice } from './dice';
import type { GameUi } from './game';
import { tiles } from './tiles';

export const GAMES: Record<GameKind, GameUi> = { cards, dice, tiles };
