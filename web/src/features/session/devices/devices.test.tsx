import { type DeviceSession, endOtherSessions, endSession, mySessions } from '@sarabun/contract/session/devices';
import { logout } from '@sarabun/contract/session/sign-in';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { browser } from '../../../platform/browser';
import { openSession, token } from '../../../platform/session';
import { Devices } from './devices';

const at = (time: string) => new Date(`2026-11-21T${time}:00+07:00`);
const here: DeviceSession = {
  sessionId: 1,
  isCurrent: true,
  isOpen: true,
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  address: '10.1.2.3',
  way: 'password',
  firstSeenAt: at('09:00'),
  lastSeenAt: at('09:42'),
  endedAt: null,
  endReason: null,
};
const phone: DeviceSession = { ...here, sessionId: 2, isCurrent: false, browser: 'Safari', system: 'iOS', kind: 'phone', address: null };
const past: DeviceSession = { ...here, sessionId: 3, isCurrent: false, isOpen: false, browser: '', system: '', endedAt: at('08:00'), endReason: 'password' };
const listed = on(mySessions, ({ page, pageSize }) => ({ data: page === 1 ? [here, phone, past] : [past], total: 13, page, pageSize }));
const line = async (words: string | RegExp) => within((await screen.findByText(words)).closest('li') as HTMLElement);

beforeEach(() => openSession('t-1', officer));

test('an officer sees which devices are open, which one this is, and how others ended', async () => {
  answerCalls(listed);
  await show(<Devices />, '/account-information');
  const current = await line('Chrome บน Windows');
  expect(current.getByText('เครื่องนี้')).toBeTruthy();
  expect(current.getByText('ที่อยู่ 10.1.2.3 · ด้วยรหัสผ่าน')).toBeTruthy();
  expect(current.getByText(/เข้าใช้งาน 21 พ.ย. 2569 09:00 · ใช้งานล่าสุด 21 พ.ย. 2569 09:42/)).toBeTruthy();
  expect((await line('Safari บน iOS')).getByText('กำลังใช้งาน')).toBeTruthy();
  const over = await line('โปรแกรมที่ไม่รู้จัก');
  expect(over.getByText('เปลี่ยนรหัสผ่าน')).toBeTruthy();
  expect(over.queryByRole('button')).toBeNull();
});

test('a device is signed out, and the list is read again', async () => {
  const made = answerCalls(
    listed,
    on(endSession, () => ({})),
  );
  await show(<Devices />, '/account-information');
  await userEvent.click((await line('Safari บน iOS')).getByRole('button', { name: 'ออกจากระบบเครื่องนั้น' }));
  expect(await screen.findByText('ออกจากระบบเครื่องนั้นแล้ว')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'endSession').map(({ input }) => input)).toEqual([{ sessionId: 2 }]);
  await waitFor(() => expect(made.filter(({ name }) => name === 'mySessions').length).toBe(2));
});

test('signing this device out leaves the page', async () => {
  const made = answerCalls(
    listed,
    on(logout, () => ({})),
  );
  await show(<Devices />, '/account-information');
  await userEvent.click((await line('Chrome บน Windows')).getByRole('button', { name: 'ออกจากระบบเครื่องนี้' }));
  await waitFor(() => expect(browser.goTo).toHaveBeenCalledWith('/login'));
  expect(made.map(({ name }) => name)).toContain('logout');
  expect(token()).toBeNull();
});

test('all others are signed out at once', async () => {
  answerCalls(
    listed,
    on(endOtherSessions, () => ({ ended: 1 })),
  );
  await show(<Devices />, '/account-information');
  await userEvent.click(await screen.findByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' }));
  expect(await screen.findByText('ออกจากระบบเครื่องอื่น 1 เครื่องแล้ว')).toBeTruthy();
});

test('the page of the history is in the address', async () => {
  const made = answerCalls(listed);
  const { place } = await show(<Devices />, '/account-information?page=2');
  expect(await screen.findByText('โปรแกรมที่ไม่รู้จัก')).toBeTruthy();
  expect(made[0]?.input).toEqual({ page: 2, pageSize: 10 });
  await userEvent.click(screen.getByRole('button', { name: 'หน้าก่อน' }));
  expect(await screen.findByText('Chrome บน Windows')).toBeTruthy();
  expect(place()).toBe('/account-information');
});

test('a refusal is told of, and the list stays', async () => {
  answerCalls(
    listed,
    on(endSession, () => new Refused(403, { message: 'กรุณายอมรับนโยบายก่อน' })),
  );
  await show(<Devices />, '/account-information');
  await userEvent.click((await line('Safari บน iOS')).getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toContain('กรุณายอมรับนโยบายก่อน');
  expect(screen.getByText('Chrome บน Windows')).toBeTruthy();
});

test('nobody is offered to sign out others where there are none', async () => {
  answerCalls(on(mySessions, ({ page, pageSize }) => ({ data: [here, past], total: 2, page, pageSize })));
  await show(<Devices />, '/account-information');
  expect(await screen.findByText('Chrome บน Windows')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ออกจากระบบเครื่องอื่นทั้งหมด' })).toBeNull();
});
