import { expect, it } from 'vitest';
import { type PushScope, showPushes } from './push';

/** A service worker with these pages open; tells what it showed, focused and opened. */
function worker(...pages: string[]) {
  const told: unknown[][] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    registration: { showNotification: async (...shown: unknown[]) => void told.push(['show', ...shown]) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => told.push(['focus', url]) })),
      openWindow: async (url: string) => told.push(['open', url]),
    },
    location: { origin: 'https://flow.example.go.th' },
  };
  showPushes(scope as unknown as PushScope);
  const happen = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
    return told;
  };
  return happen;
}

it('shows what the server sends', async () => {
  const message = { title: 'ท่านได้รับมอบหมายงาน', body: 'ขอข้อมูล', link: '/sarabun/dashboard?t=1', tag: 'n1', lang: 'th' };
  expect(await worker()('push', { data: { json: () => message } })).toEqual([
    ['show', message.title, { body: message.body, tag: 'n1', lang: 'th', data: { link: message.link } }],
  ]);
});

it.each([
  ['its page in a new window', ['https://flow.example.go.th/sarabun/dashboard'], ['open', 'https://flow.example.go.th/sarabun/dashboard?t=1']],
  ['the window that shows it', ['https://flow.example.go.th/sarabun/dashboard?t=1'], ['focus', 'https://flow.example.go.th/sarabun/dashboard?t=1']],
])('a press opens %s', async (_, pages, expected) => {
  const notification = { data: { link: '/sarabun/dashboard?t=1' }, close: () => undefined };
  expect(await worker(...pages)('notificationclick', { notification })).toEqual([expected]);
});
