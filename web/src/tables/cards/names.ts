import { t } from '../../lib/language.svelte';
import type { Card } from '../../protocol';

export type Colour = 'red' | 'yellow' | 'blue' | 'purple' | 'black';
export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'purple', 'black'];
const LETTERS: Record<string, Colour> = { R: 'red', Y: 'yellow', B: 'blue', P: 'purple', K: 'black' };
const COLOUR_KEYS: Record<Colour, string> = {
  red: 'colour-red',
  yellow: 'colour-yellow',
  blue: 'colour-blue',
  purple: 'colour-purple',
  black: 'colour-black',
};
export const colourName = (colour: Colour): string => t(COLOUR_KEYS[colour]);
export const colourOf = (card: Card): Colour => LETTERS[card.charAt(0)] ?? 'black';
export const numberOf = (card: Card): number => Number(card.slice(1));
const cardDetails = (card: Card): { colour: string; number: string } => ({
  colour: colourName(colourOf(card)),
  number: String(numberOf(card)),
});
/** A card by itself, and as it is named in a sentence. */
export const cardName = (card: Card): string => t('page-card', cardDetails(card));
export const cardSaid = (card: Card): string => t('page-card-said', cardDetails(card));
