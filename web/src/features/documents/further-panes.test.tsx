import * as assignmentCalls from '@sarabun/contract/documents/assignment-actions';
import * as circulationCalls from '@sarabun/contract/documents/circulation-actions';
import { type DocumentView, openDocument, type RouteLeg } from '@sarabun/contract/documents/open-document';
import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import * as calls from '@sarabun/contract/documents/route-actions';
import { findSameLetters, receiveSame } from '@sarabun/contract/documents/same-letter';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { offeredTemplates } from '@sarabun/contract/route-templates/route-templates';
import { letterProof } from '@sarabun/contract/signing/verify-document';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Made, on } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';

vi.setConfig({ testTimeout: 20_000 });

const first = letter().route[0] as RouteLeg;
const post = { deskId: 20, kind: 'post', name: 'ผู้อำนวยการกอง', unitName: 'กองแผนงาน' } as const;
const person = (deskId: number, name: string) => ({ deskId, kind: 'person', name, unitName: 'กองแผนงาน' }) as const;
const parties = on(calls.findParties, ({ kind }) => ({
  items: [
    { deskId: 20, kind: 'post' as const, name: 'ผู้อำนวยการกอง', detail: 'นางอรุณี', actingName: null, unitId: 1, unitName: 'กองแผนงาน', open: 0 },
    { deskId: 31, kind: 'unit' as const, name: 'กองคลัง', detail: '', actingName: null, unitId: 2, unitName: 'กองคลัง', open: 0 },
  ].filter((one) => kind === undefined || one.kind === kind),
}));
const step = (deskId: number, name: string) => ({ deskId, name, detail: '', responsibility: 'information' as const });
const templates = on(offeredTemplates, ({ way }) => ({
  items: [
    { templateId: 4, nameTh: way === 'parallel' ? 'เวียนทุกกอง' : 'เสนอตามสายงาน', nameEn: '', unitName: null, steps: [step(31, 'กองคลัง'), step(32, 'กองแผน')] },
  ],
}));

async function open(actions: DocumentAction[], endpoint: Endpoint, view: Partial<DocumentView>, onSameReceived?: (same: object) => void): Promise<Made[]> {
  const item = letter({ allowedActions: actions, ...view });
  const made = answerCalls(
    on(openDocument, () => ({ item })),
    parties,
    templates,
    officeWords,
    on(myRegistries, () => ({ items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }] })),
    on(findSameLetters, () => ({
      items: [
        {
          documentId: 70,
          legId: 71,
          receiveNumber: 12,
          year: 2569,
          receivedAt: new Date(),
          number: 'นร 1',
          datedOn: '2026-11-19',
          sender: 'ก',
          subject: 'เรื่องเดิม',
          by: 'words' as const,
        },
      ],
    })),
    on(endpoint, () => ({ item: { documentId: 101, legIds: [502] } })),
  );
  await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} onSameReceived={onSameReceived} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  return made;
}
const sent = (made: Made[], { name }: Endpoint) => made.filter((one) => one.name === name).map(({ input }) => input);
const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('proposing an assignment names the superior and who should do it; only who may assign can let it take effect at once', async () => {
  const made = await open(['assignPresent'], assignmentCalls.assignPresent, { route: [{ ...first, state: 'received' }] });
  await screen.findByRole('textbox', { name: /เสนอต่อ/ });
  expect(screen.queryByRole('radio', { name: /ทันที/ })).toBeNull();
  await ctrlEnter();
  await userEvent.click(screen.getByRole('button', { name: /^เสนอให้มอบหมาย/ }));
  expect(screen.getByText('กรุณาเลือกตำแหน่งที่จะเสนอ')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /เสนอต่อ/ }), 'กอง');
  await userEvent.click(await screen.findByRole('option', { name: /ผู้อำนวยการกอง/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /เห็นควรมอบ/ }), 'คลัง');
  await userEvent.click(await screen.findByRole('option', { name: /กองคลัง/ }));
  await userEvent.click(screen.getByRole('button', { name: /^เสนอให้มอบหมาย/ }));
  expect(await screen.findByText('เสนอ ผู้อำนวยการกอง ให้มอบหมายแล้ว')).toBeTruthy();
  expect(sent(made, assignmentCalls.assignPresent)).toEqual([
    {
      legId: 501,
      deskId: 20,
      text: '',
      parties: [{ deskId: 31, responsibility: 'main' }],
      task: '',
      dueOn: null,
      needsReport: false,
      jobTypeId: null,
      takesEffect: 'whenApproved',
    },
  ]);
});

