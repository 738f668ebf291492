import { createHash } from 'node:crypto';
import { captchaChallenge, captchaText, isSolution } from '@sarabun/contract/session/captcha';
import { captchaRequired, login, preLogin } from '@sarabun/contract/session/sign-in';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { SignInScreen } from './sign-in-screen';

/** A challenge that is solved after thirty tries; others take about 130 000. */
const easy = 'challenge-44';

const required = new Refused(200, { code: captchaRequired, message: 'ต้องตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ' });
const isSolved = (captcha: string) => {
  const [challenge = '', tried = ''] = captcha.split(' ');
  return (
    challenge === easy &&
    isSolution(
      createHash('sha256')
        .update(captchaText(challenge, Number(tried)))
        .digest(),
    )
  );
};
const session = { message: '', success: { token: 't-1' }, token: 't-1', oauth_id: '', userLogin: officer };

async function signIn() {
  const user = userEvent.setup();
  render(<SignInScreen />);
  await user.type(screen.getByLabelText('ชื่อผู้ใช้งาน'), 'officer');
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'Portal1234');
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
}

test('a captcha after wrong tries is solved by the browser itself, and the person goes on', async () => {
  const made = answerCalls(
    on(preLogin, ({ captcha }) => (isSolved(captcha) ? { message: '' } : required)),
    on(captchaChallenge, () => ({ challenge: easy })),
    on(login, () => session),
  );
  await signIn();
  await screen.findByText('เข้าสู่ระบบสำเร็จ !', undefined, { timeout: 20_000 });
  expect(made.map(({ name }) => name)).toEqual(['preLogin', 'captchaChallenge', 'preLogin', 'login']);
});

test('one that is refused again is told', async () => {
  answerCalls(
    on(preLogin, () => required),
    on(captchaChallenge, () => ({ challenge: easy })),
  );
  await signIn();
  await screen.findByText('ต้องตรวจว่าไม่ใช่โปรแกรมอัตโนมัติ', undefined, { timeout: 20_000 });
});
