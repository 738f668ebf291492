import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { queueCodes } from '@sarabun/contract/queues/queue-codes';
import { sql } from 'kysely';
import { password, type testPortal } from './portal';

type Portal = Awaited<ReturnType<typeof testPortal>>;

interface Answered {
  path: string;
  body: unknown;
}

const most = 12;

/** Examples of existing values by field name; letters and desks are this person's. */
async function knownTo({ running: { db } }: Portal, personId: number): Promise<Record<string, readonly unknown[]>> {
  const list = async (query: ReturnType<typeof sql<{ v: unknown }>>) => (await query.execute(db)).rows.map(({ v }) => v);
  return {
    documentId: await list(sql`
      select d.id as v from document d
      where exists (select 1 from document_party y join seat s on s.desk_id = y.desk_id
        where y.document_id = d.id and s.person_id = ${personId})
      order by d.id desc limit ${sql.lit(most)}`),
    legId: await list(
      sql`
        select l.id as v from leg l join seat s on s.desk_id = l.to_desk_id where s.person_id = ${personId}
        order by l.id desc limit ${sql.lit(most)}`,
    ),
    deskId: await list(sql`select desk_id as v from seat where person_id = ${personId}`),
    ownerUnitId: await list(sql`select unit_id as v from person where id = ${personId}`),
    personId: await list(sql`select id as v from person order by id limit ${sql.lit(most)}`),
    unitId: await list(sql`select id as v from unit order by id limit ${sql.lit(most)}`),
    postId: await list(sql`select id as v from post order by id limit ${sql.lit(most)}`),
    registerId: await list(sql`select distinct register_id as v from register_entry limit ${sql.lit(most)}`),
    entryId: await list(sql`select entry_id as v from register_entry_change limit 5`),
    handoverId: await list(sql`select id as v from handover limit 5`),
    itemId: await list(sql`select id as v from intranet_item limit 5`),
    groupId: await list(sql`select id as v from users_group limit 5`),
    key: await list(sql`select 'unit:' || id as v from unit limit 3`),
    id: [1, 2, 3],
    bookId: [1, 2],
    signTypeId: [1],
    year: [2569],
    kind: [2, 'unit', 'post', 'person'],
    search: ['สม', 'กอง', 'กลุ่ม'],
    way: ['parallel', 'sequence'],
    field: ['unitId', 'parentId', 'subject'],
    side: ['from'],
    typeCode: queueCodes,
    code: ['news'],
  };
}

/** The answers to all reads of a person in a language. Inputs are taken from existing data. */
export async function allReads(portal: Portal, username: string, language: 'th' | 'en'): Promise<Answered[]> {
  const { body } = await portal.post('/api/login', { username, password });
  const how = { as: { token: body.token as string }, headers: { 'accept-language': language } };
  const known = await knownTo(portal, body.userLogin.F_PERSON_ID);
  const answers: Answered[] = [];
  for (const { kind, access, method, path } of allEndpoints) {
    if (kind !== 'read' || access === 'anyone') continue;
    const ask = async (asked: Record<string, unknown>) => {
      const query = new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]));
      const reply = method === 'GET' ? await portal.get(`${path}?${query}`, how) : await portal.post(path, asked, how);
      if (reply.body.status === 'success') answers.push({ path, body: reply.body });
      return Object.keys(reply.body.fields ?? {});
    };
    const needed = await ask({});
    const rounds = Math.max(0, ...needed.map((name) => known[name]?.length ?? 0));
    for (let round = 0; round < rounds; round++) await ask(Object.fromEntries(needed.map((name) => [name, known[name]?.[round % known[name].length]])));
  }
  return answers;
}
