import type { SeatChange, SeatView, StepPairs, ViewChange } from '../protocol';

type Fields = Record<string, unknown>;

/** What each seat sees after a change; `null` if those were other seats, or saw something else. */
export function changedViews(views: SeatView[], changes: SeatChange[]): SeatView[] | null {
  if (views.length !== changes.length) return null;
  const after: SeatView[] = [];
  for (const [place, { seat, view }] of views.entries()) {
    const told = changes[place];
    const changed = told?.seat === seat ? apply({ ...view }, told.change) : null;
    if (changed === null) return null;
    after.push({ seat, view: Object.assign({ ...view }, changed) });
  }
  return after;
}

/** It is the rule of `rules::change`, and both are checked against the same cases. */
function apply(fields: Fields, change: ViewChange): Fields | null {
  const lists = [...Object.keys(change.push ?? {}), ...(change.put ? [change.put.list] : [])];
  const known = [...Object.keys(change.set ?? {}), ...lists].every((field) => field in fields);
  if (!known || !lists.every((list) => Array.isArray(fields[list]))) return null;
  Object.assign(fields, change.set);
  for (const [list, entry] of Object.entries(change.push ?? {})) fields[list] = [...(fields[list] as unknown[]), entry];
  if (change.put) {
    const { list, at, is } = change.put;
    const entries = [...(fields[list] as unknown[])];
    if (at >= entries.length) return null;
    entries[at] = is;
    fields[list] = entries;
  }
  if (change.may) fields['actions'] = steps(change.may);
  return fields;
}

/** All steps that are told in few words. */
export function steps({ from, to, except }: StepPairs): string[] {
  if (!from) return to.split(' ');
  const not = new Set(except?.split(' '));
  const all = from.split(' ').flatMap((one) => to.split(' ').map((other) => `${one}>${other}`));
  return all.filter((step) => !not.has(step));
}
