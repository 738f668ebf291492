import { afterEach, expect, test } from 'vitest';
import { fetchSheetsAgain } from './style-sheets';

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const refusing = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

/** A style sheet as in a browser: with rules, empty or refused because it failed to load, or missing. */
function sheet(name: string, rules: number | 'refused' | null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/assets/${name}.css`;
  Object.defineProperty(link, 'sheet', { value: rules === 'refused' ? refusing : rules === null ? null : { cssRules: { length: rules } } });
  document.head.append(link);
  return link;
}

test('sheets that did not come are fetched again, and the others stay', async () => {
  const [whole, empty, none, refused] = [sheet('whole', 3), sheet('empty', 0), sheet('none', null), sheet('refused', 'refused')];
  const again = fetchSheetsAgain(document);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(['whole', 'empty', 'none', 'refused'].map((name) => `/assets/${name}.css`));
  expect(links[0]).toBe(whole);
  expect(links[1]).not.toBe(empty);
  expect(links[2]).not.toBe(none);
  expect(links[3]).not.toBe(refused);
  links[1]?.dispatchEvent(new Event('load'));
  links[2]?.dispatchEvent(new Event('error'));
  links[3]?.dispatchEvent(new Event('load'));
  await again;
});
