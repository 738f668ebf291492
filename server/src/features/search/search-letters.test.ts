import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, type TestUnit, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { uploadFile } from '../../../test/uploads';
import { publishItem } from '../collections';
import { saveText } from './file-text-store';
import { findIndexDifferences } from './search-index-store';

const portal = await testPortal();
const { running } = portal;
const route = routeOf(portal);

let registry: TestUnit;
let other: TestUnit;
let registrar: TestPerson;
let secretRegistrar: TestPerson;
let officer: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  registry = await portal.unit();
  other = await portal.unit();
  registrar = await portal.person(registry, { function: 'registrar' });
  secretRegistrar = await portal.person(registry, { function: 'secretRegistrar', clearance: 3 });
  officer = await portal.person(registry);
  stranger = await portal.person(other, { function: 'registrar' });
});

interface Answer {
  data: { documentId: number; subject: string; receipts: { number: number }[]; inFile: { name: string; text: string } | null }[];
  exact: { documentId: number }[];
  more: boolean;
  terms: string[];
}
const search = async (as: TestPerson, query: string, more: object = {}): Promise<Answer> =>
  (await portal.post('/api/sarabun/search', { query, ...more }, { as })).body;
const idsOf = async (as: TestPerson, query: string, more: object = {}) => (await search(as, query, more)).data.map((letter) => letter.documentId);
const total = async (as: TestPerson, query: string, more: object = {}) => (await portal.post('/api/sarabun/search-total', { query, ...more }, { as })).body;
const differences = () => findIndexDifferences(running.db);

const upload = (as: TestPerson, file: string) => uploadFile(portal, as, readFileSync(join(import.meta.dirname, '../../../seeds/samples', file)), file);

async function registered(as: TestPerson, more: { subject: string; secrecy?: number; uploadIds?: string[]; number?: string; speed?: number; kind?: number }) {
  const given = {
    deskId: registry.deskId,
    kind: 1,
    number: 'กค ๐๔๐๑/๕',
    datedOn: '2026-01-05',
    sender: 'กระทรวงการคลัง',
    addressee: 'อธิบดี',
    speed: 1,
    secrecy: 1,
    ...more,
  };
  const { body } = await portal.post('/api/sarabun/register-incoming', given, { as });
  return body.item as { documentId: number; legId: number; receiveNumber: number; year: number };
}

describe('words', () => {
  it('finds numbers in any spacing and with either digits, subjects, senders and misspellings', async () => {
    const { documentId } = await letterFor(portal, registrar, registry, { subject: 'ขอเชิญประชุมเรื่องการเกษียณอายุ', number: 'นร ๐๑๐๖/ว ๑๒' });
    for (const query of ['นร0106/ว12', 'นร ๐๑๐๖ / ว ๑๒', 'ที่ นร 0106/ว 12', 'ว ๑๒', 'เกษียนอายุ', 'เชิญ ประชุม', 'กระทรวงเกษตร ประชุม', '"ประชุม เรื่อง"']) {
      expect(await idsOf(registrar, query), query).toContain(documentId);
    }
    for (const query of ['นร0106/ว13', 'ประชุม xyz', '"ประชุม การ"']) expect(await idsOf(registrar, query), query).not.toContain(documentId);
  });

  it('takes what stands for any letters in a pattern as itself', async () => {
    const { documentId } = await letterFor(portal, registrar, registry, { subject: 'ส่วนลด 100% และ_ขีด' });
    expect(await idsOf(registrar, '100%')).toEqual([documentId]);
    expect(await idsOf(registrar, 'และ_ขีด')).toEqual([documentId]);
    expect(await idsOf(registrar, '%ส่วน')).toEqual([]);
    expect(await idsOf(registrar, "'); drop table doc_search; --")).toEqual([]);
  });

  it('sets letters apart whose receive number is just what was asked for', async () => {
    for (let n = 0; n < 10; n++) await registered(registrar, { subject: 'ก่อนหน้า' });
    const first = await registered(registrar, { subject: 'เลขรับตรงตัว' });
    const found = await search(registrar, String(first.receiveNumber));
    expect(found.exact.map(({ documentId }) => documentId)).toContain(first.documentId);
    expect((await search(registrar, `เลขรับ ${first.receiveNumber}/${first.year}`)).data.map(({ documentId }) => documentId)).toEqual([first.documentId]);
    expect((await search(registrar, `เลขรับ ${first.receiveNumber}999`)).data).toEqual([]);
    expect((await search(registrar, '๙')).data[0]?.receipts[0]?.number).toBe(9);
  });

  it('refuses a single letter, days in the wrong order and an unknown unit, by name', async () => {
    for (const [given, field] of [
      [{ query: 'ก' }, 'query'],
      [{ query: 'กข', from: '2026-02-02', to: '2026-02-01' }, 'to'],
      [{ query: 'กข', unit: 999_999 }, 'unit'],
      [{ query: 'กข', kinds: [12] }, 'kinds.0'],
      [{ query: 'กข', page: 51 }, 'page'],
    ] as const) {
      const { code, body } = await portal.post('/api/sarabun/search', given, { as: registrar });
      expect([code, Object.keys(body.fields ?? {})], JSON.stringify(given)).toEqual([422, [field]]);
    }
  });
});

