import { discardRegisterPrint, orderRegisterPrint, type RegisterPrint, registerPrints } from '@sarabun/contract/registers/register-prints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { PrintButton } from './print-button';
import type { OpenRegister } from './use-registers';

const register = { registerId: 7, title: { th: 'ทะเบียนหนังสือส่ง', en: 'Send register' } } as OpenRegister;
const print = (part: Partial<RegisterPrint>): RegisterPrint => ({
  printId: 5,
  registerId: 7,
  title: register.title,
  unitName: 'กองแผนงาน',
  year: 2569,
  lines: 1203,
  parts: 2,
  state: 'waiting',
  done: [],
  orderedAt: new Date('2026-11-21T09:00:00+07:00'),
  keptUntil: new Date('2026-11-28T09:00:00+07:00'),
  ...part,
});
const button = (total: number, more = false) => <PrintButton register={register} year={2569} state={{ search: 'งบ' }} total={total} more={more} />;

test('few lines are printed at once in another tab', async () => {
  answerCalls(on(registerPrints, () => ({ items: [] })));
  await show(button(200));
  expect(screen.getByRole('link', { name: 'พิมพ์ตามแบบ (PDF)' }).getAttribute('href')).toContain('/api/sarabun/register-print?registerId=7');
});

test('many lines are ordered; what is set can be opened while the rest is set', async () => {
  let items: RegisterPrint[] = [];
  const made = answerCalls(
    on(registerPrints, () => ({ items })),
    on(orderRegisterPrint, () => {
      items = [print({})];
      return { item: { printId: 5, parts: 2 } };
    }),
    on(discardRegisterPrint, () => {
      items = [];
      return {};
    }),
  );
  await show(button(1203));
  await userEvent.click(screen.getByRole('button', { name: 'พิมพ์ตามแบบ (PDF)' }));
  const drawer = await screen.findByRole('dialog', { name: 'งานพิมพ์ทะเบียน' });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'สั่งพิมพ์' }));
  expect(await within(drawer).findByText('รอจัดพิมพ์')).toBeTruthy();
  expect(made.find(({ name }) => name === 'orderRegisterPrint')?.input).toMatchObject({ registerId: 7, year: 2569, search: 'งบ', state: 'all' });
  items = [print({ state: 'setting', done: [{ part: 1, first: 1, last: 1000 }] })];
  const file = await within(drawer).findByRole('link');
  expect([shownText(file), file.getAttribute('href')]).toEqual(['ไฟล์ 1 (เลข 1–1000)', '/api/sarabun/register-print-part/5/1']);
  expect(within(drawer).getByRole('progressbar').getAttribute('value')).toBe('1');
  await userEvent.click(within(drawer).getByRole('button', { name: 'ลบงานพิมพ์ ทะเบียนหนังสือส่ง 2569' }));
  await waitFor(() => expect(within(drawer).queryByRole('link')).toBeNull());
});

test('a refusal is told in the drawer; ready prints are found although the shown lines are few', async () => {
  answerCalls(
    on(registerPrints, () => ({ items: [print({ state: 'ready', done: [1, 2].map((part) => ({ part, first: part, last: part })) })] })),
    on(orderRegisterPrint, () => {
      return new Refused(409, { code: 'tooManyPrints', message: 'มีงานพิมพ์รออยู่ ๓ งานแล้ว' });
    }),
  );
  const { unmount } = await show(button(5000, true));
  await userEvent.click(screen.getByRole('button', { name: 'พิมพ์ตามแบบ (PDF)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'สั่งพิมพ์' }));
  expect((await screen.findByRole('alert')).textContent).toBe('มีงานพิมพ์รออยู่ ๓ งานแล้ว');
  unmount();
  await show(button(3));
  await userEvent.click(await screen.findByRole('button', { name: 'งานพิมพ์ทะเบียน 1 งาน' }));
  expect(await screen.findAllByRole('link', { name: /^ไฟล์/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'สั่งพิมพ์' })).toBeNull();
});
