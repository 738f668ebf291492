import { acknowledgeDocument } from '@sarabun/contract/documents/circulation-actions';
import { type DocumentView, openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import { type DocumentAction, verbs } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, type Made, on, Refused } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';

const director = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกอง', unitName: 'กองแผนงาน' } as const;
const clerk = { personId: 8, name: 'นางสาวปรียา แสงทอง', postName: 'เจ้าพนักงานธุรการ' };
const first = letter().route[0] as RouteLeg;
/** The letter on the reader's desk, sent by the director's secretary. */
const work: RouteLeg = { ...first, from: director, sentBy: clerk, purpose: 'assignment', state: 'received', task: 'ตรวจสอบ', responsibility: 'main' };
const parties = on(calls.findParties, ({ kind }) => ({
  items: [
    {
      deskId: 20,
      kind: 'post' as const,
      name: 'ผู้อำนวยการกอง',
      detail: 'นางอรุณี',
      actingName: 'นายวิชัย',
      actingPhrase: 'duty' as const,
      unitId: 1,
      unitName: 'กองแผนงาน',
      open: 0,
    },
    { deskId: 31, kind: 'unit' as const, name: 'กองคลัง', detail: '', actingName: null, unitId: 2, unitName: 'กองคลัง', open: 0 },
  ].filter((party) => kind === undefined || party.kind === kind),
}));

async function open(action: DocumentAction, endpoint: Endpoint, view: Partial<DocumentView> = {}, refused?: Refused): Promise<Made[]> {
  const item = letter({ route: [work], allowedActions: [action], ...view });
  const made = answerCalls(
    on(openDocument, () => ({ item })),
    parties,
    officeWords,
    on(endpoint, () => refused ?? { item: { documentId: 101, legIds: [502] } }),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  // What takes something back is never open at first.
  if (verbs[action].takesBack) await userEvent.click(await screen.findByRole('tab', { name: verbs[action].tab?.th ?? '' }));
  // These are loaded when they are opened.
  if (['sendBack', 'refuse', 'close'].includes(action)) await screen.findByRole('form');
  return made;
}
const sent = (made: Made[], { name }: Endpoint) => made.filter((one) => one.name === name).map(({ input }) => input);
const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const box = (name: RegExp | string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('sending back says on whose desk it will lie, and needs a reason', async () => {
  const made = await open('sendBack', calls.sendBackDocument);
  expect(await screen.findByText('เรื่องจะออกจากคิวของท่าน และกลับไปอยู่ที่โต๊ะของ ผู้อำนวยการกอง (นางสาวปรียา แสงทอง)')).toBeTruthy();
  await userEvent.click(box(/เหตุผล/));
  await ctrlEnter();
  expect(screen.getByText('กรุณาระบุเหตุผล')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'เอกสารไม่ครบ' }));
  await userEvent.type(box(/เหตุผล/), ' ขาดแบบสำรวจ');
  await ctrlEnter();
  expect(await screen.findByText('ส่งคืนแล้ว')).toBeTruthy();
  expect(sent(made, calls.sendBackDocument)).toEqual([{ legId: 501, reason: 'เอกสารไม่ครบ ขาดแบบสำรวจ' }]);
  expect(sessionStorage.length).toBe(0);
});

test('refusing a letter from outside says that it ends here', async () => {
  await open('refuse', calls.refuseDocument, { route: [first] });
  expect(await screen.findByText(/เมื่อปฏิเสธแล้วเรื่องจะสิ้นสุด/)).toBeTruthy();
  // Nobody outside hears of it through the system.
  expect(screen.getByText(/โปรดแจ้งผู้ส่งเอง/)).toBeTruthy();
  expect(screen.queryByText(/ผู้ส่งได้รับแจ้ง/)).toBeNull();
});

test('what was typed stays when someone was faster', async () => {
  await open('sendBack', calls.sendBackDocument, {}, new Refused(409, { message: 'นายวิชัย ดำเนินการเรื่องนี้ไปแล้ว' }));
  await userEvent.type(box(/เหตุผล/), 'ผิดหน่วยงาน');
  await ctrlEnter();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.some(({ textContent }) => textContent?.includes('นายวิชัย ดำเนินการเรื่องนี้ไปแล้ว'))).toBe(true);
  expect(box(/เหตุผล/).value).toBe('ผิดหน่วยงาน');
});

