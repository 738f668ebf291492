import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it draws the same pages for less processor time. */
const withoutWindows = 'chromium-headless-shell';
const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', withoutWindows];
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

/** The Chromium to use: the one in `CHROMIUM`, otherwise in a usual place, otherwise undefined. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return usualNames.map(onPath).find(Boolean) ?? usualPlaces.find((path) => existsSync(path));
}

/** The Chromium of the journeys: the one in `CHROMIUM`, otherwise one without windows, otherwise any. */
export const findForJourneys = () => process.env.CHROMIUM || onPath(withoutWindows) || findChromium();

const install = 'apt-get install -y --no-install-recommends poppler-utils';

/**
 * Makes sure that Chromium is available and returns its path. Root on Debian installs it from the distribution, with the PDF tools; others
 * are told what to install.
 */
export function ensureChromium() {
  const complete = findForJourneys() && onPath('pdftotext');
  if (!complete && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(`apt-get update && { ${install} ${withoutWindows} || ${install} chromium; }`, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
  }
  const chromium = findForJourneys();
  if (!chromium || !existsSync(chromium)) {
    throw new Error(
      `The journeys need Chromium${chromium ? `, and there is none at ${chromium}` : ''}. Install it (Debian: apt-get install ${withoutWindows}) or name an existing one: CHROMIUM=/path/to/chrome npm test`,
    );
  }
  return chromium;
}
