import { findParties } from '@sarabun/contract/documents/route-actions';
import { draftLock } from '@sarabun/contract/drafts/draft-lock';
import { type CopiedLetter, cancelDraft, myDrafts, newDraft, openDraft, proposeSteps, saveDraft, submitDraft } from '@sarabun/contract/drafts/drafts';
import { englishGaps } from '@sarabun/contract/drafts/english-gaps';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { letterRemarks, type Remark } from '@sarabun/contract/drafts/letter-remarks';
import { letterTemplates } from '@sarabun/contract/drafts/letter-templates';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { type AnswerOf, actKeyHeader } from '@sarabun/contract/endpoint';
import { alive } from '@sarabun/contract/portal/alive';
import { findCorrespondents } from '@sarabun/contract/settings/document-words';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { officeWords } from '../../../test/words';
import { agency } from '../../platform/agency';
import { openSession } from '../../platform/session';
import { ComposeScreen } from './compose-screen';

const savedAt = new Date('2026-11-21T10:21:00+07:00');
const head = { deskId: 20, name: 'ผู้อำนวยการกอง', detail: 'นางอรุณี', actingName: null, role: 'sign' as const, state: 'waiting' as const };
const unit = { unitId: 1, name: 'กองแผนงาน', hasOwnNumbers: true, telephone: '๑๒๓', fax: '', email: '', address: 'ถนนพหลโยธิน', addressEn: 'Phahonyothin Road' };
const content = { ...emptyContent, subject: 'ขออนุมัติ', salutation: 'เรียน', addressee: 'อธิบดี', body: bodyOf('ข้อความ') };
const party = {
  deskId: 40,
  kind: 'post' as const,
  name: 'รองอธิบดี',
  detail: 'นายสมัย',
  actingName: null,
  actingPhrase: null,
  unitId: 1,
  unitName: 'กรม',
  open: 0,
};
const draft = {
  documentId: 7,
  revision: 3,
  savedAt,
  savedBy: 'นายสมชาย',
  state: 'draft' as const,
  writer: { personId: 1, name: 'นายสมชาย' },
  kind: 2 as const,
  ownerUnitId: 1,
  ownerUnit: 'กองแผนงาน',
  speed: 1 as const,
  secrecy: 1 as const,
  usesOwnerNumber: true,
  personal: false,
  content,
  receivers: [{ deskId: 31, name: 'กองคลัง' }],
  steps: [head],
  answers: [],
  files: [],
  returned: null,
  legId: null,
};

/** Where the page is now. */
let place = () => '';

async function compose(
  address: string,
  {
    saving,
    opened = draft,
    answered = null,
    copied = null,
    parties = [],
    remarks = [],
  }: {
    saving?: () => Refused;
    opened?: typeof draft | Record<string, unknown>;
    answered?: AnswerOf<typeof newDraft>['answered'];
    copied?: CopiedLetter | null;
    parties?: AnswerOf<typeof findParties>['items'];
    remarks?: Remark[];
  } = {},
): Promise<Made[]> {
  const made = answerCalls(
    officeWords,
    on(newDraft, () => ({ units: [unit], forms: [], answered, copied, template: null })),
    on(draftLock, ({ tab }) => ({ item: { isMine: true, tab, by: 'นายสมชาย', isSamePerson: true, since: savedAt } })),
    on(openDraft, () => ({ item: { ...draft, ...opened } as typeof draft })),
    on(proposeSteps, () => ({ items: [head], writer: null })),
    on(englishGaps, () => ({ parts: ['signerName' as const, 'unit' as const] })),
    on(findParties, () => ({ items: parties })),
    on(letterRemarks, () => ({ item: { revision: 3, body: [], mayAdd: false, maySettle: true, remarks } })),
    on(findCorrespondents, () => ({ items: [] })),
    on(myDrafts, () => ({ data: [], total: 0, page: 1, pageSize: 10 })),
    on(letterTemplates, () => ({ items: [], units: [] })),
    on(alive, () => ({})),
    on(cancelDraft, () => ({})),
    on(submitDraft, () => ({ item: { documentId: 7, legId: 70 } })),
    on(saveDraft, ({ revision = 0 }) => saving?.() ?? { item: { documentId: 7, revision: revision + 1, savedAt, files: [] } }),
  );
  ({ place } = await show(<ComposeScreen />, address));
  return made;
}
const sent = (made: Made[], name: string) => made.filter((one) => one.name === name).map(({ input }) => input as Record<string, unknown>);

