import { expect, test } from 'vitest';
import { focusFirstField } from './first-field';

test('the first field is one to write in: a day and the choice of a template are passed over, of radios the chosen one is taken', () => {
  document.body.innerHTML =
    '<form><div data-fields><select data-shortcut></select><input data-dates-input><textarea></textarea></div></form>' +
    '<form><div data-fields><input type="radio"><input type="radio" checked></div></form>';
  const [first, second] = [...document.forms];
  focusFirstField(first ?? null);
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  focusFirstField(second ?? null);
  expect(document.activeElement).toHaveProperty('checked', true);
  document.body.innerHTML = '';
});
