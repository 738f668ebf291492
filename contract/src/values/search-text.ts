/** Folds what is looked for as the database's `fold` folds what it looks in: one way of writing sara am, Arabic digits, lower case, เกษียณ as เกษียน. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replaceAll('เกษียณ', 'เกษียน');
}
