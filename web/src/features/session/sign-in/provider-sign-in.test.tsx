import { exchangeTicket } from '@sarabun/contract/session/exchange-ticket';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { setPage } from '../../../../test/page';
import { officer } from '../../../../test/person';
import { token } from '../../../platform/session';
import { SignInScreen } from './sign-in-screen';

const opened = { message: '', token: 't-3', userLogin: officer };

test('the provider is offered only where one is configured, and leads back to the page that was asked for', () => {
  history.replaceState(null, '', '/login?return=%2Fnotification-all');
  const { unmount } = render(<SignInScreen />);
  expect(screen.queryByRole('link', { name: /เข้าสู่ระบบด้วย/ })).toBeNull();
  unmount();
  setPage({ provider: 'ThaiD' });
  render(<SignInScreen />);
  expect(screen.getByRole('link', { name: 'เข้าสู่ระบบด้วย ThaiD' }).getAttribute('href')).toBe('/api/users/provider?return=%2Fnotification-all');
});

test('an officer who comes back with a ticket is asked about the session elsewhere, and let in; the ticket leaves the address', async () => {
  history.replaceState(null, '', '/login?ticket=T1&return=%2Fportal');
  const made = answerCalls(
    on(exchangeTicket, ({ useThisDevice }) => (useThisDevice ? opened : new Refused(422, { code: 'openElsewhere', oauth_id: 'o', message: 'กำลังใช้งานอยู่' }))),
  );
  const user = userEvent.setup();
  render(<SignInScreen />);
  await screen.findByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  expect(location.search).toBe('?return=%2Fportal');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  await screen.findByRole('alertdialog', { name: 'เข้าสู่ระบบสำเร็จ !' });
  expect(made.map(({ input }) => input)).toEqual([
    { ticket: 'T1', useThisDevice: false },
    { ticket: 'T1', useThisDevice: true },
  ]);
  expect(token()).toBe('t-3');
});

test('what went wrong at the provider is told in the server’s words', async () => {
  history.replaceState(null, '', '/login?ticket=T2');
  answerCalls(on(exchangeTicket, () => new Refused(422, { code: 'provider.unknown', message: 'ไม่มีบัญชีของ “somebody” ในระบบนี้' })));
  render(<SignInScreen />);
  await screen.findByText('ไม่มีบัญชีของ “somebody” ในระบบนี้');
  expect(token()).toBeNull();
});
