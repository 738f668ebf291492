import { type DocumentView, openDocument } from '@sarabun/contract/documents/open-document';
import { myRegistries, stampPlaceOnFile } from '@sarabun/contract/documents/register-incoming';
import { assignDocument, findParties, receiveDocument } from '@sarabun/contract/documents/route-actions';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { shownText } from '../../../test/shown-text';
import { officeWords } from '../../../test/words';
import { changeLanguage } from '../../platform/i18n';
import { openSession } from '../../platform/session';
import { DocumentDialog } from './document-dialog';
// Loaded up front, as in a browser that has shown a PDF before.
import './view/pdf-viewer';

const parties = on(findParties, () => ({
  items: ['กองยุทธศาสตร์', 'กองคลัง', 'กลุ่มตรวจสอบ'].map((name, index) => ({
    deskId: 30 + index,
    kind: 'unit' as const,
    name,
    detail: 'ผู้อำนวยการ',
    actingName: null,
    unitId: 1,
    unitName: name,
    open: index,
  })),
}));
const registries = on(myRegistries, () => ({
  items: [{ deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42 }],
}));

/** The letter on the server; a test may change it. */
function opened(view: { current: Partial<DocumentView> }) {
  return on(openDocument, () => ({ item: letter(view.current) }));
}
async function open() {
  const shown = await show(<DocumentDialog documentId={101} legId={501} onClose={() => undefined} />, '/sarabun/dashboard');
  await screen.findByRole('region', { name: 'เรื่องและเส้นทาง' });
  return shown;
}
async function name(party: string) {
  await userEvent.type(screen.getByRole('textbox', { name: /ผู้รับผิดชอบ/ }), party.slice(0, 4));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(party) }));
}

beforeEach(() => {
  openSession('t-1', officer);
  sessionStorage.clear();
});

test('the story says what it is and where it is now', async () => {
  answerCalls(opened({ current: { dueOn: '2099-01-01', secrecy: 2 } }), registries);
  await open();
  const story = screen.getByRole('region', { name: 'เรื่องและเส้นทาง' });
  expect(within(story).getByText('ด่วนที่สุด')).toBeTruthy();
  expect(within(story).getByText('ลับ')).toBeTruthy();
  expect(story.textContent).toContain('อยู่ที่ กองแผนงาน');
  // Whole, while the title of the dialog has two lines at most.
  expect(story.querySelector('dd')?.textContent).toBe('เรื่องที่ 1');
  expect(story.textContent).toContain('เพื่อลงรับ');
  expect(shownText(story)).toContain('นร ๐๕๐๕/๑ ลงวันที่ ๑๙ พ.ย. ๒๕๖๙');
  expect(screen.getByText('เรื่องนี้ไม่มีไฟล์')).toBeTruthy();
});

test('of a received letter without a date it says so; one of our own has its date when it is signed', async () => {
  const view = { current: { datedOn: null } as Partial<DocumentView> };
  answerCalls(opened(view), registries);
  const { unmount } = await open();
  expect(shownText(screen.getByRole('region', { name: 'เรื่องและเส้นทาง' }))).toContain('นร ๐๕๐๕/๑ ไม่ลงวันที่');
  unmount();
  view.current = { datedOn: null, direction: 'outgoing' };
  await open();
  expect(shownText(screen.getByRole('region', { name: 'เรื่องและเส้นทาง' }))).not.toContain('ไม่ลงวันที่');
});

