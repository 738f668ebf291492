import { beginSecondFactor, confirmSecondFactor, endSecondFactor, secondFactorState } from '@sarabun/contract/session/second-factor';
import { verify } from '@sarabun/contract/session/sign-in';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { SecondFactorScreen } from './second-factor-screen';

const off = { on: false, required: false, since: null, recoveryCodesLeft: 0 };
const turnedOn = { on: true, required: false, since: new Date('2026-11-21T03:00:00Z'), recoveryCodesLeft: 10 };
const who = on(verify, () => ({ userLogin: officer }));

async function enterPassword(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'Portal1234');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
}

test('an officer switches it on: password, picture, first code, recovery codes once', async () => {
  let state = off as typeof off | typeof turnedOn;
  answerCalls(
    who,
    on(secondFactorState, () => state),
    on(beginSecondFactor, ({ password }) =>
      password === 'Portal1234'
        ? { secret: 'ABCDEFGH', qr: 'data:image/svg+xml;base64,PHN2Zy8+' }
        : new Refused(422, { fields: { password: 'รหัสผ่านไม่ถูกต้อง' } }),
    ),
    on(confirmSecondFactor, ({ code }) => {
      if (code !== '123456') return new Refused(422, { fields: { code: 'รหัสไม่ตรง' } });
      state = turnedOn;
      return { recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
    }),
  );
  const user = userEvent.setup();
  show(<SecondFactorScreen />);
  await user.click(await screen.findByRole('button', { name: 'เปิดใช้งาน' }));
  await user.type(await screen.findByLabelText('รหัสผ่าน'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
  await screen.findByText('รหัสผ่านไม่ถูกต้อง');
  await user.clear(screen.getByLabelText('รหัสผ่าน'));
  await enterPassword(user);
  expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/^data:/);
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  await user.type(screen.getByLabelText('กรอกรหัส 6 หลักที่แอปแสดง'), '000000{Enter}');
  await screen.findByText('รหัสไม่ตรง');
  await user.clear(screen.getByLabelText('กรอกรหัส 6 หลักที่แอปแสดง'));
  await user.type(screen.getByLabelText('กรอกรหัส 6 หลักที่แอปแสดง'), '123456{Enter}');
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  await user.click(screen.getByRole('button', { name: 'เก็บไว้เรียบร้อยแล้ว' }));
  await screen.findByText(/เปิดใช้งานเมื่อ 21 พฤศจิกายน 2569/);
  expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull();
});

test('an officer switches it off with the password and a code', async () => {
  let state = turnedOn as typeof off | typeof turnedOn;
  answerCalls(
    who,
    on(secondFactorState, () => state),
    on(endSecondFactor, ({ code }) => {
      if (code !== '123456') return new Refused(422, { fields: { code: 'รหัสยืนยันไม่ถูกต้อง' } });
      state = off;
      return {};
    }),
  );
  const user = userEvent.setup();
  show(<SecondFactorScreen />);
  await user.click(await screen.findByRole('button', { name: 'ปิดใช้งาน' }));
  await enterPassword(user);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('รหัสจากแอป หรือรหัสกู้คืน')));
  await user.type(screen.getByLabelText('รหัสจากแอป หรือรหัสกู้คืน'), '000000{Enter}');
  await screen.findByText('รหัสยืนยันไม่ถูกต้อง');
  await user.clear(screen.getByLabelText('รหัสจากแอป หรือรหัสกู้คืน'));
  await user.type(screen.getByLabelText('รหัสจากแอป หรือรหัสกู้คืน'), '123456{Enter}');
  await waitFor(() => expect(screen.getByText('ยังไม่เปิด')).toBeTruthy());
});

test('who must have it cannot switch it off', async () => {
  answerCalls(
    who,
    on(secondFactorState, () => ({ ...turnedOn, required: true })),
  );
  show(<SecondFactorScreen />);
  await screen.findByText(/จึงปิดไม่ได้/);
  expect(screen.queryByRole('button', { name: 'ปิดใช้งาน' })).toBeNull();
});
