/** Whether a player at a table that a TV shows wants to see all of it on the phone, too. It lasts as long as the tab. */
class Own {
  whole = $state(read());

  choose(whole: boolean): void {
    this.whole = whole;
    try {
      sessionStorage.setItem(KEY, whole ? 'whole' : 'own');
    } catch {
      // It holds until the page is closed.
    }
  }
}

const KEY = 'bango-tv-part';

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'whole';
  } catch {
    return false;
  }
}

export const own = new Own();
