import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { saveAccountInformation } from '../account/account-information';
import { requestAccount } from '../account-requests/account-requests';
import { valueSchema } from '../settings/master-table';
import { manageSection } from '../settings/tables/manage-section';
import { isTelephone, telephone, telephoneOrNone } from './telephone';

it.each(['0 2141 9100', '๐ ๒๑๔๑ ๙๑๐๐ ต่อ ๒๑๐', '+66 (0) 2141-9100 ext. 210', '191', '02 141 9100, 02 141 9101 ถึง 5'])('takes %s', (text) => {
  expect(isTelephone(text)).toBe(true);
});

it.each(['', '12', 'ไม่มี', 'call me', '02 141 9100 โทรหลังเที่ยง', '<b>02</b>'])('refuses %s', (text) => {
  expect(isTelephone(text)).toBe(false);
});

it('stores Thai digits as Arabic ones, on every form alike', () => {
  const typed = ' ๐ ๒๑๔๑ ๙๑๐๐ ต่อ ๒๑๐ ';
  const kept = '0 2141 9100 ต่อ 210';
  expect(z.parse(telephone, typed)).toBe(kept);
  expect(z.parse(telephoneOrNone, '')).toBe('');
  expect(z.parse(saveAccountInformation.request, { firstNameEn: '', lastNameEn: '', phone: typed })).toMatchObject({ phone: kept });
  expect(z.safeParse(saveAccountInformation.request, { firstNameEn: '', lastNameEn: '', phone: 'ไม่มี' }).success).toBe(false);
  expect(z.safeParse(requestAccount.request, { phone: 'ไม่มี' }).success).toBe(false);
  const { phone, code } = manageSection.fields;
  if (!phone || !code) throw new Error('the table of units has lost its fields');
  expect(z.parse(valueSchema(phone), typed)).toBe(kept);
  expect(z.parse(valueSchema(code), 'กค ๐๔'.replace(' ', '.'))).toBe('กค.04');
});
