/** Single keys of a page. A key that something else has taken, or that is typed somewhere, does nothing here. */
export const hotkeys =
  (keys: Record<string, (() => void) | null>) =>
  (event: KeyboardEvent): void => {
    const at = event.target;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (at instanceof Element && at.closest('input, textarea, select, dialog')) return;
    const does = keys[event.key.toLowerCase()];
    if (!does) return;
    event.preventDefault();
    does();
  };
