import { listSentNotices } from '@sarabun/contract/notice-delivery/sent-notices';
import {
  myNotices,
  noticeChannels,
  saveDigest,
  saveMyNotices,
  saveMyRhythm,
  saveNoticeChannels,
  saveReminderTimes,
} from '@sarabun/contract/notifications/notice-channels';
import { notificationModuleList } from '@sarabun/contract/notifications/notifications';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { ModuleNav } from './module-nav';
import { MyNotices } from './my-notices';
import { NoticeSettingsScreen } from './notice-settings-screen';
import { readDays, readTimes } from './reminder-days';

const event = (id: number, th: string, part = {}) => ({
  id,
  version: 1,
  th,
  en: th,
  moduleTh: 'สารบรรณ',
  moduleEn: 'Correspondence',
  active: true,
  bell: true,
  mail: false,
  line: false,
  push: false,
  ...part,
});
const reminders = { version: 4, beforeDays: [3, 1], onDay: true, overdueEvery: 3, fromHour: 8 };
const digest = { version: 2, usual: 'immediate' as const, mayChoose: true, times: ['08:30', '13:00'] };
const rhythm = { value: 'immediate' as const, mayChoose: true, times: digest.times };
const menu = (mayManage: boolean) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3151,
        icon: 'bell',
        name: { th: 'การแจ้งเตือน', en: 'Notifications' },
        pages: [{ menuId: 3206, path: 'setting-notifications', name: { th: 'เหตุการณ์และช่องทางแจ้งเตือน', en: 'Events and channels' }, mayManage, pinned: false }],
      },
    ],
  }));
const noneSent = on(listSentNotices, ({ page, pageSize }) => ({ data: [], total: 0, page, pageSize }));
const channels = on(noticeChannels, () => ({ events: [event(3, 'มอบหมายงาน'), event(8, 'ส่งคืนหนังสือ', { active: false })], reminders, digest }));

beforeEach(() => openSession('t-1', officer));

