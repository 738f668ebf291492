import { accountInformation, askEmailCode, changeEmail, saveAccountInformation } from '@sarabun/contract/account/account-information';
import { mySessions } from '@sarabun/contract/session/devices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { keptUser, rememberUser } from '../../platform/session';
import { AccountInformationScreen } from './account-information-screen';

const information = {
  username: 'officer1',
  prefix: 'นางสาว',
  firstName: 'สมหญิง',
  lastName: 'รักงาน',
  firstNameEn: 'Somying',
  lastNameEn: 'Rakngan',
  email: 'somying@office.example.go.th',
  phone: '0 2141 9100',
  unit: { th: 'กองแผนงาน', en: 'Planning Division' },
  positions: [],
  clearance: 1,
  byDirectory: false,
  passwordChangedAt: new Date('2026-11-01T09:00:00+07:00'),
};
const own = on(accountInformation, () => information);
const devices = on(mySessions, () => ({ data: [], total: 0, page: 1, pageSize: 10 }));

beforeEach(() => rememberUser(officer));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an officer sees the own data and changes telephone and English name', async () => {
  const made = answerCalls(
    own,
    devices,
    on(saveAccountInformation, () => ({})),
  );
  await show(<AccountInformationScreen />, '/account-information');
  expect(await screen.findByText('นางสาวสมหญิง รักงาน')).toBeTruthy();
  expect(screen.getByText('officer1')).toBeTruthy();
  const phone = screen.getByLabelText('โทรศัพท์');
  await userEvent.clear(phone);
  await userEvent.type(phone, '0 2141 9100 ต่อ 5');
  await press('บันทึก');
  expect(await screen.findByText('บันทึกข้อมูลแล้ว')).toBeTruthy();
  expect(made.find(({ name }) => name === 'saveAccountInformation')?.input).toEqual({
    firstNameEn: 'Somying',
    lastNameEn: 'Rakngan',
    phone: '0 2141 9100 ต่อ 5',
  });
});

test('what is wrong with a field is told under it', async () => {
  answerCalls(
    own,
    devices,
    on(saveAccountInformation, () => new Refused(422, { fields: { phone: 'รูปแบบไม่ถูกต้อง' } })),
  );
  await show(<AccountInformationScreen />, '/account-information');
  await screen.findByText('officer1');
  await press('บันทึก');
  expect(await screen.findByText('รูปแบบไม่ถูกต้อง')).toBeTruthy();
  expect(screen.getByLabelText('โทรศัพท์').getAttribute('aria-invalid')).toBe('true');
});

test('an officer changes the address by password and code; the header follows', async () => {
  const made = answerCalls(
    own,
    devices,
    on(askEmailCode, () => ({ message: 'ส่งรหัสแล้ว' })),
    on(changeEmail, ({ code }) => (code === '123456' ? { message: 'เปลี่ยนอีเมลเรียบร้อย' } : new Refused(422, { message: 'รหัสยืนยันไม่ถูกต้อง' }))),
  );
  await show(<AccountInformationScreen />, '/account-information');
  await screen.findByText('officer1');
  await press('เปลี่ยนอีเมล');
  const dialog = within(await screen.findByRole('dialog', { name: 'เปลี่ยนอีเมล' }));
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
  expect(dialog.getByText('กรุณากรอก E-mail ให้ถูกต้อง')).toBeTruthy();
  expect(dialog.getByText('กรุณากรอกรหัสผ่าน')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/อีเมลใหม่/), 'New@omb.go.th');
  await userEvent.type(dialog.getByLabelText(/รหัสผ่านของท่าน/), 'Portal1234');
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
  const code = await dialog.findByLabelText(/รหัสยืนยัน/);
  expect(dialog.getByText('ส่งรหัสไปที่ New@omb.go.th แล้ว รหัสใช้ได้ 5 นาที')).toBeTruthy();
  await userEvent.type(code, '654321');
  await userEvent.click(dialog.getByRole('button', { name: 'เปลี่ยนอีเมล' }));
  expect(await dialog.findByText('รหัสยืนยันไม่ถูกต้อง')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, '๑๒๓๔๕๖');
  await userEvent.click(dialog.getByRole('button', { name: 'เปลี่ยนอีเมล' }));
  expect(await screen.findByText('เปลี่ยนอีเมลเรียบร้อย')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keptUser()?.email).toBe('new@omb.go.th');
  expect(made.filter(({ name }) => name === 'askEmailCode').map(({ input }) => input)).toEqual([{ email: 'New@omb.go.th', password: 'Portal1234' }]);
});

test('a wrong password is told of at its field, and the address can be changed again', async () => {
  answerCalls(
    own,
    devices,
    on(askEmailCode, ({ password }) => (password === 'x' ? new Refused(422, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } }) : { message: '' })),
  );
  await show(<AccountInformationScreen />, '/account-information');
  await screen.findByText('officer1');
  await press('เปลี่ยนอีเมล');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/อีเมลใหม่/), 'new@omb.go.th');
  await userEvent.type(dialog.getByLabelText(/รหัสผ่านของท่าน/), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
  expect(await dialog.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/รหัสผ่านของท่าน/), 'y');
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'แก้อีเมล' }));
  expect(dialog.getByLabelText(/อีเมลใหม่/)).toHaveProperty('value', 'new@omb.go.th');
});

test('a failure to read can be tried again', async () => {
  let fails = true;
  answerCalls(
    on(accountInformation, () => (fails ? new Refused(400, { message: 'อ่านไม่ได้' }) : information)),
    devices,
  );
  await show(<AccountInformationScreen />, '/account-information');
  expect(await screen.findByText('อ่านไม่ได้')).toBeTruthy();
  fails = false;
  await press('ลองอีกครั้ง');
  await waitFor(() => expect(screen.getByText('officer1')).toBeTruthy());
});
