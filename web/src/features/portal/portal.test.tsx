import { getDashboard } from '@sarabun/contract/collections/get-dashboard';
import { headerMenu, launcherMenu, type MenuItem } from '@sarabun/contract/portal/menus';
import { arrangePortal, portalTiles } from '@sarabun/contract/portal/portal-tiles';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { getTodoLists } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { speak } from '../../platform/i18n';
import { openSession } from '../../platform/session';
import { HeaderMenu } from './header-menu';
import { Launcher } from './launcher';
import { PortalScreen } from './portal-screen';

beforeEach(() => openSession('t-1', officer));

const item = (sequence: number, action: string, name: string, type = 'a'): MenuItem => ({
  menuId: 3100 + sequence,
  sequence,
  action,
  icon: 'box',
  name,
  nameEnglish: `Item ${sequence}`,
  type,
  mayQuery: true,
  mayManage: false,
});
const tile = (code: QueueCode, count: number, mostUrgent = 0, overdue = 0) => ({
  code,
  title: code,
  header: [],
  rows: [],
  count,
  color: '#000000',
  icon: 'inbox',
  mostUrgent,
  overdue,
  oldestAt: null,
});
const noBooks = on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] }));
const system = (of: MenuItem, part: { figure?: { count: number; label: string }; isHidden?: boolean } = {}) => ({
  item: of,
  detail: `เรื่อง${of.name}`,
  figure: null,
  isHidden: false,
  ...part,
});
const desk = item(1, 'sarabun/dashboard', 'งานสารบรรณ');
const modules = on(portalTiles, () => ({ tiles: [system(desk), system(item(2, 'https://archive.example.go.th/', 'คลังเอกสาร', 'b'))], below: [] }));
const noWork = on(getTodoLists, () => ({ items: {} }));

