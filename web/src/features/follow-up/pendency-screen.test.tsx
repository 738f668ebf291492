import { remindDocument } from '@sarabun/contract/documents/remind-document';
import { listFollowed } from '@sarabun/contract/follow-up/follow-up';
import { exportPendency, type PendencyLine, pendency, pendingLetters } from '@sarabun/contract/follow-up/pendency';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { FollowUpScreen } from './follow-up-screen';
import { PendencyScreen } from './pendency-screen';

const line = (part: Partial<PendencyLine> & Pick<PendencyLine, 'key' | 'name'>): PendencyLine => ({
  detail: '',
  kind: 'unit',
  waiting: 0,
  overdue: 0,
  averageDays: null,
  oldestAt: null,
  ...part,
});
const division = line({ key: 'unit:12', name: 'กองแผนงาน', waiting: 7, overdue: 2, averageDays: 3.5, oldestAt: new Date('2026-11-01T09:00:00+07:00') });
const answer = (data: PendencyLine[], by: 'unit' | 'person' = 'unit') => ({
  unit: by === 'person' ? { unitId: 12, name: 'กองแผนงาน' } : null,
  by,
  all: { waiting: 7, overdue: 2, averageDays: 3.5, oldestAt: division.oldestAt },
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

beforeEach(() => {
  openSession('t-1', officer);
  // The chart warns that jsdom has no layout.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the report says in a table what the chart draws, opens a unit by person and a number as letters', async () => {
  const made = answerCalls(
    on(pendency, ({ unitId }) =>
      unitId === 12
        ? answer([line({ key: 'person:5', name: 'นายสมชาย', detail: 'นักวิชาการ', kind: 'person', waiting: 7, overdue: 2 })], 'person')
        : answer([division]),
    ),
    on(pendingLetters, ({ page, pageSize }) => ({
      data: [
        { documentId: 9, legId: 90, number: 'นร 1', subject: 'ขอข้อมูล', speed: 1, secrecy: 1, sentAt: new Date(), dueOn: '2026-01-01', deskName: 'กองแผนงาน' },
      ],
      total: 1,
      hidden: 3,
      page,
      pageSize,
    })),
  );
  const { place } = await show(<PendencyScreen />, '/sarabun/pendency');
  const table = await screen.findByRole('table', { name: 'รายงานงานค้าง' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('3.5 วัน');
  expect(await screen.findByRole('img', { name: /แผนภูมิงานค้าง/ })).toBeTruthy();
  await userEvent.click(within(table).getByRole('button', { name: '2 เรื่องของกองแผนงาน' }));
  const letters = await screen.findByRole('dialog', { name: 'เรื่องเกินกำหนด: กองแผนงาน' });
  expect((await within(letters).findByRole('link', { name: /ขอข้อมูล/ })).getAttribute('href')).toContain('document=9');
  expect(letters.textContent).toContain('มีอีก 3 เรื่อง');
  expect(made.at(-1)?.input).toMatchObject({ key: 'unit:12', only: 'overdue' });
  await userEvent.click(within(letters).getByRole('button', { name: 'ปิด' }));
  await userEvent.click(screen.getByRole('button', { name: 'กองแผนงาน' }));
  expect(await screen.findByRole('rowheader', { name: /นายสมชาย/ })).toBeTruthy();
  expect(place()).toBe('/sarabun/pendency?unit=12');
});

test('the report is removed for the period and order that are shown', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const made = answerCalls(
    on(pendency, () => answer([division])),
    on(exportPendency, () => ({ name: 'pendency.xlsx', mediaType: 'x', content: 'QQ==' })),
  );
  await show(<PendencyScreen />, '/sarabun/pendency?days=30&sort=name');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งออก Excel' }));
  await waitFor(() => expect(made.some(({ name }) => name === 'exportPendency')).toBe(true));
  const asked = made.find(({ name }) => name === 'pendency')?.input as { from: string };
  expect(made.find(({ name }) => name === 'exportPendency')?.input).toMatchObject({ sort: 'name', from: asked.from });
});

test('says so when nothing waits, and when the report cannot be read', async () => {
  answerCalls(on(pendency, () => ({ ...answer([]), all: { waiting: 0, overdue: 0, averageDays: null, oldestAt: null } })));
  const { unmount } = await show(<PendencyScreen />, '/sarabun/pendency');
  expect(await screen.findByText('ไม่มีงานค้าง')).toBeTruthy();
  unmount();
  answerCalls(on(pendency, () => new Refused(404, { message: 'ไม่พบข้อมูลที่ขอ' })));
  await show(<PendencyScreen />, '/sarabun/pendency?unit=99');
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่พบข้อมูลที่ขอ');
});

const row = {
  legId: 51,
  documentId: 9,
  number: 'นร 1',
  subject: 'ขอข้อมูล',
  speed: 1,
  secrecy: 1,
  sentAt: new Date(),
  dueOn: '2026-01-01',
  deskName: 'กองแผนงาน',
  holder: 'นายสมชาย',
  reported: false,
  remindLegId: 50,
  remindedToday: false,
};

test('who has the work is reminded after a question, by the leg from which it was given', async () => {
  let asked = false;
  const made = answerCalls(
    on(listFollowed, ({ page, pageSize }) => ({
      data: [{ ...row, remindedToday: asked }],
      total: 1,
      page,
      pageSize,
      overdue: { given: 1, followed: 0, work: 0 },
      hasUnit: true,
      elsewhere: [],
    })),
    on(remindDocument, () => {
      asked = true;
      return { item: { documentId: 9, legIds: [51] } };
    }),
  );
  await show(<FollowUpScreen />, '/sarabun/follow-up');
  await userEvent.click(await screen.findByRole('button', { name: /^ทวงถาม/ }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('นายสมชาย');
  await userEvent.click(within(question).getByRole('button', { name: 'ทวงถาม' }));
  expect(await screen.findByText('ทวงถามแล้ววันนี้')).toBeTruthy();
  expect(made.find(({ name }) => name === 'remindDocument')?.input).toEqual({ legId: 50, text: '' });
});

test('a tab shows what is late, and narrowing to it is in the address', async () => {
  const made = answerCalls(
    on(listFollowed, ({ page, pageSize }) => ({
      data: [],
      total: 0,
      page,
      pageSize,
      overdue: { given: 4, followed: 0, work: 0 },
      hasUnit: false,
      elsewhere: [],
    })),
  );
  const { place } = await show(<FollowUpScreen />, '/sarabun/follow-up');
  expect(await screen.findByRole('button', { name: /มอบหมายไป.*เกิน 4/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ของหน่วยงาน' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'เฉพาะที่เกินกำหนด' }));
  expect(await screen.findByText('ไม่มีเรื่องเกินกำหนด')).toBeTruthy();
  expect(place()).toBe('/sarabun/follow-up?only=overdue');
  expect(made.at(-1)?.input).toMatchObject({ only: 'overdue' });
});
