import { stampWords } from '@sarabun/contract/documents/stamp-words';
import { afterAll, expect, it } from 'vitest';
import { linesByPdfjs } from '../../../test/pdf-text';
import { openTypesetting } from './typesetting';

const setting = openTypesetting({ processes: 1 });
afterAll(() => setting.close());

/** So high is a line of 8.5 points with marks above and below its letters, in points. */
const highest = 13;

it('the rows of the receive stamp (form 12) are evenly apart, so that marks of one never touch the next', async () => {
  const words = stampWords('สำนักงานคณะกรรมการการอาชีวศึกษา', 1234, new Date('2026-02-28T14:05:00+07:00'));
  expect(words.rows.map(([, value]) => value)).toEqual(['๑๒๓๔', '๒๘ ก.พ. ๒๕๖๙', '๑๔.๐๕ น.']);
  const [lines = []] = await linesByPdfjs(await setting.typeset('stamp', words));
  const rows = [...new Set(lines.map(({ y }) => Math.round(y * 10) / 10))].sort((one, other) => other - one);
  expect(rows).toHaveLength(4);
  const [name = 0, number = 0, day = 0, time = 0] = rows;
  expect(day - time).toBeGreaterThan(highest);
  expect(number - day).toBeCloseTo(day - time, 0);
  expect(name - number).toBeGreaterThan(highest);
  // As much is free above the name and below the last row.
  expect(time).toBeGreaterThan(5);
  expect((2.5 / 2.54) * 72 - name).toBeLessThan(18);
});