const proposal = { parties: [{ deskId: 31, name: 'กองคลัง', detail: '', responsibility: 'main' as const }], task: 'ตรวจสอบ', dueOn: null, needsReport: true };
const proposed: RouteLeg = { ...first, from: { ...person(8, 'กองกลาง') }, to: post, purpose: 'presentation', proposal };

test('a proposal is shown as it was made and approved as it stands', async () => {
  const made = await open(['approveProposal'], assignmentCalls.approveProposal, { route: [proposed] });
  const shown = within(await screen.findByRole('region', { name: 'กองกลาง เห็นควรมอบ' }));
  expect(shown.getByText('กองคลัง')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^อนุมัติตามเสนอ/ }));
  expect(await screen.findByText('อนุมัติแล้ว มอบหมาย 1 ราย')).toBeTruthy();
  expect(sent(made, assignmentCalls.approveProposal)).toEqual([{ legId: 501, text: '' }]);
});

test('a proposal is changed before it is approved, and faults are said first', async () => {
  const made = await open(['approveProposal'], assignmentCalls.approveProposal, { route: [proposed] });
  await userEvent.click(screen.getByRole('button', { name: 'แก้ไขก่อนอนุมัติ' }));
  await userEvent.click(screen.getByRole('button', { name: 'นำ กองคลัง ออก' }));
  await userEvent.click(screen.getByRole('button', { name: /^อนุมัติตามที่แก้ไข/ }));
  expect(screen.getByText('กรุณาเลือกผู้รับผิดชอบอย่างน้อยหนึ่งราย')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /ผู้รับผิดชอบ/ }), 'กองค');
  await userEvent.click(await screen.findByRole('option', { name: /กองคลัง/ }));
  await userEvent.click(screen.getByRole('button', { name: /^อนุมัติตามที่แก้ไข/ }));
  await screen.findByText('อนุมัติแล้ว มอบหมาย 1 ราย');
  expect(sent(made, assignmentCalls.approveProposal)).toEqual([
    { legId: 501, text: '', changed: { parties: [{ deskId: 31, responsibility: 'main' }], task: 'ตรวจสอบ', dueOn: null, needsReport: true, jobTypeId: null } },
  ]);
});

const given = (legId: number, name: string, more: Partial<RouteLeg>): RouteLeg => ({
  ...first,
  legId,
  sequence: legId - 500,
  parentLegId: 501,
  from: post,
  to: person(legId, name),
  purpose: 'assignment',
  responsibility: 'main',
  ...more,
});
const own: RouteLeg = { ...first, to: post, state: 'passedOn' };

test('work that is withdrawn from all who had it comes back, as the form says before and after', async () => {
  const made = await open(['changeAssignees'], assignmentCalls.changeAssignees, { route: [own, given(502, 'นายหนึ่ง', {})] });
  await userEvent.click(await screen.findByRole('checkbox', { name: /นายหนึ่ง/ }));
  expect(screen.getByText('ผู้ที่ถูกยกเลิกได้รับแจ้งพร้อมเหตุผล และเรื่องกลับมาที่ท่าน')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'เปลี่ยนแผน');
  await userEvent.click(screen.getByRole('button', { name: /^ยกเลิกการมอบหมาย/ }));
  await screen.findByText('ยกเลิกการมอบหมายแล้ว เรื่องกลับมาที่ท่าน');
  expect(sent(made, assignmentCalls.changeAssignees)).toHaveLength(1);
});

test('work is taken from one with the reason; without one mainly responsible it is not sent', async () => {
  const route = [own, given(502, 'นายหนึ่ง', {}), given(503, 'นายสอง', { responsibility: 'joint' })];
  const made = await open(['changeAssignees'], assignmentCalls.changeAssignees, { route });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^บันทึกการเปลี่ยนแปลง/ }));
  await press();
  expect(screen.getByText('กรุณาเลือกผู้ที่จะยกเลิก หรือเพิ่มผู้รับมอบหมาย')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /นายหนึ่ง/ }));
  expect(screen.getByText('หลังเปลี่ยนแล้วต้องมีผู้รับผิดชอบหลักหนึ่งราย')).toBeTruthy();
  expect(screen.getByText('กรุณาระบุเหตุผล')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /เหตุผล/ }), 'ลาป่วย');
  await userEvent.type(screen.getByRole('textbox', { name: /เพิ่มหรือเปลี่ยนเป็น/ }), 'คลัง');
  await userEvent.click(await screen.findByRole('option', { name: /กองคลัง/ }));
  await press();
  await screen.findByText('เปลี่ยนผู้รับมอบหมายแล้ว');
  expect(sent(made, assignmentCalls.changeAssignees)).toEqual([
    {
      legId: 501,
      cancel: [502],
      reason: 'ลาป่วย',
      parties: [{ deskId: 31, responsibility: 'main' }],
      task: '',
      dueOn: null,
      needsReport: false,
      jobTypeId: null,
    },
  ]);
});

