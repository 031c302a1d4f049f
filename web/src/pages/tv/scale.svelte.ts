/** The height and width that a TV's pages are drawn for: what is on them is read from three metres. */
const HEIGHT = 640;
const WIDTH = 1138;

/** How much larger everything is drawn, so that it fills any TV in the same way. */
export class Scale {
  zoom = $state(1);
  #look = (): void => {
    this.zoom = Math.min(innerHeight / HEIGHT, innerWidth / WIDTH);
  };

  constructor() {
    this.#look();
    addEventListener('resize', this.#look);
  }

  close(): void {
    removeEventListener('resize', this.#look);
  }
}
