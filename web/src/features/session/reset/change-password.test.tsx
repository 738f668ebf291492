import { accountInformation } from '@sarabun/contract/account/account-information';
import { changePassword } from '@sarabun/contract/session/change-password';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { ChangePasswordScreen } from './change-password-screen';

const information = {
  username: 'officer1',
  prefix: '',
  firstName: 'สมหญิง',
  lastName: 'รักงาน',
  firstNameEn: '',
  lastNameEn: '',
  email: '',
  phone: '',
  unit: { th: '', en: '' },
  positions: [],
  clearance: 1,
  byDirectory: false,
  passwordChangedAt: new Date('2026-11-01T09:00:00+07:00'),
};
const own = on(accountInformation, () => information);
const field = (name: RegExp) => screen.getByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));

beforeEach(() => openSession('t-1', officer));

async function fill(old: string, first: string, second = first) {
  if (old) await userEvent.type(field(/^รหัสผ่านเดิม/), old);
  if (first) await userEvent.type(field(/^รหัสผ่านใหม่/), first);
  if (second) await userEvent.type(field(/^ยืนยันรหัสผ่านใหม่/), second);
}

test('an officer changes the password, reads so, and the fields are empty again', async () => {
  const made = answerCalls(
    own,
    on(changePassword, () => ({ message: 'เปลี่ยนรหัสผ่านเรียบร้อย', endedSessions: 2 })),
  );
  await show(<ChangePasswordScreen />, '/change-password');
  expect(await screen.findByText('เปลี่ยนครั้งล่าสุดเมื่อ 1 พ.ย. 2569 09:00')).toBeTruthy();
  await fill('Portal1234', 'Another1234');
  await save();
  expect((await screen.findByRole('status')).textContent).toBe('เปลี่ยนรหัสผ่านเรียบร้อย ออกจากระบบในเครื่องอื่น 2 เครื่อง');
  expect(made.find(({ name }) => name === 'changePassword')?.input).toEqual({ password: 'Portal1234', newPassword: 'Another1234' });
  expect(field(/^รหัสผ่านเดิม/)).toHaveProperty('value', '');
  expect(field(/^รหัสผ่านใหม่/)).toHaveProperty('value', '');
});

test.each([
  ['no old password', '', 'Another1234', 'Another1234', 'กรุณากรอกรหัสผ่านเดิม'],
  ['a short new one', 'Portal1234', 'Aa1', 'Aa1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
  ['a weak new one', 'Portal1234', 'aaaaaaaa', 'aaaaaaaa', 'รหัสผ่านใหม่ต้องมีครบทุกข้อ'],
  ['two different new ones', 'Portal1234', 'Another1234', 'Another1235', 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน'],
])('%s is told of and not sent', async (_what, old, first, second, words) => {
  const made = answerCalls(
    own,
    on(changePassword, () => ({ message: '', endedSessions: 0 })),
  );
  await show(<ChangePasswordScreen />, '/change-password');
  await fill(old, first, second);
  await save();
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(made.map(({ name }) => name)).not.toContain('changePassword');
});

test('a wrong old password is told of at its field until it is typed again', async () => {
  answerCalls(
    own,
    on(changePassword, () => new Refused(422, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } })),
  );
  await show(<ChangePasswordScreen />, '/change-password');
  await fill('Wrong1234', 'Another1234');
  await save();
  expect(await screen.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy();
  await userEvent.type(field(/^รหัสผ่านเดิม/), '5');
  expect(screen.queryByText('รหัสผ่านไม่ถูกต้อง')).toBeNull();
});

test('who must wait after wrong tries is told so', async () => {
  answerCalls(
    own,
    on(changePassword, () => new Refused(429, { message: 'กรุณารอ 8 วินาที' })),
  );
  await show(<ChangePasswordScreen />, '/change-password');
  await fill('Wrong1234', 'Another1234');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('กรุณารอ 8 วินาที');
});

test('a password that the directory keeps is changed there', async () => {
  answerCalls(on(accountInformation, () => ({ ...information, byDirectory: true })));
  await show(<ChangePasswordScreen />, '/change-password');
  expect(await screen.findByText(/กรุณาเปลี่ยนที่ระบบนั้น/)).toBeTruthy();
  expect(screen.queryByLabelText(/^รหัสผ่านเดิม/)).toBeNull();
});
