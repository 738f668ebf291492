import { dateIn, numberIn, type Piece } from '@sarabun/contract/documents/letter-words';
import { describe, expect, it } from 'vitest';
import { readLetter } from './letter-reading-rules';

const today = '2026-11-23';

/** A page as words on lines: `|` parts pieces, one without it stands on the left; `>` moves a line to the middle. */
function page(...written: string[]): Piece[][] {
  return written.map((line, index) => {
    const pieces = line.split('|').map((text) => text.trim());
    return pieces.flatMap((text, place) =>
      text === ''
        ? []
        : [{ text: text.replace(/^> ?/u, ''), x: text.startsWith('>') ? 0.5 : 0.14 + place * 0.46, y: 0.05 + index * 0.03, width: 0.3, height: 0.02 }],
    );
  });
}
/** The values that are read, with ? behind what is to be looked at. */
function values(...pages: Piece[][][]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(readLetter(pages, today)).map(([field, read]) => [field, read && (read.isSure ? read.value : `${read.value}?`)]));
}

const external = [
  'ด่วนที่สุด',
  'ที่ กษ ๐๒๐๕/๑๔๗๒ | สำนักงานปลัดกระทรวงเกษตร',
  '| และสหกรณ์',
  '| ถนนราชดำเนินนอก กทม. ๑๐๒๐๐',
  '> ๑๙ พฤศจิกายน ๒๕๖๙',
  'เรื่อง ขอความอนุเคราะห์ข้อมูลพื้นที่ชุ่มน้ำ',
  'ที่มีความสำคัญระหว่างประเทศ',
  'เรียน เลขาธิการสำนักงานนโยบายและแผน',
  'อ้างถึง หนังสือสำนักงานนโยบายและแผน ที่ ทส ๑๐๐๔/๒๙๘๐ ลงวันที่ ๒ ตุลาคม ๒๕๖๙',
  'สิ่งที่ส่งมาด้วย ๑. แบบสำรวจข้อมูล | จำนวน ๑ ชุด',
  '๒. ระเบียบวาระการประชุม | จำนวน ๒ ฉบับ',
  'ตามหนังสือที่อ้างถึง สำนักงานได้แจ้งความก้าวหน้าภายในวันที่ ๒๗ พฤศจิกายน ๒๕๖๙',
];

it('a letter in English says what its labels say, all of it to be looked at', () => {
  const letter = page(
    '> Embassy of Testland',
    'Our ref. TL-2026/118 | 20 November 2026',
    'Subject: Cooperation on water data',
    'Dear Director-General,',
    'I have the honour to refer to our meeting of 2 October 2026 and to invite you to take part in the programme.',
  );
  expect(values(letter)).toEqual({
    number: 'TL-2026/118?',
    datedOn: '2026-11-20?',
    subject: 'Cooperation on water data?',
    addressee: 'Director-General?',
  });
  expect(values(page('Ref. | A-1/69', 'Subject: Visit'))).toEqual({ number: 'A-1/69?', subject: 'Visit?' });
  const other = page('No. 0402/77', 'November 2nd, 2026', 'To: The Secretary-General', 'Re: Visit');
  expect(values(other)).toEqual({ number: '0402/77?', datedOn: '2026-11-02?', addressee: 'The Secretary-General?', subject: 'Visit?' });
  expect(values(page('Dear friends,', 'Nothing else is said here.'))).toEqual({});
  expect(values(page('Date: 1 December 2026', 'Nothing else is said here.'))).toEqual({});
});

