import { expect, test } from 'vitest';
import { cleanFileName, withExtension } from './file-name';

test.each([
  ['หนังสือเวียน.pdf', 'หนังสือเวียน.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\สัญญา.pdf', 'สัญญา.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069c\u200bd\u0000e\r\nf', 'abcdef'],
  ['half\ud800.pdf', 'half.pdf'],
  ['.. .hidden. ', 'hidden'],
  ['\u202e\u0000', 'file'],
  ['', 'file'],
])('%j is kept as %j', (sent, kept) => {
  expect(cleanFileName(sent, 'file')).toBe(kept);
});

test.each([
  ['letter.pdf', 'letter.pdf'],
  ['LETTER.PDF', 'LETTER.PDF'],
  ['letter.exe', 'letter.exe.pdf'],
  ['letter', 'letter.pdf'],
  ['.pdf', '.pdf.pdf'],
])('a PDF called %j is called %j', (name, called) => {
  expect(withExtension(name, 'pdf')).toBe(called);
});

test('a name is cut before its extension, and in front of a letter that is two units long', () => {
  expect(withExtension('ก'.repeat(200), 'pdf')).toBe(`${'ก'.repeat(196)}.pdf`);
  expect(cleanFileName(`${'ก'.repeat(199)}😀`, 'file')).toBe('ก'.repeat(199));
});
