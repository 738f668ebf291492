import { saveWayOfWorking } from '@sarabun/contract/account/account-information';
import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import { openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import * as routeCalls from '@sarabun/contract/documents/route-actions';
import { commandDocument, receiveDocument } from '@sarabun/contract/documents/route-actions';
import { findSameLetters } from '@sarabun/contract/documents/same-letter';
import { type DocumentAction, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { getTodoList } from '@sarabun/contract/queues/todo-lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { hint, letter, row, tile } from '../../../test/office';
import { setPage } from '../../../test/page';
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

test('after a letter the focus is in its row, by whatever it was opened', async () => {
  const rows = [row(1), row(2), row(3)];
  answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: 3, page, pageSize })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่ ${documentId - 100}` }) })),
    on(findSameLetters, () => ({ items: [] })),
    on(myRegistries, () => ({ items: [] })),
  );
  const { place } = await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=102&leg=502');
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).not.toContain('document'));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-leg')).toBe('502'));
  // By a press on the words of another row.
  await userEvent.click(document.querySelector('[data-leg="503"]')?.closest('tr')?.querySelector('td:nth-child(4)') as Element);
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 3' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-leg')).toBe('503'));
});

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

test('who closes the letter while the next one is looked for gets no other', async () => {
  let rows = [row(1), row(2)];
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: rows.length, page, pageSize })),
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: ['receive'] }) })),
    on(findSameLetters, () => ({ items: [] })),
    on(receiveDocument, ({ legId }) => {
      rows = [row(2)];
      return { item: { documentId: 101, legId, receiveNumber: 42, year: 2569, receivedAt: new Date() } };
    }),
  );
  const { place } = await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await screen.findByRole('button', { name: /^ลงรับ/ });
  const answer = globalThis.fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('get-todo-list')) await held;
    return answer(address, init);
  });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('receiveDocument'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).not.toContain('document'));
  release();
  await waitFor(() => expect(screen.queryByText('เรื่องที่ 1')).toBeNull());
  expect(place()).not.toContain('document');
});

test.each([
  ['DEV-MIX', 'unreceived'],
  ['IEAT', undefined],
] as const)('at %s a letter is opened under the queue %s; IEAT opens each under the dashboard', async (agency, queue) => {
  setPage({ agency });
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: [row(1)], hints: [], total: 1, page, pageSize })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: 'เรื่องที่ 1' }) })),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 1' });
  expect(made.filter(({ name }) => name === 'openDocument').map(({ input }) => (input as { queue?: string }).queue)).toEqual([queue]);
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
  const give = await screen.findByRole('button', { name: /^สั่งการ/ });
  if (matchMedia('(pointer: coarse)').matches) {
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ' }));
  }
  await userEvent.click(give);
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' });
  return commanded;
}

test('a letter that opened by itself and has no page to show takes an act after a moment', async () => {
  const commanded = await goOnToSecond();
  await waitFor(() => expect(commandButton().disabled).toBe(false));
  await ctrlEnter();
  await waitFor(() => expect(commanded).toEqual([501, 502]));
});

test('on a touch screen no order is chosen in advance, neither in a letter that one opened nor in one that opened by itself', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)', media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const commanded = await goOnToSecond();
  await waitFor(() => expect(commandButton().disabled).toBe(false));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(commandButton());
  expect(await screen.findByText('โปรดเลือกคำสั่งสำหรับเรื่องนี้')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'ทราบ' }));
  await userEvent.click(commandButton());
  await waitFor(() => expect(commanded).toEqual([501, 502]));
});

/** Fills in what an act needs, and does it. */
const acts: [DocumentAction, Endpoint, ((user: typeof userEvent) => Promise<void>)?][] = [
  ['receive', routeCalls.receiveDocument],
  ['acknowledge', acknowledgeDocument],
  ['command', routeCalls.commandDocument],
  ['report', routeCalls.reportResult, (user) => user.type(screen.getByRole('textbox', { name: /ผลการดำเนินการ/ }), 'เสร็จแล้ว')],
  ['giveOpinion', routeCalls.giveOpinion, (user) => user.type(screen.getByRole('textbox', { name: /ความเห็น/ }), 'เห็นชอบ')],
  ['recordResult', routeCalls.recordResult, (user) => user.type(screen.getByRole('textbox', { name: /ผู้พิจารณา/ }), 'ที่ประชุม')],
  ['close', routeCalls.closeDocument],
  ['sendBack', routeCalls.sendBackDocument, (user) => user.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'ผิดเรื่อง')],
  ['refuse', routeCalls.refuseDocument, (user) => user.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'ผิดหน่วยงาน')],
  ['forward', routeCalls.forwardDocument, (user) => pick(user, /ส่งต่อถึง/)],
  [
    'askOpinion',
    routeCalls.askOpinion,
    async (user) => {
      await pick(user, /ขอความเห็นจาก/);
      await user.type(screen.getByRole('textbox', { name: /เรื่องที่ขอความเห็น/ }), 'ทำได้หรือไม่');
    },
  ],
  ['present', routeCalls.presentDocument, (user) => pick(user, /เสนอต่อ/)],
  ['assign', routeCalls.assignDocument, (user) => pick(user, /ผู้รับผิดชอบ|มอบหมายให้|ผู้รับมอบหมาย/)],
];

async function pick(user: typeof userEvent, box: RegExp): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: box }), 'กอง');
  await user.click(await screen.findByRole('option', { name: /กองคลัง/ }));
}

test.each(acts)('after %s the next letter of the queue opens, with the focus on its title', async (action, endpoint, fillIn) => {
  let rows = [row(1), row(2)];
  const party = { deskId: 30, kind: 'post' as const, name: 'กองคลัง', detail: '', actingName: null, unitId: 3, unitName: 'กองคลัง', open: 0 };
  answerCalls(
    officeWords,
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: rows.length, page, pageSize })),
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(findSameLetters, () => ({ items: [] })),
    on(routeCalls.findParties, () => ({ items: [party] })),
    on(openDocument, ({ documentId }) => ({
      item: letter({ documentId, legId: documentId + 400, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: [action], orderReturnsTo: 'หัวหน้ากลุ่ม' }),
    })),
    on(endpoint, () => {
      rows = [row(2)];
      return { item: { documentId: 101, legIds: [], legId: 501, receiveNumber: 42, year: 2569, receivedAt: new Date() } };
    }),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  const name = verbs[action].tab?.th ?? '';
  if (verbs[action].takesBack) await userEvent.click(await screen.findByRole('tab', { name }));
  await screen.findByRole('form', { name });
  await fillIn?.(userEvent);
  await ctrlEnter();
  const title = await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

/** Two letters, of which the first leaves the queue by the act. */
async function actOnFirst(action: DocumentAction, endpoint: Endpoint): Promise<boolean[]> {
  let rows = [row(1), row(2)];
  const saved: boolean[] = [];
  answerCalls(
    officeWords,
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: rows.length, page, pageSize })),
    on(saveWayOfWorking, ({ goesOn }) => {
      saved.push(goesOn);
      return {};
    }),
    on(openDocument, ({ documentId }) => ({
      item: letter({
        documentId,
        legId: documentId + 400,
        subject: `เรื่องที่ ${documentId - 100}`,
        allowedActions: [rows.length === 2 ? action : 'forward'],
        orderReturnsTo: 'หัวหน้ากลุ่ม',
      }),
    })),
    on(endpoint, () => {
      rows = [row(2)];
      return { item: { documentId: 101, legIds: [501] } };
    }),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  return saved;
}

test('a letter that was opened again stays, in its place, with the focus on its title, and the next one follows it', async () => {
  await actOnFirst('reopen', routeCalls.reopenDocument);
  await userEvent.click(await screen.findByRole('tab', { name: 'เปิดเรื่องใหม่' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /เหตุผล/ }), 'มีเรื่องเพิ่ม');
  await ctrlEnter();
  await screen.findByText('เปิดเรื่องใหม่แล้ว');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'เรื่องที่ 1' }));
  await screen.findByRole('form', { name: 'ส่งต่อ' });
  expect(screen.getByText('1 จาก 2')).toBeTruthy();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 2' });
  expect(screen.getByText('2 จาก 2')).toBeTruthy();
});

test('whoever wants letters to stay says so in the letter', async () => {
  const saved = await actOnFirst('command', commandDocument);
  const onward = await screen.findByRole('button', { name: 'เปิดเรื่องถัดไปเองเมื่อทำเรื่องหนึ่งเสร็จ' });
  expect(onward.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(onward);
  await waitFor(() => expect(onward.getAttribute('aria-pressed')).toBe('false'));
  expect(saved).toEqual([false]);
  await userEvent.click(commandButton());
  await screen.findByText(/^สั่งการแล้ว|^สั่งการ .* แล้ว|ทราบ/);
  await waitFor(() => expect(screen.getByText('1 จาก 2')).toBeTruthy());
  expect(screen.getByRole('heading', { level: 1, name: 'เรื่องที่ 1' })).toBeTruthy();
});

test('a closed letter is not opened again by Back: closing leads back to the queue from which it was opened, on the page it stands on', async () => {
  answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({
      data: Array.from({ length: 10 }, (_, index) => row(page * 10 + index)),
      hints: Array.from({ length: 10 }, (_, index) => hint(page * 10 + index)),
      total: 20,
      page,
      pageSize,
    })),
    on(myRegistries, () => ({ items: [] })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: [] }) })),
  );
  const { place, depth } = await show(<Queue />, '/sarabun/dashboard?queue=unreceived');
  await userEvent.click(await screen.findByRole('button', { name: 'เรียกดู เรื่องที่ 19' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 19' })).toBeTruthy();
  expect(depth()).toBe(1);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('heading', { level: 1, name: 'เรื่องที่ 20' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place()).toBe('/sarabun/dashboard?queue=unreceived&page=2'));
  expect(screen.queryByRole('heading', { level: 1, name: 'เรื่องที่ 20' })).toBeNull();
  expect(depth()).toBe(0);
});

test('who watches a letter acts on another leg of it: it is counted once, and stays while its row does', async () => {
  const rows = [row(1), row(2)];
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: rows, hints: rows.map(({ legId }) => hint(legId - 500)), total: 2, page, pageSize })),
    on(openDocument, ({ documentId }) => ({
      item: letter({ documentId, legId: documentId + 800, subject: `เรื่องที่ ${documentId - 100}`, allowedActions: ['acknowledge'] }),
    })),
    on(acknowledgeDocument, ({ legId }) => ({ item: { documentId: 101, legId, legIds: [] } })),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=unreceived&document=101&leg=501');
  await screen.findByText('1 จาก 2');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('acknowledgeDocument'));
  await screen.findByText(/^รับทราบ.*แล้ว$/);
  expect(screen.getByText('1 จาก 2')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'เรื่องที่ 1' })).toBeTruthy();
});
