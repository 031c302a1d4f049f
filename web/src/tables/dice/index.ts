import { t } from '../../lib/language.svelte';
import { settings } from '../../lib/settings.svelte';
import { FACTS, type DiceOptions } from '../../protocol';
import { defineGame } from '../game';
import DiceChoices from './DiceChoices.svelte';
import DicePicture from './DicePicture.svelte';
import { gentleRounds } from './gentle';

export const dice = defineGame<DiceOptions>({
  names: { full: 'page-game-dice', short: 'page-short-dice', about: 'page-sentence-dice' },
  felt: { light: '#d8964a', deep: '#8f4e1e' },
  Picture: DicePicture,

  seats: FACTS.dice.seats,
  usualSeats: { alone: 4, friends: 4 },
  usualChoices: () => ({ settings: { spoken: settings.aloud, gentle_rounds: gentleRounds() } }),
  Choices: DiceChoices,
  notice: ({ spoken }) => (spoken ? { icon: 'sound', text: t('page-dice-aloud') } : null),
  side: null,
  lesson: { teacher: 'gnu', tall: false },
  table: async () => (await import('./table')).table,
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