test('only what was changed is saved, with the version that was seen; a refusal leaves the ticks', async () => {
  const made = answerCalls(
    menu(true),
    channels,
    noneSent,
    on(saveNoticeChannels, () => new Refused(409, { message: 'มีผู้อื่นแก้ไข' })),
  );
  await show(<NoticeSettingsScreen />, '/settings/3144/setting-notifications');
  const mail = await screen.findByRole('checkbox', { name: 'มอบหมายงาน: อีเมล' });
  expect((screen.getByRole('checkbox', { name: 'ส่งคืนหนังสือ: อีเมล' }) as HTMLInputElement).disabled).toBe(true);
  const save = screen.getByRole('button', { name: 'บันทึกช่องทาง' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  await userEvent.click(mail);
  await userEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('มีผู้อื่นแก้ไข');
  expect(made.find(({ name }) => name === 'saveNoticeChannels')?.input).toEqual({
    events: [{ id: 3, version: 1, bell: true, mail: true, line: false, push: false }],
  });
  expect((mail as HTMLInputElement).checked).toBe(true);
});

test('what was sent is listed with its reason, and narrowed on the server', async () => {
  const sent = {
    id: 9,
    person: 'สมชาย ใจดี',
    channel: 'line' as const,
    th: 'สารบรรณ',
    en: 'Correspondence',
    state: 'dropped' as const,
    createdAt: new Date('2026-11-20T03:00:00Z'),
    endedAt: new Date('2026-11-20T03:01:00Z'),
    reason: 'notSeen',
  };
  const made = answerCalls(
    menu(false),
    channels,
    on(listSentNotices, ({ page, pageSize }) => ({ data: [sent], total: 1, page, pageSize })),
  );
  await show(<NoticeSettingsScreen />, '/settings/3144/setting-notifications');
  expect(await screen.findByText('ผู้รับไม่มีสิทธิเห็นหนังสือนี้แล้ว')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ส่งไม่สำเร็จ' }));
  await waitFor(() => expect(made.findLast(({ name }) => name === 'listSentNotices')?.input).toMatchObject({ state: 'failed', page: 1 }));
});

test('reminders are set in words that make sense', async () => {
  const made = answerCalls(
    menu(true),
    channels,
    on(saveReminderTimes, () => ({})),
  );
  await show(<NoticeSettingsScreen />, '/settings/3144/setting-notifications');
  const before = await screen.findByLabelText('ก่อนครบกำหนด (วันทำการ)');
  await userEvent.clear(before);
  await userEvent.type(before, '0');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกการเตือน' }));
  expect(screen.getByText(/ใส่จำนวนวัน 1–60/)).toBeTruthy();
  expect(made.some(({ name }) => name === 'saveReminderTimes')).toBe(false);
  await userEvent.clear(before);
  await userEvent.type(before, '๕, 2');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกการเตือน' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'saveReminderTimes')?.input).toEqual({ ...reminders, beforeDays: [5, 2] }));
});

test('the times of gathered mails are set in words that make sense', async () => {
  const made = answerCalls(
    menu(true),
    channels,
    on(saveDigest, () => ({})),
  );
  await show(<NoticeSettingsScreen />, '/settings/3144/setting-notifications');
  const times = await screen.findByLabelText('เวลาส่งฉบับสรุป');
  await userEvent.clear(times);
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกอีเมลสรุป' }));
  expect(screen.getByText(/ใส่เวลา 1–6 เวลา/)).toBeTruthy();
  await userEvent.type(times, '๙.๑๕, 15:00');
  await userEvent.selectOptions(screen.getByLabelText('ปกติส่งอย่างไร'), 'digest');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกอีเมลสรุป' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'saveDigest')?.input).toEqual({ ...digest, usual: 'digest', times: ['09:15', '15:00'] }));
});

test('a person chooses how mails come, where the office lets one', async () => {
  const items = [{ id: 3, th: 'มอบหมายงาน', en: 'Work is assigned', mail: true, line: null, push: null }];
  const made = answerCalls(
    on(myNotices, () => ({ items, lineLinked: false, lineGathered: false, rhythm })),
    on(saveMyRhythm, () => ({})),
  );
  await show(<MyNotices />, '/account-information');
  await userEvent.selectOptions(await screen.findByLabelText('อีเมลแจ้งเตือนของท่าน'), 'digest');
  await waitFor(() => expect(made.find(({ name }) => name === 'saveMyRhythm')?.input).toEqual({ rhythm: 'digest', lineGathered: false }));
});

test('a person chooses nothing where the office has set it', async () => {
  const items = [{ id: 3, th: 'มอบหมายงาน', en: 'Work is assigned', mail: true, line: null, push: null }];
  answerCalls(on(myNotices, () => ({ items, lineLinked: false, lineGathered: false, rhythm: { ...rhythm, mayChoose: false } })));
  await show(<MyNotices />, '/account-information');
  expect(((await screen.findByLabelText('อีเมลแจ้งเตือนของท่าน')) as HTMLSelectElement).disabled).toBe(true);
});

test('who may only look has nothing to press', async () => {
  answerCalls(menu(false), channels);
  await show(<NoticeSettingsScreen />, '/settings/3144/setting-notifications');
  expect(((await screen.findByRole('checkbox', { name: 'มอบหมายงาน: อีเมล' })) as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /บันทึก/ })).toBeNull();
});

test('a person switches off a mail that the office sends; LINE needs a link first', async () => {
  const made = answerCalls(
    on(myNotices, () => ({
      items: [{ id: 3, th: 'มอบหมายงาน', en: 'Work is assigned', mail: true, line: true, push: null }],
      lineLinked: false,
      lineGathered: false,
      rhythm,
    })),
    on(saveMyNotices, () => ({})),
  );
  await show(<MyNotices />, '/account-information');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'มอบหมายงาน: อีเมล' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'saveMyNotices')?.input).toEqual({ items: [{ id: 3, mail: false, line: true, push: true }] }));
  expect(screen.queryByRole('checkbox', { name: 'มอบหมายงาน: LINE' })).toBeNull();
  expect(screen.getByText(/เชื่อมต่อบัญชี LINE/)).toBeTruthy();
});

test('a choice shows at once, and is back as it was if it could not be saved', async () => {
  let isAway = true;
  answerCalls(
    on(myNotices, () => ({
      items: [{ id: 3, th: 'มอบหมายงาน', en: 'Work is assigned', mail: true, line: null, push: true }],
      lineLinked: false,
      lineGathered: false,
      rhythm,
    })),
    on(saveMyNotices, () => (isAway ? unreachable : new Refused(409))),
  );
  await show(<MyNotices />, '/account-information');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'มอบหมายงาน: อีเมล' });
  await userEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect([box.disabled, document.activeElement === box]).toEqual([false, true]);
  isAway = false;
  await waitFor(() => expect(box.checked).toBe(true), { timeout: 20_000 });
}, 30_000);

test('modules stand under the names and in the order that the office has given them', async () => {
  answerCalls(on(notificationModuleList, () => ({ items: [{ code: 'MEET' as const, th: 'ประชุมบอร์ด', en: 'Board', icon: 'calendar' }] })));
  await show(<ModuleNav totals={undefined} />, '/notification-all');
  expect(await screen.findByRole('link', { name: 'ประชุมบอร์ด' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

describe('days as they are typed', () => {
  it.each([
    ['3, 1', [3, 1]],
    ['๓ ๑', [3, 1]],
    ['', []],
    ['0', null],
    ['x', null],
    ['1,2,3,4,5,6', null],
    ['61', null],
  ])('%j', (typed, days) => {
    expect(readDays(typed)).toEqual(days);
  });
});

describe('times as they are typed', () => {
  it.each([
    ['08:30, 13:00', ['08:30', '13:00']],
    ['๘.๓๐ ๑๓.๐๐', ['08:30', '13:00']],
    ['', null],
    ['24:00', null],
    ['8', null],
  ])('%j', (typed, times) => {
    expect(readTimes(typed)).toEqual(times);
  });
});
