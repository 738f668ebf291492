/** What the server sends to a device. The browser's push service cannot read it. */
interface Pushed {
  title: string;
  body: string;
  /** A page of the portal. */
  link: string;
  /** A later message with the same tag replaces the earlier one. */
  tag: string;
  lang: string;
}

/** An event that keeps the worker alive until its work is done. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessage extends Lasting {
  data: { json(): unknown } | null;
}
interface Click extends Lasting {
  notification: Pick<Notification, 'close' | 'data'>;
}

/** The part of a service worker that push messages need. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Click) => void): void;
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
}

/** Shows what the server sends, and opens its page when it is pressed. */
export function showPushes(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, link, tag, lang } = (event.data?.json() ?? {}) as Pushed;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, lang, data: { link } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { link } = event.notification.data as { link: string };
    event.waitUntil(open(worker, new URL(link, worker.location.origin).href));
  });
}

/** A page that is open already is shown; no other page is left, because something may be typed there. */
async function open({ clients }: PushScope, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}
