import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findForJourneys } from '../tools/support/chromium.mjs';
import { keepTemporaryFilesInMemory } from '../tools/support/scratch-folder.mjs';

keepTemporaryFilesInMemory();

const chromium = findForJourneys();
// Without windows Chromium rounds the width of letters to whole pixels, and lines break elsewhere; with windows it does not know the first word.
const asOnScreen = '--font-render-hinting=none';
const quiet = [
  asOnScreen,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The groups of journeys: the folders that have any. */
const groups = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(import.meta.dirname, entry.name)).some((name) => name.endsWith('.test.ts')))
  .map(({ name }) => name);

/** The journeys of a group run one after another, because they share an office; the groups run side by side, each in its own. */
export default defineConfig({
  // The first start is that of the README; the later ones are compiled.
  globalSetup: ['./support/offices.ts', '../tools/support/compile-server.mjs'],
  projects: groups.map((name) => ({ name, testDir: name, workers: 1 })),
  testMatch: '*.test.ts',
  workers: groups.length,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // What hangs fails at its limit; a slow machine is no fault.
  timeout: 360_000,
  expect: { timeout: 45_000 },
  use: {
    // It would answer what a journey makes fail.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: quiet },
    viewport: { width: 1440, height: 900 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // What fades in is drawn many times, and is read by axe while it is pale. The journey of a reply keeps its motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Watching every page as it is drawn doubles what a journey costs: only one that failed is watched, at its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
