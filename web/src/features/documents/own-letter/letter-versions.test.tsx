import { letterVersions } from '@sarabun/contract/drafts/drafts';
import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { letter } from '../../../../test/office';
import { officer } from '../../../../test/person';
import { show } from '../../../../test/show';
import { shownText } from '../../../../test/shown-text';
import { openSession } from '../../../platform/session';
import { OwnLetterStory } from './own-letter-story';

const savedAt = new Date('2026-11-26T03:00:00Z');
const version = (revision: number, subject: string) => ({ revision, savedAt, savedBy: 'นายอำนวย', content: { ...emptyContent, subject }, suggestedBy: [] });
const own = { revision: 9, writer: 'นายอำนวย', steps: [], signatures: [], receivers: [], answers: [], paper: 'waiting' as const, versions: 3 };

beforeEach(() => openSession('t-1', officer));

test('versions bear the numbers that are counted, however often the draft was saved, and a text that was not saved bears none', async () => {
  const withdrawn = { name: 'นายจด', lines: [], signedAt: savedAt, withdrawnAt: savedAt, withdrawnBy: 'นางตรวจ', reason: '', byCertificate: false };
  const { suggestedBy: _, ...copy } = version(8, 'ของข้าพเจ้า');
  answerCalls(on(letterVersions, () => ({ items: [version(4, 'แรก'), version(7, 'หลัง')], copies: [copy] })));
  await show(<OwnLetterStory letter={letter({ own: { ...own, withdrawn: [{ ...withdrawn, version: 2 }] } })} />, '/sarabun/dashboard');
  await screen.findByText((_, element) => element?.tagName === 'P' && /ในร่างฉบับที่ 2$/.test(shownText(element)));
  await userEvent.click(screen.getByRole('button', { name: 'ใครแก้อะไร (3 ฉบับ)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'เปรียบเทียบฉบับ' }));
  const listed = screen.getAllByText(/นายอำนวย บันทึกเมื่อ/).map(shownText);
  expect(listed.map((line) => line.split(' · ').length > 1 && line.split(' · ')[0])).toEqual([false, 'ฉบับที่ 2', 'ฉบับที่ 1']);
  const dialog = within(await screen.findByRole('dialog', { name: 'เปรียบเทียบสองฉบับ' }));
  const choices = within(dialog.getByRole('combobox', { name: 'ฉบับก่อน' })).getAllByRole('option');
  expect(choices.map((one) => one.textContent?.split(' · ')[0])).toEqual(['ฉบับที่ 1', 'ฉบับที่ 2', 'ข้อความที่ยังไม่ได้บันทึก']);
});

test('a version shows the words that it changed, and nothing of what stands between them', async () => {
  const [first, last] = ['ขอให้ส่งรายงานวันนี้', 'จึงเรียนมาเพื่อทราบ'];
  const cell = (text: string) => ({ lines: [[{ text }]], align: 'left' as const, across: 1, down: 1 });
  const table = { kind: 'table' as const, headRows: 0, widths: [0, 0], rows: [[cell('กระดาษ'), cell('๑๐๐')]] };
  const text = (one: string, other: string): Partial<LetterContent> => ({ body: [...bodyOf(one), table, ...bodyOf(`ไม่เปลี่ยน\n${other}`)] });
  const saved = (revision: number, part: Partial<LetterContent>) => ({ ...version(revision, 'เรื่อง'), content: { ...emptyContent, ...part } });
  const items = [saved(4, text(first, last)), saved(7, text('ขอให้ส่งแผนงานวันนี้', 'จึงเรียนมาเพื่อพิจารณา'))];
  answerCalls(on(letterVersions, () => ({ items, copies: [] })));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show(<OwnLetterStory letter={letter({ own })} />, '/sarabun/dashboard');
  const opener = screen.getByRole('button', { name: 'ใครแก้อะไร (3 ฉบับ)' });
  await userEvent.click(opener);
  await screen.findByText(/ฉบับที่ 2 ·/);
  const list = within(opener.closest('section') as HTMLElement);
  expect(list.getAllByRole('deletion').map(shownText)).toEqual(['ตัดออก รายงาน', 'ตัดออก ทราบ']);
  expect(list.getAllByRole('insertion').map(shownText)).toEqual(['เพิ่ม แผนงาน', 'เพิ่ม พิจารณา']);
  expect(list.queryByText(/ไม่เปลี่ยน|กระดาษ/)).toBeNull();
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('tagName', 'SECTION');
});
