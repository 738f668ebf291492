import { openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { assignDocument, commandDocument, presentDocument, recallDocument, suggestParties } from '@sarabun/contract/documents/route-actions';
import { defaultRoute } from '@sarabun/contract/organization/registry-structure';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { getTodoList, myDesks } from '@sarabun/contract/queues/todo-lists';
import { receiveDocuments } from '@sarabun/contract/registers/number-work';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
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

function Queue({ code = 'waitAssign' }: { code?: QueueCode }) {
  const [state, change] = useDashboardState();
  const waiting = tile({ code, title: 'หนังสือ', count: 3 });
  return <QueueDialog code={code} tile={waiting} state={readDashboardSearch({ ...state })} change={change} onClose={() => {}} />;
}

test('chosen letters are presented by one form, each for itself; the one refused is named and stays chosen', async () => {
  let left = [1, 2, 3];
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: left.map((n) => row(n)), hints: left.map((n) => hint(n)), total: left.length, page, pageSize })),
    on(defaultRoute, () => ({ presentsFirst: true, presentTo: { deskId: 77, name: 'อธิบดี', detail: 'นายสมชาย' }, assignTo: null })),
    on(presentDocument, ({ legId }) => {
      if (legId === 502) return new Refused(403, { message: 'ผู้รับไม่มีสิทธิเข้าถึงชั้นความลับนี้' });
      left = left.filter((n) => 500 + n !== legId);
      return { item: { documentId: legId - 400, legIds: [900] } };
    }),
    on(recallDocument, () => ({ item: { documentId: 101, legIds: [] } })),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=waitAssign');
  await screen.findByRole('checkbox', { name: 'เลือก เรื่องที่ 1' });
  await userEvent.keyboard('{ArrowDown}x{ArrowDown}x');
  expect(screen.getByText('เลือกแล้ว 2 เรื่อง')).toBeTruthy();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const form = within(await screen.findByRole('dialog', { name: 'เสนอหนังสือ 2 เรื่องพร้อมกัน' }));
  expect(await form.findByText('อธิบดี')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'เสนอที่เลือก 2 เรื่อง' }));
  expect(await screen.findByText('ส่งแล้ว 1 เรื่อง ดึงคืนได้จนกว่าผู้รับจะเปิดอ่าน')).toBeTruthy();
  expect(screen.getByText('เรื่องที่ 2: ผู้รับไม่มีสิทธิเข้าถึงชั้นความลับนี้')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'presentDocument').map(({ input }) => input)).toMatchObject([
    { legId: 501, deskId: 77 },
    { legId: 502, deskId: 77 },
  ]);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'เลือก เรื่องที่ 1' })).toBeNull());
  await userEvent.keyboard('{Alt>}z{/Alt}');
  expect(await screen.findByText('ดึงคืนแล้ว')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'recallDocument').map(({ input }) => input)).toEqual([{ legId: 900 }]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'เลือก เรื่องที่ 2' }).checked).toBe(true);
});

test('several are assigned by one tap on who is likely', async () => {
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: [1, 2].map((n) => row(n)), hints: [1, 2].map((n) => hint(n)), total: 2, page, pageSize })),
    on(suggestParties, () => ({
      items: [
        { deskId: 30, kind: 'unit' as const, name: 'กองคลัง', detail: '', actingName: null, unitId: 3, unitName: 'กองคลัง', open: 0, source: 'recent' as const },
      ],
    })),
    on(assignDocument, ({ legId }) => ({ item: { documentId: legId - 400, legIds: [900 + legId] } })),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=waitAssign');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'เลือก เรื่องที่ 1' }));
  await userEvent.click(screen.getByRole('button', { name: /^มอบหมายที่เลือก/ }));
  const form = within(await screen.findByRole('dialog', { name: /^มอบหมายหนังสือ/ }));
  await userEvent.click(await form.findByRole('button', { name: /กองคลัง/ }));
  await userEvent.click(form.getByRole('button', { name: /^มอบหมายที่เลือก/ }));
  await waitFor(() =>
    expect(made.filter(({ name }) => name === 'assignDocument').map(({ input }) => input)).toMatchObject([{ legId: 501, parties: [{ deskId: 30 }] }]),
  );
});