test('a cancelled receipt stays in the route as a struck line: who voided it, when and why', async () => {
  const isVoid = { register: 'receive', unitName: 'กองแผนงาน', number: '๔๑/๒๕๖๙', enteredAt: new Date('2026-11-20T02:00:00Z'), enteredBy: 'นางสาวสมใจ งามดี' };
  const voided = { isVoid: true, remark: 'ลงรับผิดฉบับ', voidedAt: new Date('2026-11-20T03:30:00Z'), voidedBy: 'นายวิชัย มั่นคง', legId: 501 };
  answerCalls(opened({ current: { entries: [{ ...isVoid, ...voided }] } }), registries);
  await open();
  const [leg] = within(screen.getByRole('region', { name: 'เรื่องและเส้นทาง' })).getAllByRole('listitem');
  const struck = await waitFor(() => {
    const found = (leg as HTMLElement).querySelector<HTMLElement>('[data-void]');
    if (!found) throw new Error('not shown yet');
    return found;
  });
  expect(shownText(struck.querySelector('s') as HTMLElement)).toMatch(/๔๑\/๒๕๖๙.*นางสาวสมใจ งามดี/);
  expect(shownText(struck)).toMatch(/ยกเลิกลงรับเมื่อ .*10:30.*นายวิชัย มั่นคง.*ลงรับผิดฉบับ/);
});

test('who received the letter reads who puts a mistake right, and where', async () => {
  const entry = {
    register: 'receive',
    number: '๔๑/๒๕๖๙',
    enteredAt: new Date('2026-11-20T02:00:00Z'),
    enteredBy: 'นางสาวสมใจ งามดี',
    isVoid: false,
    remark: '',
  };
  const mine = { deskId: 9, unitName: 'กองแผนงาน', stampName: 'กองแผนงาน', isSecret: false, year: 2569, nextNumber: 42, registerId: 3 };
  answerCalls(
    opened({ current: { entries: [{ ...entry, unitName: 'กองแผนงาน' }], correctors: ['นางสาวสมใจ งามดี'] } }),
    on(myRegistries, () => ({ items: [mine] })),
  );
  await open();
  const link = await screen.findByRole('link', { name: 'เปิดในทะเบียน' });
  expect(link.closest('div')?.textContent).toContain('นางสาวสมใจ งามดี แก้ไข ที่ ลงวันที่ จาก เรียน เรื่อง อ้างถึง สิ่งที่ส่งมาด้วย และชั้นความเร็ว ได้จากหนังสือนี้');
  expect(screen.queryByRole('button', { name: 'แก้ไขรายการที่ลงรับ' })).toBeNull();
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/sarabun/registers/3?search=๔๑');
});

test.each<[DocumentAction[], string[]]>([
  [[], []],
  [['sign'], ['ลงนามและออกเลข']],
  [['receive'], ['ลงรับ']],
  [['assign'], ['มอบหมาย']],
])('of %j the server allows, these can be done: %j', async (allowedActions, buttons) => {
  answerCalls(opened({ current: { allowedActions } }), registries);
  await open();
  const offered = ['ลงรับ', 'มอบหมาย', 'เสนอ', 'สั่งการ', 'ลงนาม', 'ลงนามและออกเลข'].filter((label) => screen.queryByRole('button', { name: label }));
  expect(offered).toEqual(buttons);
});

test('two modes are tabs', async () => {
  answerCalls(opened({ current: { allowedActions: ['assign', 'receive'] } }), registries);
  await open();
  const tabs = within(screen.getByRole('tablist', { name: 'การดำเนินการ' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['ลงรับ', 'มอบหมาย']);
  await userEvent.click(tabs[1] as HTMLElement);
  const form = screen.getByRole('form', { name: 'มอบหมาย' });
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByRole('textbox', { name: /ผู้รับผิดชอบ/ })));
});

test.each<[DocumentAction, string]>([
  ['circulate', 'เวียน'],
  ['sendBack', 'ส่งคืน'],
  ['refuse', 'ปฏิเสธการรับ'],
  ['close', 'ปิดเรื่อง'],
])('%s, whose pane is loaded when it is chosen, gets the focus into its first field', async (mode, name) => {
  answerCalls(opened({ current: { allowedActions: ['assign', mode] } }), registries);
  await open();
  await userEvent.click(screen.getByRole('tab', { name }));
  const form = await screen.findByRole('form', { name });
  await waitFor(() => expect(document.activeElement?.matches('input, textarea') && form.contains(document.activeElement)).toBe(true));
});

