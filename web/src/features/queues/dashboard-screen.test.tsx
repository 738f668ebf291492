import { getDashboard } from '@sarabun/contract/collections/get-dashboard';
import { openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { decodeDocument, readNotification } from '@sarabun/contract/notifications/notifications';
import { getTodoList, getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { hint, letter, row, tile } from '../../../test/office';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { saying, shownText } from '../../../test/shown-text';
import { withFakeTimers } from '../../../test/timers';
import { queries } from '../../platform/queries';
import { openSession } from '../../platform/session';
import { DashboardScreen } from './dashboard-screen';
// The dashboard loads it lazily: load it before the first test.
import './queue-dialog';

const tiles = [
  tile({ code: 'sign', title: 'หนังสือรอลงนาม', count: 2, mostUrgent: 1 }),
  tile({ code: 'unreceived', title: 'หนังสือรอลงรับ', count: 12, mostUrgent: 3, overdue: 1 }),
  tile({ code: 'jobFollow', title: 'แฟ้มติดตามงาน', count: 4, overdue: 2 }),
  tile({ code: 'jobCompleted', title: 'งานที่เสร็จสิ้น', count: 0, oldestAt: null }),
];
const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** A dashboard with twelve unreceived letters. */
function office(...others: Parameters<typeof answerCalls>) {
  return answerCalls(
    ...others,
    on(getTodoLists, () => ({ items: Object.fromEntries(tiles.map((one) => [one.code, one])) })),
    on(getTodoList, ({ page, pageSize }) => {
      const shown = twelve.slice((page - 1) * pageSize, page * pageSize);
      return {
        data: shown.map((n) => row(n, n === 1 ? { hasFile: true, speedName: 'ด่วนที่สุด' } : {})),
        hints: shown.map((n) => hint(n, n === 1 ? { speed: 4, opened: false } : {})),
        total: 12,
        page,
        pageSize,
      };
    }),
    on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] })),
    on(myDesks, () => ({ items: [{ deskId: 9, kind: 'unit' as const, name: 'กองแผนงาน', unitId: 1, unitName: 'กองแผนงาน', functions: [] as string[] }] })),
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่ ${documentId - 100}` }) })),
  );
}
const asked = (made: Made[], name: string) => made.filter((call) => call.name === name).map(({ input }) => input as Record<string, unknown>);

beforeEach(() => openSession('t-1', officer));

test('opening a place on a route without a letter warns to select first', async () => {
  office();
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&leg=7');
  expect((await screen.findByText('กรุณาเลือกข้อมูลก่อนทำรายการทุกครั้ง')).closest('[role=alert]')).toBeTruthy();
});

test('the bar of what is chosen comes with the first choice', async () => {
  office();
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  const box = await screen.findByRole('checkbox', { name: 'เลือก เรื่องที่ 2' });
  expect(screen.queryByRole('button', { name: /^ลงรับที่เลือก/ })).toBeNull();
  await userEvent.click(box);
  expect(screen.getByRole('button', { name: 'ลงรับที่เลือก 1 เรื่อง' })).toBeTruthy();
});

test('tiles show what presses, and the summary says where to begin', async () => {
  office();
  await show(<DashboardScreen />, '/sarabun/dashboard');
  const unreceived = await screen.findByRole('button', { name: /12.*หนังสือรอลงรับ/ });
  expect(unreceived.textContent).toContain('ด่วนที่สุด 3');
  expect(unreceived.textContent).toContain('เกินกำหนด 1');
  expect(screen.getByRole('button', { name: /งานที่เสร็จสิ้น/ }).getAttribute('data-depth')).toBe('0');
  // Watching queues show rows that are work elsewhere, so they are not counted twice.
  const summary = shownText(screen.getByRole('button', { name: 'หนังสือรอลงรับ' }).closest('p') as HTMLElement);
  expect(summary).toContain('ด่วนที่สุด 4 เรื่อง และ เกินกำหนด 1 เรื่อง');
  // What is overdue there is named apart, because its tile says it, too.
  expect(summary).toContain('งานที่รอผู้อื่นเกินกำหนด 2 เรื่อง');
});

test('a tile opens its queue, and the address says so', async () => {
  office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /12.*หนังสือรอลงรับ/ }));
  const dialog = await screen.findByRole('dialog', { name: 'หนังสือรอลงรับ' });
  expect(await within(dialog).findByRole('button', { name: 'เรียกดู เรื่องที่ 1' })).toBeTruthy();
  expect(place()).toBe('/sarabun/dashboard?queue=unreceived');
  expect(within(dialog).getByRole('link', { name: 'เปิดโต๊ะลงรับ' })).toBeTruthy();
});

test('a link reopens queue, page, order and filter', async () => {
  const made = office();
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&page=2&sort=subject&order=desc&only=urgent&search=69');
  expect(await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 11' })).toBeTruthy();
  expect(asked(made, 'getTodoList')[0]).toMatchObject({ page: 2, pageSize: 10, sort: 'subject', order: 'desc', only: 'urgent', generalSearch: '69' });
  expect(screen.getByRole('columnheader', { name: 'เรื่อง' }).getAttribute('aria-sort')).toBe('descending');
});

test('a heading sorts, the pager turns pages, and both are in the address', async () => {
  const made = office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  await userEvent.click(await screen.findByRole('button', { name: 'เลขที่หนังสือ' }));
  await waitFor(() => expect(place()).toContain('sort=number&order=asc'));
  await userEvent.click(screen.getByRole('button', { name: 'เลขที่หนังสือ' }));
  await waitFor(() => expect(asked(made, 'getTodoList').at(-1)).toMatchObject({ sort: 'number', order: 'desc' }));
  await userEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
  expect(await screen.findByText(saying('แสดง 11–12 จาก 12 เรื่อง'))).toBeTruthy();
  expect(place()).toContain('page=2');
});

test('a page that cannot be read counts no rows, and the pages before it stay within reach', async () => {
  office(
    on(getTodoList, ({ page, pageSize }) =>
      page === 1 ? { data: twelve.slice(0, 9).map((n) => row(n)), hints: twelve.slice(0, 9).map((n) => hint(n)), total: 12, page, pageSize } : new Refused(400),
    ),
  );
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  // One of them is not kept on this device.
  expect(await screen.findByText(saying('แสดง 1–9 จาก 12 เรื่อง'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
  expect(await screen.findByText('โหลดรายการไม่สำเร็จ')).toBeTruthy();
  expect(screen.queryByText(/^แสดง/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'หน้าก่อน' }));
  expect(await screen.findByText(saying('แสดง 1–9 จาก 12 เรื่อง'))).toBeTruthy();
});

test('a filter narrows the queue and can be taken off', async () => {
  const made = office();
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&page=2');
  const urgent = await screen.findByRole('button', { name: 'ด่วน' });
  await userEvent.click(urgent);
  await waitFor(() => expect(asked(made, 'getTodoList').at(-1)).toMatchObject({ only: 'urgent', page: 1 }));
  expect(urgent.getAttribute('aria-pressed')).toBe('true');
  // The tile counts the letters of the whole queue, which are not those shown.
  const head = screen.getByRole('heading', { level: 1, name: 'หนังสือรอลงรับ' }).closest('header') as HTMLElement;
  expect(head.textContent).not.toContain('ด่วนที่สุด');
  await userEvent.click(urgent);
  expect(urgent.getAttribute('aria-pressed')).toBe('false');
  expect(head.textContent).toContain('ด่วนที่สุด 3');
});

test('arrows go from row to row, Enter opens, a slash goes to the search', async () => {
  office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  const first = await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 1' });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เรียกดู เรื่องที่ 2' })));
  await userEvent.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'ค้นในคิวนี้' })));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toContain('document=101&leg=501'));
  expect(await screen.findByRole('dialog', { name: 'เรื่องที่ 1' })).toBeTruthy();
});

test('unread rows say so, urgent ones wear the red badge, marks have words', async () => {
  office();
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  const urgent = (await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 1' })).closest('tr') as HTMLElement;
  expect(urgent.className).toBe('unread');
  expect(within(urgent).getByText('ยังไม่เปิดอ่าน')).toBeTruthy();
  expect(within(urgent).getByText('ด่วนที่สุด').className).toContain('speed4');
  expect(within(urgent).getByText('มีไฟล์แนบ')).toBeTruthy();
});

test.each([
  ['IEAT', 'jobCommand', 'ทราบ มอบกองแผน'],
  ['IEAT', 'unreceived', 'สำนักเลขาธิการคณะรัฐมนตรี'],
  ['OMB', 'jobCommand', 'สำนักเลขาธิการคณะรัฐมนตรี'],
] as const)('at %s a row of %s says %s', async (agency, queue, text) => {
  setPage({ agency });
  openSession('t-1', officer);
  office();
  await show(<DashboardScreen />, `/sarabun/dashboard?queue=${queue}`);
  const shown = (await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 2' })).closest('tr') as HTMLElement;
  expect(shown.querySelector('.organisation > div')?.textContent).toBe(text);
});

test('the search over all queues waits for a third letter', async () => {
  const user = withFakeTimers();
  const made = office();
  await show(<DashboardScreen />, '/sarabun/dashboard');
  const box = await screen.findByRole('searchbox', { name: 'ค้นในทุกคิว' });
  await user.type(box, 'งบ');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked(made, 'getTodoLists').map(({ search }) => search)).toEqual(['']);
  await user.type(box, 'ประมาณ');
  await waitFor(() => expect(asked(made, 'getTodoLists').at(-1)).toMatchObject({ search: 'งบประมาณ' }));
});

test('the search of a queue waits for a third letter, and its box follows what is searched for', async () => {
  const user = withFakeTimers();
  const made = office(on(getTodoList, ({ page, pageSize }) => ({ data: [], hints: [], total: 0, page, pageSize })));
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  const box = (await screen.findByRole('searchbox', { name: 'ค้นในคิวนี้' })) as HTMLInputElement;
  await user.type(box, 'งบ');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked(made, 'getTodoList').map(({ generalSearch }) => generalSearch)).toEqual(['']);
  await user.type(box, 'ประมาณ');
  await waitFor(() => expect(asked(made, 'getTodoList').at(-1)).toMatchObject({ generalSearch: 'งบประมาณ' }));
  await user.click(await screen.findByRole('button', { name: 'แสดงทั้งหมด' }));
  await waitFor(() => expect(box.value).toBe(''));
});

test('a queue that cannot be loaded says why and tries again', async () => {
  let broken = true;
  office(
    on(getTodoList, ({ page, pageSize }) =>
      broken ? new Refused(403, { message: 'ไม่มีสิทธิ์ดูคิวนี้' }) : { data: [row(7)], hints: [hint(7)], total: 1, page, pageSize },
    ),
  );
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่มีสิทธิ์ดูคิวนี้');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 7' })).toBeTruthy();
});

test('an empty queue brings good news; a search without a match offers all letters', async () => {
  office(on(getTodoList, ({ page, pageSize }) => ({ data: [], hints: [], total: 0, page, pageSize })));
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&search=ไม่มีอยู่');
  await userEvent.click(await screen.findByRole('button', { name: 'แสดงทั้งหมด' }));
  expect(await screen.findByText('ลงรับครบแล้ว')).toBeTruthy();
  expect(place()).toBe('/sarabun/dashboard?queue=unreceived');
});

test('old rows stay while new ones are asked for after a message of the server', async () => {
  let rows = [1, 2];
  office(on(getTodoList, ({ page, pageSize }) => ({ data: rows.map((n) => row(n)), hints: rows.map((n) => hint(n)), total: rows.length, page, pageSize })));
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
  expect(await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 2' })).toBeTruthy();
  rows = [2, 3];
  void queries.invalidateQueries({ queryKey: ['queues'] });
  expect(screen.getByRole('button', { name: 'เรียกดู เรื่องที่ 1' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'เรียกดู เรื่องที่ 1' })).toBeNull();
});

test('the letters of a queue are gone through without closing, over the end of a page', async () => {
  office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&document=110&leg=510');
  const dialog = await screen.findByRole('dialog', { name: 'เรื่องที่ 10' });
  expect(await within(dialog).findByText('10 จาก 12')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'เรื่องถัดไป' }));
  expect(await screen.findByRole('dialog', { name: 'เรื่องที่ 11' })).toBeTruthy();
  expect(place()).toContain('page=2&document=111&leg=511');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'เรื่องที่ 10' })).toBeTruthy();
});

test('Escape closes the letter first, then the queue', async () => {
  office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await screen.findByRole('dialog', { name: 'เรื่องที่ 1' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBe('/sarabun/dashboard?queue=unreceived'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBe('/sarabun/dashboard'));
});

test('a link of a notification is marked read, opens its letter and leaves the address', async () => {
  const made = office(
    on(readNotification, () => ({ is_save: true, item: { documentId: 103, legId: 503 }, message: '' })),
    on(decodeDocument, () => ({ item: { documentId: 103 } })),
  );
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?t=receive-code-1&d=document-code-1');
  expect(await screen.findByRole('dialog', { name: 'เรื่องที่ 3' })).toBeTruthy();
  expect(place()).toBe('/sarabun/dashboard?document=103&leg=503');
  expect(asked(made, 'readNotification')).toEqual([{ receiveId: 'receive-code-1' }]);
  expect(asked(made, 'decodeDocument')).toEqual([{ code: 'document-code-1' }]);
});

test('a forged link opens nothing and says so', async () => {
  office(on(decodeDocument, () => new Refused(404, { message: 'ไม่พบหนังสือ' })));
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?d=forged-code');
  expect(await screen.findByText('ไม่พบหนังสือ')).toBeTruthy();
  expect(place()).toBe('/sarabun/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a queue is read with what is overdue first, and the address says so', async () => {
  const made = office();
  const { place } = await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived&sort=subject');
  await userEvent.click(await screen.findByRole('button', { name: 'เกินกำหนดก่อน' }));
  await waitFor(() => expect(asked(made, 'getTodoList').at(-1)).toMatchObject({ first: 'due', page: 1 }));
  expect(asked(made, 'getTodoList').at(-1)).not.toHaveProperty('sort', 'subject');
  expect(place()).toBe('/sarabun/dashboard?queue=unreceived&first=due');
});

test('without a line a queue says so, and its rows come when the line is back', async () => {
  const line = { lost: true };
  const whole = office();
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (line.lost) throw new TypeError('Failed to fetch');
    return answering(address, init);
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onlineManager.setOnline(false);
  try {
    await show(<DashboardScreen />, '/sarabun/dashboard?queue=unreceived');
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    const dialog = await screen.findByRole('dialog');
    const failed = within(dialog).getByRole('alert');
    expect(failed.textContent).toContain('ติดต่อเครื่องแม่ข่ายไม่ได้');
    line.lost = false;
    vi.useRealTimers();
    await userEvent.click(within(failed).getByRole('button', { name: 'ลองอีกครั้ง' }));
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(11));
    expect(whole.some(({ name }) => name === getTodoList.name)).toBe(true);
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a search that finds nothing says so, and leads to the search of all letters', async () => {
  office(
    on(getTodoLists, ({ search }) => ({
      items: Object.fromEntries(tiles.map((one) => [one.code, search ? { ...one, count: 0, mostUrgent: 0, overdue: 0 } : one])),
    })),
  );
  await show(<DashboardScreen />, '/sarabun/dashboard?find=ไม่มีคำนี้');
  expect(await screen.findByText('ไม่พบคำค้น “ไม่มีคำนี้” ในคิวใดของท่าน')).toBeTruthy();
  expect(screen.queryByText('ไม่มีเรื่องค้างบนโต๊ะของท่าน')).toBeNull();
  expect(screen.getByRole('link', { name: 'ค้นหนังสือทั้งหมด' }).getAttribute('href')).toContain('/sarabun/search?q=');
});

test('a letter that was given to two units is two items, each with its receiver', async () => {
  answerCalls(
    on(getTodoLists, () => ({ items: { jobAssign: tile({ code: 'jobAssign', title: 'งานที่มอบหมายไป', count: 2 }) } })),
    on(getTodoList, ({ page, pageSize }) => ({
      data: [row(1), row(2, { documentId: 101, subject: 'เรื่องที่ 1' })],
      hints: [hint(1, { givenTo: 'กองคลัง', receivedUnder: '145/2569' }), hint(2, { givenTo: 'กองช่าง', sentBack: true })],
      total: 2,
      page,
      pageSize,
    })),
    on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] })),
    on(myDesks, () => ({ items: [] })),
    on(myRegistries, () => ({ items: [] })),
  );
  await show(<DashboardScreen />, '/sarabun/dashboard?queue=jobAssign');
  expect(await screen.findByText('ถึง กองคลัง')).toBeTruthy();
  expect(screen.getByText('ถึง กองช่าง')).toBeTruthy();
  expect(screen.getByText('เลขรับ ๑๔๕/๒๕๖๙')).toBeTruthy();
  expect(screen.getAllByText('ส่งคืน')).toHaveLength(1);
  expect(screen.getByText(saying('แสดง 1–2 จาก 2 รายการ'))).toBeTruthy();
});