test('an executive gives one order on several letters; what concerns one unit only is said to that unit', async () => {
  const party = (deskId: number, name: string) => ({
    ...{ deskId, kind: 'unit' as const, name, detail: '', actingName: null, unitId: deskId, unitName: name, open: 0, source: 'recent' as const },
  });
  let left = [1, 2, 3];
  const made = answerCalls(
    officeWords,
    on(myDesks, () => ({ items: [{ deskId: hint(1).deskId, kind: 'post' as const, name: 'อธิบดี', unitId: 1, unitName: 'กรม', functions: ['holder'] }] })),
    on(getTodoList, ({ page, pageSize }) => ({ data: left.map((n) => row(n)), hints: left.map((n) => hint(n)), total: left.length, page, pageSize })),
    on(suggestParties, () => ({ items: [party(30, 'กองคลัง'), party(31, 'กองแผน')] })),
    on(commandDocument, ({ legId }) => {
      if (legId === 502) return new Refused(409, { message: 'มีผู้ดำเนินการแล้ว' });
      left = left.filter((n) => 500 + n !== legId);
      return { item: { documentId: legId - 400, legIds: [900] } };
    }),
  );
  await show(<Queue />, '/sarabun/dashboard?queue=waitAssign');
  for (const n of [1, 2]) await userEvent.click(await screen.findByRole('checkbox', { name: `เลือก เรื่องที่ ${n}` }));
  const [first] = screen.getAllByRole('button', { name: /ที่เลือก 2 เรื่อง/ });
  expect(first?.textContent).toContain('สั่งการที่เลือก 2 เรื่อง');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const form = within(await screen.findByRole('dialog', { name: 'สั่งการหนังสือ 2 เรื่องพร้อมกัน' }));
  await userEvent.click(await form.findByRole('button', { name: /กองคลัง/ }));
  expect(form.queryByRole('textbox', { name: 'ข้อสั่งการเฉพาะ กองคลัง' })).toBeNull();
  await userEvent.click(await form.findByRole('button', { name: /กองแผน/ }));
  await userEvent.type(form.getByRole('textbox', { name: 'ข้อสั่งการเฉพาะ กองแผน' }), 'สรุปภายในวันศุกร์');
  await userEvent.click(form.getByRole('button', { name: /^สั่ง “.+” 2 เรื่อง/ }));
  expect(await screen.findByText('เรื่องที่ 2: มีผู้ดำเนินการแล้ว')).toBeTruthy();
  const parties = [
    { deskId: 30, responsibility: 'main', text: '' },
    { deskId: 31, responsibility: 'joint', text: 'สรุปภายในวันศุกร์' },
  ];
  expect(made.filter(({ name }) => name === 'commandDocument').map(({ input }) => input)).toMatchObject([
    { legId: 501, parties },
    { legId: 502, parties },
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'เลือก เรื่องที่ 2' }).checked).toBe(true);
});

test('letters received together that may have been received before are asked about; the bar names no letters when none is chosen', async () => {
  let left = [1, 2, 3];
  const made = answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: left.map((n) => row(n)), hints: left.map((n) => hint(n)), total: left.length, page, pageSize })),
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(receiveDocuments, ({ legIds, others = [] }) => {
      const isAsked = (legId: number) => legId === 502 && !others.includes(legId);
      const received = legIds.filter((legId) => !isAsked(legId)).map((legId) => ({ legId, documentId: legId - 400, receiveNumber: legId - 400, year: 2569 }));
      left = left.filter((n) => !received.some(({ legId }) => legId === 500 + n));
      return { received, refused: legIds.filter(isAsked).map((legId) => ({ legId, message: 'อาจเป็นเรื่องเดิม', maybeSame: true })) };
    }),
  );
  await show(<Queue code="unreceived" />, '/sarabun/dashboard?queue=unreceived');
  for (const n of [2, 3]) await userEvent.click(await screen.findByRole('checkbox', { name: `เลือก เรื่องที่ ${n}` }));
  await userEvent.click(screen.getByRole('button', { name: 'ลงรับที่เลือก 2 เรื่อง' }));
  expect(await screen.findByText('ลงรับแล้ว 1 เรื่อง เลขรับ ๑๐๓')).toBeTruthy();
  expect(screen.getByText('๑๐๓').closest('li')?.textContent).toBe('๑๐๓เรื่องที่ 3');
  expect(screen.queryByRole('button', { name: /^ลงรับที่เลือก/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'เปิดดู' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'เป็นคนละฉบับ ลงรับทั้ง 1 เรื่อง' }));
  expect(await screen.findByText('ลงรับแล้ว 1 เรื่อง เลขรับ ๑๐๒')).toBeTruthy();
  expect(made.filter(({ name }) => name === 'receiveDocuments').at(-1)?.input).toMatchObject({ legIds: [502], others: [502] });
});

test('the form shows its letters whole, marks those that were not opened, and lets them be read before', async () => {
  const six = [1, 2, 3, 4, 5, 6];
  answerCalls(
    on(getTodoList, ({ page, pageSize }) => ({ data: six.map((n) => row(n)), hints: six.map((n) => hint(n, { opened: n !== 2 })), total: 6, page, pageSize })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, legId: 502, allowedActions: ['assign'] }) })),
    officeWords,
  );
  await show(<Queue />, '/sarabun/dashboard?queue=waitAssign');
  for (const n of six) await userEvent.click(await screen.findByRole('checkbox', { name: `เลือก เรื่องที่ ${n}` }));
  await userEvent.click(screen.getByRole('button', { name: /^มอบหมายที่เลือก/ }));
  const form = within(await screen.findByRole('dialog', { name: /^มอบหมายหนังสือ/ }));
  const views = () => form.getAllByRole('button', { name: /^เรียกดู/ }).length;
  expect(views()).toBe(4);
  await userEvent.click(form.getByRole('button', { name: 'แสดงครบทั้ง 6 เรื่อง' }));
  expect(views()).toBe(6);
  const unread = form.getByText('ยังไม่เปิดอ่าน').closest('li') as HTMLElement;
  expect(unread.textContent).toContain('เรื่องที่ 2');
  await userEvent.click(within(unread).getByRole('button', { name: /^เรียกดู/ }));
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  // It is only read here.
  expect(screen.queryByRole('form', { name: 'มอบหมาย' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'กลับไปที่แบบฟอร์ม' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'เรื่องและเส้นทาง' })).toBeNull());
  expect(form.queryByText('ยังไม่เปิดอ่าน')).toBeNull();
});
