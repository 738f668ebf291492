import { openDocument } from '@sarabun/contract/documents/open-document';
import { findParties } from '@sarabun/contract/documents/route-actions';
import {
  type AskedSearch,
  countFound,
  type FoundLetter,
  forgetSearch,
  type SavedSearch,
  savedSearches,
  saveSearch,
  searchLetters,
} from '@sarabun/contract/search/search';
import { squeezeSearch } from '@sarabun/contract/values/search-text';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerCalls, on, Refused } from '../../../test/network';
import { letter } from '../../../test/office';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { saying } from '../../../test/shown-text';
import { officeWords } from '../../../test/words';
import { openSession } from '../../platform/session';
import { SearchScreen } from './search-screen';

const found = (n: number, part: Partial<FoundLetter> = {}): FoundLetter => ({
  documentId: 100 + n,
  kind: 1,
  direction: 'incoming',
  state: 'inProcess',
  speed: 1,
  secrecy: 1,
  number: `นร 0106/${n}`,
  datedOn: '2026-11-01',
  subject: `ขออนุมัติงบประมาณ ครั้งที่ ${n}`,
  sender: 'กรมบัญชีกลาง',
  addressee: 'อธิบดี',
  enteredAt: new Date('2026-11-21T09:00:00+07:00'),
  hasFile: false,
  receipts: [{ register: 'receive', number: 40 + n, year: 2569, unitName: 'กองแผนงาน', isCancelled: false }],
  inFile: null,
  ...part,
});

/** The server: its results, and the person's saved searches. */
function server({ letters = [1, 2, 3].map((n) => found(n)), saved = [] as SavedSearch[] } = {}) {
  const asked: AskedSearch[] = [];
  const matching = ({ query, speeds }: AskedSearch) =>
    letters.filter(({ subject, speed }) => squeezeSearch(subject).includes(squeezeSearch(query)) && (speeds.length === 0 || speeds.includes(speed as 1)));
  answerCalls(
    officeWords,
    on(searchLetters, ({ page, pageSize, ...rest }) => {
      asked.push(rest);
      const all = matching(rest);
      const data = all.slice((page - 1) * pageSize, page * pageSize);
      return { data, exact: [], page, pageSize, more: all.length > page * pageSize, terms: [squeezeSearch(rest.query)].filter(Boolean), unitName: null };
    }),
    on(countFound, (rest) => ({ total: matching(rest).length, more: false })),
    on(savedSearches, () => ({ items: saved })),
    on(saveSearch, ({ name, asked: kept }) => {
      if (saved.some((one) => one.name === name)) return new Refused(422, { code: 'nameTaken', message: 'ข้อมูลบางช่องไม่ถูกต้อง', fields: { name: 'มีชื่อนี้แล้ว' } });
      const item = { id: saved.length + 1, name, asked: kept, savedAt: new Date() };
      saved.push(item);
      return { item };
    }),
    on(forgetSearch, ({ id }) => {
      saved.splice(
        saved.findIndex((one) => one.id === id),
        1,
      );
      return {};
    }),
    on(findParties, () => ({ items: [] })),
    on(openDocument, ({ documentId }) => ({ item: letter({ documentId, subject: `เรื่องที่เปิด ${documentId}` }) })),
  );
  return { asked, saved };
}

const box = () => screen.getByRole('searchbox', { name: 'ค้นหาหนังสือ' });
const rows = () => within(screen.getByRole('region', { name: 'ผลการค้น' })).queryAllByRole('button', { name: /ครั้งที่/ });

beforeEach(() => {
  localStorage.clear();
  openSession('t-1', officer);
});

test('a result shows the day that the letter bears, or else the day of its entry', async () => {
  server({ letters: [found(1), found(2, { datedOn: null })] });
  await show(<SearchScreen />, '/sarabun/search?q=ขออนุมัติ');
  expect(await screen.findByText(/ลงวันที่.๑.พ.ย..๒๕๖๙/)).toBeTruthy();
  expect(screen.getByText(/เข้าระบบ.21.พ.ย..2569/)).toBeTruthy();
});

