import { login, preLogin } from '@sarabun/contract/session/sign-in';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../../../test/network';
import { setPage } from '../../../../test/page';
import { officer } from '../../../../test/person';
import { browser } from '../../../platform/browser';
import { keptUser, token } from '../../../platform/session';
import { SignInScreen } from './sign-in-screen';

const opened = { message: '', success: { token: 't-1' }, token: 't-1', oauth_id: 'o-1', userLogin: officer };
const right = on(preLogin, () => ({ message: '' }));
const opens = on(login, () => opened);

async function signIn(username: string, password: string) {
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {});
  if (username) await user.type(screen.getByLabelText('ชื่อผู้ใช้งาน'), username);
  if (password) await user.type(screen.getByLabelText('รหัสผ่าน'), password);
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  return user;
}

test('somebody outside finds the page that verifies a letter', () => {
  answerCalls();
  render(<SignInScreen />);
  expect(screen.getByRole('link', { name: 'ตรวจสอบหนังสือด้วยรหัสบนหนังสือ' }).getAttribute('href')).toBe('/verify-document');
});

test.each([
  ['', '', 'กรุณากรอกชื่อผู้ใช้งาน', 'username'],
  ['   ', 'x', 'กรุณากรอกชื่อผู้ใช้งาน', 'username'],
  ['officer1', '', 'กรุณากรอกรหัสผ่าน', 'password'],
  ['officer1', '   ', 'กรุณากรอกรหัสผ่าน', 'password'],
])('with name “%s” and password “%s” the officer reads %s and returns to the field', async (username, password, words, field) => {
  const made = answerCalls();
  render(<SignInScreen />);
  const user = await signIn(username, password);
  const dialog = await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด' });
  expect(dialog).toHaveProperty('textContent', expect.stringContaining(words));
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(field));
  // It stays at the field until something is typed there.
  const wrong = document.activeElement as HTMLInputElement;
  expect([wrong.ariaInvalid ?? wrong.getAttribute('aria-invalid'), wrong.closest('form')?.textContent?.includes(words)]).toEqual(['true', true]);
  await user.type(wrong, 'x');
  expect([wrong.getAttribute('aria-invalid'), wrong.closest('form')?.textContent?.includes(words)]).toEqual(['false', false]);
  expect(made).toEqual([]);
});

test('an empty form marks both fields, and each is forgotten by itself', async () => {
  answerCalls();
  render(<SignInScreen />);
  const user = await signIn('', '');
  await user.click(await screen.findByRole('button', { name: 'ปิด' }));
  await user.type(screen.getByLabelText('ชื่อผู้ใช้งาน'), 'o');
  const marked = ['ชื่อผู้ใช้งาน', 'รหัสผ่าน'].map((name) => screen.getByLabelText(name).getAttribute('aria-invalid'));
  expect(marked).toEqual(['false', 'true']);
});

test('the page opens with the cursor in the user name, but not where a keyboard would cover it', () => {
  answerCalls();
  const page = render(<SignInScreen />);
  expect(document.activeElement).toBe(screen.getByLabelText('ชื่อผู้ใช้งาน'));
  page.unmount();
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
  render(<SignInScreen />);
  window.matchMedia = matchMedia;
  expect(document.activeElement).toBe(document.body);
});