beforeEach(() => openSession('token', officer));

test('opening and leaving writes nothing, although the way is proposed', async () => {
  const made = await compose('/sarabun/compose?kind=1');
  await screen.findByRole('heading', { name: 'ร่างหนังสือภายนอก' });
  expect(await screen.findByText('ผู้อำนวยการกอง')).toBeTruthy();
  cleanup();
  await new Promise((done) => setTimeout(done, 0));
  expect(sent(made, 'saveDraft')).toEqual([]);
});

const answered = {
  documentId: 3,
  number: 'มท 1/2',
  datedOn: '2026-11-20',
  subject: 'ขอความร่วมมือ',
  sender: 'กรมการปกครอง',
  secrecy: 1,
  senderDeskId: null,
  senderHead: null,
};

test('an answer is addressed to the head of the office that wrote, and marked until the writer has looked at it', async () => {
  await compose('/sarabun/compose?kind=1&answers=3', { answered });
  const addressee = (await screen.findByRole('textbox', { name: /^ผู้รับ/ })) as HTMLInputElement;
  expect(addressee.value).toBe('อธิบดีกรมการปกครอง');
  await userEvent.click(screen.getByRole('button', { name: 'ถูกต้อง' }));
  expect(screen.queryByText(/^เสนอจากหน่วยงานที่ส่งมา/)).toBeNull();
});

test('an addressee that nobody has checked is still marked after the draft was opened again, until it is checked or changed', async () => {
  const unchecked = { ...content, addressee: 'อธิบดีกรมการปกครอง', proposedAddressee: 'อธิบดีกรมการปกครอง' };
  const made = await compose('/sarabun/compose?document=7', { opened: { content: unchecked } });
  await screen.findByText(/^เสนอจากหน่วยงานที่ส่งมา/);
  await userEvent.click(screen.getByRole('button', { name: 'ถูกต้อง' }));
  expect(screen.queryByText(/^เสนอจากหน่วยงานที่ส่งมา/)).toBeNull();
  await waitFor(() => expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ content: { proposedAddressee: '' } }));
});

test('a list of reviewers and signers that was emptied stays empty, and the next one named is the only one', async () => {
  const reviewer = { ...head, deskId: 21, name: 'หัวหน้ากลุ่ม', role: 'review' as const };
  const made = await compose('/sarabun/compose?document=7', { opened: { steps: [reviewer, head] }, parties: [party] });
  const remove = (name: string) => screen.getByRole('button', { name: `นำ ${name} ออก`, hidden: true });
  await screen.findByText('หัวหน้ากลุ่ม');
  // The focus stays in the list, and then goes to the box in which another one is named.
  await userEvent.click(remove('หัวหน้ากลุ่ม'));
  expect(document.activeElement).toBe(remove('ผู้อำนวยการกอง'));
  await userEvent.click(remove('ผู้อำนวยการกอง'));
  const box = screen.getByRole('textbox', { name: 'เพิ่มผู้ตรวจ' });
  expect(document.activeElement).toBe(box);
  await screen.findByRole('button', { name: 'ใส่ตามสายการบังคับบัญชา' });
  expect(screen.getAllByText('ต้องมีผู้ลงนาม').length).toBeGreaterThan(0);
  await userEvent.type(box, 'รอง');
  await userEvent.click(await screen.findByRole('option', { name: /รองอธิบดี/ }));
  await waitFor(() => expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ steps: [{ deskId: 40, role: 'sign' }] }));
});

