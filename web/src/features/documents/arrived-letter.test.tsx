import { openDocument } from '@sarabun/contract/documents/open-document';
import { commandDocument } from '@sarabun/contract/documents/route-actions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';
import { arrivalMs } from './fields/until-shown';
import * as pdfs from './view/load-pdf';

const pdf = { fileId: 7, role: 'main', noteId: null, name: 'a.pdf', mediaType: 'application/pdf', size: 9, pages: 1 } as const;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^สั่งการ/ });

beforeEach(() => openSession('t-1', officer));
afterEach(() => vi.restoreAllMocks());

/** A letter that opened by itself after an act, whose file is loaded like this. */
async function arrive(loaded: () => Promise<never>) {
  vi.spyOn(pdfs, 'loadPdf').mockImplementation(() => ({ loaded: loaded(), giveUp: () => undefined }));
  const made = answerCalls(
    officeWords,
    on(openDocument, () => ({ item: letter({ allowedActions: ['command'], orderReturnsTo: 'หัวหน้ากลุ่ม', files: [pdf] }) })),
    on(commandDocument, () => ({ item: { documentId: 101, legIds: [] } })),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} arrived />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'หน้าเอกสาร' });
  return () => made.filter(({ name }) => name === 'commandDocument').length;
}

test('a letter that opened by itself takes no act while its first page is not drawn', async () => {
  const commands = await arrive(() => new Promise(() => undefined));
  await new Promise((resolve) => setTimeout(resolve, 2 * arrivalMs));
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/^กำลังแสดงเรื่องถัดไป/)).toBeTruthy();
  await userEvent.click(button());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(commands()).toBe(0);
});

test('a letter whose file cannot be shown takes an act after a moment', async () => {
  const commands = await arrive(() => Promise.reject(new Error('broken')));
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await waitFor(() => expect(commands()).toBe(1));
});
