/** Keeps the screen on for as long as it is looked at, where the browser can; the answer lets it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    // A page that is hidden loses it, and asks again when it is seen.
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // A battery that is nearly empty: the screen may sleep.
    }
  };
  const look = (): void => void hold();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release().catch(() => undefined);
  };
}
