import { t } from '../../lib/language.svelte';
import { said } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import { play as sound } from '../../lib/sound';
import type { Card, CardsView, Seat } from '../../protocol';
import type { Happening, Named, Seated, Stage } from '../props';
import { tell, type Deed } from './deeds';
import { scenesBetween, type Scene } from './scenes';
import { tensionOf } from './tension';

interface Waiting {
  seat: Seat | null;
  scene: Scene;
  /** How many steps have been seen with it. */
  told: number;
}

/** Who is this far behind looks at what is now. */
const BEHIND = 4;
/** For those who know the game everything stays about half as long. */
const FASTER = 0.55;

/** Shows what happens at a table of cards one moment after the other, and never falls far behind. */
export class CardsStage implements Stage<CardsView> {
  shown = $state.raw<Seated<CardsView> | null>(null);
  /** What is special about this moment. */
  kind = $state<Scene['kind']>('still');
  /** What was done last, until something else is. */
  deeds = $state.raw<Deed[]>([]);
  /** The card that a Bango strikes now. */
  victim = $state<Card | null>(null);
  told = $state(0);
  readonly reaction = null;
  /** A hand is being laid down here, and nothing of it is sent yet. */
  laying = $state(false);
  /** The table plays for those who know the game. */
  fast = false;
  /** How the table calls its players. */
  named = $state.raw<Named>((seat) => t('seat', { seat: String(seat + 1) }));
  #waits = $state(false);
  #number = 0;
  #newest: { seated: Seated<CardsView>; steps: number } | null = null;
  #scenes: Waiting[] = [];
  #timer = 0;

  /** What happened is said for as long as nothing else comes; then the table says what is to be done. */
  get says(): string | null {
    if (!this.#waits) return null;
    if (this.kind === 'blast') {
      const who = this.shown?.view.open.active ?? null;
      return who === null ? t('page-cards-boom') : said('page-cards-did-explode', this.named, who);
    }
    if (this.deeds.length > 0) return tell(this.deeds, this.named);
    return this.kind === 'tense' ? t('page-cards-tense') : null;
  }

  see({ number, steps }: Happening, seated: Seated<CardsView> | null): void {
    const last = this.#newest;
    this.#newest = seated && { seated, steps: steps.length };
    const follows = number === this.#number && this.shown !== null;
    this.#number = number;
    // Steps that are gone were taken back: there is nothing to tell.
    if (!seated || !last || !follows || steps.length < last.steps) return this.#show(seated, steps.length);
    if (last.steps === steps.length && last.seated.view === seated.view) return;
    const own = last.seated.seat;
    const scenes = scenesBetween(last.seated.view, steps, steps.length - last.steps, seated.view, own);
    if (this.#scenes.length > BEHIND) this.#scenes = [];
    // Where several play at one device, who was in front sees what came of it before it is passed on.
    for (const scene of scenes) {
      const still = scene.kind === 'still';
      this.#scenes.push({ seat: still ? seated.seat : own, scene, told: still ? steps.length : last.steps });
    }
    if (this.#timer === 0) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = 0;
    this.#waits = false;
    const next = this.#scenes.shift();
    if (!next) return;
    const { seat, scene, told } = next;
    this.#hear(scene);
    this.kind = scene.kind;
    this.victim = scene.victim ?? null;
    if (scene.deeds.length > 0 || scene.kind !== 'still') this.deeds = scene.deeds;
    this.shown = { seat, view: scene.view };
    this.told = told;
    const lasts = this.#lasting(scene);
    if (lasts === 0 && this.#scenes.length === 0) return;
    this.#waits = lasts > 0;
    this.#timer = window.setTimeout(() => this.#next(), lasts);
  }

  /** Without motion the breath is short, and the explosion a still picture; what is read stays as long. */
  #lasting({ kind, lasts }: Scene): number {
    if (kind === 'tense' && settings.lessMotion) return 120;
    return this.fast ? lasts * FASTER : lasts;
  }

  #hear({ kind, view }: Scene): void {
    const before = tensionOf(this.shown?.view.open);
    if (kind === 'tense') sound('hold', tensionOf(view.open));
    else if (kind === 'blast') sound('explode');
    else if (kind === 'bango') sound('bango');
    else if (before > 0 && tensionOf(view.open) === 0 && this.kind !== 'blast') sound('calm', before);
    else if (this.kind === 'tense') sound('card');
  }

  #show(seated: Seated<CardsView> | null, steps: number): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#scenes = [];
    this.#waits = false;
    this.kind = 'still';
    this.deeds = [];
    this.victim = null;
    this.shown = seated;
    this.told = steps;
  }
}
