import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenMail {
  file: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
}

/** The newest mails that `folderTransport` wrote to a folder, newest first; none if the folder does not exist. */
export async function readMailFolder(folder: string, most: number): Promise<WrittenMail[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(newest.map(async (file) => ({ file, ...readMail(await readFile(join(folder, file), 'utf8')) })));
}

/** Parses a one-part base64 mail as we write it; not mails from elsewhere. */
function readMail(content: string): Omit<WrittenMail, 'file'> {
  const split = content.indexOf('\r\n\r\n');
  const headers = content.slice(0, split).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(headers)?.[1]?.trim() ?? '';
  return {
    at: new Date(header('Date')),
    to: header('To'),
    subject: decodeWords(header('Subject')),
    text: Buffer.from(content.slice(split), 'base64').toString('utf8').trim(),
  };
}

/** Encoded words of a header (RFC 2047); the space between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=) +(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(value, 'base64').toString('utf8') : decodeQuoted(value),
    );
}

function decodeQuoted(value: string): string {
  const bytes = value.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, (_byte, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
