import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

type Compute = Window['getComputedStyle'];

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const enough = 10_000;

/**
 * React keeps a stack with each of the first ten thousand elements of a second, for its warnings. Making them takes a tenth of what drawing
 * takes; without them the warnings come all the same, and name no line.
 */
function keepNoStacks(): void {
  const shared = (React as unknown as Record<string, object>)[internals];
  if (!shared || !('recentlyCreatedOwnerStacks' in shared)) throw new Error('React counts the stacks of elements elsewhere.');
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => enough, set: () => undefined, configurable: true });
}

const isKept = Symbol('isKept');

/**
 * Looking for a role asks for the style of each element and of those around it, again and again while nothing has changed, and jsdom computes all of
 * it each time. jsdom drops its own cache of rules at every change of the document; what was computed holds as long as that cache.
 */
function keepComputedStyles(): void {
  const view = document.defaultView as (Window & { [isKept]?: true }) | null;
  const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const inner = symbol && (document as unknown as Record<symbol, { _styleCache?: object | null }>)[symbol];
  if (!view || !inner || !('_styleCache' in inner)) throw new Error('jsdom keeps the styles of a document elsewhere.');
  if (view[isKept]) return;
  const compute = view.getComputedStyle.bind(view);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  let asOf: object | null | undefined;
  const look: Compute = (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document) return compute(element, pseudo);
    if (!inner._styleCache || inner._styleCache !== asOf) styles = new WeakMap();
    const known = styles.get(element) ?? compute(element);
    styles.set(element, known);
    asOf = inner._styleCache;
    return known;
  };
  Object.assign(view, { getComputedStyle: look, [isKept]: true });
  globalThis.getComputedStyle = look;
}

/**
 * A look for an element that is not there prints the whole document into its error, and who waits for an element looks many times. It is printed
 * when the error is read, which is that of the last look only.
 */
function printWhenRead(): void {
  const { getElementError: print } = getConfig();
  const getElementError = (message: string | null, container: Element) => {
    const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    Error.captureStackTrace(error, getElementError);
    return Object.defineProperty(error, 'message', { get: () => print(message, container).message, configurable: true });
  };
  configure({ getElementError });
}

/** Spares the tests work that none of them looks at. */
export function doLess(): void {
  printWhenRead();
  keepNoStacks();
  keepComputedStyles();
}
