import { collectionCodes } from '@sarabun/contract/portal/collection';
import { queues, queuesShownIn } from '@sarabun/contract/queues/queue';
import { type QueueCode, queueCodes } from '@sarabun/contract/queues/queue-codes';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { documentWorkflow, type LegAction } from '../src/features/documents/letter/document-workflow';
import { placesOf } from '../src/features/queues/queue-rules';
import { type CountedTile, findTiles } from '../src/features/queues/queue-store';
import { allReads } from '../test/all-reads';
import { copyOfFurnishedOffice } from '../test/database';
import { password, testPortal } from '../test/portal';
import { seedIfEmpty } from './demonstration';
import { namedAccounts } from './office';
import { actorAt } from './replay-letters-store';

// The office is furnished for today, as that of the journeys: what waits in it hardly depends on the day.
const portal = await testPortal((await copyOfFurnishedOffice()) ?? {});
const { db, clock } = portal.running.world;
beforeAll(() => seedIfEmpty(portal.running), 300_000);

/** Every row that waits in a person's working queue offers an action there, and the tile counts no others. */
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

it('furnishes an empty database: every queue and collection has rows, every account signs in and finds work to do', { timeout: 120_000 }, async () => {
  const filed = await sql<{ queue: number }>`select distinct queue from queue_entry order by queue`.execute(db);
  expect(filed.rows.map(({ queue }) => queue)).toEqual(expect.arrayContaining(queueCodes.map((code) => queues[code].number)));
  const shown = await sql<{ collection: string }>`select distinct collection from collection_item order by collection`.execute(db);
  expect(shown.rows.map(({ collection }) => collection)).toEqual([...collectionCodes]);
  const kinds = await sql<{ kind: number }>`select distinct kind from document order by kind`.execute(db);
  expect(kinds.rows.map(({ kind }) => kind)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16]);

  const size = await sql<{ letters: number; withoutFile: number; persons: number }>`
    select count(*) as letters, count(*) filter (where not has_file and state in ('inProcess', 'signed', 'closed')) as "withoutFile", (select count(*) from person) as persons from document`.execute(
    db,
  );
  expect(size.rows[0]).toMatchObject({ withoutFile: 0 });
  expect(size.rows[0]?.letters).toBeGreaterThan(280);
  expect(size.rows[0]?.persons).toBeGreaterThanOrEqual(40);

  const gaps = await sql`
    select register_id, year from register_entry group by 1, 2 having count(*) <> max(number) or min(number) <> 1
    union all select s.register_id, s.year from number_series s where s.last_number <> (select max(e.number) from register_entry e where e.register_id = s.register_id and e.year = s.year)`.execute(
    db,
  );
  expect(gaps.rows).toEqual([]);

  // The PDFs are set before the numbers are given; a name ends with the number on its paper.
  const { rows: onPaper } = await sql<{ number: string; name: string }>`
    select d.number, x.name from document d join document_file x on x.document_id = d.id and x.sequence = 1
    where d.direction = 'outgoing' and d.dated_on is not null and d.kind in (1, 2, 3, 4, 10)`.execute(db);
  const numberIn = ({ number, name }: { number: string; name: string }) => [
    toArabicDigits(number.includes('ทด') ? (number.split('/')[1] as string) : (number.split('/')[0] as string)).replace('ว ', ''),
    name
      .replace(/\.pdf$/, '')
      .split('_')
      .at(-1),
  ];
  expect(onPaper.length).toBeGreaterThan(20);
  for (const [given, printed] of onPaper.map(numberIn)) expect(given).toBe(printed);

  for (const username of namedAccounts) {
    const reply = await portal.post('/api/login', { username, password });
    expect([username, reply.body.status]).toEqual([username, 'success']);
    if (username !== 'officer3') await expectWorkToDo(username, reply.body);
    expect(reply.body.userLogin.userInformation.F_IS_AGREE_PDPA).toBe(username === 'officer3' ? 0 : 1);
  }
  await seedIfEmpty(portal.running);
  expect((await sql<{ n: number }>`select count(*) as n from document`.execute(db)).rows[0]?.n).toBe(size.rows[0]?.letters);
});

/** The contents of the twelve queues of an account. */
async function countsOf(username: string): Promise<(queue: QueueCode) => CountedTile | undefined> {
  const { id } = await db
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .where('a.username', '=', username)
    .select('p.id')
    .executeTakeFirstOrThrow();
  const { seats, clearance } = await actorAt(db, id, clock());
  const numbers = queueCodes.map((code) => queues[code].number);
  const each = numbers.map((queue) => ({ tile: queue, queue }));
  const counts = await findTiles(db, { places: placesOf(seats, numbers, clearance), today: bangkokDay(clock()) }, each, 0);
  return (code) => counts.find(({ tile }) => tile === queues[code].number);
}

it('fills every queue for someone among the named accounts', async () => {
  const all = await Promise.all(namedAccounts.map(countsOf));
  for (const code of queueCodes) expect(Math.max(...all.map((countOf) => countOf(code)?.total ?? 0)), code).toBeGreaterThan(0);
});

it.each<[username: string, queue: QueueCode, least: number, most: number]>([
  ['central', 'unreceived', 12, 20],
  ['central', 'jobReceived', 3, 10],
  ['central', 'jobFollow', 2, 10],
  ['registrar1', 'unreceived', 6, 10],
  ['registrar1', 'jobReceived', 3, 10],
  ['registrar2', 'unreceived', 6, 10],
  ['registrar2', 'jobReceived', 3, 10],
  ['secret', 'unreceived', 2, 30],
  ['director', 'sign', 4, 10],
  ['director', 'waitAssign', 5, 15],
  ['director', 'jobAssign', 5, 30],
  ['secretary', 'waitAssign', 5, 15],
  ['deputy', 'sign', 5, 15],
  ['head1', 'review', 2, 10],
  ['head1', 'sign', 2, 10],
  ['head1', 'waitAssign', 3, 12],
  ['head1', 'jobCommand', 2, 8],
  ['head1', 'jobAssign2', 8, 30],
  ['head2', 'review', 1, 10],
  ['head2', 'waitAssign', 3, 12],
  ['head2', 'jobAssign2', 5, 30],
  ['officer1', 'jobReceived2', 5, 9],
  ['officer1', 'unsigned', 3, 10],
  ['officer2', 'jobReceived2', 5, 9],
  ['officer2', 'unsigned', 3, 10],
  ['officer3', 'jobReceived2', 3, 9],
])('%s has a fair amount in %s', async (username, queue, least, most) => {
  const countOf = await countsOf(username);
  expect(countOf(queue)?.total).toBeGreaterThanOrEqual(least);
  expect(countOf(queue)?.total).toBeLessThanOrEqual(most);
});

it('leaves some work of the officers undone past its day', async () => {
  for (const username of ['officer1', 'officer2', 'officer3']) expect((await countsOf(username))('jobReceived2')?.overdue, username).toBeGreaterThan(0);
});

/** Every text in an answer, with its path. */
function textsOf(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, `${at}[]`));
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${at}.${name}`)) : [];
}

/** Fields that stay Thai: words as written on a letter or in a register, printed signatures, and pairs of both names. */
const asWritten = [
  /\.(nameTh|thaiName|headPost|th|stampName)$/,
  /addressee$/,
  // The column จาก of a register is written in Thai.
  /^\/api\/sarabun\/register \.item\.issuer$/,
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
