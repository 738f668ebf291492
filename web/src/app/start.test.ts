import { getDashboard } from '@sarabun/contract/collections/get-dashboard';
import { openDocument } from '@sarabun/contract/documents/open-document';
import { decodeDocument, getNotifications, readNotification } from '@sarabun/contract/notifications/notifications';
import { headerMenu, launcherMenu } from '@sarabun/contract/portal/menus';
import { getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { login, preLogin, revoke, verify } from '@sarabun/contract/session/sign-in';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../test/network';
import { letter } from '../../test/office';
import { setPage } from '../../test/page';
import { officer } from '../../test/person';
import { browser } from '../platform/browser';
import { openSession, returnAddress, token } from '../platform/session';
import { keep } from '../platform/storage';
import { start } from './start';

const verified = on(verify, () => ({ userLogin: officer }));
const shell = [
  verified,
  on(getNotifications, () => ({ items: { totalAlert: 0, unread: [], alerts: [], logs: [] } })),
  on(headerMenu, () => ({ item: [] })),
  on(launcherMenu, () => ({ items: [] })),
  on(getTodoLists, () => ({ items: {} })),
  on(getDashboard, () => ({ item: [[], [], [], [], [], [], [], []] })),
];

let unmount = () => {};
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('dev-mix_lang', 'th');
});
afterEach(() => unmount());

