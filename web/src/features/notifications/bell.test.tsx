import { getNotifications, type Notification, readAllNotifications, readNotification } from '@sarabun/contract/notifications/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { setPage } from '../../../test/page';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { changeLanguage } from '../../platform/i18n';
import { deliver } from '../../platform/messages';
import { Bell } from './bell';

const arrived: Notification = {
  receiveId: 7,
  module: 'SARABAN',
  title: 'มีหนังสือเสนอถึงท่าน',
  html: 'เรื่อง <b>พื้นที่ชุ่มน้ำ</b><script>alert(1)</script>',
  createdAt: new Date(),
  isRead: false,
  subject: 'พื้นที่ชุ่มน้ำ',
  documentId: 41,
  legId: 97,
  from: 'มานี มีนา',
  speed: 4,
  speedName: 'ด่วนที่สุด',
  isOverdue: true,
  count: 1,
  link: '/sarabun/dashboard?t=a&d=b',
};
const plain: Notification = {
  ...arrived,
  receiveId: 8,
  title: 'ปิดปรับปรุงระบบ',
  html: 'คืนนี้',
  isRead: true,
  documentId: null,
  legId: null,
  link: null,
  subject: null,
};
const content = {
  totalAlert: 1,
  unread: [{ module: 'SARABAN' as const, count: 1 }],
  alerts: [arrived, plain],
  logs: [{ icon: 'sign-in', header: 'เข้าสู่ระบบ', dateAlert: new Date('2020-01-02T08:00:00+07:00') }],
};
const bell = on(getNotifications, () => ({ items: content }));

const play = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class {
      play = play;
    },
  );
});
afterEach(() => play.mockClear());

async function openBell() {
  const user = userEvent.setup();
  const page = await show(<Bell />);
  await user.click(await screen.findByRole('button', { name: 'การแจ้งเตือน 1 รายการยังไม่อ่าน' }));
  return { user, ...page };
}

test('unread alerts are marked, in words too, and their text comes without anything but emphasis', async () => {
  answerCalls(bell);
  await openBell();
  const alerts = within(screen.getByRole('tabpanel')).getAllByRole('button');
  expect(alerts[0]?.textContent).toContain('เรื่อง พื้นที่ชุ่มน้ำ');
  expect(alerts[0]?.textContent).toContain('วันนี้');
  expect(alerts[0]?.textContent).toContain('ยังไม่อ่าน');
  for (const said of ['ด่วนที่สุด', 'เกินกำหนด', 'จาก มานี มีนา']) expect(alerts[0]?.textContent).toContain(said);
  expect(alerts[0]?.textContent).not.toContain('alert(1)');
  expect(alerts[1]?.textContent).not.toContain('ยังไม่อ่าน');
});

test('opening an alert with letter and leg marks it, says so the first time and opens the letter', async () => {
  const made = answerCalls(
    bell,
    on(readNotification, () => ({ is_save: true, item: { documentId: 41, legId: 97 }, message: '' })),
  );
  const { user, place } = await openBell();
  await user.click(screen.getByRole('button', { name: /มีหนังสือเสนอถึงท่าน/ }));
  expect(await screen.findByText('บันทึกข้อมูล เรียกดู')).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/sarabun/dashboard?document=41&leg=97'));
  expect(made.find(({ name }) => name === 'readNotification')?.input).toEqual({ receiveId: 7 });
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

test('an alert without a letter is only marked', async () => {
  const made = answerCalls(
    bell,
    on(readNotification, () => ({ is_save: false, item: { documentId: null, legId: null }, message: '' })),
  );
  const { user, place } = await openBell();
  await user.click(screen.getByRole('button', { name: /ปิดปรับปรุงระบบ/ }));
  await waitFor(() => expect(made.some(({ name }) => name === 'readNotification')).toBe(true));
  expect(place()).toBe('/portal');
  expect(screen.queryByText('บันทึกข้อมูล เรียกดู')).toBeNull();
});

test('an alert of a letter without a leg, as of one that was signed, opens the letter', async () => {
  answerCalls(
    bell,
    on(readNotification, () => ({ is_save: false, item: { documentId: 41, legId: null }, message: '' })),
  );
  const { user, place } = await openBell();
  await user.click(screen.getByRole('button', { name: /มีหนังสือเสนอถึงท่าน/ }));
  await waitFor(() => expect(place()).toBe('/sarabun/dashboard?document=41'));
});

test('a reading that fails is told of with the server’s words', async () => {
  answerCalls(
    bell,
    on(readNotification, () => new Refused(200, { message: 'ไม่พบการแจ้งเตือน' })),
  );
  const { user } = await openBell();
  await user.click(screen.getByRole('button', { name: /มีหนังสือเสนอถึงท่าน/ }));
  expect((await screen.findByText('เกิดข้อผิดพลาด !')).closest('[role]')?.textContent).toContain('ไม่พบการแจ้งเตือน');
});

test('read all marks everything', async () => {
  let read = false;
  const made = answerCalls(
    on(getNotifications, () => ({ items: read ? { ...content, totalAlert: 0, unread: [], alerts: [plain] } : content })),
    on(readAllNotifications, () => {
      read = true;
      return {};
    }),
  );
  const { user } = await openBell();
  await user.click(screen.getByRole('button', { name: 'อ่านทั้งหมด' }));
  expect(await screen.findByRole('button', { name: 'การแจ้งเตือน' })).toBeTruthy();
  expect(made.some(({ name }) => name === 'readAllNotifications')).toBe(true);
});

test('the log is the second tab, reached by the arrow keys', async () => {
  answerCalls(bell);
  const { user } = await openBell();
  screen.getByRole('tab', { name: /แจ้งเตือน/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'บันทึกเหตุการณ์' }).getAttribute('aria-selected')).toBe('true');
  expect(shownText(screen.getByRole('tabpanel'))).toContain('เข้าสู่ระบบ02/01/2563 08:00');
});

test.each(['OMB', 'ONLB'] as const)('%s shows no log', async (agency) => {
  setPage({ agency });
  answerCalls(bell);
  await openBell();
  expect(screen.queryByRole('tab', { name: 'บันทึกเหตุการณ์' })).toBeNull();
});

test('ONLB has two links instead of tabs', async () => {
  setPage({ agency: 'ONLB' });
  answerCalls(bell);
  const { user, place } = await openBell();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('button', { name: 'อ่านทั้งหมด' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'ดูการแจ้งเตือนทั้งหมด' }));
  await waitFor(() => expect(place()).toBe('/notification-all'));
});