test('what is typed is searched for, marked, and kept in the address', async () => {
  const { asked } = server();
  const { place } = await show(<SearchScreen />, '/sarabun/search');
  expect(screen.getByText('ค้นหนังสือทุกเรื่องที่ท่านเห็นได้')).toBeTruthy();
  await userEvent.type(box(), 'งบ ประมาณ');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(decodeURIComponent(place())).toContain('q=งบ');
  expect(asked.at(-1)).toMatchObject({ query: 'งบ ประมาณ' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['งบประมาณ', 'งบประมาณ', 'งบประมาณ']);
  expect(await screen.findByText(saying('1–3 จาก 3 เรื่อง'))).toBeTruthy();
});

test('an address searches the same again, and a filter narrows it', async () => {
  server({ letters: [found(1), found(2, { speed: 4 })] });
  const { place } = await show(<SearchScreen />, '/sarabun/search?q=งบประมาณ');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(box()).toHaveProperty('value', 'งบประมาณ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ชั้นความเร็ว' }), 'urgent');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(place()).toContain('speed=urgent');
  await userEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('arrows go through what was found, and Enter opens the letter', async () => {
  server();
  const { place } = await show(<SearchScreen />, '/sarabun/search?q=งบประมาณ');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'เรื่องที่เปิด 102' })).toBeTruthy();
  expect(place()).toContain('document=102');
});

test('a letter without an addressee says whom it comes from only', async () => {
  server({ letters: [found(1, { sender: 'กองคลัง', addressee: '' })] });
  await show(<SearchScreen />, '/sarabun/search?q=งบประมาณ');
  expect(await screen.findByText('จาก กองคลัง')).toBeTruthy();
});

test('nothing found, a failure, and a single letter each say so', async () => {
  server({ letters: [] });
  await show(<SearchScreen />, '/sarabun/search?q=ไม่มีแน่');
  expect(await screen.findByText('ไม่พบหนังสือที่ท่านเห็นได้')).toBeTruthy();
  // Nothing was left out by a filter.
  expect(screen.getByText('ลองใช้คำที่สั้นลง')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ล้างตัวกรอง' })).toBeNull();
  answerCalls(
    officeWords,
    on(searchLetters, () => new Refused(422, { message: 'พิมพ์อย่างน้อย ๒ ตัวอักษร' })),
    on(countFound, () => new Refused(422)),
    on(savedSearches, () => new Refused(422)),
  );
  await show(<SearchScreen />, '/sarabun/search?q=กข');
  expect(await screen.findByText('พิมพ์อย่างน้อย ๒ ตัวอักษร')).toBeTruthy();
  expect(await screen.findByText('โหลดการค้นที่บันทึกไว้ไม่สำเร็จ')).toBeTruthy();
});

test('a search is kept by name, run again and deleted; a taken name is refused and stays typed', async () => {
  const { saved } = server();
  const { place } = await show(<SearchScreen />, '/sarabun/search?q=งบประมาณ&speed=1');
  const keepAs = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'บันทึกการค้นนี้' }));
    const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /ชื่อที่ใช้เรียก/ });
    await userEvent.clear(field);
    await userEvent.type(field, `${name}{Enter}`);
    return field;
  };
  await keepAs('งบของกอง');
  expect(await screen.findByRole('button', { name: 'งบของกอง' })).toBeTruthy();
  expect(saved[0]?.asked).toMatchObject({ query: 'งบประมาณ', speeds: [1] });
  const field = await keepAs('งบของกอง');
  expect(await screen.findByText('มีชื่อนี้แล้ว')).toBeTruthy();
  expect(field).toHaveProperty('value', 'งบของกอง');
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await userEvent.clear(box());
  await userEvent.click(screen.getByRole('button', { name: 'งบของกอง' }));
  await waitFor(() => expect(decodeURIComponent(place())).toContain('q=งบประมาณ'));
  expect(box()).toHaveProperty('value', 'งบประมาณ');
  await userEvent.click(screen.getByRole('button', { name: 'ลบ “งบของกอง”' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'งบของกอง' })).toBeNull());
});

test('of a kind and a number without a letter, the number alone is offered', async () => {
  const { asked } = server();
  await show(<SearchScreen />, `/sarabun/search?q=${encodeURIComponent('คำสั่งที่ ๓/๒๕๖๙')}`);
  await userEvent.click(await screen.findByRole('button', { name: 'ค้นเฉพาะเลข ๓' }));
  await waitFor(() => expect(asked.at(-1)?.query).toBe('3'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('3');
});

test('a cancelled number by which a letter was found is shown as such', async () => {
  const cancelled = { register: 'receive', number: 146, year: 2569, unitName: 'กองคลัง', isCancelled: true } as const;
  const sent = { ...cancelled, register: 'send', number: 9, isCancelled: false } as const;
  server({ letters: [found(1, { subject: 'เรื่อง 146', receipts: [cancelled, sent] })] });
  await show(<SearchScreen />, '/sarabun/search?q=146');
  expect(await screen.findByText(saying('เลขรับ ๑๔๖/๒๕๖๙ กองคลัง (ยกเลิกแล้ว)'))).toBeTruthy();
  expect(screen.queryByText(/เลขส่ง/)).toBeNull();
});