test('a draft that was left without a way is opened without one, and gets the usual one when asked for', async () => {
  const made = await compose('/sarabun/compose?document=7', { opened: { steps: [] } });
  await userEvent.click(await screen.findByRole('button', { name: 'ใส่ตามสายการบังคับบัญชา' }));
  await screen.findByText('ผู้อำนวยการกอง');
  await waitFor(() => expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ steps: [{ deskId: 20, role: 'sign' }] }));
});

test('an answer refers to the letter that it answers, in a line that is seen whole and can be changed', async () => {
  await compose('/sarabun/compose?kind=1&answers=3', { answered });
  const reference = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'อ้างถึง 1' });
  expect(reference.value).toBe('หนังสือกรมการปกครอง ที่ มท ๑/๒ ลงวันที่ ๒๐ พฤศจิกายน ๒๕๖๙');
  const answeredLetter = screen.getByRole('link', { name: /^ตอบ มท ๑\/๒/ });
  expect(answeredLetter.getAttribute('href')).toBe('/sarabun/dashboard?document=3');
  expect(answeredLetter.getAttribute('target')).toBe('_blank');
  await userEvent.clear(reference);
  await userEvent.paste('หนังสือกรมการปกครอง\nที่ มท ๑/๓');
  expect(reference.value).toBe('หนังสือกรมการปกครอง ที่ มท ๑/๓');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'อ้างถึง 2' })));
});

test('an answer whose addressee was not looked at is asked about until it is confirmed, and going back leads to it', async () => {
  // Typed in this tab as an answer to this letter, and not saved.
  const typed = { ...content, addressee: 'อธิบดีกรมการปกครอง', proposedAddressee: 'อธิบดีกรมการปกครอง', references: ['ที่ มท 1/2'] };
  const fields = { ...draft, content: typed, answers: [{ documentId: 3, number: 'มท 1/2', subject: 'ขอความร่วมมือ' }] };
  sessionStorage.setItem(`${agency().key}_draft_${officer.personId}_letter_answer_3`, JSON.stringify({ fields, revision: 0 }));
  const made = await compose('/sarabun/compose?kind=2&answers=3', { answered });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  const send = within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ });
  await userEvent.click(send);
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('ผู้รับ “อธิบดีกรมการปกครอง”');
  expect(sent(made, 'submitDraft')).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('กลับไปแก้'));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: /^ผู้รับ/ })));
  expect(scrolled.mock.contexts).toContain(document.activeElement);
  expect(screen.getByText(/^เสนอจากหน่วยงานที่ส่งมา/)).toBeTruthy();
  await userEvent.click(send);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'เสนอตามนี้' }));
  await waitFor(() => expect(sent(made, 'submitDraft')).toMatchObject([{ documentId: 7 }]));
  expect(screen.queryByText(/^เสนอจากหน่วยงานที่ส่งมา/)).toBeNull();
});

test('a copy of an earlier letter says what it did not take, and is a draft without a key', async () => {
  const { kind, ownerUnitId, speed, secrecy, usesOwnerNumber, personal, receivers, steps } = { ...draft, secrecy: 1 as const };
  const copied = {
    documentId: 5,
    number: 'กผ 1/9',
    subject: 'ขออนุมัติ',
    kind,
    ownerUnitId,
    speed,
    secrecy,
    usesOwnerNumber,
    personal,
    content,
    receivers,
    steps,
  };
  const made = await compose('/sarabun/compose?copies=5', { copied: { ...copied, leftOut: [{ part: 'files', names: ['แผน.pdf', ''] }] } });
  expect((await screen.findByText('ร่างนี้คัดลอกจาก กผ ๑/๙ ขออนุมัติ')).closest('div')?.textContent).toContain('ไม่ได้นำไฟล์แนบมา: แผน.pdf, ไม่มีชื่อ');
  await waitFor(() => expect(sent(made, 'saveDraft')).toHaveLength(1));
  expect(sent(made, 'saveDraft')[0]).toMatchObject({ content: { subject: 'ขออนุมัติ' }, receivers, answers: [], fileIds: [] });
});

test('a new letter opened by its address begins in the first field', async () => {
  await compose('/sarabun/compose?kind=1');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: /^หน่วยงาน ตำแหน่ง หรือบุคคลในระบบ/ })));
});

