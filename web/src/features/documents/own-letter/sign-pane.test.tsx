import { signingNumbers, signingProof, signLetter } from '@sarabun/contract/signing/own-letter';
import { signTypesFor } from '@sarabun/contract/signing/sign-types';
import { signaturePictures } from '@sarabun/contract/signing/signature-pictures';
import { signingRoom } from '@sarabun/contract/signing/signature-place';
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
const open = (more: Parameters<typeof letter>[0] = {}) =>
  show(<SignPane letter={letter(more)} legId={501} head={null} onFailure={() => undefined} />, '/sarabun/dashboard');

const ownToSign = { revision: 2, writer: 'นายอำนวย', steps: [], signatures: [], receivers: [], answers: [], paper: 'draft' as const, versions: 1 };

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

test.each(['none', 'proven'])('a type that needs a certificate leads who has none to what says so (%s)', async (way) => {
  const types = [{ id: 3, th: 'ใบรับรอง', en: 'Certificate', manner: 'own' as const, isDefault: true, needsPicture: false, needsCertificate: true }];
  const provenUntil = way === 'proven' ? new Date(Date.now() + 600_000) : null;
  const made = answerCalls(
    numbers([]),
    on(signingProof, () => ({ bySecondFactor: false, name: 'สมชาย', certificate: null, pin: 'none' as const, provenUntil })),
    pictures,
    officeWords,
    on(signTypesFor, () => ({ items: types })),
  );
  await open();
  const why = await screen.findByText(/ท่านยังไม่มีใบรับรองที่ใช้ได้/);
  await userEvent.click(screen.getByRole('button', { name: /^ลงนาม/ }));
  await waitFor(() => expect(document.activeElement?.contains(why)).toBe(true));
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  // Nothing is asked for that would not help.
  expect(screen.queryByLabelText(/^รหัสผ่าน/)).toBeNull();
  expect(made.filter(({ name }) => name === 'signLetter')).toEqual([]);
});

test('a place to which the signature was moved is sent with it; a refusal is said there', async () => {
  const ink = { left: 450, top: 620, width: 100, height: 40 };
  const room = { page: 1, pageWidth: 1000, pageHeight: 1400, zone: { left: 100, top: 600, width: 800, height: 160 }, ink, texts: [] };
  const asked = answerCalls(
    numbers([]),
    proof,
    pictures,
    officeWords,
    on(signingRoom, () => ({ item: room })),
    on(signLetter, () => new Refused(422, { code: 'inkNotThere', message: 'วางไม่ได้', fields: { inkMove: 'วางลายมือชื่อตรงนั้นไม่ได้' } })),
  );
  await open({ own: ownToSign });
  await userEvent.click(await screen.findByText('ตัวเลือกเพิ่มเติม'));
  await userEvent.click(await screen.findByRole('button', { name: 'เลื่อนซ้าย' }));
  await userEvent.type(await screen.findByLabelText(/^รหัสผ่าน/), 'Portal1234');
  await userEvent.click(screen.getByRole('button', { name: /^ลงนาม/ }));
  const said = () => screen.getAllByText('วางลายมือชื่อตรงนั้นไม่ได้');
  await waitFor(() => expect(said().some((one) => one.closest('details')?.open)).toBe(true));
  expect(asked.find(({ name }) => name === 'signLetter')?.input).toMatchObject({ inkMove: { right: -50, down: 0 } });
});

