import type { Animal } from '../protocol';
import bongo from './animals/bongo.svg?inline';
import gnu from './animals/gnu.svg?inline';
import rhino from './animals/rhino.svg?inline';

/** The heads of the animals as addresses of pictures. They come with the page: a die must not wait for its face. */
export const PORTRAITS: Record<Animal, string> = { rhino, gnu, bongo };