describe('a letter of the Regulation', () => {
  it('external: everything of its head', () => {
    expect(values(page(...external))).toEqual({
      kind: 1,
      number: 'กษ ๐๒๐๕/๑๔๗๒',
      datedOn: '2026-11-19',
      sender: 'สำนักงานปลัดกระทรวงเกษตรและสหกรณ์',
      addressee: 'เลขาธิการสำนักงานนโยบายและแผน',
      subject: 'ขอความอนุเคราะห์ข้อมูลพื้นที่ชุ่มน้ำที่มีความสำคัญระหว่างประเทศ',
      references: 'หนังสือสำนักงานนโยบายและแผน ที่ ทส ๑๐๐๔/๒๙๘๐ ลงวันที่ ๒ ตุลาคม ๒๕๖๙',
      enclosures: '๑. แบบสำรวจข้อมูล จำนวน ๑ ชุด ๒. ระเบียบวาระการประชุม จำนวน ๒ ฉบับ',
      speed: 4,
    });
  });

  it('memo: the unit without its telephone, number and day on one line', () => {
    const memo = page(
      'ลับมาก',
      'ด่วน | บันทึกข้อความ',
      'ส่วนราชการ กองแผนงาน กลุ่มนโยบาย โทร. ๐ ๒๑๔๑ ๒๓๔๕',
      'ที่ ทส ๐๒๐๑.๓/ว ๓๘๑ | วันที่ ๒๐ พ.ย. ๒๕๖๙',
      'เรื่อง ขออนุมัติเดินทางไปราชการ',
      'เรียน ผู้อำนวยการกองกลาง',
      'ด้วยกองแผนงานมีความจำเป็นต้องเดินทาง',
    );
    expect(values(memo)).toEqual({
      kind: 2,
      number: 'ทส ๐๒๐๑.๓/ว ๓๘๑',
      datedOn: '2026-11-20',
      sender: 'กองแผนงาน กลุ่มนโยบาย',
      addressee: 'ผู้อำนวยการกองกลาง',
      subject: 'ขออนุมัติเดินทางไปราชการ',
      speed: 2,
      secrecy: 3,
    });
  });

  it('memo with number and day in one piece', () => {
    expect(values(page('บันทึกข้อความ', 'ส่วนราชการ กองคลัง', 'ที่ กค 12/34 วันที่ 1 มกราคม 2569', 'เรื่อง แจ้งเวียน', 'เรียน อธิบดี'))).toMatchObject({
      number: 'กค 12/34',
      datedOn: '2026-01-01',
    });
  });

  it('stamped: day and sender stand below, and what it says first is offered as its subject', () => {
    const stamped = page(
      'ที่ อก ๐๓๐๗/๑๒๐๘',
      'ถึง กรมควบคุมมลพิษ',
      'กรมโรงงานอุตสาหกรรมขอส่งรายงานประจำปี ๒๕๖๘ มาเพื่อโปรดทราบ',
      '> กรมโรงงานอุตสาหกรรม',
      '> ๑๘ พฤศจิกายน ๒๕๖๙',
      'กองกลาง',
    );
    expect(values(stamped)).toEqual({
      kind: 16,
      number: 'อก ๐๓๐๗/๑๒๐๘',
      datedOn: '2026-11-18',
      sender: 'กรมโรงงานอุตสาหกรรม',
      addressee: 'กรมควบคุมมลพิษ',
      subject: 'กรมโรงงานอุตสาหกรรมขอส่งรายงานประจำปี ๒๕๖๘ มาเพื่อโปรดทราบ?',
    });
  });

  it('stamped: a long name of its sender goes on below', () => {
    const stamped = page('ที่ ทส ๐๑๐๐/๕๕๕', 'ถึง กรมตัวอย่าง', 'ตามหนังสือที่ขอข้อมูลพื้นที่ป่าไม้', '> กระทรวงทรัพยากรธรรมชาติและ', '> สิ่งแวดล้อม', '> ๑๙ พฤศจิกายน ๒๕๖๙');
    expect(values(stamped)).toMatchObject({ sender: 'กระทรวงทรัพยากรธรรมชาติและสิ่งแวดล้อม', datedOn: '2026-11-19' });
  });

  it('stamped: a unit stands above its agency', () => {
    const stamped = page(
      'ที่ ศธ ๐๔๐๐๑/๑',
      'ถึง กรมตัวอย่าง',
      'ขอส่งรายงานประจำปี',
      '> สำนักงานเขตพื้นที่การศึกษาอยุธยา',
      '> สำนักงานคณะกรรมการการศึกษาขั้นพื้นฐาน',
      '> ๑๙ พฤศจิกายน ๒๕๖๙',
    );
    expect(values(stamped)).toMatchObject({ sender: 'สำนักงานเขตพื้นที่การศึกษาอยุธยา สำนักงานคณะกรรมการการศึกษาขั้นพื้นฐาน' });
  });

  it('the day of the letter referred to may stand on the next line', () => {
    const letter = page('ที่ สธ ๐๒๐๑/๙', 'เรื่อง ขอข้อมูล', 'เรียน อธิบดี', 'อ้างถึง หนังสือกรม ที่ สธ ๐๒๐๑/ว ๑๐๐', 'ลงวันที่ ๑ ตุลาคม ๒๕๖๙', 'ด้วยกรมมีความประสงค์');
    expect(values(letter)).toMatchObject({ references: 'หนังสือกรม ที่ สธ ๐๒๐๑/ว ๑๐๐ ลงวันที่ ๑ ตุลาคม ๒๕๖๙' });
  });

  it('what stands in two columns is to be looked at', () => {
    const letter = page(
      'ที่ ศธ ๐๔๐๐๑/๓๓๓๓',
      'เรื่อง ขอรับการสนับสนุนวิทยากร | ด้วยสำนักงานฯ กำหนดจัดการฝึก',
      'เรียน อธิบดี | อบรมเชิงปฏิบัติการ',
      'อ้างถึง หนังสือ ศธ ๐๔๐๐๑/๓๓ ลงวันที่ ๑ ตุลาคม ๒๕๖๙',
      'สิ่งที่ส่งมาด้วย โครงการฝึกอบรม | สนับสนุนวิทยากร จำนวน ๒ คน',
    );
    const read = values(letter);
    for (const field of ['subject', 'addressee', 'references', 'enclosures']) expect(read[field]).toMatch(/\?$/);
  });

  it.each([
    ['สิ่งที่ส่งมาด้วย โครงการฝึกอบรม | สนับสนุนวิทยากร', false],
    ['สิ่งที่ส่งมาด้วย โครงการฝึกอบรม | จำนวน ๑ ชุด', true],
    ['สิ่งที่ส่งมาด้วย | โครงการฝึกอบรม จำนวน ๑ ชุด', true],
    ['สิ่งที่ส่งมาด้วย โครงการฝึกอบรม | ๒ แผ่น', true],
    ['อ้างถึง หนังสือกรม ที่ ศธ ๐๔๐๐๑/๓๓ | ลงวันที่ ๑ ตุลาคม ๒๕๖๙\nสิ่งที่ส่งมาด้วย แบบ', true],
    ['อ้างถึง หนังสือกรม ที่ ศธ ๐๔๐๐๑/๓๓ | จึงขอรับการสนับสนุน', false],
  ])('beside a list, only what belongs to it leaves no doubt: %s, %s', (line, isSure) => {
    const read = readLetter([page('ที่ ศธ ๐๔๐๐๑/๓๓๓๓', 'เรื่อง ขอวิทยากร', 'เรียน อธิบดี', ...line.split('\n'))], today);
    expect((read.references ?? read.enclosures)?.isSure).toBe(isSure);
  });

  it('a company names itself above, its number and day with words of its own', () => {
    const letter = page(
      'บริษัท สยามซอฟต์แวร์ จำกัด',
      '๙๙/๙ ถนนสุขุมวิท กรุงเทพมหานคร',
      'เลขที่หนังสือ SSW-2026/0117',
      '> วันที่ 20/11/2569',
      'เรื่อง ขอส่งใบเสนอราคา',
      'เรียน ผู้อำนวยการกองพัฒนาระบบงาน',
    );
    expect(values(letter)).toMatchObject({ number: 'SSW-2026/0117?', datedOn: '2026-11-20?', sender: 'บริษัท สยามซอฟต์แวร์ จำกัด?' });
  });

  it('a circular is known by its number', () => {
    expect(values(page('ที่ นร ๐๕๐๕/ว๓๘๑ | สำนักเลขาธิการคณะรัฐมนตรี', '> ๕ มกราคม ๒๕๖๙', 'เรื่อง ซ้อมความเข้าใจ', 'เรียน อธิบดี'))).toMatchObject({
      kind: 3,
      number: 'นร ๐๕๐๕/ว ๓๘๑',
    });
  });

  it('says of each value where it stands', () => {
    expect(readLetter([page(...external)], today).subject?.place).toEqual({ page: 1, x: 0.14, y: 0.2, width: 0.3, height: 0.05 });
  });
});

