import { findParties } from '@sarabun/contract/documents/route-actions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { withWords } from './search-state';
import { UnitField } from './unit-field';

beforeEach(() => openSession('t-1', officer));

test('a name that is no unit of the office stays in the box, is said not to filter, and is searched for instead', async () => {
  answerCalls(on(findParties, () => ({ items: [] })));
  const searched: string[] = [];
  await show(<UnitField unit={undefined} name={null} onUnit={() => {}} onWords={(words) => searched.push(words)} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'หน่วยงานที่เกี่ยวข้อง' });
  await userEvent.type(box, 'กรมที่ดิน');
  expect(await screen.findByText('ไม่พบหน่วยงานภายในชื่อนี้')).toBeTruthy();
  await userEvent.tab();
  expect(box.value).toBe('กรมที่ดิน');
  expect(await screen.findByText(/ยังไม่ได้กรองด้วย “กรมที่ดิน”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ค้นคำว่า “กรมที่ดิน” แทน' }));
  expect(searched).toEqual(['กรมที่ดิน']);
  expect(box.value).toBe('');
  expect(screen.queryByText(/ยังไม่ได้กรองด้วย/)).toBeNull();
});

test('a name that is emptied again leaves no remark', async () => {
  answerCalls(on(findParties, () => ({ items: [] })));
  await show(<UnitField unit={undefined} name={null} onUnit={() => {}} onWords={() => {}} />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(box, 'กรม');
  await userEvent.tab();
  expect(await screen.findByText(/ยังไม่ได้กรองด้วย/)).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.tab();
  expect(screen.queryByText(/ยังไม่ได้กรองด้วย/)).toBeNull();
});

test('words are added to those that are searched for, a name with spaces in one piece', () => {
  expect(withWords(undefined, 'กรมที่ดิน')).toBe('กรมที่ดิน');
  expect(withWords('ขอเชิญ ', 'กรม ที่ดิน')).toBe('ขอเชิญ "กรม ที่ดิน"');
});
