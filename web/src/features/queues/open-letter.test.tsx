import { openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { commandDocument, receiveDocument } from '@sarabun/contract/documents/route-actions';
import { findSameLetters } from '@sarabun/contract/documents/same-letter';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, letter, row, tile } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { readDashboardSearch } from './dashboard-search';
import { QueueDialog } from './queue-dialog';
import { useDashboardState } from './use-dashboard-state';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => openSession('t-1', officer));

afterEach(() => vi.restoreAllMocks());

function Queue() {
  const [state, change] = useDashboardState();
  const waiting = tile({ code: 'unreceived', title: 'หนังสือรอลงรับ', count: 2 });
  return <QueueDialog code="unreceived" tile={waiting} state={readDashboardSearch({ ...state })} change={change} onClose={() => {}} />;
}

test('a letter that comes back to the same queue is not the next one', async () => {
  let rows = [row(1), row(2)];
  answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: rows.length, page, pageSize })),
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: ['receive'] }) })),
    on(findSameLetters, () => ({ items: [] })),
    on(receiveDocument, ({ legId }) => {
      rows = [row(7, { documentId: 101, subject: 'เรื่องที่ 1' }), row(2)];
      return { item: { documentId: 101, legId, receiveNumber: 42, year: 2569, receivedAt: new Date() } };
    }),
  );
  const { place } = await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await screen.findByRole('button', { name: /^ลงรับ/ });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' })).toBeTruthy();
  expect(place()).toContain('document=102');
});

const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const commandButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^สั่งการ/ });

/** Gives the order on the first letter of a queue; the second opens by itself. Answers the letters that were commanded. */
async function goOnToSecond(): Promise<number[]> {
  let rows = [row(1), row(2)];
  const commanded: number[] = [];
  answerCalls(
    officeWords,
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: rows.length, page, pageSize })),
    on(openDocument, ({ documentId }) => ({
      item: letter({
        documentId,
        legId: documentId + 400,
        subject: `เรื่องที่ ${documentId - 100}`,
        allowedActions: ['command'],
        orderReturnsTo: 'หัวหน้ากลุ่ม',
      }),
    })),
    on(commandDocument, ({ legId }) => {
      commanded.push(legId);
      rows = [row(2)];
      return { item: { documentId: legId - 400, legIds: [] } };
    }),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await userEvent.click(await screen.findByRole('button', { name: /^สั่งการ/ }));
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' });
  return commanded;
}

test('a letter that opened by itself and has no page to show takes an act after a moment', async () => {
  const commanded = await goOnToSecond();
  await waitFor(() => expect(commandButton().disabled).toBe(false), { timeout: 3000 });
  await ctrlEnter();
  await waitFor(() => expect(commanded).toEqual([501, 502]));
});

test('on a touch screen no order is chosen in advance in a letter that opened by itself', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)', media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const commanded = await goOnToSecond();
  await waitFor(() => expect(commandButton().disabled).toBe(false), { timeout: 3000 });
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(commandButton());
  expect(await screen.findByText('โปรดเลือกคำสั่งสำหรับเรื่องนี้')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'ทราบ' }));
  await userEvent.click(commandButton());
  await waitFor(() => expect(commanded).toEqual([501, 502]));
});
