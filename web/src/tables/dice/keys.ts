import { CALLS } from './names';
import type { Call, Seat } from '../../protocol';

/** What a key stands for: whose call, and which. */
export interface Press {
  seat: Seat;
  call: Call;
}

const row = (text: string): string[] => text.split(' ');
/** Four keys that lie side by side for each player, far from those of the player before. Keys are named by where they lie, not by what is printed on them. */
const GROUPS: string[][] = [
  row('KeyQ KeyW KeyE KeyR'),
  row('KeyU KeyI KeyO KeyP'),
  row('KeyZ KeyX KeyC KeyV'),
  row('KeyM Comma Period Slash'),
  row('Digit1 Digit2 Digit3 Digit4'),
  row('Digit7 Digit8 Digit9 Digit0'),
  row('KeyA KeyS KeyD KeyF'),
  row('KeyJ KeyK KeyL Semicolon'),
];

/** The keys of every seat at this device, in the order of the calls. Who plays alone has 1 to 4. */
export function keysOf(seats: Seat[]): Map<Seat, string[]> {
  if (seats.length === 1 && seats[0] !== undefined) return new Map([[seats[0], row('Digit1 Digit2 Digit3 Digit4')]]);
  return new Map(seats.map((seat, place) => [seat, GROUPS[place] ?? []]));
}

/** What a pressed key means, if anything. */
export function pressOf(seats: Seat[], code: string): Press | null {
  const plain = seats.length === 1 ? code.replace('Numpad', 'Digit') : code;
  for (const [seat, keys] of keysOf(seats)) {
    const call = CALLS[keys.indexOf(plain)];
    if (call) return { seat, call };
  }
  return null;
}

const SIGNS: Record<string, string> = { Comma: ',', Period: '.', Slash: '/', Semicolon: ';' };
/** What is printed on a key where the keyboard does not say. */
export const printed = (code: string): string => SIGNS[code] ?? code.replace(/^(Key|Digit)/, '');
