import { openDocument } from '@sarabun/contract/documents/open-document';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { signaturesApart, signingProof, signLetters } from '@sarabun/contract/signing/own-letter';
import { signaturePictures } from '@sarabun/contract/signing/signature-pictures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, letter, row, tile } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { readDashboardSearch } from './dashboard-search';
import { QueueDialog } from './queue-dialog';
import { useDashboardState } from './use-dashboard-state';

beforeEach(() => openSession('t-1', officer));

interface Signed {
  total: number;
  refuses: readonly number[];
  /** Those that others sign after the person. */
  apart?: readonly number[];
  withCertificate?: boolean;
}

const certificate = { certificateId: 4, serial: '4f', subject: 'สมชาย', issuer: 'กรม', isImported: false, notAfter: new Date('2028-11-22T10:00:00+07:00') };

/** Numbers that say nothing without the kind. */
const numbers: Record<number, string> = { 503: '13/2569', 511: 'พ.ศ. 2569' };

/** A queue of letters to sign, in pages of ten; those in `gone` disappear with the signing. */
async function signingQueue({ total, refuses, apart = [], withCertificate = false }: Signed) {
  let left = Array.from({ length: total }, (_, index) => index + 1);
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => {
      const shown = left.slice((page - 1) * pageSize, page * pageSize);
      return {
        data: shown.map((n) => row(n)),
        hints: shown.map((n) => hint(n, { opened: n !== 3, openRemarks: n === 2 })),
        total: left.length,
        page,
        pageSize,
      };
    }),
    on(signingProof, () => ({
      ...{ bySecondFactor: false, name: 'สมชาย ใจดี', pin: 'none' as const, provenUntil: null },
      ...(withCertificate ? { certificate, certificates: [certificate] } : { certificate: null }),
    })),
    on(signaturesApart, ({ legIds }) => ({ apart: legIds.filter((legId) => apart.includes(legId - 500)), sealOnly: legIds.filter((legId) => legId === 502) })),
    on(signaturePictures, () => ({ items: [] })),
    on(openDocument, ({ documentId, legId }) => ({
      item: letter({ documentId, legId: legId ?? null, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: ['sign'] }),
    })),
    on(signLetters, ({ legIds }) => {
      left = left.filter((n) => !legIds.includes(500 + n));
      return {
        items: legIds.map((legId) =>
          refuses.includes(legId - 500)
            ? { legId, signed: null, refusal: { code: 'doneMeanwhile', message: 'มีผู้ดำเนินการไปก่อนแล้ว' } }
            : { legId, signed: { documentId: legId - 400, number: numbers[legId] ?? `ทด 1/${legId}`, legIds: [] }, refusal: null },
        ),
      };
    }),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=sign');
  return made;
}

function Queue() {
  const [state, change] = useDashboardState();
  return (
    <QueueDialog
      code="sign"
      tile={tile({ code: 'sign', title: 'หนังสือรอลงนาม', count: 2 })}
      state={readDashboardSearch({ ...state })}
      change={change}
      onClose={() => {}}
    />
  );
}

const tick = async (subject: string) => userEvent.click(await screen.findByRole('checkbox', { name: `เลือก ${subject}` }));
async function sign(n: number, { withRemarks = 0 } = {}) {
  await userEvent.click(screen.getByRole('button', { name: `ลงนาม ${n} เรื่องที่เลือก` }));
  const dialog = await screen.findByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' });
  expect(await within(dialog).findByRole('radio', { name: /สมชาย ใจดี/ })).toBeTruthy();
  await userEvent.type(await within(dialog).findByLabelText(/^รหัสผ่าน/), 'Portal1234');
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: `ลงนาม ${n} เรื่องที่เลือก` }));
  await submit();
  if (withRemarks === 0) return;
  expect(within(dialog).getByText(`หนังสือที่เลือก ${withRemarks} เรื่องมีข้อคิดเห็นค้างพิจารณา ถ้าจะลงนาม กดอีกครั้ง`)).toBeTruthy();
  await submit();
}

test('letters of two pages are signed with one proof, each named by its kind; the one refused is named, from whichever page it was chosen', async () => {
  const made = await signingQueue({ total: 12, refuses: [2] });
  await tick('เรื่องที่ 2');
  await tick('เรื่องที่ 3');
  await userEvent.click(screen.getByRole('button', { name: 'หน้าถัดไป' }));
  await tick('เรื่องที่ 11');
  await sign(3, { withRemarks: 1 });
  expect((await screen.findByRole('alert')).textContent).toContain('เรื่องที่ 2: มีผู้ดำเนินการไปก่อนแล้ว');
  const done = within(await screen.findByRole('list', { name: 'ลงนามแล้ว 2 เรื่อง' }));
  expect(done.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['หนังสือภายนอก ๑๓/๒๕๖๙เรื่องที่ 3', 'หนังสือภายนอก พ.ศ. ๒๕๖๙เรื่องที่ 11']);
  await userEvent.click(done.getAllByRole('button')[1] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'เรื่องที่ 11' })).toBeTruthy();
  expect(made.find(({ name }) => name === 'signLetters')?.input).toMatchObject({ legIds: [502, 503, 511], password: 'Portal1234' });
});

