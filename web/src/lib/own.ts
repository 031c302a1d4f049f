/** How the person at this device is called and drawn: chosen once, friendly by default. */
import type { Avatar } from '../protocol';
import { t } from './language.svelte';
import { settings } from './settings.svelte';

/** How many kinds of each part of an avatar there are. */
export const PARTS = 8;

const oneOf = (count: number): number => Math.floor(Math.random() * count);

/** The name to sit down under. Who has never chosen one gets a friendly one, and keeps it. */
export function ownName(): string {
  if (settings.name === '') {
    const names = t('page-friendly-names').split(',');
    settings.change({ name: (names[oneOf(names.length)] ?? t('page-guest')).trim() });
  }
  return settings.name;
}

/** The face to sit down with, made up at first. */
export function ownAvatar(): Avatar {
  const made = settings.avatar ?? { shape: oneOf(PARTS), colour: oneOf(PARTS), face: oneOf(PARTS) };
  if (settings.avatar === null) settings.change({ avatar: made });
  return made;
}
