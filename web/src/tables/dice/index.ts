import { t } from '../../lib/language.svelte';
import { settings } from '../../lib/settings.svelte';
import { FACTS, type DiceOptions, type DiceView } from '../../protocol';
import { defineGame } from '../game';
import { diceAftermath } from './aftermath';
import { bestMoment } from './best';
import DiceChoices from './DiceChoices.svelte';
import DicePicture from './DicePicture.svelte';
import DiceScore from './DiceScore.svelte';
import DiceSeat from './DiceSeat.svelte';
import DiceTable from './DiceTable.svelte';
import { gentleRounds } from './gentle';
import { keyHelp } from './keyHelp';
import { photoAt } from './photo';
import { dicePrompt } from './prompt';
import Savanna from './Savanna.svelte';
import { DiceStage } from './stage.svelte';
import { diceStep } from './steps';

export const dice = defineGame<DiceView, DiceOptions, DiceStage>({
  names: { full: 'page-game-dice', short: 'page-short-dice', about: 'page-sentence-dice' },
  felt: { light: '#d8964a', deep: '#8f4e1e' },
  Ground: Savanna,
  Picture: DicePicture,

  seats: FACTS.dice.seats,
  usualSeats: { alone: 4, friends: 4 },
  usualChoices: () => ({ settings: { spoken: settings.aloud, gentle_rounds: gentleRounds() } }),
  Choices: DiceChoices,
  notice: ({ spoken }) => (spoken ? { icon: 'sound', text: t('page-dice-aloud') } : null),
  side: null,

  Table: DiceTable,
  stage: () => new DiceStage(),
  Seat: DiceSeat,
  tableNamesPlayers: false,
  prompt: dicePrompt,
  // The dice call for everyone.
  turnSound: false,
  hints: false,
  notation: (text) => text,
  keys: keyHelp,
  secrets: null,

  step: diceStep,
  impliedSteps: [],
  startsTurn: (step) => step.do === 'throw',
  aftermath: diceAftermath,

  Score: DiceScore,
  bestMoment,
  // The last answer is read like any other.
  result: { delay: 5200, low: false, wide: false },

  review: { pace: 1100, photoAt },
  lesson: { teacher: 'gnu', tall: false },
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
