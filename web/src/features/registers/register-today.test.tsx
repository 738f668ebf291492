import { getEntryHistory, getRegister, listRegister, myRegisters, type RegisterItem, type RegisterLine } from '@sarabun/contract/registers/register-pages';
import { registerPrints } from '@sarabun/contract/registers/register-prints';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { openSession } from '../../platform/session';
import { RegistersScreen } from './registers-screen';

beforeEach(() => openSession('t-1', officer));

const item: RegisterItem = {
  registerId: 7,
  unitId: 1,
  unitName: 'กองแผนงาน',
  kind: 'receive',
  isSecret: false,
  series: '',
  title: { th: 'ทะเบียนหนังสือรับ', en: 'Receive register' },
  isOwn: true,
};

const received: RegisterLine = {
  entryId: 101,
  version: 1,
  number: 1,
  state: 'issued',
  printed: 'ทด ๐๐๐๒/๑',
  documentId: 5,
  legId: null,
  mayOpen: false,
  secrecy: 1,
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  enteredBy: 'นายสมชาย ใจดี',
  datedFor: null,
  letterNumber: 'ทด ๐๐๐๒/๑',
  datedOn: '2026-11-21',
  sender: 'กองแผนงาน',
  addressee: 'อธิบดี',
  subject: 'ขอเชิญประชุม',
  action: '',
  isActionOwn: false,
  remark: '',
  expiresOn: null,
  own: {},
};

const columns = [
  { columnId: 1, field: 'number', valueKind: null, title: { th: 'เลขทะเบียนรับ', en: 'Register no.' }, width: 22 },
  { columnId: 2, field: 'subject', valueKind: null, title: { th: 'เรื่อง', en: 'Subject' }, width: 62 },
] as const;
const page = () =>
  answerCalls(
    on(myRegisters, () => ({ items: [item] })),
    on(registerPrints, () => ({ items: [] })),
    on(getEntryHistory, () => ({ items: [] })),
    on(getRegister, () => ({
      item: { ...item, columns: [...columns], functions: [], mayFill: false, mayRemark: false, issuer: '', years: [2569], next: '', blocks: [] },
    })),
    on(listRegister, () => ({ data: [received], total: 1, more: false, page: 1, pageSize: 20 })),
  );

test('a press shows the lines of today, another those of all days', async () => {
  const made = page();
  const { place } = await show(<RegistersScreen />, '/sarabun/registers?from=2026-01-01&page=2');
  const today = bangkokDay(new Date());
  const button = await screen.findByRole('button', { name: 'วันนี้' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  await waitFor(() => expect(made.filter(({ name }) => name === 'listRegister').at(-1)?.input).toMatchObject({ from: today, to: today, page: 1 }));
  expect(screen.getByRole('button', { name: 'วันนี้' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'วันนี้' }));
  await waitFor(() => expect(place()).not.toMatch(/from|to=/));
});

test('a receive register tells the time of receipt under its numbers and in the line, as on the receive stamp', async () => {
  page();
  await show(<RegistersScreen />, '/sarabun/registers');
  const table = await screen.findByRole('table');
  await waitFor(() => expect(shownText(within(table).getAllByRole('row')[1])).toContain('๑21 พ.ย. 2569 09:00'));
  await userEvent.click(within(table).getByRole('button', { name: 'รายละเอียดเลข ๑' }));
  expect(shownText((await screen.findByText('ลงรับเมื่อ')).closest('div'))).toBe('ลงรับเมื่อ21 พ.ย. 2569 09:00');
});
