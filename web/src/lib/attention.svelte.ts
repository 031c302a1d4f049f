import { settings } from './settings.svelte';

/** What is told to somebody who is awaited at a table and looks elsewhere. */
export interface Call {
  /** The table's address, which is opened if the notification is pressed. */
  path: string;
  title: string;
  text: string;
}

const ICON = '/favicon.svg';
const ICON_CALLING = '/favicon-turn.svg';

/** Reaches people whose turn it is: the tab, the app's badge, a buzz, and a notification if they allowed it. */
class Attention {
  /** Whether somebody at this page is awaited, for the title of the tab. */
  calling = $state(false);

  /** From now on somebody is awaited. */
  call(call: Call): void {
    this.calling = true;
    mark(true);
    if (settings.vibrate) buzz();
    if (document.visibilityState === 'hidden') void notify(call);
  }

  /** Nobody is awaited any more. */
  rest(): void {
    this.calling = false;
    mark(false);
    void forgetNotifications();
  }

  /** Whether this browser could show notifications, if it were allowed. */
  get canNotify(): boolean {
    return 'Notification' in globalThis && 'serviceWorker' in navigator;
  }

  /** Asks the person, who has just pressed something, for the browser's leave. */
  async allow(): Promise<boolean> {
    return this.canNotify && (await Notification.requestPermission()) === 'granted';
  }
}

export const attention = new Attention();

function mark(calling: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', calling ? ICON_CALLING : ICON);
  // Where the page is installed like an app. What cannot be marked is not missed.
  const marked = calling ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  marked?.catch(() => undefined);
}

function buzz(): void {
  // Browsers refuse it, and say so in the console, before the page was touched.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([70, 60, 70]);
}

/** Phones show notifications by the service worker alone. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

async function notify({ path, title, text }: Call): Promise<void> {
  if (!settings.notify || !attention.canNotify || Notification.permission !== 'granted') return;
  const shown = await worker();
  await shown?.showNotification(title, { body: text, tag: path, icon: ICON, data: path });
}

async function forgetNotifications(): Promise<void> {
  if (!attention.canNotify) return;
  for (const shown of (await (await worker())?.getNotifications()) ?? []) shown.close();
}
