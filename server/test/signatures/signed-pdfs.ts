import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function inFolder<Answer>(use: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-pdf-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Both streams of a program, whatever it returns; null where it is not installed. */
const outputOf = (program: string, words: string[], cwd: string): Promise<string | null> =>
  run(program, words, { cwd, env: { ...process.env, LC_ALL: 'C.UTF-8' } }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error) => (error.code === 'ENOENT' ? null : `${error.stdout}${error.stderr}`),
  );

/** What poppler says of the signatures in a PDF; null where it is not installed. */
export const pdfsig = (pdf: Uint8Array) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'letter.pdf'), pdf);
    return outputOf('pdfsig', ['-nocert', 'letter.pdf'], folder);
  });

/** What qpdf says of the structure of a PDF; null where it is not installed. */
export const qpdfCheck = (pdf: Uint8Array) =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'letter.pdf'), pdf);
    return outputOf('qpdf', ['--check', 'letter.pdf'], folder);
  });

/** The signatures in a PDF: what each covers, and its CMS, as anybody takes them out by the byte ranges. */
export function signaturesIn(pdf: Buffer): { content: Buffer; cms: Buffer; end: number }[] {
  return [...pdf.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/g)].map(([, first, second, length]) => {
    const [from, to, end] = [Number(first), Number(second), Number(second) + Number(length)];
    const padded = Buffer.from(pdf.toString('latin1', from + 1, to - 1), 'hex');
    return { content: Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, end)]), cms: padded.subarray(0, 4 + padded.readUInt16BE(2)), end };
  });
}

const pem = (der: Buffer) => new X509Certificate(der).toString();

/** What openssl says of one signature as CAdES, trusting one authority. */
export const opensslCades = ({ content, cms }: { content: Buffer; cms: Buffer }, authority: Buffer) =>
  inFolder(async (folder) => {
    await Promise.all([writeFile(join(folder, 'content'), content), writeFile(join(folder, 'cms'), cms), writeFile(join(folder, 'ca.pem'), pem(authority))]);
    const words = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'cms', '-content', 'content', '-CAfile', 'ca.pem', '-purpose', 'any'];
    return (await outputOf('openssl', [...words, '-out', 'read'], folder)) ?? '';
  });
