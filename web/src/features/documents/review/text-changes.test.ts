import { expect, test } from 'vitest';
import { piecesBetween, suggestionsFor } from './text-changes';

const applied = (text: string, changes: ReturnType<typeof suggestionsFor>) =>
  changes.toReversed().reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);

test('changes of a Thai text are found by words, not by letters', () => {
  expect(piecesBetween('ขอให้ส่งรายงานภายในวันนี้', 'ขอให้ส่งแผนงานภายในวันนี้')).toEqual([
    { kind: 'same', text: 'ขอให้ส่ง' },
    { kind: 'removed', text: 'รายงาน' },
    { kind: 'added', text: 'แผนงาน' },
    { kind: 'same', text: 'ภายในวันนี้' },
  ]);
});

test.each([
  ['two places', 'ขอให้ส่งรายงานภายในวันที่ ๕ มกราคม', 'ขอให้จัดส่งรายงานภายในวันที่ ๑๐ มกราคม', 2],
  ['an insertion at the end', 'จึงเรียนมาเพื่อโปรดทราบ', 'จึงเรียนมาเพื่อโปรดทราบและพิจารณา', 1],
  ['an insertion at the beginning', 'ขอเรียนว่า', 'ในการนี้ ขอเรียนว่า', 1],
  ['a deletion', 'ขอความกรุณาส่งด่วน', 'ขอส่งด่วน', 1],
  ['nothing', 'คงเดิม', 'คงเดิม', 0],
])('suggestions give the changed text, each with words of the old one as its place: %s', (_, before, after, places) => {
  const changes = suggestionsFor(before, after);
  expect(changes).toHaveLength(places);
  expect(changes.every(({ start, end }) => end > start)).toBe(true);
  expect(applied(before, changes)).toBe(after);
});