describe('what is not taken', () => {
  it('a page that is no letter says nothing', () => {
    expect(values(page('รายงานประจำปี', 'หน้าที่ ๓', 'ตามที่ได้ประชุมเมื่อ ๑ มกราคม ๒๕๖๙'))).toEqual({});
    expect(values([])).toEqual({});
  });
  it('a day of the text, of a reference, or of the future', () => {
    const late = external.map((line) => line.replace('๑๙ พฤศจิกายน', '๓๐ พฤศจิกายน'));
    expect(values(page(...late))).toMatchObject({ datedOn: '2026-11-30?' });
    const without = external.filter((line) => !line.startsWith('>'));
    expect(values(page(...without)).datedOn).toBeUndefined();
  });
  it('a subject that is not closed by its addressee is to be looked at, and so is one that is badly written', () => {
    expect(values(page('ที่ กค 1/2', 'เรื่อง แจ้งผลการพิจารณา', 'ตามที่ท่านได้ขอให้พิจารณา', 'จึงแจ้งมา')).subject).toBe('แจ้งผลการพิจารณา?');
    expect(values(page('ที่ กค 1/2', 'เรื่อง แจ้งเ ผลการ', 'เรียน อธิบดี')).subject).toBe('แจ้งเ ผลการ?');
  });
  it('the dots of an open year are kept; a subject that loses others between its words is to be looked at', () => {
    const about = (subject: string) => values(page('ที่ กค 1/2', `เรื่อง ${subject}`, 'เรียน อธิบดี')).subject;
    expect(about('ร่างพระราชบัญญัติน้ำ พ.ศ. ....')).toMatch(/^ร่างพระราชบัญญัติน้ำ พ\.ศ\. \.{4}\??$/u);
    expect(about('ร่างพระราชบัญญัติน้ำ พ.ศ. .... (ฉบับแก้ไข)')).toContain('พ.ศ. .... (ฉบับแก้ไข)');
    expect(about('ขอเชิญประชุม........')).toBe('ขอเชิญประชุม');
    expect(about('ร่างประกาศ ฉบับที่ .... เรื่องน้ำ')).toBe('ร่างประกาศ ฉบับที่ เรื่องน้ำ?');
  });
  it('words that only begin like a mark or a label', () => {
    expect(values(page('ด่วนพิเศษ', 'ที่ กค 1/2', 'เรื่องเล่าจากพื้นที่', 'เรื่อง แจ้งเวียน', 'เรียน อธิบดี', 'เรียนรู้ร่วมกัน'))).toMatchObject({ subject: 'แจ้งเวียน' });
    expect(values(page('ด่วนพิเศษ', 'ที่ กค 1/2', 'เรื่อง แจ้ง', 'เรียน อธิบดี')).speed).toBeUndefined();
  });
});

