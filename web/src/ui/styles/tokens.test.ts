import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('web/src/ui/styles/tokens.css', 'utf8');
const block = (scheme: string) => css.slice(css.indexOf(`[data-mantine-color-scheme='${scheme}'] {`)).split('}')[0] ?? '';
const colour = (scheme: string, name: string) => new RegExp(`--${name}: #([0-9a-f]{6});`).exec(block(scheme))?.[1] ?? '';

/** Relative luminance as WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['ink', 'ink-2', 'ink-3', 'pen', 'gold-ink', 'red-ink', 'amber-ink', 'green-ink', 'blue-ink'];
test.each(['light', 'dark'].flatMap((scheme) => texts.map((text) => [scheme, text] as const)))('in %s, %s is readable on every surface', (scheme, text) => {
  for (const surface of ['page', 'surface', 'sunk', 'raised'])
    expect(contrast(colour(scheme, text), colour(scheme, surface)), surface).toBeGreaterThanOrEqual(4.5);
});
