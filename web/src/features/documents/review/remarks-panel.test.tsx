import { addRemarks, letterRemarks, type Remark, settleRemarks } from '@sarabun/contract/drafts/letter-remarks';
import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, type Made, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { openSession } from '../../../platform/session';
import { RemarksPanel } from './remarks-panel';
import type { OpenEditor } from './use-remarks';

const body = bodyOf('ขอให้ส่งรายงานภายในวันนี้\nจึงเรียนมาเพื่อโปรดพิจารณา');
const at = new Date('2026-11-21T10:21:00+07:00');
const remark = (part: Partial<Remark>): Remark => ({
  ...{ remarkId: 1, author: 'นางอรุณี', isOwn: false, madeAt: at, line: 0, quote: 'ส่ง', before: 'ขอให้', after: 'รายงาน', replacement: 'จัดส่ง' },
  ...{ text: '', state: 'open' as const, settledBy: null, settledAt: null, answer: '' },
  ...part,
});
const comment = remark({ remarkId: 2, line: 1, quote: 'โปรดพิจารณา', before: 'เพื่อ', after: '', replacement: null, text: 'หรือเพื่อทราบ' });
const gone = remark({ remarkId: 3, quote: 'ไม่มีแล้ว', before: 'ก', after: 'ข', replacement: 'มีแล้ว' });

async function panel(found: { mayAdd?: boolean; maySettle?: boolean; remarks?: Remark[]; body?: RichText }, editor?: OpenEditor): Promise<Made[]> {
  openSession('token', officer);
  const made = answerCalls(
    on(letterRemarks, () => ({ item: { revision: 4, body, mayAdd: false, maySettle: false, remarks: [], ...found } })),
    on(addRemarks, () => ({ item: { documentId: 7, remarkIds: [9] } })),
    on(settleRemarks, ({ verdict }) => ({ item: { documentId: 7, revision: 6, savedAt: verdict === 'accepted' ? at : null, left: [] } })),
  );
  await show(<RemarksPanel documentId={7} {...(editor && { editor })} />, '/sarabun/dashboard');
  return made;
}
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input);

test('a reviewer suggests by rewriting a paragraph: only the changed words are sent; a comment is on the marked words', async () => {
  const made = await panel({ mayAdd: true });
  await userEvent.click(await screen.findByRole('button', { name: 'ให้ข้อคิดเห็นหรือเสนอแก้' }));
  await userEvent.click(screen.getByRole('button', { name: /^ขอให้ส่งรายงาน/ }));
  const words = screen.getByRole('textbox', { name: /^แก้ถ้อยคำ/ }) as HTMLTextAreaElement;
  await waitFor(() => expect(document.activeElement).toBe(words));
  await userEvent.click(screen.getByRole('button', { name: 'ให้ข้อคิดเห็น' }));
  expect(screen.getByText('กรุณาแก้ถ้อยคำหรือพิมพ์ข้อคิดเห็น')).toBeTruthy();
  await userEvent.clear(words);
  await userEvent.type(words, 'ขอให้ส่งแผนงานภายในวันนี้');
  await userEvent.click(screen.getByRole('button', { name: 'เสนอแก้' }));
  await waitFor(() => expect(sent(made, 'addRemarks')).toHaveLength(1));
  expect(sent(made, 'addRemarks')[0]).toEqual({
    documentId: 7,
    revision: 4,
    remarks: [{ line: 0, start: 8, end: 14, replacement: 'แผนงาน', text: '' }],
  });

  await userEvent.click(await screen.findByRole('button', { name: /^จึงเรียนมา/ }));
  const second = screen.getByRole('textbox', { name: /^แก้ถ้อยคำ/ }) as HTMLTextAreaElement;
  await userEvent.pointer([{ target: second, offset: 0, keys: '[MouseLeft>]' }, { target: second, offset: 3 }, { keys: '[/MouseLeft]' }]);
  await screen.findByText('ให้ข้อคิดเห็นที่ “จึง”');
  await userEvent.type(screen.getByRole('textbox', { name: 'ข้อคิดเห็น' }), 'ตัดได้');
  await userEvent.click(screen.getByRole('button', { name: 'ให้ข้อคิดเห็น' }));
  await waitFor(() => expect(sent(made, 'addRemarks')).toHaveLength(2));
  expect(sent(made, 'addRemarks')[1]).toMatchObject({ remarks: [{ line: 1, start: 0, end: 3, replacement: null, text: 'ตัดได้' }] });
});

