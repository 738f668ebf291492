import { expect, test } from '../support/journey';

/** What the dashboard may cost: requests, and kB of data before they are compressed. */
const most = { requests: 45, data: 60 };

test('the dashboard comes with few requests, each call made once, and little data', async ({ comeBack }) => {
  const page = await comeBack('central');
  const again = await page.context().newPage();
  const asked: string[] = [];
  const calls: string[] = [];
  let bytes = 0;
  again.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    asked.push(request.url());
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  again.on('response', async (response) => {
    if (response.url().includes('/api/')) bytes += (await response.body()).length;
  });
  // The socket comes three seconds after the page, and may ask for what changed in between.
  const connected = again.waitForEvent('websocket');
  await again.goto('/sarabun/dashboard');
  await expect(again.getByRole('region', { name: 'หนังสือเวียน' })).toBeVisible();
  await connected;
  await again.waitForLoadState('networkidle');
  console.log(`dashboard: ${asked.length} requests, ${calls.length} calls, ${Math.round(bytes / 1000)} kB of data`);
  expect([...calls].sort()).toEqual([...new Set(calls)].sort());
  // What all pages after sign-in need comes with the entry, and only once.
  const files = asked.filter((url) => url.includes('/assets/'));
  expect([...files].sort()).toEqual([...new Set(files)].sort());
  const order = (part: string) => asked.findIndex((url) => url.includes(part));
  expect(order('/assets/main-')).toBeGreaterThan(0);
  expect(order('/assets/main-')).toBeLessThan(order('/api/'));
  expect(asked.length).toBeLessThanOrEqual(most.requests);
  expect(bytes / 1000).toBeLessThanOrEqual(most.data);
});