test('presenting offers posts only, and names who acts for them today', async () => {
  const made = await open('present', calls.presentDocument);
  await userEvent.type(box(/เสนอต่อ/), 'กอง');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('นายวิชัย (ปฏิบัติหน้าที่แทน)')]);
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'เพื่อโปรดพิจารณา' }));
  await userEvent.click(screen.getByRole('button', { name: /^เสนอ/ }));
  expect(await screen.findByText('เสนอ ผู้อำนวยการกอง แล้ว')).toBeTruthy();
  expect(sent(made, calls.presentDocument)).toEqual([{ legId: 501, deskId: 20, text: 'เพื่อโปรดพิจารณา', onward: [], dueOn: null }]);
});

test('presenting to nobody is not sent', async () => {
  const made = await open('present', calls.presentDocument);
  await userEvent.click(screen.getByRole('button', { name: /^เสนอ/ }));
  expect(screen.getByText('กรุณาเลือกตำแหน่งที่จะเสนอ')).toBeTruthy();
  expect(sent(made, calls.presentDocument)).toEqual([]);
});

test('a command has its word, its text and who carries it out; without anybody it says where it goes', async () => {
  const made = await open('command', calls.commandDocument, { orderReturnsTo: 'ผู้อำนวยการกอง' });
  expect(screen.getByText('ไม่ระบุผู้ปฏิบัติ เรื่องจะกลับไปที่ ผู้อำนวยการกอง')).toBeTruthy();
  expect(box('มอบให้')).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ/มอบ' }));
  expect(screen.queryByText(/เรื่องจะกลับไปที่/)).toBeNull();
  expect(screen.getByText('ต้องระบุผู้ปฏิบัติในช่อง “มอบให้”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^สั่งการ/ }));
  expect(screen.getByText('กรุณาเลือกผู้รับผิดชอบอย่างน้อยหนึ่งราย')).toBeTruthy();
  await userEvent.type(box(/มอบให้/), 'คลัง');
  await userEvent.click(await screen.findByRole('option', { name: /กองคลัง/ }));
  await userEvent.type(box('ข้อสั่งการ'), 'เร่งรวบรวม');
  expect(screen.getByText('ทราบ/มอบ · ถึง กองคลัง')).toBeTruthy();
  await ctrlEnter();
  expect(await screen.findByText('สั่งการแล้ว: ทราบ/มอบ ถึง กองคลัง')).toBeTruthy();
  expect(sent(made, calls.commandDocument)).toEqual([
    { legId: 501, choice: 'acknowledgedAssigned', text: 'เร่งรวบรวม', parties: [{ deskId: 31, responsibility: 'main', text: '' }], dueOn: null },
  ]);
});

test('a command that was recalled has its words again but nobody is named, and it is no longer quoted as if it stood', async () => {
  const sentAt = new Date('2026-11-22T10:00:00+07:00');
  const finance = { deskId: 31, kind: 'unit', name: 'กองคลัง', unitName: 'กองคลัง' } as const;
  const pulledBack: RouteLeg = {
    ...first,
    legId: 502,
    parentLegId: 501,
    from: director,
    to: finance,
    purpose: 'command',
    state: 'recalled',
    sentAt,
    responsibility: 'main',
    dueOn: '2099-12-31',
  };
  const note = { noteId: 1, legId: 501, decidedBy: null, decidedOn: null, writtenBy: clerk, writtenFor: null };
  const proposal = { ...note, noteId: 2, kind: 'note' as const, choice: null, text: 'เห็นควรมอบกองคลัง', writtenAt: first.sentAt };
  const order = { ...note, kind: 'command' as const, choice: 'acknowledgedAssigned', text: 'เร่งรวบรวมภายในวันศุกร์', writtenAt: sentAt };
  const made = await open('command', calls.commandDocument, { route: [work, pulledBack], notes: [proposal, order] });
  const form = screen.getByRole('form', { name: 'สั่งการ' });
  expect(within(form).getByText('เห็นควรมอบกองคลัง').closest('figure')).toBeTruthy();
  expect(form.querySelectorAll('blockquote')).toHaveLength(1);
  expect(within(form).queryByText('ถึง กองคลัง')).toBeNull();
  expect(within(form).getByText('ดึงคืนจาก กองคลัง')).toBeTruthy();
  const story = screen.getByRole('region', { name: 'เรื่องและเส้นทาง' });
  expect(within(within(story).getByText('เร่งรวบรวมภายในวันศุกร์').closest('blockquote') as HTMLElement).getByText('ดึงคืน')).toBeTruthy();
  expect(within(within(story).getByText('เห็นควรมอบกองคลัง').closest('blockquote') as HTMLElement).queryByText('ดึงคืน')).toBeNull();
  await ctrlEnter();
  expect(sent(made, calls.commandDocument)).toEqual([]);
  await userEvent.click(within(form).getByRole('button', { name: 'ใช้ผู้รับเดิม' }));
  expect(document.activeElement).toBe(box(/มอบให้/));
  await ctrlEnter();
  await screen.findByText('สั่งการแล้ว: ทราบ/มอบ ถึง กองคลัง');
  expect(sent(made, calls.commandDocument)).toEqual([
    {
      legId: 501,
      choice: 'acknowledgedAssigned',
      text: 'เร่งรวบรวมภายในวันศุกร์',
      parties: [{ deskId: 31, responsibility: 'main', text: '' }],
      dueOn: '2099-12-31',
    },
  ]);
});

test.each([
  ['assignment', 'assign', calls.assignDocument, 'กรุณาเลือกผู้รับผิดชอบอย่างน้อยหนึ่งราย'],
  ['presentation', 'present', calls.presentDocument, 'กรุณาเลือกตำแหน่งที่จะเสนอ'],
  ['opinion', 'askOpinion', calls.askOpinion, 'กรุณาเลือกผู้รับอย่างน้อยหนึ่งราย'],
] as const)('after the recall of an %s nobody is named until the same are chosen again, or others', async (purpose, action, endpoint, fault) => {
  const to = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกอง', unitName: 'กองแผนงาน' } as const;
  const sentAt = new Date('2026-11-22T10:00:00+07:00');
  const back: RouteLeg = {
    ...first,
    legId: 502,
    parentLegId: 501,
    from: director,
    to,
    purpose,
    state: 'recalled',
    sentAt,
    task: 'ดำเนินการ',
    responsibility: 'main',
  };
  const made = await open(action, endpoint, { route: [work, back] });
  expect(await screen.findByText('ดึงคืนจาก ผู้อำนวยการกอง')).toBeTruthy();
  await ctrlEnter();
  expect(await screen.findByText(fault)).toBeTruthy();
  expect(sent(made, endpoint)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'ใช้ผู้รับเดิม' }));
  expect(document.activeElement?.matches('input, textarea')).toBe(true);
  expect(screen.getByRole('button', { name: 'นำ ผู้อำนวยการกอง ออก' })).toBeTruthy();
});

