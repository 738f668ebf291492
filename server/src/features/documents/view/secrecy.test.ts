import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { queueCodes } from '@sarabun/contract/queues/queue-codes';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { innerOrigin, runAction } from '../../../platform/action';
import { deliverIncoming } from '../incoming/deliver-incoming';

/** Words that occur only in the secret letters. */
const words = { subject: 'แผนคุ้มกันบุคคลสำคัญ', number: 'กห ๐๙๙๙/๔๒๔๒', sender: 'กองบัญชาการลับเฉพาะ', addressee: 'ผู้รับเฉพาะกิจ' };
const pdf = readFileSync(join(import.meta.dirname, '../../../../seeds/samples/regulation-2560.pdf'));

const portal = await testPortal();
const { running } = portal;
const route = routeOf(portal);
const unit = await portal.unit();
const secretRegistrar = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
const registrar = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit, { function: 'registryHead' });
const cleared = await portal.person(unit, { clearance: 3 });
const secretary = await portal.person(unit);
const confidential = await portal.person(unit, { function: 'registrar', clearance: 2 });
const post = await portal.headPost(unit, cleared);
await portal.act(async ({ db }) => {
  await sql`insert into seat (desk_id, person_id, function, post_id) values (${post.deskId}, ${secretary.personId}, 'secretary', ${post.postId})`.execute(db);
});
const uncleared = { registrar, head, secretary };

const upload = (as: TestPerson, content: Buffer, beside: Record<string, string> = {}) => portal.upload('/api/sarabun/upload-file', content, { as, beside });

async function register(as: TestPerson, more: object) {
  const given = { deskId: unit.deskId, kind: 1, datedOn: '2026-01-05', speed: 4, dueOn: null, personal: false, ...words, ...more };
  return portal.post('/api/sarabun/register-incoming', given, { as });
}

/** Reads without parameters, and reads that name the secret letter. */
const reads: [method: 'GET' | 'POST', path: string, body?: Record<string, unknown>][] = [
  ...allEndpoints
    .filter(({ kind, path, request }) => kind === 'read' && path.startsWith('/api/sarabun/') && request.safeParse({}).success && !path.endsWith('/export'))
    .map(({ method, path }): [typeof method, string] => [method, path]),
  ['GET', '/api/sarabun/pendency/export?format=csv'],
  ['POST', '/api/service/get-all-notification', {}],
  ...Object.values(words).flatMap((search): typeof reads => [
    ['POST', '/api/sarabun/get-todo-lists', { search }],
    ['POST', '/api/sarabun/search', { query: search }],
    ['POST', '/api/sarabun/search-total', { query: search }],
    ['POST', '/api/sarabun/get-dashboard', { querySearch: search }],
  ]),
  ...queueCodes.flatMap((typeCode): typeof reads => [
    ['POST', '/api/sarabun/get-todo-list', { typeCode }],
    ['POST', '/api/sarabun/get-todo-list', { typeCode, generalSearch: words.subject }],
    ['POST', '/api/sarabun/get-todo-list', { typeCode, filter: { F_NAME: words.sender } }],
    ['POST', '/api/sarabun/get-todo-list', { typeCode, only: 'urgent', sort: 'F_DOC_TITLE' }],
  ]),
  ['POST', '/api/sarabun/search', { speeds: [4] }],
  ['POST', '/api/sarabun/search-total', { speeds: [4], unit: unit.unitId }],
  ['GET', `/api/sarabun/parties?search=${encodeURIComponent('ผู้อำนวยการ')}`],
  ...(['given', 'followed', 'work'] as const).flatMap((kind) =>
    ['mine', 'unit'].map((side): (typeof reads)[number] => ['GET', `/api/sarabun/follow-up?kind=${kind}&side=${side}`]),
  ),
];

/** Everything that a person can read, as text. */
async function everything(as: TestPerson): Promise<Record<string, string>> {
  const registers = (await portal.get('/api/sarabun/registers', { as })).body.items ?? [];
  const year = new Date().getFullYear() + 543;
  const books = registers.map(({ registerId }: { registerId: number }): (typeof reads)[number] => [
    'POST',
    '/api/sarabun/registers/list',
    { registerId, year, search: '' },
  ]);
  const answers: Record<string, string> = {};
  for (const [method, path, body] of [...reads, ...books]) {
    const reply = method === 'GET' ? await portal.get(path, { as }) : await portal.post(path, body ?? {}, { as });
    answers[`${method} ${path} ${JSON.stringify(body ?? {})}`] = `${reply.code} ${JSON.stringify(reply.body)}`;
  }
  return answers;
}

