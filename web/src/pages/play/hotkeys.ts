import { isForTable, isFree } from '../../lib/keys';

type Keys = Record<string, (() => void) | null>;

/** Single keys of a page: those of its table, and those that are heard from anywhere on it and change nothing. */
export const hotkeys =
  (table: Keys, anywhere: Keys = {}) =>
  (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const does = (isForTable(event) ? table[key] : null) ?? (isFree(event) ? anywhere[key] : null);
    if (!does) return;
    event.preventDefault();
    does();
  };