test('removing the only assignee takes the focus back to the search box, and removing one of several to the next', async () => {
  await open('assign', calls.assignDocument);
  for (const name of ['คลัง', 'กองแผน']) {
    await userEvent.type(box(/ผู้รับผิดชอบ/), name);
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  }
  const [one, other] = screen.getAllByRole('button', { name: /^นำ .* ออก$/ });
  await userEvent.click(one as HTMLElement);
  expect(document.activeElement).toBe(other);
  await userEvent.click(other as HTMLElement);
  expect(document.activeElement).toBe(box(/ผู้รับผิดชอบ/));
});

test('what the office says of a command is kept: switched-off words are not offered, one may close the letter, one needs words', async () => {
  const made = await open('command', calls.commandDocument, { orderReturnsTo: 'ผู้อำนวยการกอง', allowedActions: ['command', 'close'] });
  await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ/เก็บเรื่อง' }));
  expect(screen.getByText('เรื่องจะปิด และออกจากทุกคิว')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'คำเดิม' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'อื่น ๆ' }));
  await ctrlEnter();
  expect(sent(made, calls.commandDocument)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'ดำเนินการ' }));
  await userEvent.click(screen.getByRole('button', { name: 'เก็บเรื่อง' }));
  await ctrlEnter();
  expect(await screen.findByText('สั่งการแล้ว: อื่น ๆ')).toBeTruthy();
  expect(sent(made, calls.commandDocument)).toEqual([{ legId: 501, choice: 'other', text: 'เก็บเรื่อง', parties: [], dueOn: null }]);
});

