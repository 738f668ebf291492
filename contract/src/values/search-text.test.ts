import { expect, it } from 'vitest';
import { foldSearch } from './search-text';

it('takes Thai digits, capitals, both ways of writing sara am and the common misspelling as one', () => {
  expect(foldSearch('ที่ กต ๐๑๒๓/๔๕ PDF')).toBe('ที่ กต 0123/45 pdf');
  expect(foldSearch('ท\u0e4d\u0e32')).toBe('ทำ');
  expect(foldSearch('เกษียณหนังสือ')).toBe('เกษียนหนังสือ');
});