test('a ready phrase is shown in the language of the screen and written in Thai', async () => {
  answerCalls(opened({ current: { allowedActions: ['present'] } }), registries, officeWords);
  await open();
  await act(() => changeLanguage('en'));
  await userEvent.click(await screen.findByRole('button', { name: 'For consideration' }));
  expect(screen.getByRole('textbox', { name: 'Opinion (minute)' })).toHaveProperty('value', 'เพื่อโปรดพิจารณา');
  await act(() => changeLanguage('th'));
});

test('Escape closes the menu of further modes, and only the next one the letter', async () => {
  answerCalls(opened({ current: { allowedActions: ['assign', 'present', 'circulate', 'forward', 'askOpinion', 'close', 'refuse'] } }), registries, officeWords);
  const close = vi.fn();
  await show(<DocumentDialog documentId={101} legId={501} onClose={close} />, '/sarabun/dashboard');
  const more = await screen.findByRole('button', { name: 'เพิ่มเติม' });
  await userEvent.click(more);
  await userEvent.tab();
  expect(screen.getByRole('tablist', { name: 'เพิ่มเติม' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tablist', { name: 'เพิ่มเติม' })).toBeNull();
  expect(document.activeElement).toBe(more);
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('who may not see the letter is told so, and nothing else', async () => {
  answerCalls(on(openDocument, () => new Refused(404, { message: 'ไม่พบหนังสือ' })));
  await show(<DocumentDialog documentId={101} onClose={() => undefined} />, '/sarabun/dashboard');
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่พบหนังสือ');
});

test('receiving names the next number, gives one, and shows what may be done then', async () => {
  const view: { current: Partial<DocumentView> } = { current: { allowedActions: ['receive'] } };
  const made = answerCalls(
    opened(view),
    registries,
    on(receiveDocument, () => {
      view.current = { allowedActions: ['assign'] };
      return { item: { documentId: 101, legId: 501, receiveNumber: 42, year: 2569, receivedAt: new Date() } };
    }),
  );
  await open();
  expect(await screen.findByText('๔๒/๒๕๖๙')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ลงรับ' }));
  expect(await screen.findByText('ลงรับแล้ว เลขที่ ๔๒')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /มอบหมาย/ })).toBeTruthy();
  expect(made.find(({ name }) => name === 'receiveDocument')?.input).toEqual({ legId: 501 });
});

test('the receive stamp is offered for a letter with a PDF, goes where nothing is written, and is kept for the next one', async () => {
  const file = { fileId: 7, role: 'main' as const, noteId: null, name: 'letter.pdf', mediaType: 'application/pdf', size: 9, pages: 1 };
  const made = answerCalls(
    opened({ current: { allowedActions: ['receive'], files: [file] } }),
    registries,
    on(stampPlaceOnFile, () => ({ place: { x: 0.4, y: 0.2 } })),
    on(receiveDocument, () => new Refused(409, { message: 'ลงรับไปแล้ว' })),
  );
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /ประทับตรารับ/ }));
  await userEvent.click(screen.getByRole('button', { name: 'ลงรับ' }));
  await screen.findByText('ลงรับไปแล้ว');
  expect(made.find(({ name }) => name === 'receiveDocument')?.input).toMatchObject({ legId: 501, stamp: { x: 0.4, y: 0.2 } });
  expect(screen.getByRole('checkbox', { name: /ประทับตรารับ/ })).toHaveProperty('checked', true);
});

test('who comes second is told who was first, and sees how things stand now', async () => {
  const view: { current: Partial<DocumentView> } = { current: { allowedActions: ['receive'] } };
  answerCalls(
    opened(view),
    registries,
    on(receiveDocument, () => {
      view.current = { allowedActions: [] };
      return new Refused(409, { message: 'นางสาวมาลินี ลงรับแล้วเมื่อ 09:42 น.' });
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'ลงรับ' }));
  expect((await screen.findByRole('alert')).textContent).toContain('นางสาวมาลินี ลงรับแล้วเมื่อ 09:42 น.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ลงรับ' })).toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('นางสาวมาลินี');
});