test('the panel closes by Escape and gives the focus back', async () => {
  answerCalls(bell);
  const { user } = await openBell();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('การแจ้งเตือน 1 รายการยังไม่อ่าน'));
});

test('news sound and show a toast; a quiet change does neither', async () => {
  answerCalls(bell);
  await openBell();
  act(() => deliver('notifications-changed', {}));
  expect(play).not.toHaveBeenCalled();
  const news = { type: 'info', title: { th: 'มีหนังสือใหม่', en: 'A new letter' }, text: { th: 'นร ๐๕๐๕/ว ๓๘๑', en: 'NR 0505/W 381' } } as const;
  act(() => deliver('notifications-changed', { news }));
  expect(await screen.findByText('นร ๐๕๐๕/ว ๓๘๑')).toBeTruthy();
  expect(play).toHaveBeenCalledOnce();
  await act(() => changeLanguage('en'));
  act(() => deliver('notifications-changed', { news }));
  expect((await screen.findByText('NR 0505/W 381')).closest('[role=status]')?.textContent).toContain('A new letter');
});

test('a toast says what, how urgent and from whom, in the language of the reader', async () => {
  answerCalls(bell);
  await show(<Bell />);
  await act(() => changeLanguage('en'));
  const label = (th: string, en: string) => ({ th, en });
  act(() =>
    deliver('notifications-changed', {
      news: { type: 'info', title: label('งานใหม่', 'New work'), text: label('ประชุม', 'Meeting'), speed: label('ด่วน', 'Urgent'), from: label('มานี', 'Manee') },
    }),
  );
  expect(await screen.findByText('Urgent · Meeting · from Manee')).toBeTruthy();
});

test('a flood of news sounds a few times and shares one toast', async () => {
  answerCalls(bell);
  await openBell();
  const news = (text: string) => ({ type: 'info' as const, title: { th: 'จองรถแล้ว', en: 'Booked' }, text: { th: text, en: text } });
  act(() => {
    for (let place = 1; place <= 300; place++) deliver('notifications-changed', { news: news(`คันที่ ${place}`) });
  });
  expect(await screen.findByText('มีการแจ้งเตือนใหม่ 300 รายการ')).toBeTruthy();
  expect(play).toHaveBeenCalledTimes(3);
  expect(screen.getAllByText(/จองรถแล้ว/)).toHaveLength(4);
});

test('an alert that stands for many says so and leads to the list of its module', async () => {
  answerCalls(on(getNotifications, () => ({ items: { ...content, alerts: [{ ...plain, module: 'CAR' as const, count: 300 }] } })));
  const { user, place } = await openBell();
  await user.click(screen.getByRole('button', { name: /รวม 300 รายการ/ }));
  await waitFor(() => expect(place()).toBe('/notification-all/CAR'));
});