test('an order that nobody gets back names who is to carry it out, also where it would close a matter that is another’s to close', async () => {
  const made = await open('command', calls.commandDocument, { orderReturnsTo: null });
  await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ/เก็บเรื่อง' }));
  expect(screen.getByText('ต้องระบุผู้ปฏิบัติในช่อง “มอบให้”')).toBeTruthy();
  await ctrlEnter();
  expect(screen.getByText('กรุณาเลือกผู้รับผิดชอบอย่างน้อยหนึ่งราย')).toBeTruthy();
  expect(sent(made, calls.commandDocument)).toEqual([]);
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

test('a reason that is too long stays as it was typed, says by how much, and is not sent', async () => {
  const made = await open('sendBack', calls.sendBackDocument);
  const long = 'ก'.repeat(2003);
  await userEvent.click(box(/เหตุผล/));
  await userEvent.paste(long);
  expect(box(/เหตุผล/).value).toBe(long);
  expect(screen.getByText('ใส่ได้ไม่เกิน 2,000 อักษร เกินอยู่ 3')).toBeTruthy();
  await ctrlEnter();
  expect(sent(made, calls.sendBackDocument)).toEqual([]);
  expect(document.activeElement).toBe(box(/เหตุผล/));
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(screen.getByText('2,000 จาก 2,000 อักษร')).toBeTruthy();
  await ctrlEnter();
  await waitFor(() => expect(sent(made, calls.sendBackDocument)).toHaveLength(1));
});

test('a decision names who decided', async () => {
  const made = await open('recordResult', calls.recordResult);
  await userEvent.click(await screen.findByRole('radio', { name: 'ไม่เห็นชอบ' }));
  await userEvent.click(screen.getByRole('button', { name: /^บันทึกผล/ }));
  expect(screen.getByText('กรุณาระบุผู้พิจารณาหรือที่ประชุม')).toBeTruthy();
  await userEvent.type(box(/ผู้พิจารณา/), 'ที่ประชุม ครั้งที่ 11');
  await ctrlEnter();
  expect(sent(made, calls.recordResult)).toMatchObject([{ choice: 'notAgreed', decidedBy: 'ที่ประชุม ครั้งที่ 11', text: '' }]);
});

test('forwarding goes to several', async () => {
  const made = await open('forward', calls.forwardDocument);
  for (const name of ['กองคลัง', 'ผู้อำนวยการกอง']) {
    await userEvent.type(box(/ส่งต่อถึง/), name.slice(0, 3));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await ctrlEnter();
  expect(sent(made, calls.forwardDocument)).toEqual([{ legId: 501, deskIds: [31, 20], text: '' }]);
});

test('a followed letter says until when, and can be let go', async () => {
  const made = await open('unfollow', calls.unfollowDocument, { follow: { dueOn: '2026-12-01' } });
  expect(await screen.findByText(/ท่านติดตามเรื่องนี้อยู่ ภายใน 1 ธ.ค. 2569/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^เลิกติดตาม/ }));
  expect(sent(made, calls.unfollowDocument)).toEqual([{ legId: 501 }]);
});

test.each<[DocumentAction, Endpoint, string]>([
  ['reopen', calls.reopenDocument, 'เปิดเรื่องใหม่'],
  ['cancelReceipt', calls.cancelReceipt, 'ยกเลิกลงรับ'],
])('%s needs a reason', async (action, endpoint, button) => {
  const made = await open(action, endpoint);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }));
  expect(screen.getByText('กรุณาระบุเหตุผล')).toBeTruthy();
  await userEvent.type(box(/เหตุผล/), 'ผิดเรื่อง');
  await ctrlEnter();
  expect(sent(made, endpoint)).toEqual([{ legId: 501, reason: 'ผิดเรื่อง' }]);
});

test('closing warns that others still have it', async () => {
  const made = await open('close', calls.closeDocument, { closing: { others: 1, goesOn: false } });
  expect(await screen.findByText(/เรื่องยังอยู่ที่ผู้อื่นอีก 1 แห่ง/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'เก็บเรื่อง' }));
  expect(screen.queryByRole('button', { name: 'เฉพาะคำสั่ง' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^ปิดเรื่อง/ }));
  expect(sent(made, calls.closeDocument)).toEqual([{ legId: 501, text: 'เก็บเรื่อง' }]);
});

test('what nobody has opened can be pulled back from the route', async () => {
  const child: RouteLeg = { ...work, legId: 502, sequence: 2, parentLegId: 501, to: director, state: 'delivered', openedAt: null };
  const made = await open('recall', calls.recallDocument, { route: [work, child], recallable: [502] });
  await userEvent.click(await screen.findByRole('button', { name: 'ดึงคืนจาก ผู้อำนวยการกอง' }));
  expect(await screen.findByText('ดึงคืนจาก ผู้อำนวยการกอง แล้ว')).toBeTruthy();
  expect(sent(made, calls.recallDocument)).toEqual([{ legId: 502 }]);
  // Its button goes away: the focus is not left to what stood next to it.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
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

test('Ctrl+Enter acts once while it is held', async () => {
  const made = await open('acknowledge', acknowledgeDocument);
  await userEvent.keyboard('{Control>}{Enter>3}{/Enter}{/Control}');
  await waitFor(() => expect(sent(made, acknowledgeDocument)).toHaveLength(1));
  const button = await screen.findByRole('button', { name: /^รับทราบ/ });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.keyboard('{Control>}{Enter>}');
  await waitFor(() => expect(sent(made, acknowledgeDocument)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: /^รับทราบ/ })).toHaveProperty('disabled', false));
  await userEvent.keyboard('{Enter>2}{/Enter}{/Control}');
  expect(sent(made, acknowledgeDocument)).toHaveLength(2);
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