test('the paragraphs to choose from come into view and have the focus', async () => {
  const shown = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = shown;
  await panel({ mayAdd: true });
  await userEvent.click(await screen.findByRole('button', { name: 'ให้ข้อคิดเห็นหรือเสนอแก้' }));
  const list = screen.getByRole('region', { name: 'เลือกย่อหน้าที่จะให้ข้อคิดเห็น' });
  expect(document.activeElement).toBe(list);
  expect(shown.mock.contexts).toEqual([list]);
  // In the middle of a long list its heading would be out of view.
  expect(shown.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

test('a cell of a table is named by its row and its place in it', async () => {
  const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });
  const rows = [
    [cell('รายการ'), cell('ราคา')],
    [cell('กระดาษ'), cell('5.40')],
  ];
  await panel({ mayAdd: true, body: [{ kind: 'table', headRows: 1, widths: [0, 0], rows }] });
  await userEvent.click(await screen.findByRole('button', { name: 'ให้ข้อคิดเห็นหรือเสนอแก้' }));
  await userEvent.click(screen.getByRole('button', { name: 'แถว 2 ช่อง 2 5.40' }));
  expect(await screen.findByRole('textbox', { name: /^แก้ถ้อยคำ/ })).toHaveProperty('value', '5.40');
});

test('the writer accepts on the saved text, is told which places are gone, and the focus stays in the list', async () => {
  const accepted: unknown[] = [];
  const editor: OpenEditor = { body, save: async () => 5, accepted: (...taken) => accepted.push(taken) };
  const made = await panel({ mayAdd: true, maySettle: true, remarks: [remark({}), gone, comment] }, editor);
  const [first, second] = [await screen.findByRole('listitem', { name: 'เสนอแก้ “ส่ง”' }), screen.getByRole('listitem', { name: 'เสนอแก้ “ไม่มีแล้ว”' })];
  expect(screen.getByRole('status').textContent).toBe('ค้างพิจารณา 3 ข้อ');
  expect(within(second).getByText('ไม่มีถ้อยคำนี้ในร่างแล้ว')).toBeTruthy();
  expect(within(second).queryByRole('button', { name: 'รับ' })).toBeNull();
  await userEvent.click(within(first).getByRole('button', { name: 'รับ' }));
  await waitFor(() => expect(sent(made, 'settleRemarks')).toEqual([{ documentId: 7, revision: 5, remarkIds: [1], verdict: 'accepted', answer: '' }]));
  await waitFor(() => expect(accepted).toMatchObject([[[{ remarkId: 1 }], { revision: 6 }]]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^ข้อคิดเห็นในเนื้อความ/ })));
  const third = screen.getByRole('listitem', { name: 'ข้อคิดเห็นที่ “โปรดพิจารณา”' });
  await userEvent.type(within(third).getByRole('textbox'), 'คงไว้');
  await userEvent.click(within(third).getByRole('button', { name: 'ดำเนินการแล้ว' }));
  await waitFor(() => expect(sent(made, 'settleRemarks')[1]).toMatchObject({ remarkIds: [2], verdict: 'resolved', answer: 'คงไว้' }));
});

test('a suggestion is shown between the words that stand next to it now', async () => {
  const later = bodyOf('ขอให้เร่งส่งรายงานภายในวันนี้');
  const editor: OpenEditor = { body: later, save: async () => 5, accepted: () => undefined };
  await panel({ maySettle: true, remarks: [remark({ quote: 'รายงาน', before: 'ขอให้ส่ง', after: 'ภายในวันนี้', replacement: 'แผนงาน' }), gone] }, editor);
  const card = await screen.findByRole('listitem', { name: 'เสนอแก้ “รายงาน”' });
  expect(within(card).getByText(/^…ขอให้เร่งส่ง/)).toBeTruthy();
  // One without a place keeps what stood there.
  expect(within(screen.getByRole('listitem', { name: 'เสนอแก้ “ไม่มีแล้ว”' })).getByText(/^…ก/)).toBeTruthy();
});

test('nothing is shown where nothing was remarked and nothing may be', async () => {
  await panel({});
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('what is left of the text before words that are gone does not begin with marks of a letter that was cut off', async () => {
  await panel({ remarks: [remark({ quote: 'ไม่มีแล้ว', before: 'ื่อประกอบ', replacement: null, text: 'ตัดออก' })] });
  expect((await screen.findByText('ไม่มีแล้ว')).closest('p')?.textContent).toMatch(/^…อประกอบไม่มีแล้ว/);
});
