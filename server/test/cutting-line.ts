import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Before the commit reaches the database, or after, so that only its answer is lost. */
interface Cut {
  when: 'before' | 'after';
  /** A text in the transaction to cut; others pass. */
  saying: string;
}

/** A proxy to the database that can cut the connection at the commit of a transaction. */
export async function cuttingLine<Address extends { host: string; port: number }>(to: Address) {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-line-'));
  let cut: Cut | null = null;
  const server = net.createServer((near) => {
    const far = net.connect(join(to.host, `.s.PGSQL.${to.port}`));
    for (const end of [near, far]) end.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let isMeant = false;
    let isCut = false;
    near.on('data', (bytes) => {
      isMeant ||= cut !== null && bytes.includes(cut.saying);
      if (!cut || !isMeant || !bytes.includes('commit\0')) return far.write(bytes);
      isCut = cut.when === 'after';
      cut = null;
      return isCut ? far.write(bytes) : near.destroy();
    });
    // The answer to the commit confirms it.
    far.on('data', (bytes) => (isCut ? near.destroy() : near.write(bytes)));
  });
  await new Promise<void>((done) => server.listen(join(folder, `.s.PGSQL.${to.port}`), done));
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    connection: { ...to, host: folder },
    cutAtCommit: (how: Cut) => {
      cut = how;
    },
  };
}
