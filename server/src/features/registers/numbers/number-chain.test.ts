import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { testPortal } from '../../../../test/portal';
import { anchorNumbers, verifyNumberSeries } from '..';

let now = new Date('2026-12-31T16:59:59Z');
const portal = await testPortal({ clock: () => now });
const { db, world } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });

/** Changes the database directly, as an attacker with full access would. */
const tamper = (statement: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(statement).execute(transaction);
  });
const receive = async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  const reply = await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
  return { legId, ...reply.body.item };
};
const prove = () => verifyNumberSeries(db);

beforeAll(async () => {
  const legs = await Promise.all(Array.from({ length: 50 }, () => letterFor(portal, registrar, unit)));
  await Promise.all(legs.map(({ legId }) => portal.post('/api/sarabun/receive-document', { legId }, { as: registrar })));
});

it('gives fifty registrars at once fifty numbers, each with its line of the chain', async () => {
  expect(await prove()).toMatchObject({
    faults: 0,
    lines: [expect.stringMatching(/^✓ กองที่ \d+ · ทะเบียนหนังสือรับ พ\.ศ\. ๒๕๖๙: เลข ๑–๕๐ ครบ ไม่ขาด ไม่ซ้ำ \(ใช้ ๕๐ จอง ๐ ยกเลิก ๐\) ห่วงโซ่ 50 บรรทัด [0-9a-f]{16}$/)],
  });
});

it('begins at 1 again when the year turns in Bangkok, and burns what is cancelled', async () => {
  now = new Date('2026-12-31T17:00:00Z');
  const { legId, receiveNumber, year } = await receive();
  expect({ receiveNumber, year }).toEqual({ receiveNumber: 1, year: 2570 });
  expect((await portal.post('/api/sarabun/cancel-receipt', { legId, reason: 'ลงผิดเรื่อง' }, { as: registrar })).code).toBe(200);
  expect((await receive()).receiveNumber).toBe(2);
  const { faults, lines } = await prove();
  expect(faults).toBe(0);
  expect(lines[1]).toMatch(/พ\.ศ\. ๒๕๗๐: เลข ๑–๒ ครบ ไม่ขาด ไม่ซ้ำ \(ใช้ ๑ จอง ๐ ยกเลิก ๑\) ห่วงโซ่ 3 บรรทัด/);
});

it('cannot be written over by plain SQL', async () => {
  await expect(sql`update number_line set number = 7`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from number_line`.execute(db)).rejects.toThrow('append-only');
});

const tampers: [what: string, statement: string, undo: string, said: RegExp][] = [
  [
    'a number of another letter',
    'update register_entry set document_id = document_id + 1 where number = 7 and year = 2569',
    'update register_entry set document_id = document_id - 1 where number = 7 and year = 2569',
    /เลข ๗: รายการในทะเบียนไม่ตรง/,
  ],
  [
    'a number that was taken out',
    'update register_entry set year = 2400 where number = 9 and year = 2569',
    'update register_entry set year = 2569 where number = 9 and year = 2400',
    /เลข ๙: ขาดหายไปจากทะเบียน/,
  ],
  [
    'a burned number that lives again',
    "update register_entry set state = 'issued' where state = 'void'",
    "update register_entry set state = 'void' where number = 1 and year = 2570",
    /เลข ๑: รายการในทะเบียนไม่ตรง/,
  ],
  [
    'a changed line',
    "update number_line set printed = '๙' where line = 12 and year = 2569",
    "update number_line set printed = '๑๒' where line = 12 and year = 2569",
    /เลข ๑๒: ห่วงโซ่ขาด: บรรทัดของเลขนี้ถูกแก้ไข/,
  ],
  [
    'a counter set back',
    'update number_series set last_number = 49 where year = 2569',
    'update number_series set last_number = 50 where year = 2569',
    /เลข ๕๐: เกินเลขล่าสุด/,
  ],
];
it.each(tampers)('finds %s, and that series only', async (_what, statement, undo, said) => {
  await tamper(statement);
  const { lines, faults } = await prove();
  await tamper(undo);
  expect(faults).toBeGreaterThan(0);
  expect(lines.join('\n')).toMatch(said);
  expect(lines.filter((line) => line.startsWith('✓')).length).toBeGreaterThanOrEqual(1);
  expect((await prove()).faults).toBe(0);
});

it('finds a chain that was written again with right hashes, by what the audit holds', async () => {
  await anchorNumbers(world);
  await anchorNumbers(world);
  expect((await sql<{ n: number }>`select count(*) as n from audit where action = 'anchorNumbers'`.execute(db)).rows[0]?.n).toBe(1);
  expect((await prove()).faults).toBe(0);
  await tamper(`
    update register_entry set entered_at = entered_at - interval '1 day' where number = 2 and year = 2570;
    delete from number_line where year = 2570; update number_series set last_line = 0, last_hash = '' where year = 2570;
    select chain_unchained_numbers()`);
  const { lines, faults } = await prove();
  expect(faults).toBe(1);
  expect(lines.join('\n')).toContain('ห่วงโซ่ถูกเขียนใหม่');
});
