import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import '../src/platform/no-code-from-text';
import { browser } from '../src/platform/browser';
import { allTexts, speak } from '../src/platform/i18n';
import { forgetLine } from '../src/platform/line';
import { forgetTyped } from '../src/platform/offline/typed';
import { forgetSession } from '../src/platform/session';
import { doLess } from './less-work';
import { setPage } from './page';

// The first look at a lazily loaded part takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

doLess();

// What the kit and pdf.js ask of a browser and jsdom does not have. pdf.js asks while it is loaded; nothing is drawn here.
vi.stubGlobal('DOMMatrix', class {});
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// A page that comes without TLS has no such function, and must do without.
Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
window.matchMedia ??= (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
// jsdom says of no element that it is inline, and a title would be named with spaces where parts of it stay on one line.
document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 .whole { display: inline }' }));
Element.prototype.scrollIntoView ??= () => undefined;
// The editor measures where its cursor is. Nothing has a size here.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

const ownFetch = globalThis.fetch;

beforeEach(async () => {
  globalThis.fetch = ownFetch;
  setPage({});
  await speak('th');
  await allTexts('more');
  vi.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // What a test leaves behind as it goes is not answered: a call that failed would be tried again, and counted by the next test. Not all stubs end here:
  // those above are for the whole file.
  globalThis.fetch = () => new Promise(() => undefined);
  forgetSession();
  forgetLine();
  forgetTyped();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  for (const part of document.cookie.split('; ')) document.cookie = `${part.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
});

// The files of a worker share their modules: one that was still being loaded when its file ended could not be loaded by any file after it.
afterAll(async () => {
  await vi.dynamicImportSettled();
  globalThis.fetch = ownFetch;
});