test('what came of it stays to be read when the queue is empty after it', async () => {
  await signingQueue({ total: 2, refuses: [] });
  await tick('เรื่องที่ 1');
  await tick('เรื่องที่ 2');
  await sign(2, { withRemarks: 1 });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'เลือก เรื่องที่ 1' })).toBeNull());
  expect(await screen.findByText(/^ลงนามแล้ว 2 เรื่อง/)).toBeTruthy();
});

test('the chosen letters are read one after another before they are signed, without the acts of each; one is left out', async () => {
  const made = await signingQueue({ total: 6, refuses: [] });
  for (const n of [1, 2, 3]) await tick(`เรื่องที่ ${n}`);
  await userEvent.click(screen.getByRole('button', { name: 'ลงนาม 3 เรื่องที่เลือก' }));
  const dialog = await screen.findByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' });
  const view = (n: number) => within(dialog).getByRole('button', { name: `เรียกดู เรื่องที่ ${n}`, hidden: true });
  expect(within(dialog).getByText('มีข้อคิดเห็นค้างพิจารณา').closest('label')?.textContent).toContain('เรื่องที่ 2');
  await userEvent.click(view(1));
  const first = await screen.findByRole('dialog', { name: 'เรื่องที่ 1' });
  expect(within(first).getByText('1 จาก 3')).toBeTruthy();
  await within(first).findByRole('region', { name: 'เรื่องและเส้นทาง' });
  expect(within(first).queryByRole('form')).toBeNull();
  // The next one to be read is the one that nobody has opened.
  await userEvent.click(within(first).getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(document.activeElement).toBe(view(3)));
  await userEvent.click(view(2));
  const second = await screen.findByRole('dialog', { name: 'เรื่องที่ 2' });
  await userEvent.click(within(second).getByRole('checkbox', { name: 'ลงนามเรื่องนี้ด้วย' }));
  await userEvent.click(within(second).getByRole('button', { name: /^ฉบับถัดไป/ }));
  const third = await screen.findByRole('dialog', { name: 'เรื่องที่ 3' });
  expect(within(third).getByText('3 จาก 3')).toBeTruthy();
  await userEvent.click(within(third).getByRole('button', { name: /^กลับไปลงนาม 2 เรื่อง/ }));
  const password = within(dialog).getByLabelText(/^รหัสผ่าน/);
  await waitFor(() => expect(document.activeElement).toBe(password));
  await userEvent.type(password, 'Portal1234{Enter}');
  expect(await screen.findByText(/^ลงนามแล้ว 2 เรื่อง/)).toBeTruthy();
  expect(made.find(({ name }) => name === 'signLetters')?.input).toMatchObject({ legIds: [501, 503] });
});

test('whoever signs several letters again is at the proof at once, too', async () => {
  await signingQueue({ total: 3, refuses: [] });
  await tick('เรื่องที่ 1');
  for (const _ of ['first', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: 'ลงนาม 1 เรื่องที่เลือก' }));
    const dialog = await screen.findByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/^รหัสผ่าน/)));
    // It stays there.
    await new Promise((later) => setTimeout(later, 200));
    expect(document.activeElement).toBe(within(dialog).getByLabelText(/^รหัสผ่าน/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'ยกเลิก' }));
  }
});

test('who signs several by certificate is told of how many the PDF will not have the signature, as long as the certificate signs', async () => {
  await signingQueue({ total: 3, refuses: [], apart: [1, 3], withCertificate: true });
  for (const n of [1, 2, 3]) await tick(`เรื่องที่ ${n}`);
  await userEvent.click(screen.getByRole('button', { name: 'ลงนาม 3 เรื่องที่เลือก' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' }));
  const note = () => dialog.queryByText(/ยังมีผู้ลงนามหลังท่าน/)?.textContent;
  await waitFor(() => expect(note()).toMatch(/^มี 2 จาก 3 เรื่อง.*ไฟล์ PDF มีของผู้ลงนามคนสุดท้าย$/));
  await userEvent.click(dialog.getAllByRole('checkbox')[2] as HTMLElement);
  expect(note()).toMatch(/^มี 1 จาก 2 เรื่อง/);
  await userEvent.click(dialog.getByRole('checkbox', { name: /ลงนามด้วยใบรับรองอิเล็กทรอนิกส์ด้วย/ }));
  expect(note()).toBeUndefined();
  // Without a certificate, what those before signed by theirs is not in the PDF.
  expect(dialog.getByText(/ตราอิเล็กทรอนิกส์ของหน่วยงาน/).textContent).toMatch(/^มี 1 จาก 2 เรื่อง/);
});
