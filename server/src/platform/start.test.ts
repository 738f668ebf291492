import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDataFolder } from './postgres/data-folder';
import { startPostgres } from './postgres/embedded-postgres';
import { migrate } from './postgres/migrate';
import { nodeArguments } from './work/script';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sarabun-start-'));
  folders.push(made);
  return made;
}
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('belongs to one process', async () => {
    const path = await folder();
    const first = await openDataFolder(path);
    await expect(openDataFolder(path)).rejects.toThrow(/Another process already uses the data folder/);
    await first.release();
    const again = await openDataFolder(path);
    await again.release();
  });

  it('says what to do when it cannot be written', async () => {
    const blocked = join(await folder(), 'file');
    await writeFile(blocked, '');
    await expect(openDataFolder(join(blocked, 'data'))).rejects.toThrow(/cannot be written .* set DATA_DIR to another folder/);
  });
});

describe('a database', () => {
  const address = inject('databaseServer');
  const made = async (name: string, how: string) => {
    const admin = new pg.Client({ ...address, database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${name} ${how}`);
    await admin.end();
    return { ...address, database: name };
  };

  it('that cannot be reached is named', async () => {
    await expect(migrate({ connectionString: 'postgres://nobody:secret@127.0.0.1:1/none' })).rejects.toThrow(/cannot be reached.*Check DATABASE_URL/);
    await expect(migrate({ connectionString: 'postgres://nobody:secret@127.0.0.1:1/none' })).rejects.not.toThrow(/secret/);
  });

  it('whose locale knows no Thai letters is refused with the remedy', async () => {
    const connection = await made('no_thai', `encoding 'UTF8' locale 'C' template template0`);
    await expect(migrate(connection)).rejects.toThrow(/create database sarabun encoding 'UTF8' locale 'C.UTF-8'/);
  });

  it('is migrated once, by many processes at once, and a changed migration is refused', async () => {
    const connection = await made('many', '');
    await Promise.all([1, 2, 3, 4].map(() => migrate(connection)));
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`update migration set sha256 = 'other' where name = '0002_people.sql'`);
    await client.end();
    await expect(migrate(connection)).rejects.toThrow(/0002_people.sql was changed after it ran/);
  });
});

describe('the embedded PostgreSQL', () => {
  it('works in a closed folder at the end of a long path', async () => {
    const path = join(await folder(), 'ก'.repeat(40), 'data');
    const server = await startPostgres(path);
    expect((await query(server.connection, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('keeps every acknowledged commit through kill -9, and is taken over where it survived its parent', async () => {
    const path = await folder();
    await chmod(path, 0o700);
    // Of a parent that is gone, nothing watches any more. Two watches would restart the server at once; the lock of the data folder rules that out.
    const first = await startPostgres(path, {}, { watch: false });
    const client = new pg.Client(first.connection);
    await client.connect();
    await client.query('create table kept (n int)');
    let acknowledged = 0;
    client.on('error', () => {});
    const writing = (async () => {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged]);
        acknowledged++;
      }
    })().catch(() => {});
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(100);
    // The second start finds the server running and reuses it.
    const second = await startPostgres(path);
    expect((await query(second.connection, 'select count(*)::int as n from kept')).rows[0].n).toBeGreaterThan(100);
    process.kill(await postmasterOf(first.connection), 'SIGKILL');
    await writing;
    // When killed, it is restarted by the watch; nothing that was acknowledged is lost.
    const kept = () => query(second.connection, 'select count(*)::int as n from kept').then(({ rows }) => rows[0].n as number);
    await expect.poll(() => kept().catch(() => -1), { interval: 200 }).toBeGreaterThanOrEqual(acknowledged);
    await second.stop();
  });
});

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** The parent process of all server processes. */
async function postmasterOf(connection: pg.ClientConfig): Promise<number> {
  const { rows } = await query(connection, `select (pg_read_file('postmaster.pid', 0, 20)) as text`);
  return Number(String(rows[0].text).split('\n')[0]);
}

describe('the start', () => {
  it('stops on a wrong value with a sentence, not with a trace', async () => {
    const main = join(import.meta.dirname, '../main.ts');
    const child = spawn(process.execPath, nodeArguments(main), { env: { ...process.env, PORT: 'abc', DATA_DIR: await folder() } });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    const code = await new Promise((done) => child.once('exit', done));
    expect([code, said.trim()]).toEqual([1, 'PORT must be a whole number from 0 to 65535 (0 takes any free port), but it is "abc".']);
  });
});
