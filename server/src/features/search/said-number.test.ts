import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const { running } = portal;
const registry = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(registry, { function: 'registrar' });
const stranger = await portal.person(other, { function: 'registrar' });

interface Answer {
  data: { documentId: number; receipts: object[] }[];
  exact: { documentId: number }[];
}
const search = async (as: TestPerson, query: string, more: object = {}): Promise<Answer> =>
  (await portal.post('/api/sarabun/search', { query, ...more }, { as })).body;
const idsOf = async (as: TestPerson, query: string) => (await search(as, query)).data.map((letter) => letter.documentId);

async function registered(as: TestPerson, more: { subject: string; number: string; sender?: string; kind?: number; datedOn?: string }) {
  const given = { deskId: registry.deskId, kind: 1, datedOn: '2026-01-05', sender: 'กระทรวงการคลัง', addressee: 'อธิบดี', speed: 1, secrecy: 1, ...more };
  const { body } = await portal.post('/api/sarabun/register-incoming', given, { as });
  return body.item as { documentId: number };
}

const exactOf = async (query: string, more: object = {}) => (await search(registrar, query, more)).exact.map(({ documentId }) => documentId);

describe('a number as it is said', () => {
  it('finds the letter of the kind that stands before the number, whatever the office calls it', async () => {
    const order = await registered(registrar, { subject: 'แต่งตั้งกรรมการ', number: '๗๗๑/๒๕๖๙', kind: 4, datedOn: '2026-02-03' });
    const earlier = await registered(registrar, { subject: 'แต่งตั้งกรรมการ', number: '๗๗๑/๒๕๖๘', kind: 4, datedOn: '2025-02-03' });
    const circular = await registered(registrar, { subject: 'แจ้งวันหยุด', number: 'นร ๐๑๐๖/ว ๗๗๑', kind: 3 });
    const memo = await registered(registrar, { subject: 'ขอใช้ห้องประชุม', number: 'นร ๐๑๐๖/๗๗๑', kind: 2 });
    const written = await registered(registrar, { subject: 'รายงานผล', number: 'นร ๐๑๐๖.๑/๗๗๑', kind: 14 });
    await registered(registrar, { subject: 'คำสั่ง ๗๗๑ ที่อ้างถึง', number: 'นร ๐๑๐๖/๗๗๑๐' });
    const ids = (...letters: { documentId: number }[]) => letters.map(({ documentId }) => documentId).sort((one, other) => other - one);
    expect(await exactOf('คำสั่ง 771')).toEqual(ids(order, earlier));
    expect(await exactOf('คำสั่งที่ ๗๗๑/๒๕๖๙')).toEqual(ids(order));
    expect(await exactOf('order 771/2568')).toEqual(ids(earlier));
    for (const query of ['หนังสือเวียน 771', 'เวียน ๗๗๑', 'circular 771']) expect(await exactOf(query), query).toEqual(ids(circular));
    expect(await exactOf('บันทึก 771')).toEqual(ids(memo, written));
    expect(await exactOf('บันทึกข้อความที่ 771')).toEqual(ids(memo));
    await running.db.updateTable('document_type').set({ name_th: 'หนังสือสั่งงาน' }).where('code', '=', 4).execute();
    expect(await exactOf('หนังสือสั่งงาน 771')).toEqual(ids(order, earlier));
    await running.db.updateTable('document_type').set({ name_th: 'คำสั่ง' }).where('code', '=', 4).execute();
    expect(await exactOf('ประกาศ 771')).toEqual([]);
    // Nobody finds what they may not see.
    expect((await search(stranger, 'คำสั่ง 771')).exact).toEqual([]);
  });

  it('puts the letters whose number bears the code before those with its letters in a word', async () => {
    const coded = await registered(registrar, { subject: 'ขอเชิญ', number: 'กค ๐๙๙๑/๘๘๒' });
    for (const number of ['นร ๐๑๐๖/๘๘๒', 'ศธ ๐๑๐๖/๘๘๒']) await registered(registrar, { subject: 'แผนกคลังพัสดุ', sender: 'แผนกคลัง', number });
    expect(await exactOf('กค 882')).toEqual([coded.documentId]);
    expect(await exactOf('กค 0991')).toEqual([coded.documentId]);
    expect(await exactOf('กค 0106')).toEqual([]);
    for (const query of ['กค 882', 'กค 0991', 'กค ๐๙๙๑/๘๘๒']) expect((await idsOf(registrar, query))[0], query).toBe(coded.documentId);
    expect((await idsOf(registrar, 'กค 882')).length).toBeGreaterThan(1);
  });

  it('is found with a year of two digits, an office, and any word for number before it', async () => {
    const order = await registered(registrar, { subject: 'แต่งตั้งเวร', number: '๖๖๓/๒๕๖๙', kind: 4, sender: 'กรมที่ดิน' });
    const announced = await registered(registrar, { subject: 'สอบราคา', number: '๖๖๓/๒๕๖๙', kind: 7 });
    const said = ['คำสั่งที่ 663', 'คำสั่งที่ ๖๖๓/๒๕๖๙', 'คำสั่งเลขที่ 663/2569', 'คำสั่ง เลขที่ 663', 'คำสั่ง 663/69', 'คำสั่งกรมที่ 663', 'คำสั่งกรมที่ดินที่ 663/69'];
    for (const query of said) expect(await exactOf(query), query).toEqual([order.documentId]);
    for (const query of ['คำสั่งกรมบัญชีกลางที่ 663', 'คำสั่ง 663/68']) expect(await exactOf(query), query).toEqual([]);
    expect(await exactOf('ประกาศที่ 663')).toEqual([announced.documentId]);
    expect(await exactOf('ประกาศรายชื่อ 663')).toEqual([]);
    expect(await idsOf(registrar, 'เลขที่ 663/2569')).toEqual([announced.documentId, order.documentId]);
  });
});

