import { setSigningPin, signingPin } from '@sarabun/contract/session/signing-pin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { SigningPinScreen } from './signing-pin-screen';

test('a PIN is repeated in digits of either script; a weak one and an unequal repeat are told together', async () => {
  openSession('t-1', officer);
  const made = answerCalls(
    on(signingPin, () => ({ state: 'none' as const, since: null, bySecondFactor: false })),
    on(setSigningPin, () => ({})),
  );
  await show(<SigningPinScreen />, '/profile');
  const pin = await screen.findByLabelText(/^PIN ใหม่(?!อีก)/);
  const again = screen.getByLabelText(/^PIN ใหม่อีกครั้ง/);
  await userEvent.type(screen.getByLabelText(/^รหัสผ่าน/), 'Portal1234');
  await userEvent.type(pin, '111111');
  await userEvent.type(again, '294715');
  const save = screen.getByRole('button', { name: /^ตั้ง PIN/ });
  await userEvent.click(save);
  expect(await screen.findByText(/เดาง่ายเกินไป/)).toBeTruthy();
  expect(screen.getByText('PIN ทั้งสองช่องไม่ตรงกัน')).toBeTruthy();
  await userEvent.clear(pin);
  await userEvent.type(pin, '๒๙๔๗๑๕');
  await userEvent.click(save);
  await waitFor(() => expect(made.some(({ name }) => name === 'setSigningPin')).toBe(true));
});
