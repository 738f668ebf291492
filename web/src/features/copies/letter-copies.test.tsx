import { letterCopies, makeLetterCopy } from '@sarabun/contract/copies/letter-copies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { LetterCopies } from './index';

const made = {
  copyId: 5,
  number: '3/2569',
  kind: 'certified' as const,
  fileName: 'หนังสือ.pdf',
  reason: 'ส่งศาล',
  madeBy: 'นายสมชาย ใจดี',
  post: 'นักจัดการงานทั่วไป',
  unit: 'กองกลาง',
  madeAt: new Date('2026-11-26T03:00:00Z'),
  pages: 2,
};
const files = [
  { fileId: 8, name: 'หนังสือ.pdf' },
  { fileId: 9, name: 'แนบ.pdf' },
];
const item = { copies: [made], files, agenda: ['วาระที่ ๑', 'วาระที่ ๒'], receivers: ['เรียน ผู้ว่าราชการจังหวัด', 'เรียน อธิบดี'], isOwn: true };
const open = () => show(<LetterCopies documentId={7} />, '/sarabun/dashboard');

beforeEach(() => openSession('t-1', officer));

test('the book names who made each copy, and why; everything can be downloaded', async () => {
  answerCalls(on(letterCopies, () => ({ item })));
  await open();
  const link = await screen.findByRole('link', { name: 'สำเนาถูกต้อง เลขที่ 3/2569' });
  expect(link.getAttribute('href')).toBe('/api/sarabun/letter-copy/7/5');
  const line = link.closest('li')?.textContent?.replace(/[\s\u2060\u00a0]/gu, '');
  for (const words of ['นายสมชายใจดี', 'นักจัดการงานทั่วไป', 'ส่งศาล(หนังสือ.pdf)']) expect(line).toContain(words);
  expect(screen.getByRole('link', { name: /ZIP/ }).getAttribute('href')).toBe('/api/sarabun/letter-zip/7');
});

test('a copy needs a reason, and an excerpt its items; a refusal is said at its field and keeps what was typed', async () => {
  const calls = answerCalls(
    on(letterCopies, () => ({ item })),
    on(makeLetterCopy, () => new Refused(422, { code: 'copyTooLarge', message: 'ใหญ่เกินไป', fields: { fileId: 'ไฟล์ใหญ่เกินไป' } })),
  );
  const sent = () => calls.filter(({ name }) => name === 'makeLetterCopy').map(({ input }) => input);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'ทำสำเนาและลงบัญชี' }));
  await screen.findByText('กรอกเหตุที่ทำสำเนา เพื่อลงบัญชีสำเนา');
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^เหตุที่ทำสำเนา/), 'ส่งศาล');
  await userEvent.selectOptions(screen.getByLabelText('ไฟล์ที่ทำสำเนา'), 'แนบ.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'ทำสำเนาและลงบัญชี' }));
  await screen.findByText('ไฟล์ใหญ่เกินไป');
  expect((screen.getByLabelText(/^เหตุที่ทำสำเนา/) as HTMLInputElement).value).toBe('ส่งศาล');
  await userEvent.click(screen.getByRole('button', { name: 'คัดบางวาระ' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'วาระที่ ๒' }));
  await userEvent.click(screen.getByRole('button', { name: 'ทำสำเนาและลงบัญชี' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { kind: 'certified', fileId: 9, reason: 'ส่งศาล' },
    { kind: 'excerpt', fileId: null, agenda: [1] },
  ]);
});

test('an envelope is opened in the chosen size for the chosen receiver', async () => {
  answerCalls(on(letterCopies, () => ({ item })));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'C5' }));
  await userEvent.selectOptions(screen.getByLabelText('ผู้รับ'), 'เรียน อธิบดี');
  await userEvent.type(screen.getByLabelText('ที่อยู่ผู้รับ'), 'กรุงเทพฯ');
  const address = new URL(screen.getByRole('link', { name: 'เปิดซองเพื่อพิมพ์' }).getAttribute('href') ?? '', 'http://here').searchParams;
  expect(Object.fromEntries(address)).toEqual({ size: 'C5', receiver: '1', address: 'กรุงเทพฯ' });
});