describe('a number of a register', () => {
  const year = Number(new Date().toISOString().slice(0, 4)) + 543;
  /** Lets a register give the letter another number. */
  async function numbered(documentId: number, unitId: number, more: { register?: 'receive' | 'send'; number: number; year?: number; state?: 'void' }) {
    const { register = 'receive', state = 'issued', ...given } = { year, ...more };
    await sql`
      insert into register (unit_id, kind) values (${unitId}, ${register}) on conflict do nothing`.execute(running.db);
    await sql`
      insert into register_entry (register_id, year, number, state, document_id, entered_at, entered_by, printed)
      select id, ${given.year}, ${given.number}, ${state}::entry_state, ${documentId}, now(), ${registrar.personId}, ''
      from register where unit_id = ${unitId} and kind = ${register}::register_kind and not is_secret`.execute(running.db);
  }

  it('of sending is not that of receiving', async () => {
    const sent = await registered(registrar, { subject: 'ส่งออก', number: 'นร ๐๑๐๖/๑' });
    const received = await registered(registrar, { subject: 'รับเข้า', number: 'นร ๐๑๐๖/๒' });
    await numbered(sent.documentId, registry.unitId, { register: 'send', number: 9034 });
    await numbered(received.documentId, registry.unitId, { number: 9034 });
    for (const query of ['เลขส่ง 9034', 'เลขที่ส่ง ๙๐๓๔', 'หนังสือส่งที่ 9034', `เลขส่ง 9034/${year - 2500}`, 'ทะเบียนส่งเลขที่ 9034', 'send no. 9034'])
      expect(await idsOf(registrar, query), query).toEqual([sent.documentId]);
    for (const query of ['เลขรับ 9034', 'เลขที่รับ 9034', 'หนังสือรับที่ 9034', `เลขรับ 9034/${year}`])
      expect(await idsOf(registrar, query), query).toEqual([received.documentId]);
  });

  it('of the own register and this year comes first, before younger letters of others', async () => {
    const named = async (subject: string) => (await registered(registrar, { subject, number: `นร ๐๑๐๖/${subject}` })).documentId;
    const [mine, earlier, foreign] = [await named('ปีนี้'), await named('ปีก่อน'), await named('กองอื่น')];
    await numbered(mine, registry.unitId, { number: 9045 });
    await numbered(earlier, registry.unitId, { number: 9045, year: year - 1 });
    await numbered(foreign, other.unitId, { number: 9045 });
    expect(await idsOf(registrar, 'เลขรับ 9045')).toEqual([mine, earlier, foreign]);
    expect(await exactOf('9045')).toEqual([mine, earlier, foreign]);
    expect(await idsOf(registrar, `เลขรับ 9045/${year - 1}`)).toEqual([earlier]);
  });

  it('finds the letter when it is cancelled, and says so', async () => {
    const letter = await registered(registrar, { subject: 'เลขถูกยกเลิก', number: 'นร ๐๑๐๖/๓' });
    await numbered(letter.documentId, registry.unitId, { number: 9146, state: 'void' });
    const { data } = await search(registrar, 'เลขรับ 9146');
    expect(data[0]?.receipts).toContainEqual(expect.objectContaining({ register: 'receive', number: 9146, isCancelled: true }));
  });
});
