import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { XMLParser } from 'fast-xml-parser';
import { type FilePlace, isSealedName, type ListedFile, type OpenFile, pathOfName } from './place';
import { type BucketAddress, StorageAway, s3Requests } from './s3-requests';

/** What the first request brings of a file: all of a small one. */
const firstBytes = 256 * 1024;

/** Keeps files in a bucket, sealed as they are in a folder: the store sees neither their content nor its hash. */
export function bucketPlace(address: BucketAddress): FilePlace {
  const ask = s3Requests(address);
  const put = async (name: string, path: string) => {
    const [{ size }, sha256] = await Promise.all([stat(path), hashOfFile(path)]);
    await ended(await ask({ method: 'PUT', key: pathOfName(name), body: { open: () => createReadStream(path), size, sha256 } }), [200]);
  };
  const open = (name: string) => openInBucket(ask, pathOfName(name));
  return {
    has: async (name) => (await ended(await ask({ method: 'HEAD', key: pathOfName(name) }), [200, 404])) === 200,
    open,
    put: async (name, path) => {
      await put(name, path);
      await rm(path, { force: true });
    },
    async replaceHead(name, head) {
      const folder = await mkdtemp(join(tmpdir(), 'sarabun-bucket-'));
      const file = await open(name);
      try {
        const path = join(folder, name);
        await writeFile(path, head);
        await pipeline(Readable.from(file.read(head.length, file.size - 1)), createWriteStream(path, { flags: 'a' }));
        await put(name, path);
      } finally {
        await file.close();
        await rm(folder, { recursive: true });
      }
    },
    renew: async (name) => {
      const headers = { 'X-Amz-Copy-Source': copySource(address, pathOfName(name)), 'X-Amz-Metadata-Directive': 'REPLACE' };
      return (await ended(await ask({ method: 'PUT', key: pathOfName(name), headers }), [200, 404])) === 200;
    },
    async remove(name, unlessSince) {
      if (unlessSince) {
        const answer = await ask({ method: 'HEAD', key: pathOfName(name) });
        if ((await ended(answer, [200, 404])) === 404) return;
        if (!(new Date(answer.headers['last-modified'] ?? '') < unlessSince)) return;
      }
      await ended(await ask({ method: 'DELETE', key: pathOfName(name) }), [200, 204, 404]);
    },
    list: () => listed(ask, address.prefix),
  };
}

const copySource = ({ bucket, prefix }: BucketAddress, key: string) => `/${[bucket, ...`${prefix}${key}`.split('/')].map(encodeURIComponent).join('/')}`;

type Ask = ReturnType<typeof s3Requests>;

/** The status of an answer without content; fails unless it is one of those expected. */
async function ended(answer: IncomingMessage, expected: readonly number[]): Promise<number> {
  const said = await text(answer);
  const status = answer.statusCode ?? 0;
  if (!expected.includes(status)) throw new StorageAway(`The file store answers ${status}: ${said.slice(0, 300)}`);
  return status;
}

async function openInBucket(ask: Ask, key: string): Promise<OpenFile> {
  const range = async (from: number, to: number) => {
    const answer = await ask({ method: 'GET', key, headers: { Range: `bytes=${from}-${to}` } });
    if (answer.statusCode === 200 || answer.statusCode === 206) return answer;
    await ended(answer, [404]);
    throw Object.assign(new Error(`The file ${basename(key)} is not in the bucket.`), { code: 'ENOENT' });
  };
  const answer = await range(0, firstBytes - 1);
  const size = Number(/\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1] ?? answer.headers['content-length']);
  const first = await buffer(answer);
  return {
    size,
    async *read(from, to) {
      if (from < first.length) yield first.subarray(from, to + 1);
      if (to >= first.length) yield* await range(Math.max(from, first.length), to);
    },
    close: async () => {},
  };
}

interface Page {
  ListBucketResult: {
    Contents?: { Key: string; Size: string; LastModified: string }[];
    NextContinuationToken?: string;
  };
}

const parser = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

async function* listed(ask: Ask, prefix: string): AsyncGenerator<ListedFile> {
  let token: string | undefined;
  do {
    const answer = await ask({ method: 'GET', query: { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) } });
    const said = await text(answer);
    if (answer.statusCode !== 200) throw new StorageAway(`The file store answers ${answer.statusCode}: ${said.slice(0, 300)}`);
    const { ListBucketResult: page } = parser.parse(said) as Page;
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      const name = basename(Key);
      if (isSealedName(name)) yield { name, size: Number(Size), changedAt: new Date(LastModified) };
    }
    token = page.NextContinuationToken;
  } while (token);
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
