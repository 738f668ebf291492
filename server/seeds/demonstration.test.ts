import { collectionCodes } from '@sarabun/contract/portal/collection';
import { type QueueCode, queueCodes, queues, queuesShownIn } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { documentWorkflow, type LegAction } from '../src/features/documents/document-workflow';
import { allReads } from '../test/all-reads';
import { password, testPortal } from '../test/portal';
import { furnishIfEmpty } from './demonstration';
import { namedAccounts } from './office';

const clock = () => new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock });
const { db } = portal.running;

/** Every row that waits for somebody in a queue of work offers something that is done there, and the tile counts no others. */
async function expectWorkToDo(username: string, as: { token: string }): Promise<void> {
  const tiles = (await portal.post('/api/sarabun/get-todo-lists', {}, { as })).body.items as Record<QueueCode, { COUNT: number }>;
  const shown = Object.keys(tiles) as QueueCode[];
  for (const tile of shown.filter((code) => !queues[code].watching)) {
    const codes: readonly string[] = queuesShownIn(tile, shown);
    const { data } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: tile, pageSize: 100 }, { as })).body;
    expect([username, tile, data.length]).toEqual([username, tile, tiles[tile].COUNT]);
    for (const row of data) {
      const { body } = await portal.get(`/api/sarabun/document?documentId=${row.F_DOC_ID}&legId=${row.F_TRANS_ID}&queue=${tile}`, { as });
      const acts = (body.item.allowedActions as LegAction[]).filter((action) => documentWorkflow[action].from.some((place) => codes.includes(place)));
      expect(acts, `${username} in ${tile}: ${row.F_DOC_TITLE}`).not.toEqual([]);
    }
  }
}

it('furnishes an empty database: every queue and collection has rows for somebody, every account signs in', { timeout: 300_000 }, async () => {
  await furnishIfEmpty(portal.running);

  const filed = await sql<{ queue: number }>`select distinct queue from queue_entry order by queue`.execute(db);
  expect(filed.rows.map(({ queue }) => queue)).toEqual(expect.arrayContaining(queueCodes.map((code) => queues[code].number)));
  const shown = await sql<{ collection: string }>`select distinct collection from collection_item order by collection`.execute(db);
  expect(shown.rows.map(({ collection }) => collection)).toEqual([...collectionCodes]);
  const kinds = await sql<{ kind: number }>`select distinct kind from document order by kind`.execute(db);
  expect(kinds.rows.map(({ kind }) => kind)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16]);

  const size = await sql<{ letters: number; withoutFile: number; years: number; persons: number }>`
    select count(*) as letters, count(*) filter (where not has_file and state in ('inProcess', 'signed', 'closed')) as "withoutFile", count(distinct extract(year from entered_at)) as years, (select count(*) from person) as persons from document`.execute(
    db,
  );
  expect(size.rows[0]).toMatchObject({ withoutFile: 0, years: 2 });
  expect(size.rows[0]?.letters).toBeGreaterThan(280);
  expect(size.rows[0]?.persons).toBeGreaterThanOrEqual(40);

  const gaps = await sql`
    select register_id, year from register_entry group by 1, 2 having count(*) <> max(number) or min(number) <> 1
    union all select s.register_id, s.year from number_series s where s.last_number <> (select max(e.number) from register_entry e where e.register_id = s.register_id and e.year = s.year)`.execute(
    db,
  );
  expect(gaps.rows).toEqual([]);

  for (const username of namedAccounts) {
    const reply = await portal.post('/api/login', { username, password });
    expect([username, reply.body.status]).toEqual([username, 'success']);
    if (username !== 'officer3') await expectWorkToDo(username, reply.body);
    expect(reply.body.userLogin.userInformation.F_IS_AGREE_PDPA).toBe(username === 'officer3' ? 0 : 1);
  }
  await furnishIfEmpty(portal.running);
  expect((await sql<{ n: number }>`select count(*) as n from document`.execute(db)).rows[0]?.n).toBe(size.rows[0]?.letters);
});

/** Every text in an answer, with where it stands. */
function textsOf(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, `${at}[]`));
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${at}.${name}`)) : [];
}

/** Words as they stand on a letter or in a register, signatures as they are printed, and both names where both are answered. */
const asWritten = [
  /\.(nameTh|th|stampName)$/,
  /addressee$/,
  /F_RECEIVER_TEXT$/,
  /\.subject$/,
  /\.content\./,
  /\.signatures\[\]/,
  /\.actsAs\./,
  /\.receivers\[\]\.name$/,
  /^\/api\/sarabun\/signing-proof/,
];
const ofParties = /^\/api\/sarabun\/registers\/list \.data\[\]\.sender$/;

it('calls people, posts and units by their English names where it is read in English', { timeout: 600_000 }, async () => {
  const { rows: named } = await sql<{ name: string }>`
    select name_th as name from unit where name_en <> '' union select name_th from post where name_en <> ''`.execute(db);
  const { rows: people } = await sql<{ name: string }>`select first_name || ' ' || last_name as name from person where first_name_en <> ''`.execute(db);
  const thai = new Set(named.map(({ name }) => name));
  const heard = new Set<string>();
  const said = new Map<string, string>();
  for (const username of ['admin', 'central', 'director', 'officer1', 'secret', 'auditor']) {
    for (const { path, body } of await allReads(portal, username, 'en')) {
      heard.add(path);
      const names = textsOf(body).filter(([, text]) => thai.has(text) || people.some(({ name }) => text.includes(name)));
      for (const [at, text] of names) if (![...asWritten, ofParties].some((place) => place.test(`${path} ${at}`))) said.set(`${path} ${at}`, text);
    }
  }
  expect([...said]).toEqual([]);
  expect(heard.size).toBeGreaterThan(180);
});
