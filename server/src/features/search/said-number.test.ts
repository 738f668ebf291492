import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const { running } = portal;
const registry = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(registry, { function: 'registrar' });
const stranger = await portal.person(other, { function: 'registrar' });

interface Answer {
  data: { documentId: number }[];
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

describe('a number as it is said', () => {
  const exactOf = async (query: string, more: object = {}) => (await search(registrar, query, more)).exact.map(({ documentId }) => documentId);

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
});