test('the report of one person is a thread with its files and time, and is accepted', async () => {
  const at = (hour: number) => new Date(`2026-11-21T${hour}:00:00+07:00`);
  const note = {
    noteId: 9,
    legId: 502,
    kind: 'report' as const,
    choice: null,
    text: 'เสร็จเรียบร้อย',
    decidedBy: null,
    decidedOn: null,
    writtenAt: at(14),
    writtenFor: null,
  };
  const by = { personId: 5, name: 'นายหนึ่ง ใจดี', postName: 'นักวิชาการ' };
  const made = await open(['viewPersonReport', 'acceptReport'], assignmentCalls.acceptReport, {
    route: [own, given(502, 'นายหนึ่ง ใจดี', { state: 'done', sentAt: at(10), openedAt: at(11), openedBy: 'นายหนึ่ง ใจดี', endedAt: at(14) })],
    notes: [{ ...note, writtenBy: by }],
    files: [{ fileId: 3, role: 'report', noteId: 9, name: 'ภาพถ่าย.pdf', mediaType: 'text/plain', size: 9, pages: 1 }],
  });
  const thread = within(await screen.findByRole('region', { name: 'การดำเนินการของ นายหนึ่ง ใจดี' }));
  expect(thread.getByText('ใช้เวลา 4 ชั่วโมง')).toBeTruthy();
  expect(thread.getByText('เสร็จเรียบร้อย')).toBeTruthy();
  expect(thread.getByRole('link', { name: /ภาพถ่าย/ }).getAttribute('href')).toBe('/api/sarabun/document-file/101/3');
  await userEvent.click(screen.getByRole('button', { name: 'รับรายงาน' }));
  await screen.findByText('รับรายงานของ นายหนึ่ง ใจดี แล้ว');
  expect(sent(made, assignmentCalls.acceptReport)).toEqual([{ legId: 502 }]);
});

test('a circular goes to all of a template at once, and whoever is taken out does not get it', async () => {
  const made = await open(['circulate'], circulationCalls.circulateDocument, { route: [{ ...first, state: 'received' }] });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'แม่แบบเส้นทาง' }), '4');
  expect(screen.getByText('เลือกแล้ว 2 ราย')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'นำ กองแผน ออก' }));
  await userEvent.click(screen.getByRole('button', { name: /^เวียน/ }));
  await screen.findByText('เวียนแล้ว 1 ราย');
  expect(screen.getByRole('button', { name: 'ดึงคืน' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(sent(made, circulationCalls.circulateDocument)).toEqual([{ legId: 501, deskIds: [31], text: '', dueOn: null }]);
});

test('who has read a circular is told by name and time, and it is stopped for the others', async () => {
  const informed = (legId: number, name: string, more: Partial<RouteLeg>) =>
    given(legId, name, { purpose: 'information', responsibility: 'information', ...more });
  const route = [
    own,
    informed(502, 'นายอ่าน', { openedBy: 'นายอ่าน' }),
    informed(503, 'นายทราบ', { state: 'done', endedAt: new Date(), openedBy: 'นายทราบ' }),
    informed(504, 'นายเฉย', { openedAt: null }),
  ];
  const made = await open(['viewCirculation', 'stopCirculation'], circulationCalls.stopCirculation, { route });
  const readings = await screen.findByRole('list', { name: 'การอ่านของผู้รับเวียน' });
  const list = () => [...readings.children].map(({ textContent }) => textContent);
  expect(list()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /ยังไม่อ่าน/ }));
  expect(list()).toEqual([expect.stringContaining('นายเฉย')]);
  await userEvent.click(screen.getByRole('button', { name: /^หยุดเวียน/ }));
  await screen.findByText('หยุดเวียนแล้ว');
  expect(sent(made, circulationCalls.stopCirculation)).toEqual([{ legId: 501 }]);
});

