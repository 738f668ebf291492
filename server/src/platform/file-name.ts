const longestName = 200;

/** The last part of a name that was sent along with a file, without what a file system or a header could trip over. */
export function cleanFileName(name: string, fallback: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const printable = [...last.normalize('NFC')].filter((letter) => letter >= ' ' && letter !== '\u007f').join('');
  return printable.slice(0, longestName) || fallback;
}
