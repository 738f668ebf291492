import type { CertificateItem, RequestItem } from '@sarabun/contract/certificates/certificate';
import { certificateRequests, decideCertificateRequest, type PersonRequest } from '@sarabun/contract/certificates/certificate-requests';
import { agencySeals, revokeAgencySeal } from '@sarabun/contract/certificates/certificate-settings';
import { collectCertificate, importCertificate, ownCertificates, requestCertificate } from '@sarabun/contract/certificates/own-certificate';
import { certificatesOfPerson, revokeCertificate } from '@sarabun/contract/certificates/person-certificates';
import { addTrustedRoot, readTrustedRoot, removeTrustedRoot, trustedRoots } from '@sarabun/contract/certificates/trusted-roots';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { certificatePersonAuto } from '@sarabun/contract/settings/tables/certificate-person-auto';
import { signingProof } from '@sarabun/contract/signing/own-letter';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { AgencySealsDrawer } from './agency-seals';
import { OwnCertificatesScreen } from './own-screen';
import { PersonCertificatesScreen } from './person-screen';
import { CertificateRequestsScreen } from './requests-screen';
import { CertificateRulesScreen } from './rules-screen';
import { TrustedRootsDrawer } from './trusted-roots';

const menu = (path: string, mayManage = true) =>
  on(settingsMenu, () => ({
    groups: [
      {
        menuId: 3150,
        icon: 'certificate',
        name: { th: 'ลงนาม', en: 'Signing' },
        pages: [{ menuId: 3203, path, name: { th: 'หน้า', en: 'Page' }, mayManage, pinned: false }],
      },
    ],
  }));
const certificate: CertificateItem = {
  certificateId: 4,
  serial: '4f00aa',
  subject: 'นายสมชาย ใจดี',
  state: 'valid',
  issuedAt: new Date('2026-11-22T10:00:00+07:00'),
  notBefore: new Date('2026-11-22T10:00:00+07:00'),
  notAfter: new Date('2028-11-22T10:00:00+07:00'),
  fingerprint: 'abcdef',
  lockedAt: null,
  revokedAt: null,
  revokedBy: '',
  revokeCode: null,
  revokeReason: '',
  signatures: 2,
  issuer: 'ผู้ออกใบรับรอง กรมตัวอย่าง',
  isImported: false,
};
const request: RequestItem = {
  requestId: 9,
  kind: 'asked',
  reason: 'ต้องลงนาม',
  requestedAt: new Date('2026-11-22T10:00:00+07:00'),
  state: 'approved',
  decidedAt: new Date('2026-11-22T11:00:00+07:00'),
  decidedBy: 'นางสาวผู้ดูแล ระบบ',
  byRule: false,
  answer: '',
  collectUntil: new Date('2026-12-22T11:00:00+07:00'),
};
const mine = (part: Partial<AnswerOf<typeof ownCertificates>> = {}) =>
  on(ownCertificates, () => ({ state: 'none' as const, open: null, certificates: [], requests: [], atOnce: false, validMonths: 24, roots: [], ...part }));
const waiting: PersonRequest = {
  ...request,
  state: 'waiting',
  decidedAt: null,
  decidedBy: '',
  collectUntil: null,
  personId: 3,
  name: 'นายสมชาย ใจดี',
  positionName: 'ผู้อำนวยการ',
  unitName: 'กองคลัง',
  isOwn: false,
};
const listed = (...rows: PersonRequest[]) => on(certificateRequests, ({ page, pageSize }) => ({ data: rows, total: rows.length, page, pageSize }));

beforeEach(() => openSession('t-1', officer));

test('who has no certificate asks for one; what the server refuses is said, and the reason stays', async () => {
  const made = answerCalls(
    mine(),
    on(requestCertificate, () => new Refused(409, { message: 'มีคำขออยู่แล้ว' })),
  );
  await show(<OwnCertificatesScreen />);
  fireEvent.change(await screen.findByLabelText(/เหตุผล/), { target: { value: 'ต้องลงนามหนังสือ' } });
  await userEvent.click(screen.getByRole('button', { name: 'ส่งคำขอ' }));
  expect(await screen.findByText('มีคำขออยู่แล้ว')).toBeTruthy();
  expect((screen.getByLabelText(/เหตุผล/) as HTMLTextAreaElement).value).toBe('ต้องลงนามหนังสือ');
  expect(made.find(({ name }) => name === 'requestCertificate')?.input).toEqual({ reason: 'ต้องลงนามหนังสือ' });
});

