import { describe, expect, it } from 'vitest';
import { findTerms, foldSearch, loosenSearch, searchTerms, squeezeSearch } from './search-text';

it('takes Thai digits, capitals, both ways of writing sara am and the common misspelling as one', () => {
  expect(foldSearch('ที่ กต ๐๑๒๓/๔๕ PDF')).toBe('ที่ กต 0123/45 pdf');
  expect(foldSearch('ท\u0e4d\u0e32')).toBe('ทำ');
  expect(foldSearch('เกษียณหนังสือ')).toBe('เกษียนหนังสือ');
  expect(squeezeSearch(' นร ๐๑๐๖/\u00a0ว ๑๒ ')).toBe('นร0106/ว12');
});

describe('what a text asks for', () => {
  it.each([
    ['๑๒๓', ['123']],
    ['นร ๐๑๐๖/ว ๑๒', ['นร0106/ว12']],
    ['ที่ นร 0106 / ว12', ['นร0106/ว12']],
    ['นร0106/ว12', ['นร0106/ว12']],
    ['ทส ๐๒๐๔.๑/๑๒๓๔ งบประมาณ', ['ทส0204.1/1234', 'งบประมาณ']],
    ['ประชุม ครั้งที่ 3/2569', ['3/2569', 'ประชุม', 'ครั้งที่']],
    ['ว ๑๒', ['ว12']],
    ['เลขรับ ๑๒', ['#12/']],
    ['เลขทะเบียนรับที่ 12/2569', ['#12/2569']],
    ['เลขที่ส่ง ๑๐/๖๙ กรมที่ดิน', ['#10/2569', 'กรมที่ดิน']],
    ['หนังสือส่งที่ 9', ['#9/']],
    ['ส่ง 3', ['ส่ง', '3']],
    ['รับรอง 3', ['รับรอง', '3']],
    ['เลขที่ 12/2569', ['12/2569']],
    ['เลขที่ นร 0106/12', ['นร0106/12']],
    ['งบประมาณ  โครงการ งบประมาณ', ['งบประมาณ', 'โครงการ']],
    ['"จัดซื้อ จัดจ้าง" ๒๕๖๙', ['จัดซื้อจัดจ้าง', '2569']],
    ['เกษียณ อายุ', ['เกษียน', 'อายุ']],
    ['  ', []],
    ['"', []],
  ])('%s', (query, terms) => expect(searchTerms(query)).toEqual(terms));

  it('is bounded', () => {
    expect(searchTerms('กขค '.repeat(3) + Array.from({ length: 30 }, (_one, n) => `x${n}`).join(' '))).toHaveLength(8);
    expect(searchTerms('ก'.repeat(500))[0]).toHaveLength(100);
  });
});

describe('where a text says it', () => {
  const marked = (text: string, query: string) => {
    let shown = '';
    let at = 0;
    for (const [start, end] of findTerms(text, searchTerms(query))) {
      shown += `${text.slice(at, start)}[${text.slice(start, end)}]`;
      at = end;
    }
    return shown + text.slice(at);
  };
  it.each([
    ['ที่ นร ๐๑๐๖/ว ๑๒ ลงวันที่', 'นร0106/ว12', 'ที่ [นร ๐๑๐๖/ว ๑๒] ลงวันที่'],
    ['ขอเชิญประชุม PDF', 'ประชุม pdf', 'ขอเชิญ[ประชุม] [PDF]'],
    ['การท\u0e4d\u0e32งาน', 'ทำงาน', 'การ[ท\u0e4d\u0e32งาน]'],
    ['ผู้เกษียณอายุราชการ', 'เกษียน', 'ผู้[เกษียณ]อายุราชการ'],
    ['จัดซื้อจัดจ้าง', 'ซื้อจัด จัดซื้อ', '[จัดซื้อจัด]จ้าง'],
    ['ไม่มี', 'งบ', 'ไม่มี'],
    ['กก', '', 'กก'],
  ])('%s for %s', (text, query, shown) => expect(marked(text, query)).toBe(shown));
});

it('takes sara am for sara aa in what files say, and keeps the places', () => {
  const said = 'ระบบสำรบรรณ และ น\u0e4d\u0e32';
  expect(loosenSearch(said)).toHaveLength(said.length);
  const [first] = findTerms(loosenSearch(said), searchTerms('สารบรรณ').map(loosenSearch));
  expect(said.slice(...(first as [number, number]))).toBe('สำรบรรณ');
  expect(findTerms(loosenSearch(said), searchTerms('นำ').map(loosenSearch))).toHaveLength(1);
});
