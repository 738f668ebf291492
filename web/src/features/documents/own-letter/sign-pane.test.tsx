import { signingNumbers, signingProof, signLetter } from '@sarabun/contract/signing/own-letter';
import { signaturePictures } from '@sarabun/contract/signing/signature-pictures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { officeWords } from '../../../../test/words';
import { openSession } from '../../../platform/session';
import { SignPane } from './sign-pane';

const block = {
  blockId: 1,
  year: 2569,
  first: 7,
  last: 8,
  free: [8],
  reason: 'หนังสือเชิญประชุม',
  expiresOn: '2026-11-30',
  reservedOn: '2026-11-21',
  reservedBy: 'นายสมชาย',
};
const numbers = (blocks: (typeof block)[]) => on(signingNumbers, () => ({ item: { next: 'ทด ๐๐๐๑/๙', blocks, functions: [] } }));
const proof = on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate: null, pin: 'none' as const, provenUntil: null }));
const pictures = on(signaturePictures, () => ({ items: [] }));
const open = () => show(<SignPane letter={letter()} legId={501} head={null} onFailure={() => undefined} />, '/sarabun/dashboard');

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('a signer with the right takes a reserved number; a refusal is said at its field', async () => {
  const made = answerCalls(
    numbers([block]),
    proof,
    pictures,
    officeWords,
    on(signLetter, () => new Refused(422, { code: 'notReserved', message: 'ใช้ไม่ได้', fields: { reservedNumber: 'เลข 8 ถูกใช้ไปแล้ว' } })),
  );
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('ใช้เลข'), '2569/8');
  await userEvent.type(await screen.findByLabelText(/^รหัสผ่าน/), 'Portal1234');
  await userEvent.click(screen.getByRole('button', { name: /ลงนาม/ }));
  expect(await screen.findByText('เลข 8 ถูกใช้ไปแล้ว')).toBeTruthy();
  expect(made.find(({ name }) => name === 'signLetter')?.input).toMatchObject({ legId: 501, reservedNumber: { year: 2569, number: 8 } });
});

test('who has no choice of numbers is asked for none', async () => {
  answerCalls(numbers([]), proof, officeWords);
  await open();
  await screen.findByLabelText(/^รหัสผ่าน/);
  expect(screen.queryByLabelText('ใช้เลข')).toBeNull();
});

test('nobody signs before it is known with which signature', async () => {
  const made = answerCalls(
    numbers([]),
    proof,
    on(signaturePictures, () => new Refused(500, { code: 'unknown', message: 'เปิดลายมือชื่อไม่ได้' })),
    officeWords,
    on(signLetter, () => new Refused(422, { code: 'wrongPassword', message: 'รหัสผ่านไม่ถูกต้อง' })),
  );
  await open();
  await userEvent.type(await screen.findByLabelText(/^รหัสผ่าน/), 'Portal1234');
  await userEvent.click(screen.getByRole('button', { name: 'ลงนามและออกเลข' }));
  const failure = await screen.findByText(/^เลือกลายมือชื่อก่อน/);
  await waitFor(() => expect(failure.contains(document.activeElement)).toBe(true));
  expect(made.filter(({ name }) => name === 'signLetter')).toEqual([]);
  // The typed name may still be chosen.
  await userEvent.click(screen.getByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'ลงนามและออกเลข' }));
  expect(await screen.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy();
});
