import { openDocument } from '@sarabun/contract/documents/open-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { latest, Sending, taken } from '../../../../test/uploads';
import { openSession } from '../../../platform/session';
import { DocumentDialog } from '../document-dialog';

test('a report with a refused file says to remove it, and goes once it is removed', async () => {
  Sending.all = [];
  vi.stubGlobal('XMLHttpRequest', Sending);
  openSession('t-1', officer);
  const made = answerCalls(
    on(openDocument, () => ({ item: letter({ allowedActions: ['report'] }) })),
    on(calls.reportResult, () => ({ item: { documentId: 101, legIds: [] } })),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await userEvent.type(await screen.findByRole('textbox', { name: /ผลการดำเนินการ/ }), 'ตรวจแล้ว');
  const file = screen.getByLabelText('แนบไฟล์รายงาน (PDF หรือภาพถ่าย)');
  await userEvent.upload(file, [new File(['png'], 'scan.pdf', { type: 'application/pdf' })]);
  await (await latest(1)).answers(422, { status: 'error', code: 'notPdf', message: 'scan.pdf ไม่ใช่ไฟล์ PDF' });
  await userEvent.upload(file, [new File(['pdf'], 'a.pdf', { type: 'application/pdf' })]);
  await (await latest(2)).answers(200, taken);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('นำไฟล์ที่ส่งไม่ได้ออกก่อน แล้วกดอีกครั้ง')).toBeTruthy();
  expect(made.some(({ name }) => name === 'reportResult')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /scan\.pdf/ }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/รายงานผลแล้ว|รายงานแล้ว/);
  expect(made.find(({ name }) => name === 'reportResult')?.input).toMatchObject({ text: 'ตรวจแล้ว', uploadIds: [taken.item.uploadId] });
});
