import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import * as calls from '@sarabun/contract/documents/route-actions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { box, clerk, ctrlEnter, director, first, open, sent, work } from '../../../test/opened-letter';
import { officer } from '../../../test/person';
import { openSession } from '../../platform/session';

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
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

test('an order against what was asked needs a reason: the field keeps what is typed, and has the focus', async () => {
  const made = await open('command', calls.commandDocument, { orderReturnsTo: 'ผู้อำนวยการกอง' });
  await userEvent.click(await screen.findByRole('radio', { name: 'ไม่อนุมัติ' }));
  await ctrlEnter();
  expect(screen.getByText('กรุณาระบุเหตุผลของคำสั่งนี้')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box(/ข้อสั่งการ/)));
  expect(sent(made, calls.commandDocument)).toEqual([]);
  await userEvent.keyboard('งบประมาณไม่พอ');
  await ctrlEnter();
  expect(sent(made, calls.commandDocument)).toMatchObject([{ choice: 'notApproved', text: 'งบประมาณไม่พอ' }]);
});

test('the foot of an order says what is ordered, to whom and until when: the day that is given, or else that of the work', async () => {
  await open('command', calls.commandDocument, { route: [{ ...work, dueOn: '2099-12-04' }], orderReturnsTo: 'ผู้อำนวยการกอง' });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  await userEvent.click(await screen.findByRole('radio', { name: 'เห็นชอบ' }));
  await waitFor(() => expect(said()).toContain('ไม่ระบุผู้ปฏิบัติ เรื่องจะกลับไปที่ ผู้อำนวยการกอง · ครบกำหนด 4 ธ.ค. 2642'));
  await userEvent.click(await screen.findByRole('radio', { name: 'ทราบ/มอบ' }));
  await userEvent.type(box(/มอบให้/), 'คลัง');
  await userEvent.click(await screen.findByRole('option', { name: /กองคลัง/ }));
  await waitFor(() => expect(said()).toContain('ทราบ/มอบ · ถึง กองคลัง · ครบกำหนด 4 ธ.ค. 2642'));
});
