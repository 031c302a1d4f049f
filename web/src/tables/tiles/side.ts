import { t } from '../../lib/language.svelte';
import type { Seat } from '../../protocol';
import type { Side } from '../game';

export type Colour = Side['colour'];

export const colourOf = (seat: Seat): Colour => (seat % 2 === 0 ? 'red' : 'yellow');
export const colourName = (colour: Colour): string => t(colour === 'red' ? 'page-tiles-red' : 'page-tiles-yellow');
export const sideOf = (seat: Seat): Side => ({ colour: colourOf(seat), name: colourName(colourOf(seat)) });