test('an assignment needs someone, and exactly one mainly responsible', async () => {
  const made = answerCalls(opened({ current: { allowedActions: ['assign'] } }), registries, parties);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /มอบหมาย/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('กรุณาเลือกผู้รับผิดชอบอย่างน้อยหนึ่งราย');
  await name('กองยุทธศาสตร์');
  await name('กองคลัง');
  const part = (party: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `หน้าที่ของ ${party}` });
  expect([part('กองยุทธศาสตร์').value, part('กองคลัง').value]).toEqual(['main', 'joint']);
  await userEvent.selectOptions(part('กองยุทธศาสตร์'), 'information');
  await userEvent.click(screen.getByRole('button', { name: /มอบหมาย/ }));
  expect(screen.getByRole('alert').textContent).toBe('ต้องมีผู้รับผิดชอบหลักหนึ่งราย');
  expect(made.some(({ name }) => name === 'assignDocument')).toBe(false);
  await userEvent.selectOptions(part('กองคลัง'), 'main');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.selectOptions(part('กองยุทธศาสตร์'), 'main');
  expect(part('กองคลัง').value).toBe('joint');
  expect(screen.getByText('กองยุทธศาสตร์ เป็นหลักแล้ว กองคลัง เปลี่ยนเป็นร่วม').getAttribute('role')).toBe('status');
});

test('an assignment is sent with Ctrl and Enter; a phrase is put in, not sent', async () => {
  const made = answerCalls(
    opened({ current: { allowedActions: ['assign'] } }),
    registries,
    parties,
    officeWords,
    on(assignDocument, () => ({ item: { documentId: 101, legIds: [502] } })),
  );
  await open();
  await name('กองคลัง');
  await userEvent.click(await screen.findByRole('radio', { name: 'ดำเนินการและรายงาน' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'ต้องรายงานผล' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'เพื่อทราบ' }));
  await userEvent.click(screen.getByRole('button', { name: 'ดำเนินการ' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'ต้องรายงานผล' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'งานที่มอบ' }), ' ด้วยครับ{Control>}{Enter}{/Control}');
  expect(await screen.findByText('มอบหมายแล้ว: กองคลัง')).toBeTruthy();
  expect(made.find(({ name }) => name === 'assignDocument')?.input).toEqual({
    legId: 501,
    parties: [{ deskId: 31, responsibility: 'main' }],
    task: 'ดำเนินการ ด้วยครับ',
    dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    needsReport: true,
    jobTypeId: 2,
  });
  expect(sessionStorage.length).toBe(0);
});

test('nothing typed is lost when someone was faster', async () => {
  answerCalls(
    opened({ current: { allowedActions: ['assign'] } }),
    registries,
    parties,
    on(assignDocument, () => new Refused(409, { message: 'นายวิชัย มอบหมายแล้วเมื่อ 10:12 น.' })),
  );
  await open();
  await name('กองคลัง');
  await userEvent.type(screen.getByRole('textbox', { name: 'งานที่มอบ' }), 'รวบรวมข้อมูล');
  await userEvent.click(screen.getByRole('button', { name: /มอบหมาย/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('นายวิชัย มอบหมายแล้วเมื่อ 10:12 น.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'งานที่มอบ' }).value).toBe('รวบรวมข้อมูล');
  expect(screen.getByRole('combobox', { name: 'หน้าที่ของ กองคลัง' })).toBeTruthy();
});

test('what was typed is still there when the letter is opened again, for the same person only', async () => {
  answerCalls(opened({ current: { allowedActions: ['assign'] } }), registries, parties);
  const first = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'งานที่มอบ' }), 'รวบรวมข้อมูล');
  first.unmount();
  const second = await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'งานที่มอบ' }).value).toBe('รวบรวมข้อมูล');
  second.unmount();
  openSession('t-2', { ...officer, personId: 22 });
  await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'งานที่มอบ' }).value).toBe('');
});
