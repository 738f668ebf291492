import { type Check, getSystemHealth } from '@sarabun/contract/jobs/system-health';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { SystemHealthScreen } from './system-health-screen';

const page = (menuId: number, path: string) => ({ menuId, path, name: { th: path, en: path }, mayManage: false, pinned: false });
const menu = (...pages: string[]) =>
  on(settingsMenu, () => ({
    groups: [{ menuId: 3152, icon: 'settings', name: { th: 'ระบบ', en: 'System' }, pages: pages.map((path, index) => page(3219 + index, path)) }],
  }));
const health = (checks: Check[]) =>
  on(getSystemHealth, () => ({
    checks,
    version: '1.2.3',
    startedAt: new Date('2026-11-20T03:00:00Z'),
    sockets: 7,
    processes: ['one:11', 'two:12'],
    memoryBytes: 300 * 1024 * 1024,
  }));
const fine: Check[] = [
  { name: 'database', state: 'ok', figure: 3 },
  { name: 'disk', state: 'ok', figure: 5 * 1024 ** 3 },
];
const rowOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

const connection = vi.hoisted(() => ({ now: 'off', changed: () => {} }));
vi.mock('../../platform/realtime', async (original) => ({
  ...(await original<object>()),
  useConnection: () =>
    useSyncExternalStore(
      (changed) => {
        connection.changed = changed;
        return () => {};
      },
      () => connection.now,
    ),
}));

beforeEach(() => openSession('t-1', officer));

test('the figures are read again as soon as the page is connected', async () => {
  const made = answerCalls(menu('system-health'), health(fine));
  await show(<SystemHealthScreen />);
  await rowOf('ฐานข้อมูล');
  const read = () => made.filter(({ name }) => name === 'getSystemHealth').length;
  expect(read()).toBe(1);
  act(() => {
    connection.now = 'connected';
    connection.changed();
  });
  await waitFor(() => expect(read()).toBe(2));
});

test('what is in order has its figure and no advice', async () => {
  answerCalls(menu('system-health'), health(fine));
  await show(<SystemHealthScreen />);
  const database = await rowOf('ฐานข้อมูล');
  expect(database.getByText('ปกติ')).toBeTruthy();
  expect(database.getByText('ตอบใน 3 มิลลิวินาที')).toBeTruthy();
  expect(screen.getByText('เหลือ 5 GB')).toBeTruthy();
  expect(screen.queryByText(/เพิ่มพื้นที่/)).toBeNull();
  expect(screen.getByText('300 MB')).toBeTruthy();
  expect(screen.getByText('กระบวนการที่ให้บริการ (2)').nextElementSibling?.textContent).toBe('one:11, two:12');
});

test('what fails says what to do, and leads to the failed jobs those who may see them', async () => {
  const bad: Check[] = [
    { name: 'database', state: 'failing', figure: null },
    { name: 'mail', state: 'warning', figure: 2 },
  ];
  answerCalls(menu('system-health', 'failed-jobs'), health(bad));
  await show(<SystemHealthScreen />);
  const database = await rowOf('ฐานข้อมูล');
  expect(database.getByText('อ่านค่าไม่ได้')).toBeTruthy();
  expect(database.getByText('ใช้งานไม่ได้')).toBeTruthy();
  expect((await rowOf('อีเมล')).getByRole('link').getAttribute('href')).toBe('/settings/3220/failed-jobs');
});

test('no link to a page that the reader may not open', async () => {
  answerCalls(menu('system-health'), health([{ name: 'jobs', state: 'warning', figure: 900 }]));
  await show(<SystemHealthScreen />);
  expect((await rowOf('งานเบื้องหลัง')).queryByRole('link')).toBeNull();
});

test('mail and the other channels lead to the list of what was sent', async () => {
  answerCalls(menu('system-health', 'setting-notifications'), health([{ name: 'channels', state: 'ok', figure: 0 }]));
  await show(<SystemHealthScreen />);
  expect((await rowOf('LINE และการแจ้งทางเบราว์เซอร์')).getByRole('link', { name: 'ดูรายการที่ส่ง' }).getAttribute('href')).toContain('/setting-notifications');
});