test('the greeting counts the work and leaves out what is only watched', async () => {
  openSession('t-1', officer);
  answerCalls(
    noBooks,
    on(portalTiles, () => ({ tiles: [system(desk), system(item(2, 'sarabun/registers', 'ทะเบียนหนังสือ'))], below: [] })),
    on(getTodoLists, () => ({ items: { sign: tile('sign', 7, 2, 1), jobReceived: tile('jobReceived', 23, 1, 1), jobFollow: tile('jobFollow', 18, 5, 5) } })),
  );
  await show(<PortalScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('สวัสดี คุณสมหญิง');
  expect(await screen.findByText('30 เรื่อง')).toBeTruthy();
  const greeting = shownText(screen.getByRole('heading', { level: 1 }).parentElement);
  expect(greeting).toContain('ด่วนที่สุด 3 เรื่อง');
  expect(greeting).toContain('เกินกำหนด 2 เรื่อง');
  expect((await screen.findByText('30 เรื่องรอท่าน')).closest('a')?.getAttribute('href')).toBe('/sarabun/dashboard');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('modules are in their order; those of another site open a new tab', async () => {
  openSession('t-1', officer);
  answerCalls(noBooks, modules, noWork);
  await show(<PortalScreen />);
  await screen.findByText('คลังเอกสาร');
  const [registry, archive] = screen.getAllByRole('link').filter((link) => link.classList.contains('module'));
  expect(registry?.getAttribute('href')).toBe('/sarabun/dashboard');
  expect([archive?.getAttribute('href'), archive?.getAttribute('target'), archive?.getAttribute('rel')]).toEqual([
    'https://archive.example.go.th/',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByText('ไม่มีหนังสือรอท่าน')).toBeTruthy();
});

test('a system shows what it reports, one that is hidden is not there, and the order is kept as it was arranged', async () => {
  openSession('t-1', officer);
  const leave = system(item(3, 'notification-all/LEAVE', 'การลา'), { figure: { count: 3, label: 'คำขอ' } });
  const tiles = [leave, system(desk), system(item(4, 'sarabun/registers', 'ทะเบียน'), { isHidden: true })];
  const made = answerCalls(
    noBooks,
    noWork,
    on(portalTiles, () => ({ tiles, below: [] })),
    on(arrangePortal, () => ({})),
  );
  await show(<PortalScreen />);
  expect((await screen.findByText('3 คำขอ')).closest('a')?.getAttribute('href')).toBe('/notification-all/LEAVE');
  expect(screen.getByText('เรื่องการลา')).toBeTruthy();
  expect(screen.queryByText('ทะเบียน')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'จัดหน้าแรก' }));
  await userEvent.click(await screen.findByRole('button', { name: 'เลื่อน การลา ลง' }));
  screen.getByRole('checkbox', { name: 'ทะเบียน' }).focus();
  await userEvent.keyboard(' {Alt>}{ArrowUp}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: 'บันทึกการจัดวาง' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'arrangePortal')?.input).toEqual({ menuIds: [3101, 3104, 3103], hiddenIds: [] }));
});

test('news that is not read is new, and leads to the letter', async () => {
  openSession('t-1', officer);
  const news = {
    sequence: 1,
    meetingNumber: null,
    subject: 'ปิดปรับปรุงระบบ',
    number: '๓๙/๒๕๖๙',
    announcedOn: '2026-11-11',
    legId: null,
    documentId: 88,
    itemId: null,
    isPinned: false,
    isRead: false,
    isNew: true,
  };
  answerCalls(
    modules,
    noWork,
    on(getDashboard, () => ({ item: [[], [], [], [], [news, { ...news, documentId: 87, subject: 'ก่อนมาครั้งก่อน', isNew: false }], [], [], []] })),
  );
  await show(<PortalScreen />);
  expect((await screen.findByRole('link', { name: 'ปิดปรับปรุงระบบ' })).getAttribute('href')).toBe('/sarabun/dashboard?document=88');
  expect(screen.getByRole('heading', { name: 'ข่าวประชาสัมพันธ์' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'หนังสือเวียน' })).toBeNull();
  expect(screen.getAllByText('๓๙/๒๕๖๙ · 11 พ.ย. 2569')).toHaveLength(2);
  expect(screen.getAllByText('ใหม่').map((mark) => mark.closest('li')?.textContent)).toEqual([expect.stringContaining('ปิดปรับปรุงระบบ')]);
});

test('a launcher that cannot be had says so', async () => {
  answerCalls(on(launcherMenu, () => new Refused(403, { message: 'ท่านไม่มีสิทธิ์' })));
  await show(<Launcher />);
  expect((await screen.findByRole('alert')).textContent).toContain('ท่านไม่มีสิทธิ์');
});

test('a person without modules is told whom to ask', async () => {
  answerCalls(on(launcherMenu, () => ({ items: [] })));
  await show(<Launcher />);
  expect(await screen.findByText('ยังไม่มีระบบงานที่ท่านใช้ได้')).toBeTruthy();
});

const header = on(headerMenu, () => ({
  item: [
    item(1, 'portal', 'หน้าแรก'),
    item(2, 'sarabun', 'สารบรรณ'),
    item(3, 'sarabanDashboard', 'โต๊ะงาน'),
    item(4, 'nowhere-yet', 'ยังไม่มี'),
    item(5, 'room', 'ห้องประชุม'),
    item(6, 'notificationAll', 'แจ้งเตือน'),
  ],
}));

test('the header’s menu comes a second after the header, in rows of four, without the registry’s own item and without pages that do not exist', async () => {
  const made = answerCalls(header);
  await show(<HeaderMenu />, '/portal');
  expect(made).toEqual([]);
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['หน้าแรก', 'โต๊ะงาน', 'ห้องประชุม', 'แจ้งเตือน']));
  expect(made[0]?.input).toEqual({ parent: 3090, level: 1, mayQuery: true });
  expect(screen.getByRole('link', { name: 'หน้าแรก' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'ห้องประชุม' }).getAttribute('href')).toBe('/room');
});

test('on the registry’s desk its own item shows, and a fifth item begins a new row', async () => {
  answerCalls(header);
  await speak('en');
  const { container } = await show(<HeaderMenu />, '/sarabun/dashboard');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(5));
  expect([...container.querySelectorAll('ul')].map(({ children }) => children.length)).toEqual([4, 1]);
  expect(screen.getByRole('link', { name: 'Item 2' }).getAttribute('href')).toBe('/sarabun');
});

test('an item of the header’s menu takes along its id and what the person may do there', async () => {
  answerCalls(on(headerMenu, () => ({ item: [item(6, 'notificationAll', 'แจ้งเตือน'), { ...item(3, 'sarabanDashboard', 'โต๊ะงาน'), mayManage: true }] })));
  const { took } = await show(<HeaderMenu />, '/portal');
  await userEvent.click(await screen.findByRole('link', { name: 'แจ้งเตือน' }));
  await waitFor(() => expect(took()).toEqual({ menuID: 3106, query: true, manage: false }));
  await userEvent.click(screen.getByRole('link', { name: 'โต๊ะงาน' }));
  await waitFor(() => expect(took()).toEqual({ menuID: 211035, query: true, manage: true }));
});

test('the item of the settings stays marked on their pages, but not in the centre of certificates', async () => {
  answerCalls(on(headerMenu, () => ({ item: [item(44, 'settingsCenter', 'ตั้งค่า'), item(1, 'portal', 'หน้าแรก')] })));
  const marked = async (address: string) => {
    const { unmount } = await show(<HeaderMenu />, address);
    const link = await screen.findByRole('link', { name: 'ตั้งค่า' });
    const current = link.getAttribute('aria-current');
    unmount();
    return current;
  };
  expect(await marked('/settings/3160/employee-information')).toBe('page');
  expect(await marked('/settings/3144')).toBe('page');
  expect(await marked('/settings/3284')).toBeNull();
  expect(await marked('/portal')).toBeNull();
});