test('a letter that is in the register is received after an answer: Alt and N says it is another, Alt and D takes the number of the first', async () => {
  const reopened = vi.fn();
  const other = await open(['receive', 'receiveSame'], calls.receiveDocument, {});
  await screen.findByText('อาจเป็นเรื่องเดิม');
  await ctrlEnter();
  expect(await screen.findByText('ตอบก่อนลงรับว่าเป็นเรื่องเดิมหรือเป็นคนละฉบับ')).toBeTruthy();
  await userEvent.keyboard('{Alt>}n{/Alt}{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(sent(other, calls.receiveDocument)).toEqual([{ legId: 501 }]));
  cleanup();
  const made = await open(['receive', 'receiveSame'], receiveSame, {}, reopened);
  expect(await screen.findByText('อาจเป็นเรื่องเดิม')).toBeTruthy();
  await userEvent.keyboard('{Alt>}d{/Alt}');
  await screen.findByText('ลงรับเลขเดิม ๑๒/๒๕๖๙ แล้ว');
  expect(sent(made, receiveSame)).toEqual([{ legId: 501, sameLegId: 71 }]);
  expect(reopened).toHaveBeenCalledWith({ documentId: 101, legId: 502 });
});

const issuedHere = {
  revision: 1,
  writer: 'นายสมชาย',
  steps: [],
  signatures: [{ position: 0, name: 'นายประเสริฐ', lines: ['อธิบดี'], signedAt: new Date('2026-11-21T09:00:00+07:00'), hasPicture: false, certificate: null }],
  receivers: [],
  answers: [],
  paper: 'printed' as const,
  versions: 1,
};

test('who cancels an issued letter may name the one that replaces it; who cancels a received one is not asked', async () => {
  const made = await open(['cancel'], calls.cancelDocument, { own: issuedHere, direction: 'outgoing' });
  // What takes something back is never open at first.
  const tab = () => screen.findByRole('tab', { name: 'ยกเลิกหนังสือ' });
  await userEvent.click(await tab());
  await userEvent.type(await screen.findByLabelText(/^เหตุผล/), 'ออกผิดฉบับ');
  await userEvent.type(screen.getByLabelText('เลขที่หนังสือที่ออกแทน (ถ้ามี)'), ' ทด ๐๒๐๑/๑๖ ');
  await ctrlEnter();
  await screen.findByText('ยกเลิกหนังสือแล้ว');
  expect(sent(made, calls.cancelDocument)).toEqual([{ legId: 501, reason: 'ออกผิดฉบับ', replacedBy: 'ทด ๐๒๐๑/๑๖' }]);
  cleanup();
  await open(['cancel'], calls.cancelDocument, {});
  await userEvent.click(await tab());
  await screen.findByLabelText(/^เหตุผล/);
  expect(screen.queryByLabelText('เลขที่หนังสือที่ออกแทน (ถ้ามี)')).toBeNull();
});

test('of the way of a letter only what is done has a tick', async () => {
  const steps = (['done', 'open', 'waiting'] as const).map((state, index) => ({
    deskId: index,
    role: 'review' as const,
    name: state,
    personName: null,
    state,
  }));
  await open(['close'], letterProof, { own: { ...issuedHere, steps }, direction: 'outgoing' });
  const way = within(await screen.findByRole('region', { name: 'ทางเดินของร่าง' })).getAllByRole('listitem');
  expect(way.map((line) => line.querySelector('.tabler-icon-check') !== null)).toEqual([true, true, false, false]);
});

test('the way of a letter says of a step for whom it was done, with the phrase of the order', async () => {
  const step = { deskId: 20, role: 'review' as const, name: 'ผู้อำนวยการกอง', personName: 'น.ส.อรอุมา', state: 'done' as const };
  const secretary = { ...step, deskId: 21, personName: 'นางสาวเลขา', acting: { phrase: null } };
  await open(['close'], letterProof, { own: { ...issuedHere, steps: [{ ...step, acting: { phrase: 'delegated' } }, secretary] }, direction: 'outgoing' });
  const [, deputy, other] = within(await screen.findByRole('region', { name: 'ทางเดินของร่าง' })).getAllByRole('listitem');
  expect(deputy?.textContent).toContain('น.ส.อรอุมา · ตรวจ · ปฏิบัติราชการแทน ผู้อำนวยการกอง');
  expect(other?.textContent).toContain('ในนามผู้อำนวยการกอง');
});

test('the code of an issued letter is shown on demand, with the page that checks it', async () => {
  await open(['close'], letterProof, { own: issuedHere, direction: 'outgoing' });
  const code = '7K3M-9QWX-01TZ-RB5C';
  const link = 'https://sarabun.example.go.th/verify-document/7K3M9QWX01TZRB5C';
  answerCalls(on(letterProof, () => ({ item: { code, link, picture: 'data:image/svg+xml;base64,PHN2Zy8+', isOpen: true } })));
  await userEvent.click(screen.getByRole('button', { name: 'รหัสตรวจสอบหนังสือ' }));
  await screen.findByText(code);
  expect(screen.getByRole('link', { name: 'เปิดหน้าตรวจสอบ' }).getAttribute('href')).toBe(link);
  screen.getByRole('img', { name: 'คิวอาร์โค้ดสำหรับตรวจสอบหนังสือฉบับนี้' });
});
