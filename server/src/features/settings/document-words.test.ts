import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';
import { findDocumentWords } from './document-words-store';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const keeper = await portal.person(unit);
for (const page of ['document-type', 'book-send-from', 'book-send-to']) await portal.grant(keeper, page, 'manage');
await letterFor(portal, registrar, unit, { subject: 'ขอข้อมูล', number: 'นร ๑' });

const rename = async (page: string, search: string, nameTh: string) => {
  const [row] = (await portal.post(`/api/core/settings/${page}/list`, { search }, { as: keeper })).body.data;
  const { code: _, ...values } = row.values;
  await portal.post(`/api/core/settings/${page}/update`, { id: row.id, version: row.version, values: { ...values, nameTh } }, { as: keeper });
  await portal.deliver();
};

it('rows of a queue say what the office calls things, at once after it has changed its mind', async () => {
  const list = async (filter = {}) => (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'unreceived', filter }, { as: registrar })).body;
  expect((await list()).data[0].F_DOC_TYPE_NAME).toBe('หนังสือภายนอก');
  await rename('document-type', 'หนังสือภายนอก', 'จดหมายราชการ');
  expect((await list()).data[0].F_DOC_TYPE_NAME).toBe('จดหมายราชการ');
  expect((await list({ F_DOC_TYPE_NAME: 'จดหมาย' })).total).toBe(1);
  expect((await list({ F_DOC_TYPE_NAME: 'หนังสือภายนอก' })).total).toBe(0);
});

it('origins and destinations are proposed by name, short name and letter code, those in use only', async () => {
  const find = async (side: string, search: string) =>
    (await portal.get(`/api/sarabun/correspondents?side=${side}&search=${encodeURIComponent(search)}`, { as: registrar })).body.items.map(
      (item: { name: string }) => item.name,
    );
  expect(await find('from', 'งบประมาณ')).toEqual(['สำนักงบประมาณ']);
  expect(await find('from', 'กค 04')).toEqual(['กรมบัญชีกลาง']);
  expect(await find('to', 'ก.พ.ร.')).toEqual(['สำนักงานคณะกรรมการพัฒนาระบบราชการ']);
  const [row] = (await portal.post('/api/core/settings/book-send-from/list', { search: 'สำนักงบประมาณ' }, { as: keeper })).body.data;
  await portal.post('/api/core/settings/book-send-from/switch', { id: row.id, version: row.version, active: false }, { as: keeper });
  expect(await find('from', 'งบประมาณ')).toEqual([]);
  expect(await find('to', 'งบประมาณ')).toEqual(['สำนักงบประมาณ']);
});

it('a kind that the office does not write is not offered for writing, and a draft of it is refused; receiving is not touched', async () => {
  const writer = await portal.person(unit);
  const draft = () =>
    portal.post('/api/sarabun/save-draft', { kind: 2, ownerUnitId: unit.unitId, speed: 1, secrecy: 1, content: { subject: 'ทดสอบ' } }, { as: writer });
  const [row] = (await portal.post('/api/core/settings/document-type/list', { search: 'หนังสือภายใน' }, { as: keeper })).body.data;
  const { code: _, ...values } = row.values;
  const before = (await draft()).body;
  expect(before.fields?.kind).toBeUndefined();
  await portal.post('/api/core/settings/document-type/update', { id: row.id, version: row.version, values: { ...values, mayWrite: false } }, { as: keeper });
  await portal.deliver();
  const words = (await portal.get('/api/sarabun/document-words', { as: writer })).body;
  expect(words.kinds.find(({ code }: { code: number }) => code === 2)).toMatchObject({ active: true, mayWrite: false });
  expect((await draft()).body).toMatchObject({ code: 'kindNotWritten' });
});

it('the words of the office can be read where a page of them is empty', async () => {
  await sql`delete from sender_type`.execute(portal.running.db);
  const { senderTypes, kinds } = await findDocumentWords(portal.running.db);
  expect({ senderTypes, hasKinds: kinds.length > 0 }).toEqual({ senderTypes: [], hasKinds: true });
});
