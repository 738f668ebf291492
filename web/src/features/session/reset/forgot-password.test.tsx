import { forgotPassword } from '@sarabun/contract/session/recovery';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, on, Refused, unreachable } from '../../../../test/network';
import { setPage } from '../../../../test/page';
import { agency } from '../../../platform/agency';
import { browser } from '../../../platform/browser';
import { speak, text } from '../../../platform/i18n';
import { LoginLayout } from '../sign-in/login-layout';
import { ForgotPasswordScreen } from './forgot-password-screen';

const sent = on(forgotPassword, () => ({ message: 'ระบบส่งรหัสยืนยันไปให้แล้ว' }));
const field = () => screen.getByLabelText(/อีเมล/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an officer types the own address, is told that a code is on its way, and goes on to enter it', async () => {
  const made = answerCalls(sent);
  render(<ForgotPasswordScreen />);
  await userEvent.type(field(), 'somchai.j@omb.go.th');
  await press('ส่ง');
  const dialog = await screen.findByRole('alertdialog', { name: 'ทำรายการสำเร็จ!' });
  expect(dialog.textContent).toContain('ระบบส่งรหัสยืนยันไปให้แล้ว');
  expect(made.map(({ input }) => input)).toEqual([{ email: 'somchai.j@omb.go.th' }]);
  await press('กรอกรหัสยืนยัน');
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/reset-password?key=somchai.j%40omb.go.th');
});

test.each(['+', ' ', 'ก', '/', "'"])('the key “%s” is not taken, and is answered for 2.5 seconds', async (key) => {
  render(<ForgotPasswordScreen />);
  await userEvent.type(field(), 'som');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(field(), key);
  expect(field()).toHaveProperty('value', 'som');
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด' })).textContent).toContain('กรุณากรอก E-mail ให้ถูกต้อง');
  await act(() => vi.advanceTimersByTimeAsync(2300));
  expect(screen.queryByRole('alertdialog')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('blanks around a pasted address are left out without a word', async () => {
  render(<ForgotPasswordScreen />);
  await userEvent.click(field());
  await userEvent.paste('  somchai@omb.go.th\n');
  expect(field()).toHaveProperty('value', 'somchai@omb.go.th');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an unfinished address is marked as soon as something is typed, and is not sent', async () => {
  const made = answerCalls(sent);
  render(<ForgotPasswordScreen />);
  expect(screen.queryByText('กรุณากรอก E-mail ให้ถูกต้อง')).toBeNull();
  await press('ส่ง');
  expect(screen.getByText('กรุณากรอก E-mail ให้ถูกต้อง')).toBeTruthy();
  await userEvent.type(field(), 'somchai@omb');
  expect(screen.getByText('กรุณากรอก E-mail ให้ถูกต้อง')).toBeTruthy();
  await press('ส่ง');
  expect(made).toEqual([]);
  await userEvent.type(field(), '.go.th');
  expect(screen.queryByText('กรุณากรอก E-mail ให้ถูกต้อง')).toBeNull();
});

test('a refusal is told in the words of the server', async () => {
  answerCalls(on(forgotPassword, () => new Refused(429, { message: 'กรุณารอ 4 วินาที' })));
  render(<ForgotPasswordScreen />);
  await userEvent.type(field(), 'somchai@omb.go.th');
  await press('ส่ง');
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด !' })).textContent).toContain('กรุณารอ 4 วินาที');
  await press('ปิด');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a server that is not reached is told of, and the address stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  answerCalls(on(forgotPassword, () => unreachable));
  render(<ForgotPasswordScreen />);
  await user.type(field(), 'somchai@omb.go.th');
  await user.click(screen.getByRole('button', { name: 'ส่ง' }));
  await act(() => vi.advanceTimersByTimeAsync(6500));
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด !' })).textContent).toContain('ติดต่อเครื่องแม่ข่ายไม่ได้');
  expect(field()).toHaveProperty('value', 'somchai@omb.go.th');
});

test.each(['OMB', 'ONEP', 'IEAT'] as const)('at %s the screen has the emblem and the name of the sign-in', (key) => {
  setPage({ agency: key });
  const signIn = render(
    <LoginLayout title="" lead="">
      {null}
    </LoginLayout>,
  );
  const head = screen.getByRole('banner').innerHTML;
  signIn.unmount();
  render(<ForgotPasswordScreen />);
  expect(screen.getByRole('banner').innerHTML).toBe(head);
  expect(screen.getByRole('heading', { level: 1, name: agency().name.th })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/login');
});

test('a test system shows the way to the mails that it does not send; a real one does not', () => {
  const { unmount } = render(<ForgotPasswordScreen />);
  expect(screen.queryByRole('link', { name: /กล่องจดหมายออก/ })).toBeNull();
  unmount();
  setPage({ mode: 'DEV' });
  render(<ForgotPasswordScreen />);
  expect(screen.getByRole('link', { name: /กล่องจดหมายออก/ }).getAttribute('href')).toBe('/outbox');
});

test('it speaks English too', async () => {
  await speak('en');
  render(<ForgotPasswordScreen />);
  expect(screen.getByRole('heading', { name: 'Forgotten password' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
});

test('the agency that says OTP says it everywhere', async () => {
  setPage({ agency: 'ONLB' });
  speak('thOnlb');
  render(<ForgotPasswordScreen />);
  await screen.findByText(/ระบบจะส่งรหัส OTP/);
  expect([text('recovery.forgot.enterCode'), text('recovery.reset.code'), text('account.email.code')]).toEqual(['กรอกรหัส OTP', 'รหัส OTP', 'รหัส OTP']);
});