test('a certificate is collected only with a good PIN, typed twice, and the password; then the focus is on it, not on a button', async () => {
  const made = answerCalls(
    on(ownCertificates, () => ({
      ...{ state: 'none' as const, requests: [], atOnce: false, validMonths: 24, roots: [] },
      ...(made.some(({ name }) => name === 'collectCertificate') ? { open: null, certificates: [certificate] } : { open: request, certificates: [] }),
    })),
    on(signingProof, () => ({ bySecondFactor: false, name: '', certificate: null, pin: 'none' as const, provenUntil: null })),
    on(collectCertificate, () => ({ certificateId: 4 })),
  );
  await show(<OwnCertificatesScreen />);
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const collect = await screen.findByRole('button', { name: 'รับใบรับรอง' });
  await waitFor(() => expect((collect as HTMLButtonElement).disabled).toBe(false));
  await screen.findByLabelText(/^รหัสผ่าน/);
  fill(/^PIN ใหม่(?!อีก)/, '123456');
  fireEvent.click(collect);
  expect(await screen.findByText(/เดาง่ายเกินไป/)).toBeTruthy();
  fill(/^PIN ใหม่(?!อีก)/, '482137');
  fill(/^PIN ใหม่อีกครั้ง/, '482138');
  fireEvent.click(collect);
  expect(await screen.findByText('PIN ทั้งสองช่องไม่ตรงกัน')).toBeTruthy();
  expect(made.some(({ name }) => name === 'collectCertificate')).toBe(false);
  fill(/^PIN ใหม่อีกครั้ง/, '482137');
  fill(/^รหัสผ่าน/, 'Portal1234');
  fireEvent.click(collect);
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'collectCertificate')?.input).toEqual({ requestId: 9, pin: '482137', password: 'Portal1234', code: '' }),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe(certificate.subject));
});

