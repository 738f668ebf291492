import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../test/own-letters';
import { testPortal } from '../test/portal';
import { nodeArguments } from './platform/work/script';

it('names an issued letter whose PDF is gone, which is not made again, and holds when it is put back', async () => {
  const portal = await testPortal();
  const { db, runner } = portal.running;
  const letters = ownLettersOf(portal);
  const { officer, director, memo, way } = await writingOffice(portal);
  const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1) });
  await letters.sign(director, legId);
  await letters.printed(officer, documentId);
  const { sha256 } = await db
    .selectFrom('document_file')
    .innerJoin('file', 'file.id', 'file_id')
    .where('document_id', '=', documentId)
    .select('sha256')
    .executeTakeFirstOrThrow();

  const { user, password, host, port, database } = portal.connection;
  const DATABASE_URL = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const verify = () =>
    new Promise<{ code: unknown; said: string }>((done) => {
      const script = nodeArguments(join(import.meta.dirname, 'verify-files.ts'));
      const env = { ...process.env, DATABASE_URL, DATA_DIR: portal.folder };
      execFile(process.execPath, script, { env }, (error, stdout, stderr) => done({ code: error?.code ?? 0, said: stderr + stdout }));
    });
  const holds = { code: 0, said: 'Files: 1. Each is there and is what was kept.\n' };
  expect(await verify()).toEqual(holds);
  const [files, away] = [join(portal.folder, 'files'), join(portal.folder, 'away')];
  await rename(files, away);
  await portal.deliver();
  await runner.runDue('print');
  expect(await verify()).toEqual({ code: 1, said: `file ${sha256.toString('hex')}: missing\nFiles: 1. Files missing or damaged: 1.\n` });
  await rename(away, files);
  expect(await verify()).toEqual(holds);
});
