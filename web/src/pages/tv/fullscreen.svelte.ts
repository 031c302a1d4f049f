/** Whether this page fills the screen. Browsers allow it on a press alone. */
class Fullscreen {
  on = $state(false);
  /** Some phones cannot. */
  readonly possible = typeof document !== 'undefined' && document.fullscreenEnabled === true;

  constructor() {
    document.addEventListener('fullscreenchange', () => (this.on = document.fullscreenElement !== null));
  }

  toggle = (): void => {
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Who is not allowed to stays where they are.
    void done.catch(() => undefined);
  };
}

export const fullscreen = new Fullscreen();
