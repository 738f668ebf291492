import { describe, expect, it } from 'vitest';
import { addressCodes, addresseeFor, envelopeLine, formOfAddress, proposedAddress } from './forms-of-address';
import { letterContent } from './letter-content';

it.each([
  ['นายกรัฐมนตรี', '3.1', true],
  ['ฯพณฯ นายกรัฐมนตรี', '3.1', true],
  ['รองนายกรัฐมนตรี', '3.2', true],
  ['เลขาธิการนายกรัฐมนตรี', '3.2', true],
  ['ประธานรัฐสภา (ผ่านเลขาธิการ)', '3.1', true],
  ['ประธานคณะกรรมการการเลือกตั้ง', '3.1', false],
  ['อัยการสูงสุด', '3.1', false],
  ['อธิบดีกรมการปกครอง', '3.2', true],
  ['หม่อมเจ้าหญิงตัวอย่าง', '1.8', false],
  ['สมเด็จพระสังฆราช', '2.2', false],
  ['พระครูปลัดสมชาย', '2.5', false],
  ['พระธรรมวชิรคุณ', '2.4', false],
] as const)('%s is addressed by row %s', (addressee, code, isSure) => {
  expect(proposedAddress(addressee)).toEqual({ code, isSure });
});

it('leaves the royal family to the writer', () => {
  for (const name of ['พระบาทสมเด็จพระเจ้าอยู่หัว', 'สมเด็จพระนางเจ้า', 'พระเจ้าวรวงศ์เธอ พระองค์เจ้าตัวอย่าง']) expect(proposedAddress(name)).toBeNull();
});

describe('the envelope', () => {
  it('says the words of the row before the name', () => {
    expect(envelopeLine({ addressForm: '', addressee: 'นายกรัฐมนตรี', salutation: 'เรียน' })).toBe('กราบเรียน นายกรัฐมนตรี');
    expect(envelopeLine({ addressForm: '', addressee: 'อธิบดีกรมศุลกากร', salutation: 'เรียน' })).toBe('เรียน อธิบดีกรมศุลกากร');
  });
  it('leaves out what only the salutation says', () => {
    const addressee = 'สมเด็จเจ้าฟ้าตัวอย่าง ทราบฝ่าพระบาท';
    expect(envelopeLine({ addressForm: '1.4', addressee, salutation: '' })).toBe('ขอพระราชทานกราบทูล สมเด็จเจ้าฟ้าตัวอย่าง');
    expect(envelopeLine({ addressForm: '1.1', addressee, salutation: '' })).toBe('ขอพระราชทานทูลเกล้าทูลกระหม่อมถวาย ขอเดชะ');
  });
});

it('has words that a letter may hold', () => {
  for (const code of addressCodes) {
    const { salutation, closing, ending = '' } = formOfAddress(code);
    expect(letterContent.parse({ salutation, closing, addressee: ending, addressForm: code })).toMatchObject({ salutation, closing });
  }
});

it('addresses an office by the post of its head', () => {
  expect(addresseeFor('กรมการปกครอง')).toBe('อธิบดีกรมการปกครอง');
  expect(addresseeFor('นายสมชาย ใจดี')).toBe('นายสมชาย ใจดี');
});
