import { findParties } from '@sarabun/contract/documents/route-actions';
import { listPersons } from '@sarabun/contract/people/persons';
import { headerMenu, launcherMenu, type MenuItem } from '@sarabun/contract/portal/menus';
import { getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { type FoundLetter, recentLetters, savedSearches, searchLetters } from '@sarabun/contract/search/search';
import { settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { squeezeSearch } from '@sarabun/contract/values/search-text';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { storageKey } from '../../platform/storage';
import { matching } from './choice';
import { hearEarlySearch } from './early-search';
import { PaletteButton } from './palette-button';

const found = (documentId: number, subject: string, secrecy = 1): FoundLetter => ({
  documentId,
  kind: 1,
  direction: 'incoming',
  state: 'inProcess',
  speed: 1,
  secrecy,
  number: `นร 0106/${documentId}`,
  datedOn: '2026-11-01',
  subject,
  sender: 'กรมบัญชีกลาง',
  addressee: 'อธิบดี',
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  hasFile: false,
  receipts: [],
  inFile: null,
});
const budget = found(102, 'ขออนุมัติงบประมาณ');
const onlyInFiles = 'ในไฟล์';
const secret = found(103, 'งบประมาณลับสุดยอด', 2);

/** An office in which the person sees one page of the settings, and receives letters if `functions` says so. */
function server({ pages = ['prefix'], functions = ['registrar'], tiles = [] as MenuItem[], header = [] as MenuItem[] } = {}) {
  const label = (path: string) => ({ th: path === 'prefix' ? 'คำนำหน้าชื่อ' : 'ข้อมูลบุคลากร', en: path });
  return answerCalls(
    on(searchLetters, ({ query }) => {
      const data = [secret, budget].filter(({ subject }) => [onlyInFiles, 'นร ๑๐๒'].includes(query) || squeezeSearch(subject).includes(squeezeSearch(query)));
      return { data, exact: [], page: 1, pageSize: 8, more: false, terms: [squeezeSearch(query)], unitName: null };
    }),
    on(recentLetters, ({ documentIds }) => ({ items: [budget].filter(({ documentId }) => documentIds.includes(documentId)) })),
    on(savedSearches, () => ({ items: [] })),
    on(findParties, ({ kind }) => ({
      items: [
        {
          deskId: 7,
          kind: kind ?? ('unit' as const),
          name: kind === 'person' ? 'นางสาวมาลี งบดี' : 'กองงบประมาณ',
          detail: 'นักวิชาการ',
          actingName: null,
          unitId: 31,
          unitName: 'กองคลัง',
          open: 0,
        },
      ],
    })),
    on(listPersons, () => ({
      data: [
        {
          personId: 55,
          name: 'นายงบ ประมาณ',
          positionName: 'นักวิชาการ',
          unitId: 31,
          unitName: 'กองคลัง',
          username: 'b',
          email: 'b@example.go.th',
          phone: '',
          closedOn: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 5,
      on: 1,
      off: 0,
    })),
    on(settingsMenu, () => ({
      groups: [
        {
          menuId: 3144,
          icon: 'x',
          name: { th: 'บุคคล', en: 'People' },
          pages: pages.map((path) => ({ menuId: 3144, path, name: label(path), mayManage: false, pinned: false })),
        },
      ],
    })),
    on(launcherMenu, () => ({ items: tiles })),
    on(headerMenu, () => ({ item: header })),
    on(getTodoLists, () => ({ items: {} })),
    on(myDesks, () => ({ items: [{ deskId: 1, kind: 'unit' as const, name: 'งานสารบรรณ', unitId: 1, unitName: 'งานสารบรรณ', functions }] })),
  );
}

async function openPalette(): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}');
  return await screen.findByRole('combobox', { name: 'ค้นหาทุกอย่าง' });
}
const group = (name: string) => screen.findByRole('group', { name });
const selected = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  localStorage.clear();
  openSession('t-1', officer);
});