describe('only what one may see', () => {
  it('finds nothing for someone who is no party, and counts nothing', async () => {
    await registered(registrar, { subject: 'เรื่องลึกลับของกองแรก' });
    expect(await idsOf(stranger, 'ลึกลับของกองแรก')).toEqual([]);
    expect(await total(stranger, 'ลึกลับของกองแรก')).toMatchObject({ total: 0, more: false });
    expect(await total(registrar, 'ลึกลับของกองแรก')).toMatchObject({ total: 1, more: false });
  });

  it('keeps secret letters from whoever is not cleared, by words, number and total alike', async () => {
    const secret = await registered(secretRegistrar, { subject: 'แผนปฏิบัติการพิเศษ', secrecy: 2, number: 'กห ๐๒๐๑/๗๗๗' });
    for (const query of ['แผนปฏิบัติการพิเศษ', 'กห0201/777', `เลขรับ ${secret.receiveNumber}`]) {
      expect(await idsOf(secretRegistrar, query), query).toContain(secret.documentId);
      expect(await idsOf(registrar, query), query).not.toContain(secret.documentId);
    }
    expect(await total(registrar, 'แผนปฏิบัติการพิเศษ')).toMatchObject({ total: 0 });
    expect(await total(registrar, 'กห0201/777')).toMatchObject({ total: 0 });
    expect((await search(registrar, 'กห ๐๒๐๑/๗๗๗')).exact).toEqual([]);
    expect((await search(secretRegistrar, 'กห ๐๒๐๑/๗๗๗')).exact).toHaveLength(1);
  });

  it('follows the route: who is given a letter finds it, from whom it is recalled does not', async () => {
    const letter = await route.received(registrar, registry, { subject: 'เรื่องที่ส่งแล้วดึงคืน' });
    expect(await idsOf(stranger, 'ส่งแล้วดึงคืน')).toEqual([]);
    await route.forward(registrar, letter.legId, { parties: [{ deskId: other.deskId }], toDeskId: other.deskId, deskIds: [other.deskId] });
    const sent = await sql<{ id: number }>`select id from leg where document_id = ${letter.documentId} and to_desk_id = ${other.deskId}`.execute(running.db);
    const legId = sent.rows[0]?.id as number;
    expect(await idsOf(stranger, 'ส่งแล้วดึงคืน')).toEqual([letter.documentId]);
    await route.recall(registrar, legId);
    expect(await idsOf(stranger, 'ส่งแล้วดึงคืน')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('shows everyone what a collection shows everyone', async () => {
    const { documentId } = await registered(registrar, { subject: 'ประกาศให้ทราบทั่วกัน' });
    expect(await idsOf(stranger, 'ทราบทั่วกัน')).toEqual([]);
    await portal.act(
      (context) => publishItem(context, { collection: 'news', documentId, meetingNumber: null, announcedOn: '2026-01-06' }),
      await portal.actor(registrar),
    );
    expect(await idsOf(stranger, 'ทราบทั่วกัน')).toEqual([documentId]);
  });

  it('names letters by their ids, in their order, but no secret ones and none of others', async () => {
    const first = await registered(registrar, { subject: 'เปิดเมื่อครู่' });
    const second = await registered(registrar, { subject: 'เปิดเมื่อวาน' });
    const secret = await registered(secretRegistrar, { subject: 'เรื่องลับที่เพิ่งเปิด', secrecy: 2 });
    const documentIds = [second.documentId, secret.documentId, first.documentId];
    const named = async (as: TestPerson) => (await portal.post('/api/sarabun/recent-letters', { documentIds }, { as })).body.items;
    expect(await named(secretRegistrar)).toEqual([
      expect.objectContaining({ documentId: second.documentId, subject: 'เปิดเมื่อวาน' }),
      expect.objectContaining({ documentId: first.documentId }),
    ]);
    expect(await named(stranger)).toEqual([]);
  });

  it('answers nobody without a session', async () => {
    expect((await portal.post('/api/sarabun/search', { query: 'ประชุม' })).code).toBe(401);
    expect((await portal.post('/api/sarabun/search-total', { query: 'ประชุม' })).code).toBe(401);
  });
});

describe('filters and pages', () => {
  it('narrows by kind, speed, state, unit, day and part', async () => {
    const { documentId, legId } = await registered(registrar, { subject: 'คัดกรองทุกทาง', speed: 3, kind: 7 });
    const plain = await registered(registrar, { subject: 'คัดกรองทุกทาง' });
    await route.assign(registrar, legId, { parties: [main(officer)] });
    const narrowed = (more: object, as = registrar) => idsOf(as, 'คัดกรองทุกทาง', more);
    expect(await narrowed({})).toEqual([plain.documentId, documentId]);
    expect(await narrowed({ kinds: [7] })).toEqual([documentId]);
    expect(await narrowed({ speeds: [3, 4] })).toEqual([documentId]);
    expect(await narrowed({ states: ['closed'] })).toEqual([]);
    expect(await narrowed({ states: ['inProcess'] })).toHaveLength(2);
    expect(await narrowed({ unit: registry.unitId })).toHaveLength(2);
    expect(await narrowed({ unit: other.unitId })).toEqual([]);
    expect(await narrowed({ from: '2099-01-01' })).toEqual([]);
    expect(await narrowed({ to: '2020-01-01' })).toEqual([]);
    expect(await narrowed({ part: 'entered' })).toHaveLength(2);
    expect(await narrowed({ part: 'noted' })).toEqual([]);
    expect(await narrowed({ part: 'assigned' }, officer)).toEqual([documentId]);
    expect(await narrowed({ part: 'entered' }, officer)).toEqual([]);
    expect(await total(registrar, '', { kinds: [7] })).toMatchObject({ total: 1 });
  });

  it('pages newest first, without a gap or a repetition', async () => {
    const made: number[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await registered(registrar, { subject: 'หน้าต่อหน้า' })).documentId);
    const pages = await Promise.all([1, 2, 3].map((page) => search(registrar, 'หน้าต่อหน้า', { page, pageSize: 2 })));
    expect(pages.flatMap(({ data }) => data.map((letter) => letter.documentId))).toEqual(made);
    expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
    expect(await total(registrar, 'หน้าต่อหน้า')).toMatchObject({ total: 5, more: false });
  });
});

describe('what files say', () => {
  it('is read after the commit, found, and shown where nothing else says it', async () => {
    const uploadIds = [await upload(registrar, 'regulation-2560.pdf')];
    const { documentId } = await registered(registrar, { subject: 'ส่งระเบียบ', uploadIds });
    await expect
      .poll(async () => (await sql<{ state: string }>`select state from file_text`.execute(running.db)).rows.map(({ state }) => state))
      .toEqual(['read']);
    const { data } = await search(registrar, 'งานสารบรรณ');
    const found = data.find((letter) => letter.documentId === documentId);
    expect(found?.inFile).toMatchObject({ name: 'regulation-2560.pdf', text: expect.stringContaining('สารบรรณ') });
    expect(await idsOf(stranger, 'งานสารบรรณ')).toEqual([]);
    expect(await idsOf(registrar, 'ส่งระเบียบ งานสารบรรณ')).toEqual([documentId]);
    expect(await differences()).toEqual([]);
  });

  it('is found although the PDF gives sara aa out as sara am', async () => {
    const { documentId } = await registered(registrar, { subject: 'ส่งระเบียบฉบับที่ ๔', uploadIds: [await upload(registrar, 'regulation-2564.pdf')] });
    await expect.poll(() => idsOf(registrar, 'หัวหน้าส่วนราชการกำหนด')).toContain(documentId);
    const found = (await search(registrar, 'หัวหน้าส่วนราชการกำหนด')).data.find((letter) => letter.documentId === documentId);
    expect(found?.inFile?.text).toContain('หัวหน้ำส่วนรำชกำร');
    expect(await differences()).toEqual([]);
  });

  it('is never read of a secret letter, and forgotten when a letter becomes one', async () => {
    const uploadIds = [await upload(secretRegistrar, 'regulation-2548.pdf')];
    const { documentId } = await registered(secretRegistrar, { subject: 'ส่งเอกสารลับ', uploadIds, secrecy: 2 });
    const texts = async (id: number) =>
      (
        await sql<{ state: string }>`select t.state from file_text t join document_file df on df.file_id = t.file_id where df.document_id = ${id}`.execute(
          running.db,
        )
      ).rows;
    expect(await texts(documentId)).toEqual([]);
    const open = await registered(registrar, { subject: 'จะกลายเป็นลับ', uploadIds: [await upload(registrar, 'regulation-2560.pdf')] });
    await expect.poll(() => texts(open.documentId)).toEqual([{ state: 'read' }]);
    await sql`update document set secrecy = 2 where id = ${open.documentId}`.execute(running.db);
    expect(await texts(open.documentId)).toEqual([]);
    const { rows } = await sql<{ body: string | null }>`select body from doc_search where document_id = ${open.documentId}`.execute(running.db);
    expect(rows).toEqual([{ body: null }]);
    expect(await idsOf(registrar, 'จะกลายเป็นลับ')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('waits for a letter that is just becoming secret, and is forgotten', async () => {
    const { documentId } = await registered(registrar, { subject: 'เพิ่งจะลับ', uploadIds: [await upload(registrar, 'regulation-2560.pdf')] });
    const { rows } = await sql<{
      fileId: number;
    }>`select file_id as "fileId" from document_file where document_id = ${documentId}`.execute(running.db);
    const fileId = rows[0]?.fileId ?? 0;
    let stored: Promise<void> = Promise.resolve();
    await running.db.transaction().execute(async (transaction) => {
      await sql`update document set secrecy = 2 where id = ${documentId}`.execute(transaction);
      stored = running.db.transaction().execute((other) => saveText(other, fileId, { state: 'read', text: 'ความลับ', isCut: false, now: new Date() }));
      await expect.poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(running.db)).rows.length).toBeGreaterThan(0);
    });
    await stored;
    expect((await sql`select 1 from file_text where file_id = ${fileId}`.execute(running.db)).rows).toEqual([]);
    expect(await differences()).toEqual([]);
  });
});

describe('the index', () => {
  it('is what the letters say after changes side by side, and the check names what is not', async () => {
    const { documentId } = await registered(registrar, { subject: 'พิสูจน์ดัชนี' });
    await Promise.all(
      [registry, other].map(({ deskId }) =>
        sql`insert into document_party (document_id, desk_id) values (${documentId}, ${deskId}) on conflict do nothing`.execute(running.db),
      ),
    );
    expect(await differences()).toEqual([]);
    await sql`update doc_search set visible_to = '{}', text = 'x' where document_id = ${documentId}`.execute(running.db);
    expect(await differences()).toEqual([{ documentId, columns: ['visible_to', 'text'] }]);
    await sql`delete from doc_search where document_id = ${documentId}`.execute(running.db);
    expect(await differences()).toEqual([{ documentId, columns: ['row'] }]);
    await sql`select index_document(${documentId})`.execute(running.db);
    expect(await differences()).toEqual([]);
  });
});

describe('kept searches', () => {
  it('are kept by name, found again, and deleted by their owner alone', async () => {
    const asked = { query: 'งบประมาณ', speeds: [4] };
    const { body } = await portal.post('/api/sarabun/save-search', { name: ' ด่วนเรื่องงบ ', asked }, { as: registrar });
    expect(body.item).toMatchObject({ name: 'ด่วนเรื่องงบ', asked: { query: 'งบประมาณ', speeds: [4], kinds: [] } });
    const again = await portal.post('/api/sarabun/save-search', { name: 'ด่วนเรื่องงบ', asked }, { as: registrar });
    expect([again.code, again.body.code]).toEqual([422, 'nameTaken']);
    expect((await portal.post('/api/sarabun/save-search', { name: 'ว่าง', asked: { query: '' } }, { as: registrar })).body.code).toBe('emptySearch');
    const { id } = body.item;
    expect((await portal.get('/api/sarabun/saved-searches', { as: stranger })).body.items).toEqual([]);
    const strange = await portal.post('/api/sarabun/forget-search', { id }, { as: stranger });
    const unknown = await portal.post('/api/sarabun/forget-search', { id: 999_999 }, { as: stranger });
    expect([strange.code, strange.body]).toEqual([404, unknown.body]);
    expect((await portal.get('/api/sarabun/saved-searches', { as: registrar })).body.items).toHaveLength(1);
    expect((await portal.post('/api/sarabun/forget-search', { id }, { as: registrar })).code).toBe(200);
    expect((await portal.get('/api/sarabun/saved-searches', { as: registrar })).body.items).toEqual([]);
  });
});
