import { registrationForm, requestAccount } from '@sarabun/contract/account-requests/account-requests';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { RegisterScreen } from './register-screen';

const form = on(registrationForm, () => ({ allowed: true, units: [{ id: 7, name: 'กองกลาง' }] }));

test('where the agency does not allow it, the page says how to get an account', async () => {
  answerCalls(on(registrationForm, () => ({ allowed: false, units: [] })));
  render(<RegisterScreen />);
  await screen.findByText(/แจ้งหน่วยงานต้นสังกัด/);
  expect(screen.queryByRole('button', { name: 'ส่งคำขอ' })).toBeNull();
});

test('a request says what is wrong field by field, leads to the first, and is sent when all is right', async () => {
  const made = answerCalls(
    form,
    on(requestAccount, ({ phone }) => (phone === '0000' ? new Refused(422, { fields: { phone: 'ไม่ใช่หมายเลข' } }) : { message: 'รับคำขอแล้ว' })),
  );
  const user = userEvent.setup();
  render(<RegisterScreen />);
  await user.click(await screen.findByRole('button', { name: 'ส่งคำขอ' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('prefix'));
  const type = (name: string, text: string) => user.type(document.querySelector(`[name=${name}]`) as HTMLElement, text);
  for (const [name, text] of Object.entries({
    prefix: 'นาง',
    firstName: 'มาลี',
    lastName: 'ดี',
    position: 'นักวิชาการ',
    email: 'malee',
    phone: '0000',
    username: 'malee',
    reason: 'ใหม่',
  })) {
    await type(name, text);
  }
  await user.selectOptions(document.querySelector('[name=unitId]') as HTMLElement, '7');
  await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
  await screen.findByText('รูปแบบอีเมลไม่ถูกต้อง');
  await type('email', '@x.go.th');
  await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
  await screen.findByText('ไม่ใช่หมายเลข');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('phone'));
  await type('phone', '11');
  await user.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
  await screen.findByText('รับคำขอแล้ว');
  expect(made.at(-1)?.input).toMatchObject({ unitId: 7, username: 'malee', phone: '000011' });
});