test('an act is found by its name or another word for it, opened by keyboard alone, and stands first the next time', async () => {
  server();
  const { place } = await show(<PaletteButton />, '/portal');
  const input = await openPalette();
  await userEvent.type(input, 'register incoming');
  await waitFor(() => expect(selected().textContent).toContain('ลงรับหนังสือ'));
  expect(input.getAttribute('aria-activedescendant')).toBe(selected().id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/sarabun/receive'));
  await openPalette();
  expect(within(await group('ใช้ล่าสุด')).getByRole('option').textContent).toContain('ลงรับหนังสือ');
  await userEvent.keyboard('{Escape}');
  openSession('t-2', { ...officer, personId: officer.personId + 1 });
  await openPalette();
  await group('ดำเนินการ');
  expect(screen.queryByRole('group', { name: 'ใช้ล่าสุด' })).toBeNull();
});

test('what is typed at once is in the box, and nothing of it reaches the page behind', async () => {
  server();
  let pressed = 0;
  await show(
    <>
      <button type="button" onClick={() => pressed++}>
        แถวหนึ่ง
      </button>
      <PaletteButton />
    </>,
    '/portal',
  );
  screen.getByRole('button', { name: 'แถวหนึ่ง' }).focus();
  for (const key of ['k', 'r', 'x', 'Backspace', 'e', 'Enter', 'g']) {
    const target = document.activeElement as Element;
    if (fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ctrlKey: key === 'k' }) && key === 'Enter') fireEvent.click(target);
  }
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'ค้นหาทุกอย่าง' }).value).toBe('reg'));
  expect(pressed).toBe(0);
});

test('Ctrl-K before the header is there opens the search, with what was typed meanwhile', async () => {
  server();
  hearEarlySearch();
  for (const key of ['z', 'k', 'r', 'e']) fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ctrlKey: key === 'k' });
  await show(<PaletteButton />, '/portal');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'ค้นหาทุกอย่าง' }).value).toBe('re'));
});

test('what the person may not do or see is not found', async () => {
  server({ pages: [], functions: ['self'] });
  await show(<PaletteButton />, '/portal');
  const input = await openPalette();
  await userEvent.type(input, 'คำนำหน้า');
  await group('หน่วยงาน');
  expect(screen.queryByRole('group', { name: 'หน้าตั้งค่า' })).toBeNull();
  await userEvent.clear(input);
  await userEvent.type(input, 'หนังสือ');
  await waitFor(() => expect(screen.getByRole('option', { name: 'สร้างหนังสือ' })).toBeTruthy());
  expect(screen.queryByRole('option', { name: 'ลงรับหนังสือ' })).toBeNull();
});

test('a system that the header and a tile name alike is offered once, as the header leads to it', async () => {
  const item = { menuId: 3120, sequence: 1, icon: 'door', name: 'จองห้องประชุม', nameEnglish: 'Meeting rooms', mayQuery: true, mayManage: false };
  server({ tiles: [{ ...item, action: 'notification-all/ROOM', type: 'm' }], header: [{ ...item, action: 'room', type: 'm' }] });
  await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), 'จองห้อง');
  await group('หน้าจอ');
  expect(screen.getAllByRole('option', { name: 'จองห้องประชุม' })).toHaveLength(1);
});

test('one word finds pages, people, units and letters, each in its group', async () => {
  server({ pages: ['prefix', 'employee-information'] });
  const { place } = await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), 'งบ');
  expect(within(await group('บุคคล')).getByRole('option').textContent).toContain('นายงบ ประมาณ');
  expect(within(await group('หน่วยงาน')).getByRole('option').textContent).toContain('กองงบประมาณ');
  expect(within(await group('หนังสือ')).getAllByRole('option')).toHaveLength(2);
  await userEvent.click(within(await group('บุคคล')).getByRole('option'));
  await waitFor(() => expect(place()).toBe('/settings/3144/employee-information?row=55'));
});

