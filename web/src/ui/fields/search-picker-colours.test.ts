import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rules for chosen options in a style sheet, with what they say. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, selector = '']) => selector.includes('[data-combobox-selected]')).map(([, , said = '']) => said);

test('the chosen option is written in ink on its own ground, not in the white of the kit', () => {
  const kit = readFileSync('node_modules/@mantine/core/styles/Combobox.layer.css', 'utf8');
  expect(rulesOf(kit).some((said) => said.includes('color: var(--mantine-color-white)'))).toBe(true);
  const ours = rulesOf(readFileSync('web/src/ui/fields/search-picker.module.css', 'utf8'));
  expect(ours.some((said) => said.includes('background: var(--brand-tint)'))).toBe(true);
  expect(ours.some((said) => /^\s*color: var\(--ink\);/m.test(said))).toBe(true);
});
