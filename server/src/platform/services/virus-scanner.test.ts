import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { afterAll, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { clamd } from './virus-scanner';

const folder = await mkdtemp(join(tmpdir(), 'sarabun-clamd-'));
afterAll(() => rm(folder, { recursive: true }));
/** The EICAR test file, assembled here so that no scanner flags this source file. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR'}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const file = async (content: string | Buffer) => {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
};

/** Speaks clamd's protocol: reads the chunks of a stream and sends the verdict of `judge`. */
async function scanner(judge: (content: Buffer, socket: Socket) => string | null): Promise<string> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece]);
      const content = contentOf(got);
      const answer = content && judge(content, socket);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The streamed content, once the empty chunk has arrived. */
function contentOf(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (got.toString('latin1', 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const hangUp = (socket: Socket) => {
  socket.destroy();
  return null;
};
const eicarFinder = (content: Buffer) => (content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');

describe('a file', () => {
  it('is streamed whole, in pieces, and judged', async () => {
    const large = Buffer.alloc(1_000_003, 7);
    let seen: Buffer | undefined;
    const scan = clamd(
      await scanner((content) => {
        seen = content;
        return eicarFinder(content);
      }),
    );
    expect(await scan(await file(large))).toBeNull();
    expect(seen?.equals(large)).toBe(true);
    expect(await scan(await file(eicar))).toBe('Eicar-Test-Signature');
  });

  it.each(['INSTREAM size limit exceeded. ERROR', 'stream: ERROR', ''])('that was not looked into (%s) is not taken for clean', async (answer) => {
    const scan = clamd(await scanner((_, socket) => answer || hangUp(socket)));
    await expect(scan(await file('x'))).rejects.toThrow();
  });

  it('is not taken for clean where no scanner listens', async () => {
    await expect(clamd('tcp://127.0.0.1:1')(await file('x'))).rejects.toThrow('ECONNREFUSED');
    await expect(clamd(`unix://${folder}/none.sock`)(await file('x'))).rejects.toThrow('ENOENT');
  });
});

it('refuses an infected upload by name and notes it, and every upload while nobody can look', async () => {
  let isAway = false;
  const address = await scanner((content, socket) => (isAway ? hangUp(socket) : eicarFinder(content)));
  const portal = await testPortal({ environment: { CLAMD_URL: address } });
  const as = await portal.person(await portal.unit(), { function: 'registrar' });
  const document = await PDFDocument.create();
  document.addPage();
  const clean = Buffer.from(await document.save());
  const infected = Buffer.concat([clean, Buffer.from(eicar)]);
  expect((await portal.upload(uploadPath, clean, { as })).code).toBe(200);
  const refused = await portal.upload(uploadPath, infected, { as, name: 'ใบแจ้งหนี้.pdf' });
  expect(refused).toMatchObject({ code: 415, body: { code: 'infectedFile', message: expect.stringContaining('ใบแจ้งหนี้.pdf') } });
  const noted = await portal.running.db.selectFrom('audit').where('action', '=', 'refuseInfectedFile').select(['person_id', 'detail']).execute();
  expect(noted).toEqual([{ person_id: as.personId, detail: { virus: 'Eicar-Test-Signature' } }]);
  isAway = true;
  expect(await portal.upload(uploadPath, clean, { as })).toMatchObject({
    code: 503,
    body: { code: 'scannerAway' },
    headers: { 'retry-after': expect.anything() },
  });
});

const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync);

describe.skipIf(!program)('the clamd of this machine', () => {
  it('finds the test file by a signature of its own', async () => {
    const home = await mkdtemp(join(tmpdir(), 'sarabun-real-clamd-'));
    const signature = Buffer.from(eicar.slice(0, 40)).toString('hex');
    await writeFile(join(home, 'test.ndb'), `Test.Eicar:0:*:${signature}\n`);
    const socket = join(home, 'clamd.sock');
    await writeFile(join(home, 'clamd.conf'), `DatabaseDirectory ${home}\nLocalSocket ${socket}\nForeground yes\nUser root\n`);
    const child = spawn(program as string, ['-c', join(home, 'clamd.conf')], { stdio: 'ignore' });
    try {
      const scan = clamd(`unix://${socket}`);
      await expect.poll(async () => await scan(await file('clean')).catch(String)).toBeNull();
      expect(await scan(await file(eicar))).toContain('Test.Eicar');
    } finally {
      child.kill();
      await rm(home, { recursive: true, force: true });
    }
  });
});
