import { type RegisterPrint, registerPrintPartPath } from '@sarabun/contract/registers/register-prints';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readers } from '../../../../test/pdf-text';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { deleteEnded } from './register-print-store';

const portal = await testPortal();
const { app, db, runner, world, storage } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registryHead' });
const stranger = await portal.person(await portal.unit(), { function: 'registryHead' });
const books = (await portal.get('/api/sarabun/registers', { as: registrar })).body.items as { kind: string; registerId: number }[];
const registerId = books.find(({ kind }) => kind === 'send')?.registerId as number;
const year = world.clock().getFullYear() + 543;

/** Lines of the register as the product writes them, then copied by number: a thousand acts would take minutes. */
async function fill(count: number): Promise<void> {
  const line = { subject: 'ส่งรายงานประจำเดือน', sender: 'กอง', addressee: 'อธิบดี', datedOn: null, remark: '' };
  const { code } = await portal.post('/api/sarabun/issue-numbers', { registerId, lines: [line] }, { as: registrar });
  expect(code).toBe(200);
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_name = 'register_entry' and is_generated = 'NEVER' and column_name not in ('id', 'number')`.execute(db);
  const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)));
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      insert into register_entry (number, ${columns})
      select n, ${columns} from (select * from register_entry where register_id = ${registerId} order by id limit 1) one,
        generate_series(2, ${count}) n`.execute(transaction);
  });
}
const order = (as: TestPerson, more = {}) => portal.post('/api/sarabun/order-register-print', { registerId, year, ...more }, { as });
const prints = async (as: TestPerson) => (await portal.get('/api/sarabun/register-prints', { as })).body.items as RegisterPrint[];
const open = (printId: number, part: number, as: TestPerson) =>
  app.inject({ url: registerPrintPartPath(printId, part), headers: { authorization: `Bearer ${as.token}` } });

it('sets many lines in parts, tells how far it is, and gives the files to whoever ordered them', { timeout: 180_000 }, async () => {
  await fill(1203);
  const { code, body } = await order(registrar);
  expect([code, body.item.parts]).toEqual([200, 2]);
  const { printId } = body.item;
  await runner.runDue('registerPrint');
  await expect.poll(async () => (await prints(registrar))[0]?.state, { timeout: 120_000 }).toBe('ready');
  const [print] = await prints(registrar);
  expect(print).toMatchObject({
    lines: 1203,
    parts: 2,
    year,
    done: [
      { part: 1, first: 1, last: 1000 },
      { part: 2, first: 1001, last: 1203 },
    ],
  });
  const second = await open(printId, 2, registrar);
  expect(second.headers['content-type']).toBe('application/pdf');
  expect(await readers.pdfjs(second.rawPayload)).toContain('๑๒๐๓');
  expect((await open(printId, 3, registrar)).statusCode).toBe(404);
  expect((await open(printId, 1, stranger)).statusCode).toBe(404);
  expect(await prints(stranger)).toEqual([]);
  expect((await portal.post('/api/sarabun/discard-register-print', { printId }, { as: stranger })).code).toBe(404);
});

it('refuses a register that one may not print, no lines, and more orders than can be set', async () => {
  expect((await order(stranger)).code).toBe(404);
  expect((await order(registrar, { search: 'ไม่มีคำนี้' })).body.code).toBe('noLines');
  await db
    .updateTable('job')
    .set({ run_at: new Date('2100-01-01') })
    .where('kind', '=', 'registerPrint')
    .execute();
  await runner.stop();
  const codes: string[] = [];
  for (let n = 0; n < 4; n++) codes.push((await order(registrar)).body.code ?? 'ok');
  expect(codes).toEqual(['ok', 'ok', 'ok', 'tooManyPrints']);
});

it('keeps nothing of a print that was thrown away, and shows none to whoever may read less than then', async () => {
  const [, , , ready] = await prints(registrar);
  const printId = ready?.printId as number;
  await sql`update register_print set clearance = 4 where id = ${printId}`.execute(db);
  expect((await prints(registrar)).map((one) => one.printId)).not.toContain(printId);
  expect((await open(printId, 1, registrar)).statusCode).toBe(404);
  await sql`update register_print set clearance = 1 where id = ${printId}`.execute(db);
  const [{ sha256 } = { sha256: Buffer.alloc(0) }] = (
    await sql<{ sha256: Buffer }>`select sha256 from register_print_part where print_id = ${printId} and part = 1`.execute(db)
  ).rows;
  expect((await portal.post('/api/sarabun/discard-register-print', { printId }, { as: registrar })).code).toBe(200);
  expect((await open(printId, 1, registrar)).statusCode).toBe(404);
  const unused = await db.transaction().execute((transaction) => deleteEnded(transaction, world.clock()));
  expect(unused.map((one) => one.toString('hex'))).toContain(sha256.toString('hex'));
  expect(await storage.has(sha256)).toBe(true);
  expect((await sql`select 1 from register_print where id = ${printId}`.execute(db)).rows).toEqual([]);
});
