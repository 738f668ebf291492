import { type Deadline, type MyWork, myWork } from '@sarabun/contract/queues/my-work';
import { emergenciesToDecide } from '@sarabun/contract/rights/emergencies-to-decide';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { openSession } from '../../platform/session';
import { Deadlines } from './deadlines';
import { WaitingToday } from './waiting-today';

beforeEach(() => {
  openSession('t-1', officer);
  vi.setSystemTime(new Date('2026-11-21T10:00:00+07:00'));
});

const work = (legId: number, part: Partial<MyWork> = {}): MyWork => ({
  legId,
  documentId: 100 + legId,
  queue: 'sign',
  queueName: 'รอลงนาม',
  number: `ทส ${legId}`,
  subject: `เรื่องที่ ${legId}`,
  speed: 1,
  speedName: 'ปกติ',
  secrecy: 1,
  sentAt: new Date('2026-11-20T09:00:00+07:00'),
  dueOn: null,
  opened: true,
  ...part,
});
const due = (legId: number, dueOn: string, isFollowed = false): Deadline => ({ ...work(legId), dueOn, isFollowed });
const answer = (waiting: MyWork[], deadlines: Deadline[] = []) => answerCalls(on(myWork, () => ({ waiting, from: '2026-11-15', deadlines })));

test('each waiting letter leads to itself in its queue, with its urgency and due day', async () => {
  answer([work(1, { speed: 4, speedName: 'ด่วนที่สุด', dueOn: '2026-11-20', opened: false }), work(2)]);
  await show(<WaitingToday />);
  const [first, second] = await screen.findAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link', { name: /ยังไม่ได้เปิด/ });
  expect(link.getAttribute('href')).toBe('/sarabun/dashboard?queue=sign&document=101&leg=1');
  expect(first?.textContent).toContain('ด่วนที่สุด');
  expect(first?.textContent).toContain('รอลงนาม');
  expect(second?.textContent).not.toContain('ยังไม่ได้เปิด');
});

test('without work it says so, and a failure can be tried again', async () => {
  answer([]);
  await show(<WaitingToday />);
  expect(await screen.findByText('ไม่มีงานรอท่าน')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  answerCalls(on(myWork, () => new Refused(500, { message: 'ระบบขัดข้อง' })));
  await show(<WaitingToday />);
  expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
});

test('the calendar has four weeks; each day names its deadlines, what is followed is marked', async () => {
  answer([], [due(1, '2026-11-20'), due(2, '2026-11-26'), due(3, '2026-11-26', true), due(4, '2026-11-26')]);
  await show(<Deadlines />);
  await screen.findByText('เรื่องที่ 1');
  const days = screen.getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL');
  expect(days).toHaveLength(28);
  const full = days[11] as HTMLElement;
  expect(shownText(full)).toContain('26 พฤศจิกายน 2569');
  expect(within(full).getAllByRole('link')).toHaveLength(4);
  expect(within(full).getByRole('link', { name: 'ติดตาม: เรื่องที่ 3' })).toBeTruthy();
  expect(within(full).getByRole('link', { name: 'อีก 1 เรื่อง' })).toBeTruthy();
  expect(days[6]?.getAttribute('aria-current')).toBe('date');
});

test('a request for emergency access waits for people who decide it, and leads to its page', async () => {
  const page = { path: 'break-glass', menuId: 3188, name: { th: 'การเข้าถึงกรณีฉุกเฉิน', en: 'Emergency access' }, mayManage: true, pinned: false };
  answerCalls(
    on(myWork, () => ({ waiting: [], from: '2026-11-15', deadlines: [] })),
    on(settingsMenu, () => ({ groups: [{ menuId: 3148, name: page.name, icon: 'shield', pages: [page] }] })),
    on(emergenciesToDecide, () => ({ count: 2, oldestAt: new Date('2026-11-21T09:00:00+07:00') })),
  );
  await show(<WaitingToday />, '/portal');
  const link = await screen.findByRole('link', { name: 'คำขอเข้าถึงหนังสือกรณีฉุกเฉิน 2 รายการ รอท่านพิจารณา' });
  expect(link.getAttribute('href')).toBe('/settings/3188/break-glass');
  expect(screen.queryByText('ไม่มีงานรอท่าน')).toBeNull();
});
