import { resetPassword } from '@sarabun/contract/session/recovery';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { browser } from '../../../platform/browser';
import { openSession, token } from '../../../platform/session';
import { ResetPasswordScreen } from './reset-password-screen';

const done = on(resetPassword, () => ({ message: 'ตั้งรหัสผ่านใหม่เรียบร้อย' }));
const first = () => screen.getByLabelText(/^รหัสผ่านใหม่/);
const second = () => screen.getByLabelText(/^ยืนยันรหัสผ่านใหม่/);
const code = () => screen.getByLabelText(/^รหัสยืนยันการทำรายการ/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'บันทึก' }));
const short = 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร';

beforeEach(() => history.replaceState(null, '', '/reset-password?key=somchai%40omb.go.th'));

async function fill(one: string, two: string, digits: string) {
  if (one) await userEvent.type(first(), one);
  if (two) await userEvent.type(second(), two);
  if (digits) await userEvent.type(code(), digits);
}

test('who came without a key is led to sign-in', () => {
  history.replaceState(null, '', '/reset-password');
  render(<ResetPasswordScreen />);
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('an officer sets a new password, reads so for 3.5 seconds and is led to sign-in', async () => {
  openSession('t-1', officer);
  const made = answerCalls(done);
  render(<ResetPasswordScreen />);
  expect(screen.getByText('รหัสยืนยันส่งไปที่ somchai@omb.go.th')).toBeTruthy();
  await fill('Another1234', 'Another1234', '๑๒๓ ๔๕๖');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'บันทึก' }));
  expect((await screen.findByRole('alertdialog', { name: 'ทำรายการสำเร็จ!' })).textContent).toContain('ตั้งรหัสผ่านใหม่เรียบร้อย');
  expect(made.map(({ input }) => input)).toEqual([{ newPassword: 'Another1234', email: 'somchai@omb.go.th', code: '123456' }]);
  expect(token()).toBeNull();
  expect(browser.goTo).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3600));
  expect(browser.goTo).toHaveBeenCalledExactlyOnceWith('/login');
});

test('both fields say when they are too short, and nothing is sent', async () => {
  const made = answerCalls(done);
  render(<ResetPasswordScreen />);
  await save();
  expect(screen.getAllByText(short)).toHaveLength(2);
  await fill('Aa1', 'Aa1', '123456');
  expect(screen.getAllByText(short)).toHaveLength(2);
  await save();
  expect(made).toEqual([]);
});

test('the rule is shown until it is kept, with what is kept of it', async () => {
  render(<ResetPasswordScreen />);
  expect(screen.getByText('รหัสผ่านใหม่ต้องมีครบทุกข้อ')).toBeTruthy();
  await userEvent.type(first(), 'aaaaaaa1');
  expect(screen.getByText('ตัวเลข (0–9)').className).toBe('kept');
  expect(screen.getByText('ตัวพิมพ์ใหญ่ภาษาอังกฤษ (A–Z)').className).toBe('');
  await userEvent.type(first(), 'A');
  expect(screen.queryByText('รหัสผ่านใหม่ต้องมีครบทุกข้อ')).toBeNull();
  expect(screen.getByText('รหัสผ่านใหม่เป็นไปตามข้อกำหนด')).toBeTruthy();
  await userEvent.type(first(), '!');
  expect(screen.getByText('รหัสผ่านใหม่ต้องมีครบทุกข้อ')).toBeTruthy();
});

test.each([
  ['different passwords', 'Another1234', 'Another1235', '123456', 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน'],
  ['a weak password', 'another1234', 'another1234', '123456', 'รหัสผ่านใหม่ต้องมีครบทุกข้อ'],
  ['no code', 'Another1234', 'Another1234', '', 'กรุณากรอกรหัสยืนยัน 6 หลัก'],
  ['half a code', 'Another1234', 'Another1234', '123', 'กรุณากรอกรหัสยืนยัน 6 หลัก'],
])('%s are told of and not sent', async (_what, one, two, digits, words) => {
  const made = answerCalls(done);
  render(<ResetPasswordScreen />);
  await fill(one, two, digits);
  await save();
  expect(screen.getByText(words)).toBeTruthy();
  expect(made).toEqual([]);
});

test('a wrong code is told of in the words of the server, and everything typed stays', async () => {
  answerCalls(on(resetPassword, () => new Refused(200, { message: 'รหัสยืนยันไม่ถูกต้อง' })));
  render(<ResetPasswordScreen />);
  await fill('Another1234', 'Another1234', '654321');
  await save();
  expect((await screen.findByRole('alertdialog', { name: 'เกิดข้อผิดพลาด !' })).textContent).toContain('รหัสยืนยันไม่ถูกต้อง');
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(code()).toHaveProperty('value', '654321');
  expect(first()).toHaveProperty('value', 'Another1234');
});

test('a password can be looked at', async () => {
  render(<ResetPasswordScreen />);
  expect(first().getAttribute('type')).toBe('password');
  await userEvent.click(screen.getAllByRole('button', { name: 'แสดงรหัสผ่าน' })[0] as HTMLElement);
  expect(first().getAttribute('type')).toBe('text');
  expect(second().getAttribute('type')).toBe('password');
});