test('an officer signs in, is welcomed for 2.5 seconds and goes on to the page that was asked for', async () => {
  history.replaceState(null, '', '/login?return=%2Fnotification-all');
  const made = answerCalls(right, opens);
  const onWelcome = vi.fn();
  render(<SignInScreen onWelcome={onWelcome} />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn('officer1', 'Portal1234');
  const welcome = await screen.findByRole('alertdialog', { name: 'เข้าสู่ระบบสำเร็จ !' });
  expect(welcome.textContent).toContain('สมหญิง รักงาน');
  expect(made.map(({ name }) => name)).toEqual(['preLogin', 'login']);
  expect(made[1]?.input).toMatchObject({ username: 'officer1', password: 'Portal1234' });
  expect([token(), keptUser()]).toEqual(['t-1', officer]);
  expect(onWelcome).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(browser.goTo).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/notification-all');
});

test('a session elsewhere is asked about, and confirming opens the session here', async () => {
  const made = answerCalls(
    on(preLogin, () => new Refused(200, { message: 'บัญชีนี้เข้าใช้งานที่เครื่องอื่นอยู่', oauth_id: 'o-9' })),
    opens,
  );
  render(<SignInScreen />);
  const user = await signIn('officer1', 'Portal1234');
  const question = await screen.findByRole('alertdialog', { name: 'บัญชีนี้เข้าใช้งานที่เครื่องอื่นอยู่' });
  expect(question.textContent).toContain('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  expect(made).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  await screen.findByRole('alertdialog', { name: 'เข้าสู่ระบบสำเร็จ !' });
  expect(made[1]?.name).toBe('login');
});

test('a session elsewhere stays open when the officer cancels', async () => {
  const made = answerCalls(
    on(preLogin, () => new Refused(200, { message: 'มีการใช้งานอยู่', oauth_id: 'o-9' })),
    opens,
  );
  render(<SignInScreen />);
  const user = await signIn('officer1', 'Portal1234');
  await user.click(await screen.findByRole('button', { name: 'ยกเลิก' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(made).toHaveLength(1);
  expect(token()).toBeNull();
});

test('a wrong pair shows the server’s words', async () => {
  answerCalls(on(preLogin, () => new Refused(200, { message: 'กรุณาตรวจสอบ' })));
  render(<SignInScreen />);
  await signIn('officer1', 'wrong');
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด !' })).textContent).toContain('กรุณาตรวจสอบ');
});

test('an account that is refused at the second step is told to check again', async () => {
  answerCalls(
    right,
    on(login, () => new Refused(200, { message: 'x' })),
  );
  render(<SignInScreen />);
  await signIn('officer1', 'Portal1234');
  const dialog = await screen.findByRole('alertdialog', { name: 'ไม่พบข้อมูลผู้ใช้งาน !' });
  expect(dialog.textContent).toContain('กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง');
});

test('a server that cannot be reached is told of, and what was typed stays', async () => {
  answerCalls(on(preLogin, () => unreachable));
  render(<SignInScreen />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn('officer1', 'Portal1234');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด !' })).textContent).toContain('ติดต่อเครื่องแม่ข่ายไม่ได้');
  expect(screen.getByDisplayValue('officer1')).toBeTruthy();
});

test('the password can be shown and hidden', async () => {
  render(<SignInScreen />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('รหัสผ่าน');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }));
  expect(field.getAttribute('type')).toBe('password');
});

test.each([
  ['ONEP', null, 'สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม'],
  ['ONLB', 'skinOnlb', 'สำนักงานคณะกรรมการนโยบายที่ดินแห่งชาติ'],
  ['DTN', 'skinIeat', 'กรมเจรจาการค้าระหว่างประเทศ'],
  ['KRU', 'skinOmb', 'มหาวิทยาลัยราชภัฏกาญจนบุรี'],
] as const)('%s signs in under its own name and skin', (agency, skin, name) => {
  setPage({ agency });
  const { container } = render(<SignInScreen />);
  expect(/skin\w+/.exec(container.firstElementChild?.className ?? '')?.[0] ?? null).toBe(skin);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});

test('a test system says so, a real one does not', () => {
  const { unmount } = render(<SignInScreen />);
  expect(screen.queryByText(/ระบบทดสอบ/)).toBeNull();
  unmount();
  setPage({ mode: 'DEV' });
  render(<SignInScreen />);
  expect(screen.getByText(/ระบบทดสอบ/)).toBeTruthy();
});

test('a session that was ended elsewhere is explained', () => {
  history.replaceState(null, '', '/login?ended=elsewhere');
  render(<SignInScreen />);
  expect(screen.getByRole('alert').textContent).toContain('เครื่องอื่น');
});