const memberStep = (deskId: number, state: 'open' | 'done') => ({
  deskId,
  role: 'sign' as const,
  name: `กรรมการ ${deskId}`,
  personName: null,
  state,
  ofPanel: true,
});
const ofCommittee = (states: ('open' | 'done')[], more: object = {}) => ({
  ...ownToSign,
  steps: states.map((state, index) => memberStep(index, state)),
  panel: { needed: states.length, inTurn: false },
  ...more,
});
const certificate = { certificateId: 4, serial: '4f', subject: 'สมชาย', issuer: 'กรม', isImported: false, notAfter: new Date('2028-11-22T10:00:00+07:00') };
const byCertificate = on(signingProof, () => ({
  ...{ bySecondFactor: false, name: 'สมชาย', pin: 'none' as const, provenUntil: null },
  ...{ certificate, certificates: [certificate] },
}));
const apart = /^ยังมีผู้ลงนามหลังท่าน .*ไฟล์ PDF มีลายมือชื่อดิจิทัลของผู้ลงนามคนสุดท้าย/;

test('an earlier member of a committee is told where the signature by certificate goes, and afterwards how many still sign', async () => {
  answerCalls(
    ...[numbers([]), byCertificate, pictures, officeWords],
    on(signLetter, () => ({ item: { documentId: 1, number: '', legIds: [] } })),
  );
  await open({ kind: 4, own: ofCommittee(['open', 'open', 'open']) });
  expect(await screen.findByText(apart)).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/^PIN ของใบรับรอง/), '482137');
  await userEvent.click(screen.getByRole('button', { name: 'ลงนาม' }));
  expect(await screen.findByText('ลงนามแล้ว รอกรรมการลงนามอีก 2 คน')).toBeTruthy();
});

test('the last member is told nothing of the kind, nor who signs with a picture only', async () => {
  answerCalls(numbers([]), byCertificate, pictures, officeWords);
  const { unmount } = await open({ kind: 4, own: ofCommittee(['done', 'open']) });
  await screen.findByLabelText(/^PIN ของใบรับรอง/);
  expect(screen.queryByText(apart)).toBeNull();
  unmount();
  await open({ kind: 4, own: ofCommittee(['open', 'open']) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /ลงนามด้วยใบรับรองอิเล็กทรอนิกส์ด้วย/ }));
  expect(screen.queryByText(apart)).toBeNull();
});

test('who signs last is told, without a certificate, that the PDF has the seal only, if those before signed by theirs', async () => {
  answerCalls(numbers([]), byCertificate, pictures, officeWords);
  const verified = { serial: '4f', subject: 'นายหนึ่ง', issuer: 'กรม', notAfter: certificate.notAfter, verdict: 'valid' as const, revokedAt: null };
  const before = { position: 0, name: 'นายหนึ่ง', lines: [], signedAt: new Date('2026-11-26T03:00:00Z'), hasPicture: false, certificate: verified };
  await open({ kind: 4, own: ofCommittee(['done', 'open'], { signatures: [before] }) });
  const sealOnly = /^ท่านลงนามคนสุดท้ายโดยไม่ใช้ใบรับรอง ไฟล์ PDF จะมีเพียงตรา/;
  const withCertificate = await screen.findByRole('checkbox', { name: /ลงนามด้วยใบรับรองอิเล็กทรอนิกส์ด้วย/ });
  expect(screen.queryByText(sealOnly)).toBeNull();
  await userEvent.click(withCertificate);
  expect(screen.getByText(sealOnly)).toBeTruthy();
});

test('a letter without a number, such as a notice, is signed and dated, and no number is named', async () => {
  answerCalls(
    on(signingNumbers, () => ({ item: { next: '', blocks: [], functions: [] } })),
    proof,
    pictures,
    officeWords,
    on(signLetter, () => ({ item: { documentId: 101, number: 'พ.ศ. 2569', legIds: [] } })),
  );
  await open();
  expect(await screen.findByText('ลงนามแล้วลงวันที่ทันที แก้ไขไม่ได้อีก')).toBeTruthy();
  await userEvent.type(await screen.findByLabelText(/^รหัสผ่าน/), 'Portal1234');
  await userEvent.click(screen.getByRole('button', { name: 'ลงนาม' }));
  expect(await screen.findByText('ลงนามแล้ว')).toBeTruthy();
  expect(screen.queryByText(/พ\.ศ\. ๒๕๖๙/)).toBeNull();
});