test('a new letter is saved by itself when the keys rest, with the heads proposed, and then under its own address', async () => {
  const made = await compose('/sarabun/compose');
  const first = await screen.findByRole('button', { name: /^หนังสือภายนอก/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{Enter}');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await waitFor(() => expect(form.contains(document.activeElement) && document.activeElement?.matches('input')).toBe(true));
  await userEvent.type(await within(form).findByRole('textbox', { name: /^เรื่อง/ }), 'ขอเชิญประชุม');
  await waitFor(() => expect(sent(made, 'saveDraft').length).toBeGreaterThan(0));
  await screen.findByText(/บันทึกร่างแล้วเมื่อ/);
  const last = sent(made, 'saveDraft').at(-1);
  expect(last).toMatchObject({ kind: 1, content: { subject: 'ขอเชิญประชุม', salutation: 'เรียน', telephone: '๑๒๓' }, steps: [{ deskId: 20, role: 'sign' }] });
  // The address is now the draft's; the editor stays in place.
  expect(screen.getByRole('textbox', { name: /^เรื่อง/ })).toBe(within(form).getByRole('textbox', { name: /^เรื่อง/ }));
  expect(screen.queryByText('หนังสือติดต่อราชการ')).toBeNull();
});

test('Ctrl+Enter sends the draft up from its text, where writing ends', async () => {
  const made = await compose('/sarabun/compose?document=7');
  const text = await screen.findByRole('textbox', { name: 'ข้อความ' });
  act(() => text.focus());
  fireEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true });
  await waitFor(() => expect(sent(made, 'submitDraft')).toMatchObject([{ documentId: 7 }]));
});

test('a letter in English brings the English lines of its unit, and says what would still be printed in Thai', async () => {
  const made = await compose('/sarabun/compose?kind=1');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  expect(within(form).getByRole('textbox', { name: /^ที่อยู่ส่วนราชการ/ })).toHaveProperty('value', 'ถนนพหลโยธิน');
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'ภาษา' }), 'en');
  expect(within(form).getByRole('textbox', { name: /^ที่อยู่ส่วนราชการ/ })).toHaveProperty('value', 'Phahonyothin Road');
  await screen.findByText(/ยังพิมพ์เป็นภาษาไทย: ชื่อผู้ลงนาม, ชื่อหน่วยงานเจ้าของเรื่อง/);
  expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ content: { language: 'en', address: 'Phahonyothin Road', telephone: '123', salutation: 'Dear' } });
});

test('who sits at a desk on the way stands there, and who acts for the post after it with the phrase of the order', async () => {
  const acted = { ...head, actingName: 'นายวิชัย', actingPhrase: 'vacancy' as const };
  await compose('/sarabun/compose?document=7', { opened: { steps: [acted, { ...head, deskId: 21, actingName: 'นายสมัย', actingPhrase: 'delegated' }] } });
  await screen.findByText('นางอรุณี · นายวิชัย (รักษาราชการแทน)');
  expect(screen.getByText('นางอรุณี · นายสมัย (ปฏิบัติราชการแทน)')).toBeTruthy();
});

test('an order is numbered by who issues it: its writer has no choice', async () => {
  await compose('/sarabun/compose?kind=4');
  await screen.findByText(/เลขที่เป็นของหน่วยงานผู้ออก/);
  expect(screen.queryByLabelText('ใช้เลขของหน่วยงานเจ้าของเรื่อง')).toBeNull();
});