test('a request is refused only with a reason; the own one offers nothing to press', async () => {
  const made = answerCalls(
    menu('certificate-person-request'),
    listed(waiting, { ...waiting, requestId: 10, name: 'นางสาวเจ้าของ คำขอ', isOwn: true }),
    on(decideCertificateRequest, () => ({})),
  );
  await show(<CertificateRequestsScreen />);
  expect(await screen.findByText('คำขอของท่านเอง')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /พิจารณา นางสาวเจ้าของ/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `พิจารณา ${waiting.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = dialog.getAllByRole('button', { name: 'ไม่อนุมัติ' })[0] as HTMLElement;
  await userEvent.click(choose);
  const send = dialog.getAllByRole('button', { name: 'ไม่อนุมัติ' }).at(-1) as HTMLElement;
  await userEvent.click(send);
  expect(await dialog.findByText('กรุณาระบุเหตุผลที่ไม่อนุมัติ')).toBeTruthy();
  expect(made.some(({ name }) => name === 'decideCertificateRequest')).toBe(false);
  await userEvent.type(dialog.getByRole('textbox'), 'ไม่มีหน้าที่ลงนาม');
  await userEvent.click(send);
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'decideCertificateRequest')?.input).toEqual({ requestId: 9, approve: false, text: 'ไม่มีหน้าที่ลงนาม' }),
  );
});

test('who may only look decides and revokes nothing', async () => {
  answerCalls(menu('certificate-person-request', false), listed(waiting));
  await show(<CertificateRequestsScreen />);
  expect(await screen.findByText(waiting.name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^พิจารณา/ })).toBeNull();
});

test('a certificate is revoked after a reason and a second look', async () => {
  const person = { personId: 3, name: 'นายสมชาย ใจดี', positionName: '', unitName: 'กองคลัง', inOffice: true, isOneself: false, state: 'valid' as const };
  const made = answerCalls(
    menu('certificate-person'),
    on(certificatesOfPerson, () => ({ item: { ...person, certificates: [certificate], requests: [request] } })),
    on(revokeCertificate, () => ({})),
  );
  await show(<PersonCertificatesScreen personId={3} />);
  await userEvent.click(await screen.findByRole('button', { name: 'เพิกถอน' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: 'เพิกถอน' }));
  expect((drawer.getByRole('textbox') as HTMLTextAreaElement).getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(drawer.getByRole('textbox'), 'ทำเครื่องหาย');
  await userEvent.click(drawer.getByRole('button', { name: 'เพิกถอน' }));
  expect(made.some(({ name }) => name === 'revokeCertificate')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'ยืนยันเพิกถอน' }));
  await waitFor(() =>
    expect(made.find(({ name }) => name === 'revokeCertificate')?.input).toEqual({ certificateId: 4, code: 'keyCompromise', reason: 'ทำเครื่องหาย' }),
  );
});

test('the seal of the agency is revoked with a reason and a confirmation; a reader only sees the seals', async () => {
  const at = new Date('2026-11-22T10:00:00+07:00');
  const seal = { sealId: 3, serial: '4f00bb', subject: 'กรมตัวอย่าง', notBefore: at, notAfter: new Date('2099-01-01'), isUsed: true, letters: 12 };
  const made = answerCalls(
    on(agencySeals, () => ({ items: [{ ...seal, revokedAt: null, revokedBy: '', revokeReason: '' }] })),
    on(revokeAgencySeal, () => ({})),
  );
  await show(<AgencySealsDrawer mayManage onClose={() => undefined} />, '/settings/3203/certificate-person-auto');
  await userEvent.click(await screen.findByRole('button', { name: 'เพิกถอน' }));
  await userEvent.type(await screen.findByLabelText(/^เหตุผล/), 'เครื่องแม่ข่ายถูกเจาะ');
  await userEvent.click(screen.getByRole('button', { name: 'เพิกถอน' }));
  const sent = () => made.find(({ name }) => name === 'revokeAgencySeal')?.input;
  expect(sent()).toBeUndefined();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /ยืนยัน|เพิกถอน/ }));
  await waitFor(() => expect(sent()).toEqual({ sealId: 3, code: 'keyCompromise', reason: 'เครื่องแม่ข่ายถูกเจาะ' }));
});

test('the trusted authorities and the seal have an address of their own', async () => {
  const page = { menuId: 3204, path: 'certificate-person-auto', name: { th: 'การออกใบรับรองอัตโนมัติ', en: '' }, mayManage: true, pinned: false };
  answerCalls(
    on(settingsMenu, () => ({ groups: [{ menuId: 3150, name: { th: 'ใบรับรอง', en: '' }, icon: 'x', pages: [page] }] })),
    on(agencySeals, () => ({ items: [] })),
    on(masterCalls(certificatePersonAuto).list, () => ({ data: [], total: 0, page: 1, pageSize: 10, on: 0, off: 0 })),
  );
  await show(<CertificateRulesScreen />, '/settings/3204/certificate-person-auto?tab=seals');
  const drawer = await screen.findByRole('dialog', { name: 'ตราของหน่วยงาน' });
  const current = () => [...document.querySelectorAll('nav li [aria-current]')].map(({ textContent }) => textContent);
  expect(current()).toEqual(['ตราของหน่วยงาน (ใบรับรอง)']);
  // The menu counts what it lists.
  const group = [...document.querySelectorAll('nav > [aria-current]')].map(({ textContent }) => textContent);
  expect([group, document.querySelectorAll('nav li').length]).toEqual([['ใบรับรอง3'], 3]);
  await userEvent.click(within(drawer).getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(current()).toEqual(['การออกใบรับรองอัตโนมัติ']);
  const entry = screen.getByRole('link', { name: 'ผู้ออกใบรับรองที่เชื่อถือ' });
  expect(entry.getAttribute('href')).toBe('/settings/3204/certificate-person-auto?tab=roots');
});

test('a certificate is imported with its file, the password of the file and a new PIN; what is wrong stands at its field', async () => {
  const made = answerCalls(
    mine({ certificates: [certificate, { ...certificate, certificateId: 5, isImported: true, issuer: 'ผู้ให้บริการ' }], roots: ['Thailand National Root CA'] }),
    on(signingProof, () => ({ bySecondFactor: false, name: '', certificate: null, pin: 'none' as const, provenUntil: null })),
    on(importCertificate, () => new Refused(422, { fields: { filePassword: 'รหัสผ่านของไฟล์ไม่ถูกต้อง' } })),
  );
  await show(<OwnCertificatesScreen />);
  expect(await screen.findByText('ผู้ให้บริการ')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'เพิกถอนใบรับรอง' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'นำเข้าใบรับรอง' }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByLabelText(/^รหัสผ่าน(?!ของไฟล์)/);
  const send = drawer.getByRole('button', { name: 'นำเข้าใบรับรอง' });
  await userEvent.click(send);
  expect(await drawer.findByText('กรุณาเลือกไฟล์')).toBeTruthy();
  await userEvent.upload(drawer.getByLabelText(/^ไฟล์ใบรับรอง/), new File(['p12'], 'me.p12'));
  const fill = (label: RegExp, value: string) => fireEvent.change(drawer.getByLabelText(label), { target: { value } });
  fill(/^รหัสผ่านของไฟล์/, 'of-file');
  fill(/^PIN ใหม่(?!อีก)/, '482137');
  fill(/^PIN ใหม่อีกครั้ง/, '482137');
  fill(/^รหัสผ่าน(?!ของไฟล์)/, 'Portal1234');
  await userEvent.click(send);
  expect(await drawer.findByText('รหัสผ่านของไฟล์ไม่ถูกต้อง')).toBeTruthy();
  expect(made.find(({ name }) => name === 'importCertificate')?.input).toEqual({
    file: 'cDEy',
    filePassword: 'of-file',
    pin: '482137',
    password: 'Portal1234',
    code: '',
  });
});

test('who has an imported certificate alone is not told to have one of the agency', async () => {
  answerCalls(mine({ state: 'valid', certificates: [{ ...certificate, isImported: true }], roots: ['Root'] }));
  await show(<OwnCertificatesScreen />);
  expect(await screen.findByRole('heading', { name: 'ขอใบรับรอง' })).toBeTruthy();
  expect(screen.getAllByText('ใช้ได้')).toHaveLength(1);
  expect(screen.getByText('ยังไม่มี')).toBeTruthy();
});

test('nothing can be imported before an authority is trusted', async () => {
  answerCalls(mine());
  await show(<OwnCertificatesScreen />);
  expect(await screen.findByText(/ยังไม่ได้กำหนดผู้ออกใบรับรองที่เชื่อถือ/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'นำเข้าใบรับรอง' })).toBeNull();
});

test('an authority is trusted from its file after its name and fingerprint were shown, and no longer after a confirmation; a reader changes nothing', async () => {
  const at = new Date('2026-11-22T10:00:00+07:00');
  const root = { rootId: 3, subject: 'Thailand National Root CA', fingerprint: 'ab12', notBefore: at, notAfter: new Date('2037-01-01'), addedAt: at };
  const made = answerCalls(
    on(trustedRoots, () => ({ items: [{ ...root, addedBy: 'ผู้ดูแล', removedAt: null, removedBy: '', certificates: 2 }] })),
    on(readTrustedRoot, () => ({ subject: 'Bank Root CA', fingerprint: 'ab12cd34', notBefore: at, notAfter: new Date('2037-01-01') })),
    on(addTrustedRoot, () => ({ rootId: 4 })),
    on(removeTrustedRoot, () => ({})),
  );
  const { unmount } = await show(<TrustedRootsDrawer mayManage={false} onClose={() => undefined} />, '/settings/3203/certificate-person-auto');
  expect(await screen.findByText(root.subject)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /เพิ่มจากไฟล์|เลิกเชื่อถือ/ })).toBeNull();
  unmount();
  let closed = 0;
  const { container } = await show(<TrustedRootsDrawer mayManage onClose={() => closed++} />, '/settings/3203/certificate-person-auto');
  await screen.findByText(root.subject);
  await userEvent.upload((container.ownerDocument.querySelector('input[type=file]') as HTMLElement) ?? container, new File(['crt'], 'root.crt'));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('Bank Root CA');
  expect(asked.textContent).toContain('AB:12:CD:34');
  expect(made.some(({ name }) => name === 'addTrustedRoot')).toBe(false);
  await userEvent.click(within(asked).getByRole('button', { name: 'เชื่อถือ' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'addTrustedRoot')?.input).toEqual({ file: 'Y3J0' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'เลิกเชื่อถือ' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'เลิกเชื่อถือ' }));
  await waitFor(() => expect(made.find(({ name }) => name === 'removeTrustedRoot')?.input).toEqual({ rootId: 3 }));
  // Nothing is left to save.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toBe(1));
});
