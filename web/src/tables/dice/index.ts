import { t } from '../../lib/language.svelte';
import { settings } from '../../lib/settings.svelte';
import { FACTS, type DiceOptions, type DiceView } from '../../protocol';
import Felt from '../Felt.svelte';
import { defineGame } from '../game';
import { diceAftermath } from './aftermath';
import DiceChoices from './DiceChoices.svelte';
import DicePicture from './DicePicture.svelte';
import DiceScore from './DiceScore.svelte';
import DiceSeat from './DiceSeat.svelte';
import DiceTable from './DiceTable.svelte';
import { photoAt } from './photo';
import { dicePrompt } from './prompt';
import { DiceStage } from './stage.svelte';
import { diceStep } from './steps';

export const dice = defineGame<DiceView, DiceOptions, DiceStage>({
  names: { full: 'page-game-dice', short: 'page-short-dice', about: 'page-sentence-dice' },
  felt: { light: '#d8964a', deep: '#8f4e1e' },
  Ground: Felt,
  Picture: DicePicture,

  seats: FACTS.dice.seats,
  usualSeats: { alone: 4, friends: 4 },
  usualChoices: () => ({ settings: { spoken: settings.aloud } }),
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
  keys: null,
  secrets: null,

  step: diceStep,
  impliedSteps: [],
  startsTurn: (step) => step.do === 'throw',
  aftermath: diceAftermath,

  Score: DiceScore,
  bestMoment: null,
  result: { delay: 1900, low: false, wide: false },

  review: { pace: 1100, photoAt },
  lesson: { teacher: 'gnu', tall: false },
  rules: () => import('./rules'),
  chance: async () => (await import('./chance')).chance,
});
