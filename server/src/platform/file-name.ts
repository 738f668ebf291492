const longestName = 200;

/**
 * The last part of a name that was sent along with a file, without what a file system, a header or an eye could trip over: control
 * characters, marks that turn the direction of writing, invisible letters, halves of letters, and dots or spaces at its ends.
 */
export function cleanFileName(name: string, fallback: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '');
  return cut(visible.replace(/^[.\s]+|[.\s]+$/g, ''), longestName) || fallback;
}

/** The name with the extension of what the file is, whatever it was called: `letter.exe` that is a PDF becomes `letter.exe.pdf`. */
export function withExtension(name: string, ...extensions: [string, ...string[]]): string {
  if (extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`) && name.length > extension.length + 1)) return name;
  return `${cut(name, longestName - extensions[0].length - 1)}.${extensions[0]}`;
}

/** At most so many UTF-16 units, without cutting a letter in half. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
