import { expect, it } from 'vitest';
import { namesPerson } from './name-rules';
import { usualTitles } from './title-texts';

const thai = { firstName: 'ณัฐธิดา', lastName: 'ภักดีรัฐ', suffix: 'ป.ม.' };
const english = { firstName: 'Natthida', lastName: 'Phakdi-Rat', suffix: 'Ph.D.' };
const titles = ['นางสาว', 'นาง', 'ผศ.', 'ดร.', 'Miss', 'Asst. Prof.', 'พ.ต.ท.หญิง', ...usualTitles];
const isHers = (said: string) => namesPerson(said, [thai, english], titles);

it.each([
  'ณัฐธิดา ภักดีรัฐ',
  'นางสาวณัฐธิดา  ภักดีรัฐ',
  'น.ส. ณัฐธิดา ภักดีรัฐ',
  'ผศ.ดร.ณัฐธิดา ภักดีรัฐ ป.ม.',
  'พ.ต.ท. หญิง ณัฐธิดา ภักดีรัฐ',
  'Natthida Phakdi-Rat',
  'NATTHIDA PHAKDIRAT',
  'Asst. Prof. Dr. Natthida Phakdirat, Ph.D.',
  'PHAKDIRAT, Natthida',
])('%s is the name of the person', (said) => {
  expect(isHers(said)).toBe(true);
});

it.each([
  ['another person', 'Somchai Otherperson'],
  ['another last name', 'ณัฐธิดา ใจดี'],
  ['a longer last name', 'ณัฐธิดา ภักดีรัฐกุล'],
  ['a last name only', 'ภักดีรัฐ'],
  ['a first name only', 'Natthida'],
  ['a middle name', 'Natthida Maria Phakdirat'],
  ['names of both languages', 'ณัฐธิดา Phakdirat'],
  ['something before that is no title', 'Other Natthida Phakdirat'],
  ['an organisation', 'Ministry'],
  ['a title only', 'นางสาว'],
  ['no name', ''],
])('%s is not: %s', (_what, said) => {
  expect(isHers(said)).toBe(false);
});

it('a person without any name is nobody', () => {
  expect(namesPerson('', [{ firstName: '', lastName: '', suffix: '' }], titles)).toBe(false);
});

it('titles that overlap are tried once at each place', () => {
  const hers = { firstName: 'Natthida', lastName: 'Phakdirat', suffix: '' };
  expect(namesPerson(`${'Mr'.repeat(200)}x Natthida Phakdirat`, [hers], ['Mr', 'mr', 'M'])).toBe(false);
  expect(namesPerson(`${'Mr'.repeat(200)} Natthida Phakdirat`, [hers], ['Mr', 'mr', 'M'])).toBe(true);
});
