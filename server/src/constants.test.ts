import { readdirSync, readFileSync } from 'node:fs';
import * as allConstants from '@sarabun/contract/constants';
import { expect, test } from 'vitest';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes each figure that is read, by its way from the top. */
const compared = new Set<string>();
const watched = <Of extends object>(of: Of, above = ''): Of =>
  new Proxy(of, {
    get: (target, key) => {
      const value = Reflect.get(target, key);
      if (isGroup(value)) return watched(value, `${above}${String(key)}.`);
      compared.add(`${above}${String(key)}`);
      return value;
    },
  });
const waysOf = (of: object, above = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) => (isGroup(value) ? waysOf(value, `${above}${key}.`) : [`${above}${key}`]));
const constants = watched({ ...allConstants });

const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
const figures = text
  .slice(text.search(/^## \S9 Figures/m))
  .replaceAll(',', '')
  .split('\n')
  .slice(4)
  .join('\n');

const { idle, retries, stays, delays, queueTable, bookPanel, scrollArea, cookieDays, dialogWidth, itemsInRow, headerMenuRoot, languages, socket } = constants;
const pad = constants.signaturePad;
const list = (of: readonly (number | string)[]) => of.join(' ');

/** What the specification says, word for word but for its commas, with the figures of the code in their places. */
const sayings = [
  `Passwords from ${constants.minPasswordLength} characters`,
  `one-time codes for ${constants.codeSeconds} s`,
  `sign-out ${idle.logoutDelay / 1000} s after the idle event idle after ${idle.after} ms`,
  `${retries.most} retries of ${retries.delay} ms times the attempt on 500 and above`,
  `success ${stays.success} error toast ${stays.errorToast} consent ${stays.consentFailure} wrong key ${stays.wrongKey} reset ${stays.reset} other toasts ${stays.toast} ms`,
  `subscription ${delays.notificationSubscription} cookie banner ${delays.cookieBanner} consent ${delays.consent} opening again ${delays.reopen} ` +
    `header menu ${delays.headerMenu} bell after queues ${delays.bellAfterQueues} print ${delays.print} ms`,
  `Queues: ${queueTable.rows} rows ${queueTable.height} px search after ${queueTable.searchDelay} ms from ${queueTable.minSearchLength} characters`,
  `Panels: ${bookPanel.rows} rows ${bookPanel.height} px search after ${bookPanel.searchDelay} ms from ${bookPanel.minSearchLength} characters`,
  `Bell: ${constants.bell.rows} rows`,
  `Scrolling areas ${scrollArea.height} px (${scrollArea.phoneHeight} on a phone)`,
  `Auth cookie ${cookieDays.auth} days cookie consent ${cookieDays.consent}`,
  `Dialogs ${dialogWidth.standard} px (${dialogWidth.iPad} on an iPad ${dialogWidth.windows} on Windows)`,
  `subject columns ${list(constants.titleWidths.slice(0, 3))} or ${constants.titleWidths[3]}`,
  `Tiles: ${itemsInRow.tiles} a row`,
  `header menu: ${itemsInRow.headerMenu} a row parent ${headerMenuRoot.menuId} level ${headerMenuRoot.level}`,
  `settings ${constants.settingsCentre} and ${constants.certificateCentre}`,
  `Default unit ${constants.defaultUnit}`,
  `Loader ${constants.loaderColors.main} for the main organisation else ${constants.loaderColors.others}`,
  `File sizes in ${list(constants.fileSizeUnits)}`,
  `Language ${languages.standard} header ${languages.header} fallback ${languages.fallback}`,
  `the person's with ${constants.dashboardSuffix} behind it`,
  `Heads of registries: ${list(constants.headOfRegistryRoles.main)} in the main organisation else ${list(constants.headOfRegistryRoles.others)}`,
  `${socket.timeout} ms to connect again after ${socket.minDelay} to ${socket.maxDelay} ms at random (${socket.randomness}) without end`,
  `pen ${pad.minWidth} to ${pad.maxWidth} dot ${pad.dotSize} distance ${pad.minDistance} every ${pad.throttle} ms`,
];

test.each(sayings)('the specification says: %s', (saying) => {
  expect(figures).toContain(saying);
});

test('every figure of the specification is compared, and every constant is one of them', () => {
  const rest = sayings.reduce((left, saying) => left.replace(saying, ''), figures);
  expect(rest).not.toMatch(/\d/);
  expect(socket.attempts).toBe(Number.POSITIVE_INFINITY);
  expect(waysOf(allConstants).filter((way) => !compared.has(way))).toEqual([]);
});

test.each([
  ['queues', 'height', queueTable.height],
  ['collections', 'max-height', bookPanel.height],
  ['notifications', 'max-height', scrollArea.height],
  ['notifications', 'max-height', scrollArea.phoneHeight],
  ['../ui/styles', 'min-width', constants.titleWidths[1]],
  ['../ui/styles', 'min-width', constants.titleWidths[2]],
  ['../ui/styles', 'min-width', constants.titleWidths[3]],
])('the style sheets of %s have %s: %d px', (feature, property, pixels) => {
  const folder = new URL(`../../web/src/features/${feature}/`, import.meta.url);
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')).toContain(`${property}: ${pixels}px;`);
});
