/**
 * Where the focus is. A page that changes without being loaded begins at its heading, as one that is loaded would; and
 * what goes away hands the focus on to a place that does nothing by itself, so that nobody falls out of the page or
 * presses something that they did not choose.
 */

/** A place that takes the focus of what went away inside it. */
const HARBOUR = '[data-harbour]';
/** After so many milliseconds a page that has not changed its heading keeps it. */
const PATIENCE = 3000;

/** Lets anything take the focus without becoming a stop of the tab key. */
function visit(element: HTMLElement | SVGElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled, [inert] *');
const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Watches over the focus for as long as the page is open. */
class Keeper {
  /** What had the focus last, and what it lay in. */
  #path: Element[] = [];

  watch = (): (() => void) => {
    const seen = ({ target }: FocusEvent): void => {
      this.#path = [];
      for (let one = target instanceof Element ? target : null; one; one = one.parentElement) this.#path.push(one);
    };
    // Who puts the focus nowhere by hand is left alone.
    const point = (): void => void (document.activeElement === document.body && (this.#path = []));
    const changes = new MutationObserver(() => this.mend());
    addEventListener('focusin', seen);
    addEventListener('pointerdown', point);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      removeEventListener('focusin', seen);
      removeEventListener('pointerdown', point);
      changes.disconnect();
    };
  };

  /** Hands the focus on if what had it is gone. */
  mend(): void {
    const [last, ...around] = this.#path;
    const now = document.activeElement;
    if (!last || (now && now !== document.body && !isGone(now))) return;
    if (!isGone(last) && isSeen(last)) return;
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    const inside = around.find(
      (one) => one.matches(HARBOUR) && !isGone(one) && isSeen(one) && (!modal || modal.contains(one)),
    );
    // Between two pages there may be nothing else.
    const anywhere = [HARBOUR, 'h1', 'main', '#app'].map((one) => document.querySelector(one));
    const harbour = inside ?? modal?.querySelector('h2') ?? anywhere.find((one) => one !== null);
    if (harbour instanceof HTMLElement || harbour instanceof SVGElement) visit(harbour);
  }

  /** Goes to the heading of the page that comes, once it is there; `then` is called with it. */
  arrive(then: () => void): () => void {
    const before = document.querySelector('h1');
    const said = before?.textContent;
    this.#path = [];
    const look = (late: boolean): void => {
      const heading = document.querySelector<HTMLElement>('h1');
      const same = heading === before && heading?.textContent === said;
      if (!heading || (!late && (same || document.querySelector('main[aria-busy="true"]')))) return;
      stop();
      // A dialog that is open keeps what it has.
      if (!document.querySelector('dialog[open]')) visit(heading);
      then();
    };
    const changes = new MutationObserver(() => look(false));
    changes.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    const timer = setTimeout(() => look(true), PATIENCE);
    const stop = (): void => {
      changes.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }
}

export const focus = new Keeper();
