import {
  getAllNotifications,
  getNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@sarabun/contract/notifications/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { show } from '../../../test/show';
import { NotificationsScreen } from './notifications-screen';

const many: Notification[] = Array.from({ length: 25 }, (_, index) => ({
  receiveId: index + 1,
  module: index === 0 ? 'ROOM' : 'SARABAN',
  title: `เรื่องที่ ${index + 1}`,
  html: 'ข้อความ',
  createdAt: index < 3 ? new Date() : new Date('2026-01-02T08:00:00+07:00'),
  isRead: index > 1,
  subject: null,
  documentId: index % 2 ? 5 : null,
  legId: null,
  link: null,
  from: null,
  speed: null,
  speedName: null,
  isOverdue: false,
  count: 1,
}));
const bell = on(getNotifications, () => ({
  items: { totalAlert: 2, unread: ['ROOM' as const, 'SARABAN' as const].map((module) => ({ module, count: 1 })), alerts: [], logs: [] },
}));
const list = on(getAllNotifications, ({ take, skip, module, search }) => {
  const found = many.filter((one) => (!module || one.module === module) && one.title.includes(search));
  const totals = [
    { module: 'ROOM' as const, count: 1 },
    { module: 'SARABAN' as const, count: 24 },
  ];
  return { items: found.slice(skip, skip + take), count: found.length, ...(skip === 0 && { totals }) };
});

test('today stands apart, and more is shown on demand', async () => {
  answerCalls(bell, list);
  await show(<NotificationsScreen />, '/notification-all');
  const user = userEvent.setup();
  const today = await screen.findByRole('heading', { name: 'วันนี้' });
  expect(within(today.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('ยังไม่อ่าน 2 รายการ')).toBeTruthy();
  const modules = within(screen.getByRole('navigation', { name: 'โมดูล' }));
  expect(modules.getAllByRole('link', { name: /ยังไม่อ่าน/ }).map((link) => link.textContent)).toEqual([
    'ทั้งหมดทั้งหมด 25 รายการ25ยังไม่อ่าน 2',
    'สารบรรณทั้งหมด 24 รายการ24ยังไม่อ่าน 1',
    'ห้องประชุมทั้งหมด 1 รายการ1ยังไม่อ่าน 1',
  ]);
  expect(screen.getByRole('heading', { name: 'มกราคม 2569' })).toBeTruthy();
  expect(screen.queryByText('เรื่องที่ 25')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'แสดงเพิ่ม' }));
  expect(await screen.findByText('เรื่องที่ 25', { selector: 'span:not(.vh)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'แสดงเพิ่ม' })).toBeNull();
});

test('the text of a notice opens it, as in the bell', async () => {
  const made = answerCalls(
    bell,
    list,
    on(readNotification, () => ({ is_save: false, message: '', item: { documentId: null, legId: null } })),
  );
  await show(<NotificationsScreen />, '/notification-all');
  await userEvent.click(await screen.findByText('เรื่องที่ 1', { selector: 'span:not(.vh)' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'readNotification')?.input).toMatchObject({ receiveId: 1 }));
});

test.each([
  ['/notification-all/ROOM', 'ROOM'],
  ['/notification-all/sarabun', 'SARABAN'],
])('%s asks for one module', async (address, module) => {
  const made = answerCalls(bell, list);
  await show(<NotificationsScreen />, address);
  await waitFor(() => expect(made.find(({ name }) => name === 'getAllNotifications')?.input).toMatchObject({ module }));
});

test('the page of a module counts its own unread ones and marks only those', async () => {
  const made = answerCalls(
    bell,
    list,
    on(readAllNotifications, () => ({})),
  );
  await show(<NotificationsScreen />, '/notification-all/ROOM');
  expect(await screen.findByText('ยังไม่อ่าน 1 รายการ')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'การแจ้งเตือน: ห้องประชุม' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'อ่านทั้งหมด' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'readAllNotifications')?.input).toEqual({ modules: ['ROOM'] }));
});

test('the page of a module without unread ones says so, and has none to mark', async () => {
  answerCalls(bell, list);
  await show(<NotificationsScreen />, '/notification-all/LEAVE');
  expect(await screen.findByText('อ่านครบแล้ว')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'อ่านทั้งหมด' })).toHaveProperty('disabled', true);
});

test('a module that nobody knows leads to all notifications', async () => {
  answerCalls(bell, list);
  const { place } = await show(<NotificationsScreen />, '/notification-all/nobody');
  await waitFor(() => expect(place()).toBe('/notification-all'));
});

test('a search is in the address and can find nothing', async () => {
  answerCalls(bell, list);
  const { place } = await show(<NotificationsScreen />, '/notification-all');
  await userEvent.setup().type(screen.getByRole('searchbox', { name: 'ค้นการแจ้งเตือน' }), 'ไม่มีเรื่องนี้');
  await waitFor(() => expect(decodeURIComponent(place())).toBe('/notification-all?search=ไม่มีเรื่องนี้'));
  expect(await screen.findByText('ไม่พบการแจ้งเตือนที่ค้น')).toBeTruthy();
});

test('a list that cannot be had says so and can be asked for again', async () => {
  let broken = true;
  answerCalls(
    bell,
    on(getAllNotifications, () => (broken ? new Refused(403, { message: 'ท่านไม่มีสิทธิ์' }) : { items: [], count: 0 })),
  );
  await show(<NotificationsScreen />, '/notification-all');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('ท่านไม่มีสิทธิ์');
  broken = false;
  await userEvent.setup().click(within(failure).getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(await screen.findByText('ไม่มีการแจ้งเตือน')).toBeTruthy();
});

test('the sound can be switched off, and stays off', async () => {
  answerCalls(bell, list);
  await show(<NotificationsScreen />, '/notification-all');
  await userEvent.setup().click(screen.getByRole('button', { name: 'เสียงเตือน: เปิด' }));
  expect(screen.getByRole('button', { name: 'เสียงเตือน: ปิด' })).toBeTruthy();
  expect(localStorage.getItem('dev-mix_sound')).toBe('off');
});
