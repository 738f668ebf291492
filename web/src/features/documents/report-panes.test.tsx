import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import { openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { letter } from '../../../test/office';
import { box, clerk, ctrlEnter, director, first, open, parties, sent, work } from '../../../test/opened-letter';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('a report shows the task, and must say something', async () => {
  const made = await open('report', calls.reportResult);
  const pane = screen.getByRole('form', { name: 'รายงานผล' });
  expect(within(pane).getByText('ตรวจสอบ')).toBeTruthy();
  await userEvent.click(within(pane).getByRole('button', { name: /^รายงานผล/ }));
  expect(screen.getByText('กรุณากรอกข้อความ')).toBeTruthy();
  await userEvent.type(box(/ผลการดำเนินการ/), 'ตรวจแล้ว');
  await ctrlEnter();
  expect(sent(made, calls.reportResult)).toEqual([{ legId: 501, text: 'ตรวจแล้ว', uploadIds: [] }]);
});

test('a report without a task shows the order that gave the work, who gave it, and until when', async () => {
  const order = { noteId: 5, legId: 500, kind: 'command', choice: 'agreed', text: '', decidedBy: null, decidedOn: null, writtenAt: first.sentAt } as const;
  const given: RouteLeg = { ...work, purpose: 'command', parentLegId: 500, task: null, dueOn: '2026-12-04' };
  const written = { ...order, writtenBy: clerk, writtenFor: null, isTakenBack: false };
  const toAnother = { ...written, noteId: 6, choice: 'acknowledged', writtenAt: new Date(first.sentAt.getTime() + 60_000) };
  await open('report', calls.reportResult, { route: [given], notes: [written, toAnother] });
  const pane = screen.getByRole('form', { name: 'รายงานผล' });
  await waitFor(() => expect(pane.textContent?.replaceAll('\u00a0', ' ')).toContain('เห็นชอบ ผู้อำนวยการกอง · ครบกำหนด 4 ธ.ค. 2569'));
});

test.each([
  ['work that asks for a reply', { jobTypeId: 3 }, ['ร่างหนังสือตอบ']],
  ['work that asks for it in words', { task: 'ร่างหนังสือตอบภายในวันศุกร์' }, ['ร่างหนังสือตอบ']],
  ['other work', { jobTypeId: 1 }, []],
])('of %s, drafting the reply comes before the report', async (_, given, offered) => {
  await open('report', calls.reportResult, { route: [{ ...work, ...given }] });
  const pane = screen.getByRole('form', { name: 'รายงานผล' });
  await waitFor(() =>
    expect(
      within(pane)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(offered),
  );
});

test.each([
  ['', 'หน้านี้แสดงสถานะล่าสุดแล้ว'],
  ['ตรวจแล้ว', 'ข้อความที่ท่านพิมพ์ไว้ยังอยู่ครบ และหน้านี้แสดงสถานะล่าสุดแล้ว'],
])('a conflict speaks of what was typed only if something was (%s)', async (typed, said) => {
  await open('acknowledge', acknowledgeDocument, {}, new Refused(409, { code: 'taken', message: 'มีผู้รับทราบไปก่อน' }));
  if (typed) await userEvent.type(screen.getByRole('textbox'), typed);
  await userEvent.click(screen.getByRole('button', { name: /^รับทราบ/ }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('what is typed on a phrase that was tapped goes on in the text', async () => {
  await open('sendBack', calls.sendBackDocument);
  const phrase = await screen.findByRole('button', { name: 'เอกสารไม่ครบ' });
  await userEvent.click(phrase);
  // A tap alone raises no keyboard.
  expect(document.activeElement).toBe(phrase);
  await userEvent.keyboard('ก');
  expect(document.activeElement).toBe(box(/เหตุผล/));
  expect(box(/เหตุผล/).value).toBe('เอกสารไม่ครบก');
});

const full: readonly DocumentAction[] = ['assign', 'present', 'circulate', 'forward', 'askOpinion'];

test.each([
  ['the only act', ['assign']],
  ['few acts', ['assign', 'present']],
  ['a full row', full],
  ['more acts than the row holds', [...full, 'close']],
] satisfies [string, readonly DocumentAction[]][])('the answer is among the rest of the acts, next to %s', async (_, allowedActions) => {
  await open('assign', calls.assignDocument, { allowedActions: [...allowedActions] });
  const more = await screen.findByRole('button', { name: 'เพิ่มเติม' });
  expect(screen.getAllByRole('tab', { selected: true }).length).toBeGreaterThan(0);
  await userEvent.click(more);
  const menu = document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
  const reply = within(menu).getByRole('link', { name: 'ร่างหนังสือตอบ' });
  expect(reply.getAttribute('href')).toContain('/sarabun/compose?answers=101');
  // The row keeps its five places, and nothing is lost for the answer.
  const row = screen.getByRole('tablist', { name: 'การดำเนินการ' });
  expect(within(row).getAllByRole('tab').length).toBeLessThanOrEqual(4);
  expect(within(row).getAllByRole('tab').length + within(menu).queryAllByRole('tab').length).toBe(allowedActions.length);
});

test('a letter that has no number yet is not answered', async () => {
  await open('assign', calls.assignDocument, { number: '', allowedActions: [...full, 'close'] });
  await userEvent.click(await screen.findByRole('button', { name: 'เพิ่มเติม' }));
  expect(screen.getByRole('tablist', { name: 'เพิ่มเติม' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'ร่างหนังสือตอบ' })).toBeNull();
});

test('a decision names who decided', async () => {
  const made = await open('recordResult', calls.recordResult);
  await userEvent.click(await screen.findByRole('radio', { name: 'ไม่เห็นชอบ' }));
  await userEvent.click(screen.getByRole('button', { name: /^บันทึกผล/ }));
  expect(screen.getByText('กรุณาระบุผู้พิจารณาหรือที่ประชุม')).toBeTruthy();
  await userEvent.type(box(/ผู้พิจารณา/), 'ที่ประชุม ครั้งที่ 11');
  await ctrlEnter();
  // What is not agreed needs a reason, and the field has the focus.
  expect(screen.getByText('กรุณาระบุเหตุผลหรือสิ่งที่ให้แก้ไข')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box(/รายละเอียด/)));
  await userEvent.keyboard('รอปีหน้า');
  await ctrlEnter();
  expect(sent(made, calls.recordResult)).toMatchObject([{ choice: 'notAgreed', decidedBy: 'ที่ประชุม ครั้งที่ 11', text: 'รอปีหน้า' }]);
});

test('a report just sent can be taken back, by the toast and from the route; its text is there again', async () => {
  const done: RouteLeg = { ...work, state: 'done' };
  const note = { noteId: 1, legId: 501, kind: 'report', choice: null, text: 'ส่งผิดเรื่อง', decidedBy: null, decidedOn: null, writtenAt: first.sentAt } as const;
  let state: 'work' | 'done' | 'back' = 'work';
  const made = answerCalls(
    on(openDocument, () => ({
      item: letter({
        route: [state === 'done' ? done : work],
        allowedActions: [state === 'done' ? 'retract' : 'report'],
        notes: state === 'work' ? [] : [{ ...note, writtenBy: clerk, writtenFor: null, isTakenBack: state === 'back' }],
      }),
    })),
    parties,
    officeWords,
    on(calls.reportResult, () => {
      state = 'done';
      return { item: { documentId: 101, legIds: [] } };
    }),
    on(calls.retractAct, () => {
      state = 'back';
      return { item: { documentId: 101, legIds: [501] } };
    }),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await screen.findByRole('form', { name: 'รายงานผล' });
  await userEvent.type(box(/ผลการดำเนินการ/), 'ส่งผิดเรื่อง');
  await ctrlEnter();
  expect(await screen.findByText('รายงานผลแล้ว')).toBeTruthy();
  const story = screen.getByRole('region', { name: 'เรื่องและเส้นทาง' });
  expect(await within(story).findByRole('button', { name: 'ดึงคืน' })).toBeTruthy();
  await userEvent.keyboard('{Alt>}z{/Alt}');
  expect(await screen.findByText('ดึงคืนแล้ว')).toBeTruthy();
  expect(sent(made, calls.retractAct)).toEqual([{ legId: 501 }]);
  await waitFor(() => expect(box(/ผลการดำเนินการ/).value).toBe('ส่งผิดเรื่อง'));
  expect(within(within(story).getByText('ส่งผิดเรื่อง').closest('blockquote') as HTMLElement).getByText('ดึงคืน')).toBeTruthy();
});

test.each([
  ['delivered', null, 'ยังไม่เปิดอ่าน'],
  ['delivered', new Date(0), 'กำลังดำเนินการ'],
  ['passedOn', new Date(0), 'กำลังดำเนินการ'],
  ['cancelled', new Date(0), 'ยกเลิก'],
  ['recalled', null, 'ดึงคืน'],
  ['returned', new Date(0), 'ส่งคืน'],
] as const)('work that is %s and opened at %s is shown in the reports as what it is', async (state, openedAt, words) => {
  const given: RouteLeg = { ...work, legId: 502, parentLegId: 501, sequence: 2, to: director, state, openedAt, endedAt: null };
  await open('viewReport', calls.askAgain, { route: [{ ...work, state: 'passedOn' }, given] });
  expect((await screen.findByRole('list', { name: 'ผู้รับมอบหมาย' })).textContent).toContain(words);
});

test('the reports show who has reported what, and who can be asked again', async () => {
  const given = { ...work, legId: 502, sequence: 2, parentLegId: 501, to: { ...director, name: 'นายกิตติ' }, endedAt: first.sentAt };
  const done: RouteLeg = { ...given, state: 'done' };
  const waiting: RouteLeg = { ...given, legId: 503, sequence: 3, to: { ...director, name: 'กองคลัง' }, state: 'delivered', openedAt: null, endedAt: null };
  const note = { noteId: 1, legId: 502, kind: 'report', choice: null, text: 'ตรวจแล้ว', decidedBy: null, decidedOn: null, writtenAt: first.sentAt } as const;
  const made = await open('viewReport', calls.askAgain, {
    route: [work, done, waiting],
    notes: [{ ...note, writtenBy: clerk, writtenFor: null }],
    allowedActions: ['viewReport', 'askAgain', 'recall'],
    recallable: [503],
  });
  const list = await screen.findByRole('list', { name: 'ผู้รับมอบหมาย' });
  expect(within(list).getByText('รายงานแล้ว')).toBeTruthy();
  expect(within(list).getByText('ยังไม่เปิดอ่าน')).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('button', { name: /^ดึงคืนจาก/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['ดึงคืนจาก กองคลัง']);
  expect(within(list).getByText('ตรวจแล้ว')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /สิ่งที่ต้องการเพิ่ม/ })).toBeNull();
  await userEvent.click(within(list).getByRole('button', { name: /นายกิตติ/ }));
  await userEvent.type(box(/สิ่งที่ต้องการเพิ่ม/), 'ขอหลักฐาน');
  await ctrlEnter();
  expect(sent(made, calls.askAgain)).toEqual([{ legId: 502, text: 'ขอหลักฐาน', dueOn: null }]);
});
