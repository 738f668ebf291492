import type { SignedByCertificate } from '@sarabun/contract/documents/open-document';
import { signingProof } from '@sarabun/contract/signing/own-letter';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { CallFailed } from '../../platform/call';
import { openSession } from '../../platform/session';
import { CertificateMark } from './certificate-mark';

import { SigningSecrets } from './signing-secrets';
import { useSigningSecrets } from './use-signing-secrets';

const certificate = { serial: '4f00aa', notAfter: new Date('2028-11-22T10:00:00+07:00') };
const proof = (part: object = {}) => on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate, ...part }));

let sent: unknown;
let refusal: unknown;
function Form({ demanded = false }: { demanded?: boolean }) {
  const secrets = useSigningSecrets(demanded);
  return (
    <>
      <SigningSecrets of={secrets} demanded={demanded} />
      <button type="button" onClick={() => (sent = secrets.read())}>
        ส่ง
      </button>
      <button type="button" onClick={() => secrets.refuse(refusal)}>
        ปฏิเสธ
      </button>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  openSession('t-1', officer);
  sent = undefined;
});

test('a signer with a certificate gives its PIN, or signs without it', async () => {
  answerCalls(proof());
  await show(<Form />);
  const tick = await screen.findByRole('checkbox');
  fill(/^รหัสผ่าน/, 'Portal1234');
  press('ส่ง');
  expect(sent).toBeNull();
  expect(screen.getByText('กรุณาใส่ PIN ของใบรับรอง')).toBeTruthy();
  fill(/^PIN/, '482137');
  press('ส่ง');
  expect(sent).toEqual({ password: 'Portal1234', code: '', certificatePin: '482137' });
  fireEvent.click(tick);
  press('ส่ง');
  expect(sent).toEqual({ password: 'Portal1234', code: '', certificatePin: '' });
});

test('a refused PIN is said at its field, and both secrets are asked for anew', async () => {
  answerCalls(proof());
  await show(<Form />);
  await screen.findByRole('checkbox');
  fill(/^รหัสผ่าน/, 'Portal1234');
  fill(/^PIN/, '000000');
  refusal = new CallFailed(422, 'wrongPin', 'PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง', { certificatePin: 'PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง' });
  press('ปฏิเสธ');
  expect(await screen.findByText('PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง')).toBeTruthy();
  expect([/^รหัสผ่าน/, /^PIN/].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual(['', '']);
});

test('where a certificate is demanded, it cannot be left out, and who has none is led to the own page', async () => {
  answerCalls(proof());
  await show(<Form demanded />);
  expect(((await screen.findByRole('checkbox')) as HTMLInputElement).disabled).toBe(true);
});

test('who has no certificate and needs one is led to the own page, and nothing is sent', async () => {
  answerCalls(proof({ certificate: null }));
  await show(<Form demanded />);
  expect(await screen.findByRole('link', { name: 'ไปหน้าใบรับรองของท่าน' })).toBeTruthy();
  fill(/^รหัสผ่าน/, 'Portal1234');
  press('ส่ง');
  expect(sent).toBeNull();
});

const signed: SignedByCertificate = {
  serial: '4f00aa',
  subject: 'นายสมชาย ใจดี',
  issuer: 'ผู้ออกใบรับรอง',
  notAfter: certificate.notAfter,
  revokedAt: null,
  verdict: 'valid',
};
test.each<[Partial<SignedByCertificate>, RegExp]>([
  [{}, /ตรวจสอบแล้ว ถูกต้อง$/],
  [{ verdict: 'validThen', revokedAt: new Date('2027-01-01T10:00:00+07:00') }, /ถูกเพิกถอนภายหลัง .*ยังสมบูรณ์/],
  [{ verdict: 'validThen' }, /หมดอายุภายหลัง .*ยังสมบูรณ์/],
  [{ verdict: 'changed' }, /ไม่ตรงกับหนังสือ/],
  [{ verdict: 'broken' }, /เชื่อถือไม่ได้/],
])('the story says what a signature by certificate is worth: %o', async (part, words) => {
  await show(<CertificateMark signed={{ ...signed, ...part }} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
