/** Words at a place of a page, in points from its upper left corner. */
export interface LaidWords {
  text: string;
  x: number;
  y: number;
  size?: number;
}

interface PageShape {
  /** The page lies on its side in the file and is turned when it is shown. */
  turned?: boolean;
  pages?: number;
}

const [width, height] = [595, 842];
const mark = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u;

/**
 * A PDF as a scanner with text recognition makes it: nothing is seen, and words lie where they were read, in the order given. Each letter
 * keeps its own code, so that a broken text layer can be written as it is found.
 */
export function textLayer(words: readonly LaidWords[], { turned = false, pages = 1 }: PageShape = {}): Buffer {
  const letters = [...new Set(words.flatMap(({ text }) => [...text]))];
  const codeOf = (letter: string) => hex(letters.indexOf(letter) + 1);
  const shown = words.map(({ text, x, y, size = 16 }) => {
    const codes = [...text].map(codeOf).join('');
    return `/F ${size} Tf 1 0 0 1 ${x} ${height - y} Tm <${codes}> Tj`;
  });
  const content = `${turned ? `0 1 -1 0 ${height} 0 cm ` : ''}BT 3 Tr ${shown.join('\n')} ET`;
  const known = letters.map((letter) => `<${codeOf(letter)}> <${[...letter].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`);
  const unicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${chunks(known)} endcmap end`;
  const box = turned ? `[0 0 ${height} ${width}]/Rotate 90` : `[0 0 ${width} ${height}]`;
  const drawn = letters.map((letter) => (mark.test(letter) ? '/mark' : '/letter')).join('');
  const widths = letters.map((letter) => (mark.test(letter) ? 0 : 500)).join(' ');
  const shape = '/FontBBox[0 -250 500 750]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</letter 5 0 R/mark 6 0 R>>';
  return document([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, index) => `${8 + index} 0 R`).join(' ')}]/Count ${pages}>>`,
    streamOf(content),
    `<</Type/Font/Subtype/Type3${shape}/Encoding<</Differences[1${drawn}]>>/FirstChar 1/LastChar ${letters.length}/Widths[${widths}]/ToUnicode 7 0 R>>`,
    streamOf('500 0 0 -250 500 750 d1 0 -250 500 1000 re f'),
    streamOf('0 0 -300 -250 0 750 d1 -300 -250 300 1000 re f'),
    streamOf(unicode),
    ...Array.from({ length: pages }, () => `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>`),
  ]);
}

const hex = (code: number) => code.toString(16).padStart(2, '0');
const streamOf = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`;

/** A map of characters holds at most a hundred in one piece. */
function chunks(lines: readonly string[]): string {
  const pieces = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => lines.slice(index * 100, index * 100 + 100));
  return pieces.map((piece) => `${piece.length} beginbfchar ${piece.join('\n')} endbfchar`).join('\n');
}

function document(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${trailer}`, 'latin1');
}

/** The words of an external letter where its form has them. */
export function letterWords(letter: { number: string; agency: string; date: string; subject: string; addressee: string; speed?: string }): LaidWords[] {
  const { number, agency, date, subject, addressee, speed } = letter;
  return [
    ...(speed ? [{ text: speed, x: 85, y: 90, size: 24 }] : []),
    { text: `ที่ ${number}`, x: 85, y: 140 },
    { text: agency, x: 330, y: 140 },
    { text: 'ถนนราชดำเนิน กทม. ๑๐๒๐๐', x: 330, y: 162 },
    { text: date, x: 297, y: 200 },
    { text: `เรื่อง ${subject}`, x: 85, y: 230 },
    { text: `เรียน ${addressee}`, x: 85, y: 255 },
    { text: 'ตามที่ได้ขอให้แจ้งผลการดำเนินงานภายในวันที่ ๒๗ พฤศจิกายน ๒๕๖๙ นั้น', x: 155, y: 290, size: 12 },
  ];
}
