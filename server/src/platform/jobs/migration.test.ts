import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../postgres/migrate';

const migrationFolder = join(import.meta.dirname, '../../../migrations');

/** A database from before jobs, and the folder with the remaining migrations. */
async function earlierDatabase() {
  const address = inject('databaseServer');
  const database = `earlier_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} encoding 'UTF8' locale 'C.UTF-8' template template0`);
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-earlier-'));
  const [migrations, files] = [join(folder, 'migrations'), join(folder, 'database')];
  await Promise.all([mkdir(migrations), mkdir(files)]);
  const all = await readdir(migrationFolder);
  const copy = (names: string[]) => Promise.all(names.map((name) => cp(join(migrationFolder, name), join(migrations, name))));
  await copy(all.filter((name) => name < '0125'));
  const connection = { ...address, database };
  await migrate(connection, { migrations, files });
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true });
  });
  const goOn = async () => {
    await copy(all.filter((name) => name >= '0125'));
    await migrate(connection, { migrations, files });
  };
  return { client, goOn };
}

it('carries over what waited or was given up before there were jobs', async () => {
  const { client, goOn } = await earlierDatabase();
  await client.query(`
    set session_replication_role = replica;
    set timezone = 'Asia/Bangkok';
    insert into mail (recipient, subject, body, created_at, state, attempts, next_try_at, ended_at, last_error) values
      ('a@example.go.th', 's', 't', '2026-11-21 09:00', 'waiting', 2, '2026-11-21 10:00', null, 'away'),
      ('b@example.go.th', 's', '', '2026-11-21 09:00', 'sent', 1, '2026-11-21 09:00', '2026-11-21 09:01', null),
      ('c@example.go.th', 's', '', '2026-11-21 09:00', 'givenUp', 1, '2026-11-21 09:00', '2026-11-21 09:02', 'nobody');
    insert into letter_print (document_id, state, attempts, next_try_at, last_error, printed_at, file_name) values
      (11, 'waiting', 3, '2026-11-21 11:00', 'no paper', null, null),
      (12, 'done', 1, '2026-11-21 11:00', null, '2026-11-21 11:00', 'x.pdf');
    insert into receive_stamp (leg_id, document_id, place_x, place_y, state, file_id, attempts, next_try_at, error) values
      (21, 1, 0, 0, 'waiting', null, 0, '2026-11-21 12:00', null), (22, 1, 0, 0, 'made', 5, 1, '2026-11-21 12:00', null),
      (23, 1, 0, 0, 'failed', null, 5, '2026-11-21 12:00', 'torn');
    insert into event (name, actor_id, payload, happened_at, delivered_at, attempts, last_error) values
      ('document.closed', 41, '{"documentId": 1}', '2026-11-21 14:00', null, 1, 'deaf'),
      ('document.closed', null, '{"documentId": 2}', '2026-11-21 14:00', '2026-11-21 14:00', 1, null);
    insert into file_text (file_id, state, attempts, next_try_at) values (31, 'waiting', 0, '2026-11-21 13:00'), (32, 'read', 1, '2026-11-21 13:00');
  `);
  await goOn();
  const { rows } = await client.query(
    `select kind, key, payload, state, case when isfinite(run_at) then to_char(run_at, 'HH24:MI') end as due, attempts, last_error as error from job order by id`,
  );
  expect(rows).toEqual([
    { kind: 'mail', key: '1', payload: { mailId: 1 }, state: 'waiting', due: '10:00', attempts: 2, error: 'away' },
    { kind: 'mail', key: '3', payload: { mailId: 3 }, state: 'failed', due: '09:00', attempts: 1, error: 'nobody' },
    { kind: 'print', key: '11', payload: { documentId: 11 }, state: 'waiting', due: '11:00', attempts: 3, error: 'no paper' },
    { kind: 'stamp', key: '21', payload: { legId: 21 }, state: 'waiting', due: '12:00', attempts: 0, error: null },
    { kind: 'stamp', key: '23', payload: { legId: 23 }, state: 'failed', due: '12:00', attempts: 5, error: 'torn' },
    { kind: 'fileText', key: '31', payload: { fileId: 31 }, state: 'waiting', due: '13:00', attempts: 0, error: null },
    {
      kind: 'event',
      key: null,
      payload: { name: 'document.closed', actorId: 41, fact: { documentId: 1 } },
      state: 'waiting',
      due: null,
      attempts: 1,
      error: 'deaf',
    },
  ]);
});
