import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';

// Two connections, so that each serves calls in both languages.
const portal = await testPortal({ environment: { DATABASE_CONNECTIONS: '2' } });
const { db } = portal.running;
const unit = await portal.unit();
const reader = await portal.person(unit);
const colleague = await portal.person(unit);

await sql`update person set prefix = 'นางสาว', first_name = 'มาลินี', last_name = 'ใจดี', first_name_en = 'Malinee', last_name_en = 'Jaidee' where id = ${reader.personId}`.execute(
  db,
);
await sql`update unit set name_th = 'กองแผนงาน', name_en = 'Planning Division' where id = ${unit.unitId}`.execute(db);
await sql`update person set first_name = 'สมชาย', last_name = 'รักงาน', first_name_en = '', last_name_en = '' where id = ${colleague.personId}`.execute(db);

const me = async (language: string) => {
  const { userInformation } = (await portal.post('/api/verify', {}, { as: reader, headers: { 'accept-language': language } })).body.userLogin;
  return [userInformation.F_FIRST_NAME, userInformation.F_LAST_NAME, userInformation.F_DEPT_NAME];
};
const thai = ['มาลินี', 'ใจดี', 'กองแผนงาน'];
const english = ['Malinee', 'Jaidee', 'Planning Division'];

it('names are told in the language of each call, whoever asked before on the same connection', async () => {
  const languages = ['th', 'en', 'th', 'th', 'en', 'en', 'th'];
  expect(await Promise.all(languages.map(me))).toEqual(languages.map((language) => (language === 'th' ? thai : english)));
});

it('a person without an English name is called by the Thai one, others with their English title', async () => {
  const found = await portal.get('/api/sarabun/parties?search=ใจดี', { as: colleague, headers: { 'accept-language': 'en' } });
  expect(found.body.items).toMatchObject([
    // What is written into a letter is Thai, whatever the screen shows.
    { name: 'Miss Malinee Jaidee', thaiName: 'นางสาวมาลินี ใจดี', unitName: 'Planning Division' },
  ]);
  const other = await portal.get('/api/sarabun/parties?search=รักงาน', { as: reader, headers: { 'accept-language': 'en' } });
  expect(other.body.items[0].name).toContain('สมชาย รักงาน');
});

it('what is done in English is kept in Thai, and read in both', async () => {
  const registrar = await portal.person(unit, { function: 'registrar' });
  const head = await portal.person(unit);
  const post = await portal.headPost(unit, head);
  await sql`update post set name_th = 'ผู้อำนวยการกองแผนงาน', name_en = 'Director of Planning' where id = ${post.postId}`.execute(db);
  const { received, present } = routeOf(portal);
  const { documentId, legId } = await received(registrar, unit);
  const presented = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds[0];
  const asked = { legId: presented, choice: 'acknowledged', note: 'ทราบ' };
  expect((await portal.post('/api/sarabun/command-document', asked, { as: head, headers: { 'accept-language': 'en' } })).body.status).toBe('success');
  expect((await sql<{ kept: string }>`select post_name as kept from note where document_id = ${documentId}`.execute(db)).rows).toEqual([
    { kept: 'ผู้อำนวยการกองแผนงาน' },
  ]);
  const written = async (language: string) =>
    (await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: head, headers: { 'accept-language': language } })).body.item.notes[0].writtenBy;
  expect((await written('th')).postName).toBe('ผู้อำนวยการกองแผนงาน');
  expect(await written('en')).toMatchObject({ name: expect.stringContaining('Somchai Jaidee'), postName: 'Director of Planning' });
});
