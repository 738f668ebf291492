import { type BookItem, getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { collectionCodes } from '@sarabun/contract/portal/collection';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { CollectionPanels, sideBySide } from './collection-panels';

const circulars: BookItem[] = Array.from({ length: 7 }, (_, index) => ({
  sequence: index + 1,
  meetingNumber: null,
  subject: `หนังสือเวียนฉบับที่ ${index + 1}`,
  number: `ว ${index + 1}`,
  announcedOn: '2026-11-19',
  legId: null,
  documentId: 201 + index,
  isRead: index > 0,
  isNew: false,
  itemId: null,
  isPinned: false,
}));
const all = on(getDashboard, ({ bookType, querySearch }) => ({
  item: collectionCodes.map((code) =>
    code === 'circular' && (!bookType || bookType === code) ? circulars.filter(({ subject }) => subject.includes(querySearch)) : [],
  ),
}));
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => openSession('t-1', officer));

test('each panel goes into the column that is the least filled, in order', () => {
  const groups = ['open', 'open', 'open', 'shut', 'shut'].map((state, index) => ({ code: index, standsOpen: state === 'open' }));
  expect(sideBySide(groups, 2).map((column) => column.map(({ code }) => code))).toEqual([
    [0, 2],
    [1, 3, 4],
  ]);
  expect(sideBySide(groups.slice(0, 1), 2)).toHaveLength(1);
  expect(sideBySide(groups, 1)).toEqual([groups]);
});

test('five rows a page; empty collections say so; half of the panels are shut', async () => {
  answerCalls(all);
  await show(<CollectionPanels onOpen={() => undefined} />);
  const box = await panel('หนังสือเวียน');
  await box.findByRole('button', { name: /ฉบับที่ 1$/ });
  expect(box.getAllByRole('row')).toHaveLength(1 + 5);
  await userEvent.click(box.getByRole('button', { name: 'หน้าถัดไปของหนังสือเวียน' }));
  expect(box.getAllByRole('row')).toHaveLength(1 + 2);
  expect(box.getByText('6–7 จาก 7')).toBeTruthy();
  expect((await panel('คำสั่ง')).getByText('ยังไม่มีคำสั่ง')).toBeTruthy();
  const rules = await panel('ข้อบังคับ');
  const opener = rules.getByRole('button', { name: 'ขยายข้อบังคับ' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(opener);
  expect(rules.getByText('ยังไม่มีข้อบังคับ')).toBeTruthy();
});

test('a search needs three letters and is made at once by Enter', async () => {
  const made = answerCalls(all);
  await show(<CollectionPanels onOpen={() => undefined} />);
  const box = await panel('หนังสือเวียน');
  await box.findByRole('button', { name: /ฉบับที่ 1$/ });
  const search = box.getByRole('searchbox');
  await userEvent.type(search, ' 3{Enter}');
  expect(made).toHaveLength(1);
  await userEvent.clear(search);
  await userEvent.type(search, 'ฉบับที่ 3{Enter}');
  await waitFor(() => expect(box.getAllByRole('row')).toHaveLength(1 + 1));
  expect(made.at(-1)?.input).toEqual({ bookType: 'circular', querySearch: 'ฉบับที่ 3', take: 200 });
  await userEvent.clear(search);
  await waitFor(() => expect(box.getAllByRole('row')).toHaveLength(1 + 5));
});

test('opening an item marks it read; a read one is not marked again', async () => {
  const made = answerCalls(
    all,
    on(updateReadPortal, () => ({ isRead: true })),
  );
  const opened = vi.fn();
  await show(<CollectionPanels onOpen={opened} />);
  const box = await panel('หนังสือเวียน');
  await userEvent.click(await box.findByRole('button', { name: /ฉบับที่ 1/ }));
  await userEvent.click(box.getByRole('button', { name: /ฉบับที่ 2/ }));
  expect(opened.mock.calls).toEqual([
    [201, null],
    [202, null],
  ]);
  await waitFor(() => expect(made.filter(({ name }) => name === 'updateReadPortal').map(({ input }) => input)).toEqual([{ documentId: 201 }]));
});

test('an agency hides what it has not', async () => {
  setPage({ agency: 'IEAT' });
  openSession('t-1', officer);
  answerCalls(all);
  await show(<CollectionPanels onOpen={() => undefined} />);
  expect(await screen.findByRole('region', { name: 'คำสั่ง' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'หนังสือเวียน' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'แถลงการณ์' })).toBeNull();
});

test('collections that cannot be loaded say why', async () => {
  answerCalls(on(getDashboard, () => new Refused(403, { message: 'ไม่มีสิทธิ์' })));
  await show(<CollectionPanels onOpen={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่มีสิทธิ์');
});

test('the dashboard asks for one page of each collection; the rest comes when someone turns the page', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...(circulars[0] as BookItem),
    sequence: index + 1,
    documentId: 300 + index,
    subject: `ฉบับที่ ${index + 1}`,
  }));
  const made = answerCalls(
    on(getDashboard, ({ bookType, take }) => ({
      item: collectionCodes.map((code) => (code === 'circular' ? many.slice(0, take) : [])),
      totals: collectionCodes.map((code) => (code === 'circular' && (!bookType || bookType === code) ? many.length : 0)),
    })),
  );
  await show(<CollectionPanels onOpen={() => undefined} />);
  const box = await panel('หนังสือเวียน');
  await box.findByText('1–5 จาก 12');
  const asked = () => made.filter(({ name }) => name === getDashboard.name).length;
  expect(asked()).toBe(1);
  await userEvent.click(box.getByRole('button', { name: 'หน้าถัดไปของหนังสือเวียน' }));
  await box.findByText(/ฉบับที่ 6$/);
  await userEvent.click(box.getByRole('button', { name: 'หน้าถัดไปของหนังสือเวียน' }));
  await box.findByText('11–12 จาก 12');
  expect(asked()).toBe(2);
});