test('sending up names every field that is missing, and sends nothing', async () => {
  const made = await compose('/sarabun/compose?document=7', { opened: { content: { ...emptyContent }, receivers: [] } });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await userEvent.click(within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  for (const text of ['กรุณากรอกเรื่อง', 'กรุณากรอกผู้รับ', 'กรุณากรอกข้อความ', 'กรุณาระบุผู้รับอย่างน้อยหนึ่งราย']) await screen.findByText(text);
  expect(sent(made, 'submitDraft')).toEqual([]);
});

test('a whole letter is sent up in the revision that is shown', async () => {
  const made = await compose('/sarabun/compose?document=7');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await userEvent.click(within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  await screen.findByText('เสนอร่างหนังสือแล้ว');
  expect(sent(made, 'submitDraft')).toEqual([{ documentId: 7, revision: 3, answer: '' }]);
  expect(screen.queryByRole('textbox', { name: /^ตอบผู้ส่งคืน/ })).toBeNull();
  // It can be looked at, by its key, too.
  expect(screen.getByRole('button', { name: /^กลับไปดู/ })).toBeTruthy();
  // It is no draft any more: who asks for it again is refused.
  expect(sent(made, 'openDraft')).toHaveLength(1);
});

test('a draft of another day says on which day it was saved', async () => {
  await compose('/sarabun/compose?document=7', { opened: { savedAt: new Date('2025-03-04T14:05:00+07:00') } });
  expect(shownText(await screen.findByText(/^บันทึกร่างแล้วเมื่อ/))).toBe('บันทึกร่างแล้วเมื่อ 4 มี.ค. 2568 14:05 น.');
});

test('who sent a draft back is answered when it is sent up again, in words that a reload does not lose', async () => {
  const returned = { by: 'นางอรุณี', at: savedAt, reason: 'เพิ่มเหตุผล' };
  const made = await compose('/sarabun/compose?document=7', { opened: { returned } });
  await screen.findByText('เพิ่มเหตุผล');
  await userEvent.type(await screen.findByRole('textbox', { name: /^ตอบผู้ส่งคืน/ }), 'เพิ่มในย่อหน้าที่สองแล้ว');
  cleanup();
  const again = await compose('/sarabun/compose?document=7', { opened: { returned } });
  expect(await screen.findByRole('textbox', { name: /^ตอบผู้ส่งคืน/ })).toHaveProperty('value', 'เพิ่มในย่อหน้าที่สองแล้ว');
  await userEvent.click(screen.getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  await waitFor(() => expect(sent(again, 'submitDraft')).toEqual([{ documentId: 7, revision: 3, answer: 'เพิ่มในย่อหน้าที่สองแล้ว' }]));
  expect(sent(made, 'submitDraft')).toEqual([]);
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).filter((key) => key.includes('returnAnswer'))).toEqual([]));
});

test('a draft that is opened with the whole page has the focus on its title', async () => {
  await compose('/sarabun/compose?document=7');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('where someone else saved in the meantime both versions are shown, and the own one is saved over it only when chosen', async () => {
  let first = true;
  const refused = new Refused(409, { code: 'draftChanged', message: 'มีการแก้ไขแล้ว' });
  const made = await compose('/sarabun/compose?document=7', {
    saving: () => {
      const now = first;
      first = false;
      return (now ? refused : undefined) as Refused;
    },
  });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  const subject = within(form).getByRole('textbox', { name: /^เรื่อง/ });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'ของฉัน');
  const table = await screen.findByRole('table');
  expect(within(table).getByText('ขออนุมัติ')).toBeTruthy();
  expect(within(table).getByText('ของฉัน')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ฉบับของท่าน' }));
  await waitFor(() => expect(sent(made, 'saveDraft')).toHaveLength(2));
  expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ documentId: 7, revision: 3, content: { subject: 'ของฉัน' } });
});

test('whoever corrects a letter of another cannot change who signs, and goes back to the check', async () => {
  await compose('/sarabun/compose?document=7', { opened: { state: 'inReview', legId: 70, steps: [{ ...head, state: 'open' }] } });
  await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  expect(screen.queryByRole('button', { name: 'ยกเลิกร่าง' })).toBeNull();
  expect(screen.queryByLabelText('เพิ่มผู้ตรวจ')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^กลับไปตรวจ/ }));
  // To its place among the others that wait.
  await waitFor(() => expect(place()).toContain('document=7'));
  expect(place()).toContain('leg=70');
  expect(place()).toContain(`queue=${head.role}`);
});

