import { beginningOf } from '@sarabun/contract/values/whole-words';

const maxNameLength = 200;

/**
 * The last part of a file name that came with an upload, without anything that could confuse a file system, a header or a reader: control
 * characters, bidirectional marks, invisible characters, lone surrogates, and leading or trailing dots and spaces.
 */
export function cleanFileName(name: string, fallback: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return beginningOf(visible.replace(/^[.\s]+|[.\s]+$/g, ''), maxNameLength) || fallback;
}

/** The name with the extension of the detected file type: a PDF named `letter.exe` becomes `letter.exe.pdf`. */
export function withExtension(name: string, ...extensions: [string, ...string[]]): string {
  if (extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`) && name.length > extension.length + 1)) return name;
  return `${beginningOf(name, maxNameLength - extensions[0].length - 1)}.${extensions[0]}`;
}
