/**
 * Keeps the screen on until the function that it gives is called. Browsers let go of it whenever the page is hidden,
 * so it is asked for again each time the page comes back.
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  const hold = async (): Promise<void> => {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      // It may have come too late.
      if (ended) await lock.release();
      else held = lock;
    } catch {
      // A battery that is low, or a browser that never does: the screen goes dark as it would have.
    }
  };
  const again = (): void => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void held?.release();
  };
}
