import { t } from '../../lib/language.svelte';
import { settings } from '../../lib/settings.svelte';
import { play as sound } from '../../lib/sound';
import type { CardsView, Seat } from '../../protocol';
import type { Happening, Seated, Stage } from '../props';
import { scenesBetween, type Scene } from './scenes';

/** Shows what happens at a table of cards one moment after the other, and never falls far behind. */
export class CardsStage implements Stage<CardsView> {
  shown = $state.raw<Seated<CardsView> | null>(null);
  /** What is special about this moment. */
  kind = $state<Scene['kind']>('still');
  told = $state(0);
  /** A hand is being laid down here, and nothing of it is sent yet. */
  laying = $state(false);
  readonly readAloud = false;
  #number = 0;
  #newest: { seated: Seated<CardsView>; steps: number } | null = null;
  #scenes: { seat: Seat | null; scene: Scene }[] = [];
  #timer = 0;

  get says(): string | null {
    if (this.kind === 'still') return null;
    return t(this.kind === 'tense' ? 'page-cards-tense' : 'page-cards-boom');
  }

  see({ number, steps }: Happening, seated: Seated<CardsView> | null): void {
    const last = this.#newest;
    this.#newest = seated && { seated, steps: steps.length };
    const follows = number === this.#number && this.shown !== null;
    this.#number = number;
    if (!seated || !last || !follows) return this.#show(seated, steps.length);
    if (last.steps === steps.length && last.seated.view === seated.view) return;
    const scenes = scenesBetween(last.seated.view, steps.slice(last.steps), seated.view);
    // Who is two steps behind looks at what is now.
    if (this.#scenes.length > 2) this.#scenes = [];
    // Where several play at one device, who was in front sees what came of it before it is passed on.
    for (const scene of scenes)
      this.#scenes.push({ seat: scene.kind === 'still' ? seated.seat : last.seated.seat, scene });
    if (this.#timer === 0) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = 0;
    const next = this.#scenes.shift();
    if (!next || !this.#newest) return;
    const { seat, scene } = next;
    if (scene.kind === 'tense') sound('card');
    if (scene.kind === 'blast') sound('explode');
    this.kind = scene.kind;
    this.shown = { seat, view: scene.view };
    if (this.#scenes.length === 0) {
      this.told = this.#newest.steps;
      return;
    }
    // Without motion the breath is short, and the explosion a still picture.
    const lasts = settings.lessMotion && scene.kind === 'tense' ? 120 : scene.lasts;
    this.#timer = window.setTimeout(() => this.#next(), lasts);
  }

  #show(seated: Seated<CardsView> | null, steps: number): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#scenes = [];
    this.kind = 'still';
    this.shown = seated;
    this.told = steps;
  }
}
