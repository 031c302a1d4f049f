import type { Photo } from '../../protocol';

/** All photos of a round: who was wrong early is judged before the others, and would be missing in the last one. */
export class Album {
  photos = $state.raw<Photo[]>([]);
  #round = -1;

  see(round: number, photo: Photo | null): void {
    if (round !== this.#round) this.photos = [];
    this.#round = round;
    if (photo && !this.photos.includes(photo)) this.photos = [...this.photos, photo];
  }
}