test('a number leads people who may view the history to its trail, even of letters they may not read', async () => {
  server({ pages: ['history-activity'] });
  const { place } = await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), '๑๒/๒๕๖๙');
  await userEvent.click(await screen.findByRole('option', { name: 'ร่องรอยของหนังสือเลขที่ “๑๒/๒๕๖๙”' }));
  await waitFor(() => expect(decodeURIComponent(place())).toBe('/settings/3144/history-activity?letter=๑๒/๒๕๖๙'));
});

test('nothing of a secret letter stays in the browser, and of another only its id', async () => {
  server();
  const { place } = await show(<PaletteButton />, '/portal');
  for (const { documentId, subject } of [secret, budget]) {
    await userEvent.type(await openPalette(), subject);
    await userEvent.click(await within(await group('หนังสือ')).findByRole('option', { name: new RegExp(subject) }));
    await waitFor(() => expect(place()).toContain(`document=${documentId}`));
  }
  const kept = localStorage.getItem(storageKey('chosen')) ?? '';
  expect(kept).toContain('letter 102');
  expect(kept).not.toContain(budget.subject);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ลับสุดยอด|letter 103/);
  await openPalette();
  expect(within(await group('ใช้ล่าสุด')).getByRole('option').textContent).toContain(budget.subject);
});

test('a letter opened lately stands first where its title or number says what is typed, not where only its text does', async () => {
  server();
  await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), budget.subject);
  await userEvent.click(await within(await group('หนังสือ')).findByRole('option'));
  const input = await openPalette();
  await userEvent.type(input, budget.subject);
  expect(within(await group('ใช้ล่าสุด')).getByRole('option').textContent).toContain(budget.subject);
  await userEvent.clear(input);
  await userEvent.type(input, onlyInFiles);
  const found = within(await group('หนังสือ'));
  await waitFor(() => expect(found.getAllByRole('option').map(({ textContent }) => textContent?.includes(secret.subject))).toEqual([true, false]));
  expect(screen.queryByRole('group', { name: 'ใช้ล่าสุด' })).toBeNull();
});

test('a letter whose number has all that is typed stands before newer ones that say it elsewhere', async () => {
  server();
  await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), onlyInFiles);
  const found = within(await group('หนังสือ'));
  const order = () => found.getAllByRole('option').map(({ textContent }) => textContent?.includes(budget.subject));
  await waitFor(() => expect(order()).toEqual([false, true]));
  await userEvent.clear(screen.getByRole('combobox', { name: 'ค้นหาทุกอย่าง' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'ค้นหาทุกอย่าง' }), 'นร ๑๐๒');
  await waitFor(() => expect(within(screen.getByRole('group', { name: 'หนังสือ' })).getAllByRole('option')[0]?.textContent).toContain(budget.subject));
});

test('Enter before the server has answered searches letters for what is typed', async () => {
  server();
  const { place } = await show(<PaletteButton />, '/portal');
  await userEvent.type(await openPalette(), 'เรื่องที่เพิ่งพิมพ์{Enter}');
  await waitFor(() => expect(decodeURIComponent(place())).toContain('q=เรื่องที่เพิ่งพิมพ์'));
});

test('Latin letters are sought within words, Thai ones across spaces', () => {
  const choice = (title: string) => ({ key: title, group: 'acts', icon: null, title, run: () => undefined, keeps: 'key' }) as const;
  const found = (typed: string) => matching([choice('Use the dark colours'), choice('ลงรับ หนังสือ ๒๕๖๙')], typed).map(({ title }) => title);
  expect(found('set')).toEqual([]);
  expect(found('DARK the')).toEqual(['Use the dark colours']);
  expect(found('รับหนังสือ 2569')).toEqual(['ลงรับ หนังสือ ๒๕๖๙']);
});