/** Opens an address in a new page, as the browser does. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const root = await act(start);
  unmount = () => act(() => root.unmount());
}

test('who is not signed in is led to sign-in and back', async () => {
  answerCalls();
  await open('/sarabun/dashboard?queue=sign');
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login?return=%2Fsarabun%2Fdashboard%3Fqueue%3Dsign');
});

test('the first page leads by the intranet to the portal', async () => {
  openSession('t-1', officer);
  answerCalls(...shell);
  await open('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'สวัสดี คุณสมหญิง' })).toBeTruthy();
  expect(location.pathname).toBe('/portal');
});

test('who is signed in is asked while the application is loaded, once, and again if the server was not reached', async () => {
  openSession('t-1', officer);
  const made = answerCalls(...shell);
  await open('/portal');
  await screen.findByRole('heading', { level: 1 });
  const asked = () => made.filter(({ name }) => name === 'verify');
  expect(asked().map(({ headers }) => headers)).toEqual([{ accept: 'application/json', 'accept-language': 'th', authorization: 'Bearer t-1' }]);
  unmount();
  let reached = false;
  const later = answerCalls(
    on(verify, () => {
      const answer = reached ? { userLogin: officer } : unreachable;
      reached = true;
      return answer;
    }),
    ...shell.slice(1),
  );
  await open('/portal');
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
  expect(later.filter(({ name }) => name === 'verify')).toHaveLength(2);
});

test('what the dashboard begins with is asked while the application is loaded, once, unless its address asks for something else', async () => {
  openSession('t-1', officer);
  const desks = on(myDesks, () => ({ items: [] }));
  const counted = async (address: string) => {
    const made = answerCalls(...shell, desks);
    await open(address);
    expect(await screen.findAllByRole('heading', { level: 1 })).not.toHaveLength(0);
    await waitFor(() => expect(made.map(({ name }) => name)).toContain('getTodoLists'));
    unmount();
    return made.filter(({ name }) => name === 'getTodoLists' || name === 'myDesks');
  };
  const early = { accept: 'application/json', 'accept-language': 'th', authorization: 'Bearer t-1' };
  const made = await counted('/sarabun/dashboard?queue=sign');
  expect(made.map(({ name, headers }) => ({ name, headers }))).toEqual([
    { name: 'myDesks', headers: early },
    { name: 'getTodoLists', headers: early },
  ]);
  expect(await counted('/sarabun/dashboard?find=%E0%B8%97%E0%B8%94%E0%B8%A5%E0%B8%AD%E0%B8%87')).toHaveLength(2);
});

test('a page that does not exist leads to the first page', async () => {
  openSession('t-1', officer);
  answerCalls(...shell);
  await open('/no/such/page');
  await waitFor(() => expect(location.pathname).toBe('/portal'));
});

test('an agency with an intranet of its own is taken there', async () => {
  setPage({ intranetUrl: 'https://intranet.example.go.th/' });
  openSession('t-1', officer);
  answerCalls(...shell);
  await open('/intranet');
  await waitFor(() => expect(browser.goTo).toHaveBeenCalledWith('https://intranet.example.go.th/'));
});

test('who is signed in has no business at sign-in', async () => {
  openSession('t-1', officer);
  answerCalls();
  await open('/login');
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/portal');
});

const link = 't=receive-code-1&d=document-code-1';

test('the short address of the settings leads to their centre', async () => {
  openSession('t-1', officer);
  answerCalls(
    ...shell,
    on(settingsMenu, () => ({ groups: [] })),
  );
  await open('/settings');
  await waitFor(() => expect(location.pathname).toBe('/settings/3144'));
});

test.each(['/', '/intranet', '/portal', '/sarabun', '/sarabun/registers', '/profile', '/settings/3144/prefix', '/no/such/page'])(
  'a link to a letter on %s leads to the portal, is marked read and opens its letter',
  async (path) => {
    openSession('t-1', officer);
    const made = answerCalls(
      ...shell,
      on(readNotification, () => ({ is_save: true, item: { documentId: 103, legId: 503 }, message: '' })),
      on(decodeDocument, () => ({ item: { documentId: 103 } })),
      on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: 'ขอเชิญประชุม' }) })),
    );
    await open(`${path}?${link}`);
    expect(await screen.findByRole('dialog', { name: 'ขอเชิญประชุม' })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/portal?document=103&leg=503');
    expect(made.filter(({ name }) => name === 'readNotification' || name === 'decodeDocument').map(({ input }) => input)).toEqual([
      { receiveId: 'receive-code-1' },
      { code: 'document-code-1' },
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname + location.search).toBe('/portal'));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each([
  ['a letter of somebody else', new Refused(404, { message: 'ไม่พบหนังสือ' }), 'ไม่พบหนังสือ'],
  ['a notification about no letter', { is_save: true, item: { documentId: null, legId: null }, message: '' }, 'การแจ้งเตือนนี้ไม่มีหนังสือให้เปิด'],
])('a link to %s opens nothing and says why', async (_what, answer, sentence) => {
  openSession('t-1', officer);
  answerCalls(
    ...shell,
    on(readNotification, () => answer),
  );
  await open('/profile?t=receive-code-1');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(location.pathname + location.search).toBe('/portal'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link to a letter waits for signing in, wherever it was opened', async () => {
  answerCalls();
  await open(`/portal?${link}`);
  expect(browser.goTo).toHaveBeenLastCalledWith(`/login?return=${encodeURIComponent(`/portal?${link}`)}`);
  expect(returnAddress(`?${link}`)).toBe(`/portal?${link}`);
  openSession('t-1', officer);
  await open(`/login?${link}`);
  expect(browser.goTo).toHaveBeenLastCalledWith(`/portal?${link}`);
});

test('where storage is blocked, who signs in goes on in this page, and its links do not leave it', async () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(off);
  vi.mocked(browser.goTo).mockRestore();
  onTestFinished(() => keep('lang', null));
  answerCalls(
    ...shell,
    on(preLogin, () => ({ message: '' })),
    on(login, () => ({ message: '', success: { token: 't-9' }, token: 't-9', oauth_id: '', userLogin: officer })),
  );
  await open('/login');
  expect(screen.getByText(/เบราว์เซอร์นี้ไม่ให้ระบบเก็บข้อมูล/)).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('ชื่อผู้ใช้งาน'), 'somying');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Portal1234');
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'สวัสดี คุณสมหญิง' })).toBeTruthy();
  expect(location.pathname).toBe('/portal');
  const link = Object.assign(document.createElement('a'), { href: '/sarabun', textContent: 'งานสารบรรณ' });
  document.body.append(link);
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe('/sarabun/dashboard'));
  expect(await screen.findByRole('region', { name: 'คิวงาน' })).toBeTruthy();
  act(() => browser.startAgain());
  expect(await screen.findByRole('region', { name: 'คิวงาน' })).toBeTruthy();
});

test('the first start keeps the default language, which a choice then replaces', async () => {
  answerCalls();
  localStorage.clear();
  await open('/login');
  expect(localStorage.getItem('dev-mix_lang')).toBe('th');
  localStorage.setItem('dev-mix_lang', 'en');
  await open('/login');
  expect(localStorage.getItem('dev-mix_lang')).toBe('en');
  expect(document.documentElement.lang).toBe('th');
  setPage({ agency: 'ONLB' });
  localStorage.setItem('onlb_lang', 'th');
  await open('/login');
  expect(localStorage.getItem('onlb_lang')).toBe('thOnlb');
});

test('the header has a default language of its own where nothing is kept', async () => {
  openSession('t-1', officer);
  localStorage.removeItem('dev-mix_lang');
  answerCalls(...shell);
  await open('/portal');
  expect(localStorage.getItem('dev-mix_lang')).toBe('en');
  expect(await screen.findByRole('link', { name: 'Skip to the content' })).toBeTruthy();
});

test('a forgotten password can be set again on a browser where someone is signed in', async () => {
  openSession('t-1', officer);
  const made = answerCalls();
  await open('/forgot-password');
  expect(await screen.findByRole('heading', { name: 'ลืมรหัสผ่าน' })).toBeTruthy();
  expect(made).toEqual([]);
});

test('the pages before signing in speak the language of the browser, sign-in Thai', async () => {
  localStorage.setItem('dev-mix_lang', 'en');
  answerCalls();
  await open('/forgot-password');
  expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toBeTruthy();
});

test('a session that has ended is forgotten', async () => {
  openSession('t-1', officer);
  answerCalls(on(verify, () => new Refused(401)));
  await open('/notification-all');
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login?return=%2Fnotification-all&ended=expired');
  expect(token()).toBeNull();
});

test('a server that cannot be reached says nothing about the session, and can be tried again', async () => {
  openSession('t-1', officer);
  answerCalls(on(verify, () => unreachable));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const opening = open('/notification-all');
  await vi.advanceTimersByTimeAsync(7000);
  await opening;
  expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  expect(token()).toBe('t-1');
  expect(browser.goTo).not.toHaveBeenCalled();
});

test('forceLogout ends every session, on any page', async () => {
  openSession('t-1', officer);
  const made = answerCalls(on(revoke, () => ({})));
  await open('/sarabun/dashboard?forceLogout=true');
  expect(made.map(({ name }) => name)).toEqual(['revoke']);
  expect(token()).toBeNull();
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('the frame names the version, and tells what is new', async () => {
  openSession('t-1', officer);
  answerCalls(...shell);
  await open('/portal');
  const version = await screen.findByRole('link', { name: 'เวอร์ชัน 0.1.0 · ชุดที่ 7' });
  expect(version.getAttribute('href')).toBe('/');
  act(() => version.click());
  expect(await screen.findByRole('dialog', { name: 'บันทึกการปรับปรุงระบบ' })).toBeTruthy();
});
