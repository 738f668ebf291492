import { login, preLogin } from '@sarabun/contract/session/sign-in';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { token } from '../../../platform/session';
import { SignInScreen } from './sign-in-screen';

const right = on(preLogin, () => ({ message: '' }));
const asksForCode = on(login, ({ secondFactor }) => {
  if (secondFactor === '') return new Refused(200, { code: 'secondFactorRequired' });
  if (secondFactor === '123456' || secondFactor === 'abcd-efgh-jkmn-pqrs')
    return { message: '', success: { token: 't-2' }, token: 't-2', oauth_id: 'o', userLogin: officer };
  return new Refused(200, { code: 'secondFactorWrong', message: 'รหัสยืนยันไม่ถูกต้อง' });
});

async function pair() {
  const user = userEvent.setup();
  render(<SignInScreen />);
  await user.type(screen.getByLabelText('ชื่อผู้ใช้งาน'), 'officer1');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Portal1234');
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await screen.findByRole('dialog', { name: 'ยืนยันตัวตนสองขั้น' });
  return user;
}

test('an officer with a second factor is asked for the code, may mistype it once, and is let in', async () => {
  const made = answerCalls(right, asksForCode);
  const user = await pair();
  const field = screen.getByLabelText('รหัสจากแอป');
  expect(field).toHaveProperty('inputMode', 'numeric');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '999999');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  await screen.findByText('รหัสยืนยันไม่ถูกต้อง');
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  await screen.findByRole('alertdialog', { name: 'เข้าสู่ระบบสำเร็จ !' });
  expect(made.map(({ input }) => (input as { secondFactor?: string }).secondFactor)).toEqual([undefined, '', '999999', '123456']);
  expect(token()).toBe('t-2');
});

test('an officer without the phone uses a recovery code', async () => {
  answerCalls(right, asksForCode);
  const user = await pair();
  await user.click(screen.getByRole('button', { name: 'ไม่มีโทรศัพท์ ใช้รหัสกู้คืน' }));
  await user.type(screen.getByLabelText('รหัสกู้คืน'), 'abcd-efgh-jkmn-pqrs{Enter}');
  await screen.findByRole('alertdialog', { name: 'เข้าสู่ระบบสำเร็จ !' });
});

test('an officer who cancels is back at the password', async () => {
  answerCalls(right, asksForCode);
  const user = await pair();
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
  expect(token()).toBeNull();
});