test('a draft that could not be saved is saved when the line is back, without another key press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = true;
  const away = () => new Refused(503, { code: 'databaseAway', message: 'ฐานข้อมูลไม่พร้อม' });
  const made = await compose('/sarabun/compose?document=7', { saving: () => (isAway ? away() : undefined) as Refused });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  fireEvent.change(within(form).getByRole('textbox', { name: /^เรื่อง/ }), { target: { value: 'เรื่องที่ต้องไม่หาย' } });
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await screen.findByText(/ฐานข้อมูลไม่พร้อม/);
  const before = sent(made, 'saveDraft').length;
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByText(/บันทึกร่างแล้วเมื่อ/);
  expect(sent(made, 'saveDraft')).toHaveLength(before + 1);
  expect(sent(made, 'saveDraft').at(-1)).toMatchObject({ documentId: 7, revision: 3, content: { subject: 'เรื่องที่ต้องไม่หาย' } });
});

test('a first save whose answer was lost does not become a second letter when more was typed in the meantime', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = true;
  const made = await compose('/sarabun/compose', { saving: () => (isAway ? new Refused(504) : undefined) as Refused });
  fireEvent.click(await screen.findByRole('button', { name: /^หนังสือภายนอก/ }));
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  const type = (value: string) => fireEvent.change(within(form).getByRole('textbox', { name: /^เรื่อง/ }), { target: { value } });
  type('หนึ่ง');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  const first = made.filter(({ name }) => name === 'saveDraft');
  type('สอง');
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await screen.findByText(/บันทึกร่างแล้วเมื่อ/);
  const [again, next] = made.filter(({ name }) => name === 'saveDraft').slice(first.length);
  expect([again?.input, again?.headers[actKeyHeader]]).toEqual([first[0]?.input, first[0]?.headers[actKeyHeader]]);
  expect(next?.input).toMatchObject({ documentId: 7, revision: 1, content: { subject: 'สอง' } });
});

test('the A4 sheet next to the fields is that of the main organisation; elsewhere the PDF opens by itself', async () => {
  await compose('/sarabun/compose?document=7');
  expect(await screen.findByRole('button', { name: 'ดูตัวอย่าง' })).toBeTruthy();
  cleanup();
  setPage({ agency: 'SAT' });
  openSession('token', officer);
  await compose('/sarabun/compose?document=7');
  const link = await screen.findByRole('link', { name: 'ดูตัวอย่าง' });
  expect(link.getAttribute('href')).toBe('/api/sarabun/letter-pdf/7?revision=3');
  expect(screen.queryByRole('button', { name: 'ดูตัวอย่าง' })).toBeNull();
});

const prime = { ...content, addressee: 'นายกรัฐมนตรี' };

test('a receiver fills salutation and closing by annex 2, and words of the writer stay', async () => {
  await compose('/sarabun/compose?kind=1');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  const box = (name: RegExp) => within(form).getByRole('textbox', { name }) as HTMLInputElement;
  const word = (name: RegExp) => within(form).getByRole('combobox', { name }) as HTMLInputElement;
  const addressee = box(/^ผู้รับ/);
  await userEvent.type(addressee, 'นายกรัฐมนตรี');
  expect([word(/^คำขึ้นต้น/).value, word(/^คำลงท้าย/).value]).toEqual(['กราบเรียน', 'ขอแสดงความนับถืออย่างยิ่ง']);
  await screen.findByText('ภาคผนวก ๒ ข้อ ๓.๑ · สรรพนาม ท่าน · จ่าหน้าซอง กราบเรียน นายกรัฐมนตรี');
  await userEvent.clear(word(/^คำลงท้าย/));
  await userEvent.type(word(/^คำลงท้าย/), 'ด้วยความนับถือ');
  await userEvent.clear(addressee);
  await userEvent.type(addressee, 'อธิบดีกรมการปกครอง');
  expect([word(/^คำขึ้นต้น/).value, word(/^คำลงท้าย/).value]).toEqual(['เรียน', 'ด้วยความนับถือ']);
});

