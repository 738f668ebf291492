import type { SignedByCertificate, SignedPdf } from '@sarabun/contract/documents/open-document';
import { endStandingProof } from '@sarabun/contract/session/signing-pin';
import { signingProof } from '@sarabun/contract/signing/own-letter';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { CallFailed } from '../../platform/call';
import { openSession } from '../../platform/session';
import { CertificateMark } from './certificate-mark';
import { PdfSignature } from './pdf-signature';

import { SigningSecrets } from './signing-secrets';
import { useSigningSecrets } from './use-signing-secrets';

const certificate = { serial: '4f00aa', notAfter: new Date('2028-11-22T10:00:00+07:00') };
const proof = (part: object = {}) =>
  on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate, pin: 'none' as const, provenUntil: null, ...part }));

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

const known = { pin: '', password: '', code: '', certificatePin: '', certificateId: null };

test('a signer with a certificate gives its PIN alone, or signs without it by the password', async () => {
  answerCalls(proof());
  await show(<Form />);
  const tick = await screen.findByRole('checkbox');
  expect(screen.queryByLabelText(/^รหัสผ่าน/)).toBeNull();
  press('ส่ง');
  expect(sent).toBeNull();
  expect(screen.getByText('กรุณาใส่ PIN ของใบรับรอง')).toBeTruthy();
  fill(/^PIN ของใบรับรอง/, '482137');
  press('ส่ง');
  expect(sent).toEqual({ ...known, certificatePin: '482137' });
  fireEvent.click(tick);
  fill(/^รหัสผ่าน/, 'Portal1234');
  press('ส่ง');
  expect(sent).toEqual({ ...known, password: 'Portal1234' });
});

test('a signer with two certificates chooses, and gives the PIN of the chosen one', async () => {
  const two = [
    { ...certificate, certificateId: 1, subject: 'สมชาย', issuer: 'กรมตัวอย่าง', isImported: false },
    { ...certificate, serial: '77', certificateId: 2, subject: 'Somchai', issuer: 'Licensed', isImported: true },
  ];
  answerCalls(proof({ certificates: two }));
  await show(<Form />);
  fireEvent.change(await screen.findByLabelText('ใบรับรองที่ใช้ลงนาม'), { target: { value: '77' } });
  fill(/^PIN ของใบรับรอง/, '739164');
  press('ส่ง');
  expect(sent).toEqual({ ...known, certificatePin: '739164', certificateId: 2 });
});

test('who has a PIN for signing gives it, or the password instead', async () => {
  answerCalls(proof({ certificate: null, pin: 'set' }));
  await show(<Form />);
  fireEvent.change(await screen.findByLabelText(/^PIN ลงนาม/), { target: { value: '48x21๓๗' } });
  press('ส่ง');
  expect(sent).toEqual({ ...known, pin: '4821๓๗' });
  press('ใช้รหัสผ่านแทน');
  fill(/^รหัสผ่าน/, 'Portal1234');
  press('ส่ง');
  expect(sent).toEqual({ ...known, password: 'Portal1234' });
});

test('where there is a finger, the PIN is tapped on keys', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse'), addEventListener: () => {}, removeEventListener: () => {} });
  try {
    answerCalls(proof({ certificate: null, pin: 'set' }));
    await show(<Form />);
    const input = (await screen.findByLabelText(/^PIN ลงนาม/)) as HTMLInputElement;
    expect(input.inputMode).toBe('none');
    for (const key of ['4', '8', '2', '1', '9', 'ลบตัวสุดท้าย', '3', '7']) press(key);
    press('ส่ง');
    expect(sent).toEqual({ ...known, pin: '482137' });
    press('ล้าง');
    expect(input.value).toBe('');
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('while a proof of the session counts nothing is asked, unless the person wants to be asked', async () => {
  let ended = false;
  const provenUntil = new Date(Date.now() + 240_000);
  answerCalls(
    on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate: null, pin: 'set' as const, provenUntil: ended ? null : provenUntil })),
    on(endStandingProof, () => {
      ended = true;
      return {};
    }),
  );
  await show(<Form />);
  expect(await screen.findByText(/^ยืนยันตัวแล้ว ลงนามต่อได้ถึง/)).toBeTruthy();
  press('ส่ง');
  expect(sent).toEqual(known);
  press('ให้ถามอีก');
  expect(await screen.findByLabelText(/^PIN ลงนาม/)).toBeTruthy();
});

test('a certificate asks for its PIN although a proof counts', async () => {
  answerCalls(proof({ provenUntil: new Date(Date.now() + 240_000) }));
  await show(<Form />);
  expect(await screen.findByLabelText(/^PIN ของใบรับรอง/)).toBeTruthy();
});

test('a locked PIN leads to where it is set again; the password signs in the meantime', async () => {
  answerCalls(proof({ certificate: null, pin: 'locked' }));
  await show(<Form />);
  expect(await screen.findByLabelText(/^รหัสผ่าน/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'PIN ลงนามถูกระงับ ตั้งใหม่' })).getAttribute('href')).toContain('/signing-pin');
});

test('a refused PIN is said at its field, and asked for again', async () => {
  answerCalls(proof());
  await show(<Form />);
  await screen.findByRole('checkbox');
  fill(/^PIN/, '000000');
  refusal = new CallFailed(422, 'wrongPin', 'PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง', { certificatePin: 'PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง' });
  press('ปฏิเสธ');
  expect(await screen.findByText('PIN ไม่ถูกต้อง เหลืออีก 9 ครั้ง')).toBeTruthy();
  expect((screen.getByLabelText(/^PIN/) as HTMLInputElement).value).toBe('');
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
  // A password would not help.
  expect(screen.queryByLabelText(/^รหัสผ่าน/)).toBeNull();
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

const signedPdf: SignedPdf = { by: 'agency', name: 'กรมตัวอย่าง', level: 'B-B', stampedAt: null };
test.each<[Partial<SignedPdf>, RegExp[]]>([
  [{}, [/ผนึกด้วยตราอิเล็กทรอนิกส์ของ กรมตัวอย่าง/, /^ไม่มีการยืนยันเวลา/]],
  [
    { by: 'person', name: 'นายสมชาย', level: 'B-LT', stampedAt: new Date('2026-11-23T10:00:00+07:00') },
    [/ลายมือชื่อดิจิทัลของ นายสมชาย/, /ยืนยันเวลาลงนาม.*แม้ใบรับรองหมดอายุ/],
  ],
  [{ by: 'person', name: 'นายสอง', names: ['นายหนึ่ง', 'นายสอง'] }, [/ลายมือชื่อดิจิทัลของ นายหนึ่ง\s?และ\s?นายสอง ใคร/]],
])('the story says how the PDF is signed: %o', async (part, sentences) => {
  await show(<PdfSignature signed={{ ...signedPdf, ...part }} />);
  for (const words of sentences) expect(await screen.findByText(words)).toBeTruthy();
});