let before: Record<keyof typeof uncleared, Record<string, string>>;
let secret: { documentId: number; legId: number };
let given: { documentId: number; legId: number };
let fileId: number;

beforeAll(async () => {
  await route.received(registrar, unit, { subject: 'เรื่องเปิดเผยทั่วไป', speed: 4 });
  await portal.deliver();
  const readAll = async () => Object.fromEntries(await Promise.all(Object.entries(uncleared).map(async ([name, person]) => [name, await everything(person)])));
  before = (await readAll()) as typeof before;
  const { body: file } = await upload(secretRegistrar, pdf);
  secret = (await register(secretRegistrar, { secrecy: 3, uploadIds: [file.item.uploadId] })).body.item;
  given = (await register(secretRegistrar, { secrecy: 2, dueOn: null })).body.item;
  await route.present(secretRegistrar, secret.legId, { to: { deskId: post.deskId }, deskId: post.deskId, text: 'เสนอเพื่อพิจารณา' });
  await route.assign(secretRegistrar, given.legId, { parties: [main(cleared)] });
  await route.follow(secretRegistrar, given.legId, {});
  const actor = await portal.actor(secretRegistrar);
  const waiting = {
    kind: 1,
    datedOn: '2026-01-05',
    references: '',
    enclosures: '',
    speed: 4,
    secrecy: 2,
    dueOn: '2026-01-06',
    uploadIds: [],
    deskId: unit.deskId,
    ...words,
  };
  await runAction(running.world, 'deliverIncoming', { actor, origin: innerOrigin }, (context) => deliverIncoming(context, waiting));
  await portal.deliver();
  fileId = (await route.view(secretRegistrar, secret.documentId)).files[0].fileId;
});

