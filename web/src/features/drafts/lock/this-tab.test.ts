import { expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./this-tab')).thisTab;
};

test('a tab stays the same when its page is loaded again, and a copy of it is another', async () => {
  const first = await load();
  dispatchEvent(new Event('pagehide'));
  expect(await load()).toBe(first);
  // What a copy of the tab gets while the first is open.
  expect(sessionStorage.getItem('tab')).toBeNull();
  expect(await load()).not.toBe(first);
});

test('a page that comes back as it was gives its key to no copy', async () => {
  await load();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('tab')).not.toBeNull();
  dispatchEvent(new Event('pageshow'));
  expect(sessionStorage.getItem('tab')).toBeNull();
});
