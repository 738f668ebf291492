import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a program on the PATH, or undefined. */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The Chromium to test with: the one in `CHROMIUM`, otherwise in a usual place, otherwise undefined. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return usualNames.map(onPath).find(Boolean) ?? usualPlaces.find((path) => existsSync(path));
}

/**
 * Makes sure that Chromium is available and returns its path. Root on Debian installs it from the distribution, with the PDF tools; others
 * are told what to install.
 */
export function ensureChromium() {
  const complete = findChromium() && onPath('pdftotext');
  if (!complete && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get update && apt-get install -y --no-install-recommends chromium poppler-utils', {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
  }
  const chromium = findChromium();
  if (!chromium || !existsSync(chromium)) {
    throw new Error(
      `The journeys need Chromium${chromium ? `, and there is none at ${chromium}` : ''}. Install it (Debian: apt-get install chromium) or name an existing one: CHROMIUM=/path/to/chrome npm test`,
    );
  }
  return chromium;
}
