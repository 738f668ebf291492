import { expect, it } from 'vitest';
import { wordsIn } from './own-words';

it('says in the language of a notice only what the product wrote', () => {
  expect([wordsIn('พ้นจากหน่วยงาน', 'th'), wordsIn('พ้นจากหน่วยงาน', 'en')]).toEqual(['พ้นจากหน่วยงาน', 'Left the office']);
  expect(wordsIn('ออกใบรับรองใหม่แทน', 'en')).toBe('Replaced by a new certificate');
  expect(wordsIn('หยุดเวียน', 'en')).toBe('The circulation was stopped');
  expect(wordsIn('กุญแจหาย', 'en')).toBe('กุญแจหาย');
});