it.each([
  ['กษ ๐๒๐๕/๑๔๗๒', 'กษ ๐๒๐๕/๑๔๗๒', true],
  ['กษ ๐๒๐๕ / ๑๔๗๒', 'กษ ๐๒๐๕/๑๔๗๒', true],
  ['กษ๐๒๐๕/๑๔๗๒', 'กษ ๐๒๐๕/๑๔๗๒', true],
  ['ทส ๐๒๐๑ . ๓ . ๑/ว ๙', 'ทส ๐๒๐๑.๓.๑/ว ๙', true],
  ['นร ๐๕๐๓/ล ๑๒', 'นร ๐๕๐๓/ล ๑๒', true],
  ['นร (ลม) 0506/ 12', 'นร (ลม) 0506/12', true],
  ['ABC-12/2569', 'ABC-12/2569', false],
  ['ประชุมใหญ่', null, null],
  ['อยู่ ๑๒', null, null],
  ['กค ๐๔๐๒/', null, null],
])('number %s', (text, value, isSure) => {
  expect(numberIn(text)).toEqual(value === null ? null : { value, isSure });
});

it.each([
  ['๑๙ พฤศจิกายน ๒๕๖๙', '2026-11-19', true, true],
  ['19 พ.ย. 2569', '2026-11-19', true, true],
  ['๑๙ พ . ย . ๒๕๖๙', '2026-11-19', true, true],
  ['วันที่ ๑ มกราคม พ.ศ. ๒๕๖๙', '2026-01-01', true, true],
  ['19 พ.ย. 69', '2026-11-19', true, false],
  ['19 พฤศจิกายน 2026', '2026-11-19', true, false],
  ['๑๙/๑๑/๒๕๖๙', '2026-11-19', true, false],
  ['ภายในวันที่ ๒๗ พฤศจิกายน ๒๕๖๙', '2026-11-27', false, true],
  ['๓๑ กุมภาพันธ์ ๒๕๖๙', null, null, null],
  ['มาตรา ๓๑ พ.ศ. ๒๕๖๙', null, null, null],
  ['๑๒/๒๕๖๙', null, null, null],
  ['โทร. ๐ ๒๑๔๑ ๒๓๔๕', null, null, null],
])('day %s', (text, value, isWhole, isSure) => {
  expect(dateIn(text)).toEqual(value === null ? null : { value, isWhole, isSure });
});
