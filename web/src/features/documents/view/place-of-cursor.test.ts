import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import { placeOfCursor } from './place-of-cursor';

/** A paper of pages of lines, each 1/10 of its page below the one before. */
const paper = (...pages: string[][]) =>
  ({
    numPages: pages.length,
    getPage: async (number: number) => ({
      getViewport: () => ({ height: 100 }),
      getTextContent: async () => ({ items: (pages[number - 1] ?? []).map((str, line) => ({ str, transform: [1, 0, 0, 1, 0, 90 - 10 * line] })) }),
    }),
  }) as unknown as PDFDocumentProxy;

const letter = paper(['เรื่อง ขอความอนุเคราะห์วิทยากร', 'ด้วยกองแผนงานจะจัดการอบ', 'รมในปี ๒๕๖๙ ณ ห้องประชุมใหญ่'], ['- ๒ -', 'จึงเรียนมาเพื่อโปรดพิจารณา', 'ขอแสดงความนับถือ']);

test.each([
  ['in a line', 'ด้วยกองแผนงาน', 'จะจัดการอบรมในปี ๒๕๖๙', { page: 1, height: 0.2 }],
  ['after a line that was broken in a word', 'ด้วยกองแผนงานจะจัดการอบรม', 'ในปี 2569 ณ ห้องประชุมใหญ่', { page: 1, height: 0.3 }],
  ['on another page', 'ณ ห้องประชุมใหญ่จึงเรียนมาเพื่อโปรด', 'พิจารณา', { page: 2, height: 0.2 }],
  ['in a new paragraph at the end, whose words are not on the paper', 'จึงเรียนมาเพื่อโปรดพิจารณา', 'ทั้งนี้', { page: 2, height: 0.2 }],
])('finds the cursor %s', async (_what, before, after, place) => {
  const found = await placeOfCursor(letter, { before, after });
  expect(found?.page).toBe(place.page);
  expect(found?.height).toBeCloseTo(place.height);
});

test('does not guess where words stand that were not saved yet', async () => {
  expect(await placeOfCursor(letter, { before: 'ขอแสดงความนับถือและขอบคุณมา ณ โอกาสนี้', after: '' })).toBeNull();
  expect(await placeOfCursor(letter, { before: '', after: '' })).toBeNull();
});
