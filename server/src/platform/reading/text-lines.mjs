/** Parts of the height of a letter: base lines so near are one line, a gap so wide is a blank, a gap so wide parts two pieces. */
const sameLine = 0.4;
const blank = 0.14;
/** The same where the renderer, too, takes the gap for a blank. */
const faintBlank = 0.09;
const apart = 1.1;
/** Text layers often give a ำ no width of its own: what follows seems to stand away from it. */
const widthOfSaraAm = 0.6;

/** Marks that stand over or under the letter before them. */
const marks = '\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e';
const spacesBeforeMark = new RegExp(`[ \\u00a0]+(?=[${marks}])`, 'gu');

/** Old fonts for Thai keep shifted marks and bare letters in the private area, in this order from U+F700. */
const privateLetters = [
  0x10, 0x34, 0x35, 0x36, 0x37, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x0d, 0x31, 0x4d, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x38, 0x39,
  0x3a,
].map((code) => String.fromCodePoint(0xe00 + code));

const isBlank = (letter) => /\s/u.test(letter);

/**
 * The lines of a page by where its letters stand, from top to bottom, each from left to right; the order in which the file names
 * the letters counts only within a word. Words that stand far apart are pieces of their own.
 */
export function linesOf(letters) {
  const lines = [];
  for (const run of runsOf(letters).sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && Math.abs(line.y - run.y) <= sameLine * Math.min(line.size, run.size)) line.runs.push(run);
    else lines.push({ y: run.y, size: run.size, runs: [run] });
  }
  return lines.map(({ runs }) => piecesOf(runs.sort((a, b) => a.x - b.x))).filter((pieces) => pieces.length > 0);
}

/** Letters that follow each other in the file and on the page. */
function runsOf(letters) {
  const runs = [];
  let run;
  let [hasBlank, hasAdded] = [false, false];
  for (const one of letters) {
    if (one.isAdded) {
      hasAdded = true;
      continue;
    }
    if (isBlank(one.letter)) {
      hasBlank = true;
      continue;
    }
    const gap = run ? one.x - run.right : 0;
    if (!run || Math.abs(one.y - run.y) > sameLine * run.size || gap > apart * run.size || gap < -run.size) {
      run = { text: '', x: one.x, right: one.right, y: one.y, size: one.size };
      runs.push(run);
    } else if (hasBlank || gap > blankAfter(run, hasAdded) * run.size) run.text += ' ';
    [hasBlank, hasAdded] = [false, false];
    run.text += one.letter;
    run.right = Math.max(run.right, one.right);
    run.size = Math.max(run.size, one.size);
  }
  return runs;
}

const blankAfter = ({ text }, hasAdded = false) => (text.endsWith('\u0e33') ? widthOfSaraAm : hasAdded ? faintBlank : blank);

function piecesOf(runs) {
  const pieces = [];
  for (const run of runs) {
    const piece = pieces.at(-1);
    const gap = piece ? run.x - piece.right : 0;
    if (piece && gap <= apart * Math.max(run.size, piece.size)) {
      piece.text += gap > blankAfter(piece) * run.size ? ` ${run.text}` : run.text;
      piece.right = Math.max(piece.right, run.right);
      piece.size = Math.max(piece.size, run.size);
    } else pieces.push({ ...run });
  }
  return pieces.flatMap(({ text, x, right, y, size }) => {
    const whole = wholeText(text);
    return whole === '' ? [] : [{ text: whole, x, y: y - size, width: right - x, height: size * 1.25 }];
  });
}

/**
 * A text as it is meant: letters of the private area of old fonts, a ำ in two pieces, marks in the wrong order or after a blank,
 * and words that are spaced out letter by letter are mended.
 */
export function wholeText(text) {
  const known = [...text].map((letter) => privateLetters[(letter.codePointAt(0) ?? 0) - 0xf700] ?? letter).join('');
  const mended = known
    .replace(/[\p{Cc}\u200b-\u200f\ufeff\ufffd]/gu, '')
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replace(spacesBeforeMark, '')
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])/gu, '$2$1')
    .replace(/\u0e4d([\u0e48-\u0e4b]?) *\u0e32|([\u0e48-\u0e4b])\u0e4d *\u0e32/gu, '$1$2\u0e33')
    .replace(/\s+/gu, ' ')
    .trim();
  return isSpacedOut(mended) ? mended.replaceAll(' ', '') : mended;
}

/** Whether nearly every letter stands alone: at least five words, nine in ten of them a single letter with its marks. */
function isSpacedOut(text) {
  const words = text.split(' ');
  const single = words.filter((word) => new RegExp(`^[\\u0e01-\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46][${marks}]*$`, 'u').test(word));
  return words.length >= 5 && single.length >= words.length * 0.9;
}