test('an office outside that is added as receiver is addressed by the post of its head', async () => {
  await compose('/sarabun/compose?kind=1');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await userEvent.type(within(form).getByRole('combobox', { name: /^หน่วยงานหรือบุคคลภายนอก/ }), 'กรมการปกครอง');
  await userEvent.click(within(form).getByRole('button', { name: 'เพิ่ม' }));
  expect(within(form).getByRole('textbox', { name: /^ผู้รับ/ })).toHaveProperty('value', 'อธิบดีกรมการปกครอง');
});

test('who has receivers already sees them in one line, and the fields for more at a press', async () => {
  await compose('/sarabun/compose?document=7');
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  expect(within(form).getByText('กองคลัง')).toBeTruthy();
  expect(within(form).queryByRole('combobox', { name: /^หน่วยงานหรือบุคคลภายนอก/ })).toBeNull();
  await userEvent.click(within(form).getByRole('button', { name: 'เพิ่มผู้รับ' }));
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: /^หน่วยงาน ตำแหน่ง/ })));
  await userEvent.click(within(form).getByRole('button', { name: /กองคลัง/ }));
  expect(within(form).getByRole('combobox', { name: /^หน่วยงานหรือบุคคลภายนอก/ })).toBeTruthy();
});

test('a hint names its clause; it is mended or dismissed by one press, and asked about before sending', async () => {
  const made = await compose('/sarabun/compose?document=7', { opened: { content: { ...prime, body: bodyOf('จึงเรียนมาเพื่อโปรดทราบ') } } });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  const hints = await within(form).findByRole('list', { name: 'ข้อที่ควรตรวจ' });
  expect(
    within(hints)
      .getAllByRole('listitem')
      .map((hint) => hint.textContent),
  ).toEqual([expect.stringContaining('ข้อ ๑๒.๕ ภาคผนวก ๒ ข้อ ๓.๑'), expect.stringContaining('ข้อความใช้ “จึงเรียน”')]);
  await userEvent.click(within(hints).getByRole('button', { name: 'ใช้ กราบเรียน' }));
  expect(within(hints).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  const question = await screen.findByRole('dialog', { name: 'ตรวจหนังสือก่อนเสนอ' });
  await userEvent.click(within(question).getByRole('button', { name: 'กลับไปแก้' }));
  expect(sent(made, 'submitDraft')).toEqual([]);
  await userEvent.click(within(form).getByRole('button', { name: /^ไม่ต้องเตือน/ }));
  await userEvent.click(within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  await waitFor(() => expect(sent(made, 'submitDraft')).toHaveLength(1));
});

test('remarks that are open are asked about before the letter goes up again', async () => {
  const open: Remark = {
    ...{ remarkId: 1, author: 'นางอรุณี', isOwn: false, madeAt: savedAt, line: 0, quote: 'ส่ง', before: '', after: '', replacement: null },
    ...{ text: 'หรือจัดส่ง', state: 'open', settledBy: null, settledAt: null, answer: '' },
  };
  const made = await compose('/sarabun/compose?document=7', { remarks: [open, { ...open, remarkId: 2, text: '', state: 'resolved' }] });
  const form = await screen.findByRole('form', { name: 'แบบร่างหนังสือ' });
  await screen.findByText('หรือจัดส่ง');
  await userEvent.click(within(form).getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }));
  const question = await screen.findByRole('dialog', { name: 'ตรวจหนังสือก่อนเสนอ' });
  expect(within(question).getByText(/^ข้อคิดเห็นหรือข้อเสนอแก้ 1 ข้อยังเปิดอยู่/)).toBeTruthy();
  expect(sent(made, 'submitDraft')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'เสนอตามนี้' }));
  await waitFor(() => expect(sent(made, 'submitDraft')).toHaveLength(1));
});

test('cancelling a draft begins on the way back, and each button says what becomes of it', async () => {
  const made = await compose('/sarabun/compose?document=7');
  await userEvent.click(await screen.findByRole('button', { name: 'ยกเลิกร่าง' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['เก็บร่างไว้', 'ยกเลิกร่าง']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เก็บร่างไว้'));
  await userEvent.click(question.getByRole('button', { name: 'ยกเลิกร่าง' }));
  await waitFor(() => expect(sent(made, 'cancelDraft')).toHaveLength(1));
});
