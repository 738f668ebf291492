import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt-rules';

const filler = 'ข้อความที่ไม่มีอะไร พิเศษ ';

describe('the text around a term', () => {
  it.each([0, 1, 7, 19, 20, 21, 57, 200, 900])('is the same after %i pieces of other text as after little', (pieces) => {
    const text = `${filler.repeat(pieces)}รายงาน การประชุม ครั้งที่ ๒๔${filler.repeat(900)}`;
    const excerpt = excerptOf(text, ['รายงานการประชุม']);
    expect(excerpt).toContain('รายงาน การประชุม ครั้งที่ ๒๔');
    expect(excerpt?.startsWith('…')).toBe(pieces > 3);
    expect(excerpt?.endsWith('…')).toBe(true);
  });

  it('is that of the term that comes first, however many spaces are in it', () => {
    const text = `${filler.repeat(300)}งบ${' '.repeat(1200)}ประมาณ${filler.repeat(300)}โครงการ${filler.repeat(300)}`;
    expect(excerptOf(text, ['โครงการ', 'งบประมาณ'])).toMatch(/งบ ประมาณ/);
  });

  it('is nothing where no term stands', () => {
    expect(excerptOf(filler.repeat(900), ['งบประมาณ'])).toBeNull();
  });
});