describe('whoever is not cleared', () => {
  it.each(Object.keys(uncleared) as (keyof typeof uncleared)[])('reads the same as before secret letters came to the same desks: %s', async (name) => {
    const after = await everything(uncleared[name]);
    expect(after).toEqual(before[name]);
    for (const text of Object.values(after)) for (const word of Object.values(words)) if (!text.includes('"terms"')) expect(text).not.toContain(word);
  });

  it('finds the secret letter nowhere, and is told the same as of one that does not exist', async () => {
    for (const person of Object.values(uncleared)) {
      for (const path of ['document?documentId=', 'secret-readers?documentId=']) {
        const [theirs, none] = [
          await portal.get(`/api/sarabun/${path}${secret.documentId}`, { as: person }),
          await portal.get(`/api/sarabun/${path}99999999`, { as: person }),
        ];
        expect([theirs.code, theirs.body]).toEqual([404, none.body]);
      }
      const file = await running.app.inject({
        url: `/api/sarabun/document-file/${secret.documentId}/${fileId}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect([file.statusCode, file.body.includes('%PDF')]).toEqual([404, false]);
    }
  });

  it('can do nothing with it, whatever the verb', async () => {
    const verbs = ['receive', 'refuse', 'cancelReceipt', 'forward', 'sendBack', 'follow', 'recall', 'close', 'reopen'] as const;
    for (const verb of verbs) {
      const more = { text: 'ก', reason: 'ทดสอบ', parties: [main(registrar)], dueOn: null };
      const [theirs, none] = [await route[verb](registrar, secret.legId, more), await route[verb](registrar, 99_999_999, more)];
      expect([verb, theirs.code, theirs.body], verb).toEqual([verb, none.code, none.body]);
      expect(theirs.code).toBeGreaterThanOrEqual(400);
    }
  });

  it('is sent no notice of it', async () => {
    const { rows } = await sql<{ id: number }>`
      select distinct person_id as id from notification where document_id in (select id from document where secrecy > 1)`.execute(running.db);
    const told = rows.map(({ id }) => id);
    for (const { personId } of Object.values(uncleared)) expect(told).not.toContain(personId);
    expect(told).toContain(cleared.personId);
  });

  it('of ลับ reads ลับ but not ลับมาก', async () => {
    const found = (await portal.post('/api/sarabun/search', { query: words.subject }, { as: confidential })).body.data.map(
      ({ secrecy }: { secrecy: number }) => secrecy,
    );
    expect([...new Set(found)]).toEqual([2]);
    expect((await portal.post('/api/sarabun/search-total', { query: words.subject }, { as: confidential })).body.total).toBe(2);
    expect((await portal.post('/api/sarabun/search-total', { query: words.subject }, { as: secretRegistrar })).body.total).toBe(3);
    expect((await portal.get(`/api/sarabun/document?documentId=${secret.documentId}`, { as: confidential })).code).toBe(404);
  });

  it('anymore, sees the letter no more', async () => {
    const once = await portal.person(unit, { function: 'registrar', clearance: 2 });
    const seen = async () => (await portal.post('/api/sarabun/search-total', { query: words.number }, { as: once })).body.total;
    expect(await seen()).toBe(2);
    await sql`update clearance set ends_on = current_date - 1 where person_id = ${once.personId}`.execute(running.db);
    expect(await seen()).toBe(0);
  });
});

describe('ลับที่สุด', () => {
  const refused = { code: 'topSecretRefused', message: expect.stringContaining('ข้อ ๒๙') };
  it('is refused wherever a letter comes in', async () => {
    expect((await register(secretRegistrar, { secrecy: 4 })).body).toMatchObject(refused);
    expect(await upload(secretRegistrar, pdf, { secrecy: '4' })).toMatchObject({ code: 422, body: refused });
    const actor = await portal.actor(secretRegistrar);
    const incoming = {
      kind: 1,
      datedOn: '2026-01-05',
      references: '',
      enclosures: '',
      speed: 1,
      secrecy: 4,
      dueOn: null,
      uploadIds: [],
      deskId: unit.deskId,
      ...words,
    };
    await expect(
      runAction(running.world, 'deliverIncoming', { actor, origin: innerOrigin }, (context) => deliverIncoming(context, incoming)),
    ).rejects.toMatchObject({
      code: 'topSecretRefused',
    });
    await expect(sql`update document set secrecy = 4 where id = ${secret.documentId}`.execute(running.db)).rejects.toThrow('document_secrecy_check');
  });

  it('leaves nothing of what was sent up', async () => {
    const uploads = async () => (await sql<{ n: number }>`select count(*) as n from upload`.execute(running.db)).rows[0]?.n;
    const kept = await uploads();
    await upload(secretRegistrar, Buffer.concat([pdf, Buffer.from('\n% most secret')]), { secrecy: '4' });
    expect(await uploads()).toBe(kept);
    expect(await readdir(join(portal.folder, 'files', 'incoming'))).toEqual([]);
  });
});

describe('the file of a secret letter', () => {
  it('comes back byte for byte to someone who is cleared, is kept by no cache, and lies nowhere in the clear', async () => {
    const reply = await running.app.inject({
      url: `/api/sarabun/document-file/${secret.documentId}/${fileId}`,
      headers: { authorization: `Bearer ${secretRegistrar.token}` },
    });
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers['cache-control']).toBe('no-store');
    const files = (await readdir(portal.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.some(({ name }) => name.endsWith('.s'))).toBe(true);
    for (const entry of files) expect((await readFile(join(entry.parentPath, entry.name))).includes(pdf.subarray(200, 600)), entry.name).toBe(false);
  });

  it('is not read for the search', async () => {
    const { rows } = await sql`select 1 from file_text where file_id = ${fileId}`.execute(running.db);
    expect(rows).toEqual([]);
  });
});

describe('who opened a secret letter', () => {
  it('is told to its secret registrar alone', async () => {
    await route.view(cleared, secret.documentId);
    await route.view(cleared, secret.documentId);
    const readers = async (as: TestPerson, documentId = secret.documentId) =>
      (await portal.get(`/api/sarabun/secret-readers?documentId=${documentId}`, { as })).body.items;
    const told = await readers(secretRegistrar);
    expect(told[0]).toMatchObject({ personId: cleared.personId, times: 2 });
    expect(await readers(cleared)).toBeNull();
    const { body } = await register(registrar, { secrecy: 1, subject: 'เปิดเผย', number: 'กค ๑' });
    expect(await readers(secretRegistrar, body.item.documentId)).toBeNull();
  });
});
