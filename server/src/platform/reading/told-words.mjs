const string = 3;
const key = 'ActualText\0';

/**
 * Letters that the renderer names twice. It sorts the pieces of a line by where they stand; where a piece of a span whose words the file
 * gives itself (ActualText) comes after the letter that follows the span, the words of the span are told again.
 */
export function repeatedLetters(module, text, count) {
  const name = module.wasmExports.malloc(key.length);
  module.HEAPU8.set(new TextEncoder().encode(key), name);
  try {
    const [told, repeated] = [new Map(), new Set()];
    for (const { object, letters } of piecesOf(module, text, count)) {
      const span = spanOf(module, object, name);
      if (span === 0) continue;
      const words = letters.map((index) => module._FPDFText_GetUnicode(text, index)).join();
      if (told.get(span) === words) for (const index of letters) repeated.add(index);
      else told.set(span, words);
    }
    return repeated;
  } finally {
    module.wasmExports.free(name);
  }
}

/** The letters by the piece of the file that they come from; what the renderer adds itself comes from none. */
function piecesOf(module, text, count) {
  const pieces = [];
  for (let index = 0; index < count; index++) {
    if (module._FPDFText_IsGenerated(text, index) === 1) continue;
    const object = module._FPDFText_GetTextObject(text, index);
    const piece = pieces.at(-1);
    if (piece?.object === object) piece.letters.push(index);
    else pieces.push({ object, letters: [index] });
  }
  return pieces;
}

/** The innermost mark of a piece that gives its words; 0 for none. */
function spanOf(module, object, name) {
  if (object === 0) return 0;
  for (let at = module._FPDFPageObj_CountMarks(object) - 1; at >= 0; at--) {
    const mark = module._FPDFPageObj_GetMark(object, at);
    if (module._FPDFPageObjMark_GetParamValueType(mark, name) === string) return mark;
  }
  return 0;
}
