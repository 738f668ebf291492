import { openDocument } from '@sarabun/contract/documents/open-document';
import { keepPile, myPile } from '@sarabun/contract/documents/receiving-pile';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { emptyIncoming } from './incoming/receive-rules';
import { ReceivingDesk } from './receiving-desk';

const received = {
  ...{ key: '1'.repeat(32), documentId: 101, legId: 501, receiveNumber: 41, year: 2569, receivedAt: new Date() },
  ...{ joined: false, isBack: false, number: 'กค 1/9', subject: 'พิมพ์ผิด' },
};

test('a letter that was received opens over the desk, which stays as it is', async () => {
  openSession('t-1', officer);
  const draft = { ...emptyIncoming, secrecy: 1 as const, number: 'กค 1/1' };
  let subject = received.subject;
  answerCalls(
    on(myRegistries, () => ({
      items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }],
    })),
    on(myPile, () => ({
      items: [{ key: '0'.repeat(32), draft, guessed: [], stamp: null, isOther: false, files: [] }],
      received: [{ ...received, subject }],
    })),
    on(keepPile, () => ({})),
    on(openDocument, () => ({ item: letter({ subject }) })),
  );
  await show(<ReceivingDesk />, '/sarabun/receive');
  const field = async () => within(await screen.findByRole('form', { name: 'ลงทะเบียนรับ' })).getByRole<HTMLTextAreaElement>('textbox', { name: 'เรื่อง' });
  await userEvent.type(await field(), 'กำลังพิมพ์');
  const row = screen.getByRole('button', { name: /พิมพ์ผิด/ });
  await userEvent.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'พิมพ์ผิด' }, { timeout: 5000 });
  // The keys of the desk are not heard behind it.
  await userEvent.keyboard('{Alt>}p{/Alt}');
  expect(screen.getByText('ลงรับ 1 · เหลือ 1')).toBeTruthy();
  subject = 'แก้แล้ว';
  await userEvent.click(within(dialog).getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect((await field()).value).toBe('กำลังพิมพ์');
  await waitFor(() => expect(row.textContent).toContain('แก้แล้ว'));
});
