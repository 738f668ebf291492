import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/support/chromium.mjs';

const chromium = findChromium();
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Journeys run one after another, because they share one office. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/portal.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: quiet },
    viewport: { width: 1440, height: 900 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
