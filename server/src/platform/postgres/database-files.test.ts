import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../../test/database';
import { databaseFolder, madeBy, objectsQuery } from './database-files';
import { migrate } from './migrate';

/** Migrations call these, so they may only be changed by a migration. */
const ofMigrations = ['function add_settings_page', 'function make_master_table'];

async function office() {
  const { connection } = await testDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  const place = await mkdtemp(join(tmpdir(), 'sarabun-database-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const [folder, migrations] = [join(place, 'database'), join(place, 'migrations')];
  await cp(databaseFolder, folder, { recursive: true });
  await mkdir(migrations);
  const ask = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value as string);
  const start = () => migrate(connection, { migrations, files: folder });
  return { client, ask, folder, migrations, start, write: (name: string, text: string) => writeFile(join(folder, name), text) };
}

const wholeFolder = async () =>
  Promise.all((await readdir(databaseFolder)).sort().map((name) => readFile(join(databaseFolder, name), 'utf8'))).then((texts) => texts.join('\n'));

describe('the functions, views and triggers', () => {
  it('of the database are those of the files', async () => {
    const { ask } = await office();
    expect((await ask(objectsQuery)).filter((object) => !ofMigrations.includes(object))).toEqual([...new Set(madeBy(await wholeFolder()))].sort());
  });

  it('come out of the files alone as they are in the database', async () => {
    const { client, ask } = await office();
    const definitions = `
      select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select pg_get_viewdef(c.oid) from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal and t.tgparentid = 0 order by 1`;
    const before = await ask(definitions);
    // A function used by a generated column or an index cannot be dropped without it.
    const droppable = await ask(`
      select format('drop %s if exists %s cascade', case p.prokind when 'a' then 'aggregate' else 'function' end, p.oid::regprocedure)
      from pg_proc p where p.pronamespace = 'public'::regnamespace and 'function ' || p.proname <> all('{${ofMigrations.map((name) => `"${name}"`).join()}}')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        and p.proname not in ('fold', 'squeeze', 'bare_number')
      union all select format('drop view if exists %s cascade', relname) from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`);
    await client.query(droppable.join(';'));
    expect(await ask(`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
    await client.query(await wholeFolder());
    expect(await ask(definitions)).toEqual(before);
  });
});

describe('a start', () => {
  it('applies a file that was changed, and no other', async () => {
    const { ask, folder, start, write } = await office();
    const text = await readFile(join(folder, '10-text.sql'), 'utf8');
    await write('10-text.sql', text.replace(`translate(said, '0123456789'`, `translate('no. ' || said, '0123456789'`));
    const times = () => ask(`select applied_at::text from database_file where name <> '10-text.sql' order by name`);
    const before = await times();
    expect(await start()).toEqual([]);
    expect(await ask(`select thai_digits('12')`)).toEqual(['no. ๑๒']);
    expect(await times()).toEqual(before);
    expect(
      await ask(`select count(*)::text from database_file where applied_at > (select max(applied_at) from database_file where name = '20-names.sql')`),
    ).toEqual(['1']);
  });

  it('of an older release leaves what a newer one made', async () => {
    const { client, ask, start, migrations } = await office();
    await writeFile(join(migrations, '9001_first.sql'), 'create table first_release (id integer);');
    await start();
    await client.query(`insert into migration (name, sha256) values ('9002_second.sql', '')`);
    await client.query(`create or replace view kept_beside_letters as select sha256, 'avatar' as used_by, 1 as added from avatar`);
    await client.query(`update database_file set sha256 = '' where name = '55-files-of-letters.sql'`);
    expect(await start()).toEqual([]);
    expect(await ask(`select column_name from information_schema.columns where table_name = 'kept_beside_letters' order by 1`)).toContain('added');
  });

  it('makes again after a migration what that migration dropped', async () => {
    const { ask, start, migrations } = await office();
    await writeFile(join(migrations, '9001_drop.sql'), 'drop view kept_beside_letters; drop trigger post_is_numbered on post;');
    expect(await start()).toEqual([]);
    expect(await ask(`select to_regclass('kept_beside_letters')::text`)).toEqual(['kept_beside_letters']);
    expect(await ask(`select tgname from pg_trigger where tgname = 'post_is_numbered'`)).toEqual(['post_is_numbered']);
  });

  it('names the file and the line that fail, and keeps nothing of the folder', async () => {
    const { ask, start, write } = await office();
    await write('91-good.sql', 'create or replace function good() returns integer language sql as $$ select 1 $$;');
    await write('92-bad.sql', '-- what fails\ncreate or replace function bad() returns integer language sql as $$ select none $$;');
    await expect(start()).rejects.toThrow('The database file 92-bad.sql line 2 failed: column "none" does not exist. Nothing of the folder was applied.');
    await write('92-bad.sql', '-- what fails\ncreate or replace functio bad() returns integer;');
    await expect(start()).rejects.toThrow('The database file 92-bad.sql line 2 failed: syntax error');
    expect(await ask(`select to_regproc('good')::text`)).toEqual([null]);
  });

  it('drops nothing of a file that is gone, and says what is left until it is dropped', async () => {
    const { client, ask, folder, start, write } = await office();
    await write('91-good.sql', 'create or replace function good() returns integer language sql as $$ select 1 $$;');
    expect(await start()).toEqual([]);
    await rm(join(folder, '91-good.sql'));
    expect(await start()).toEqual(['function good']);
    expect(await ask('select good()::text')).toEqual(['1']);
    expect(await start()).toEqual(['function good']);
    await client.query('drop function good');
    expect(await start()).toEqual([]);
    expect(await ask(`select name from database_file where name like '9%'`)).toEqual([]);
  });

  it('takes a file under another name for the same', async () => {
    const { ask, folder, start } = await office();
    await cp(join(folder, '75-search.sql'), join(folder, '76-search.sql'));
    await rm(join(folder, '75-search.sql'));
    expect(await start()).toEqual([]);
    expect(await ask(`select name from database_file where name like '7%search.sql'`)).toEqual(['76-search.sql']);
  });
});
