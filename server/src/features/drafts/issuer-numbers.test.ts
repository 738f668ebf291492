import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { readers } from '../../../test/pdf-text';
import { testPortal } from '../../../test/portal';

// An office: a department and two divisions with a registry each, a third without, and a group below the first.
const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { app, db, runner } = portal.running;
const letters = ownLettersOf(portal);
const department = await portal.unit();
const finance = await portal.unit({ parentId: department.unitId });
const planning = await portal.unit({ parentId: department.unitId });
const plain = await portal.unit({ parentId: department.unitId, hasRegistry: false });
const group = await portal.unit({ parentId: finance.unitId, hasRegistry: false });
const headOf = async (unit: typeof department) => {
  const person = await portal.person(unit, { clearance: 2 });
  return { person, ...(await portal.headPost(unit, person)) };
};
const [general, ofFinance, ofPlanning, ofPlain, ofGroup] = [
  await headOf(department),
  await headOf(finance),
  await headOf(planning),
  await headOf(plain),
  await headOf(group),
];
const signers = [general, ofFinance, ofPlanning, ofPlain, ofGroup];
const writers = [
  { unit: finance, person: await portal.person(finance, { clearance: 2 }) },
  { unit: planning, person: await portal.person(planning, { clearance: 2 }) },
  { unit: plain, person: await portal.person(plain, { clearance: 2 }) },
];
const admin = await portal.person(department);
await portal.grant(admin, 'admin-configs', 'manage');

interface Wanted {
  kind: number;
  secrecy?: number;
  content?: Partial<LetterContent>;
}
const signed = async (wanted: Wanted, { unit, person }: (typeof writers)[number], signer: (typeof signers)[number]) => {
  const { documentId, legId } = await letters.submitted(person, {
    ownerUnitId: unit.unitId,
    usesOwnerNumber: true,
    receivers: [{ deskId: ofPlanning.deskId, name: 'ผู้อำนวยการ' }],
    steps: [{ deskId: signer.deskId, role: 'sign' }],
    ...wanted,
  });
  const reply = await letters.sign(signer.person, legId);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  const { number } = reply.body.item as { number: string };
  return { documentId, number, by: person };
};
const textOf = async ({ documentId, by }: { documentId: number; by: { token: string } }) => {
  const reply = await app.inject({ url: letterPdfPath(documentId, 1), headers: { authorization: `Bearer ${by.token}` } });
  return (await readers.pdfjs(reply.rawPayload)).replace(/\s+/gu, ' ');
};
const nameOf = async (unitId: number) => (await db.selectFrom('unit').where('id', '=', unitId).select('name_th').executeTakeFirstOrThrow()).name_th;

it('two orders under one printed heading never carry one number, whoever writes and signs them', async () => {
  const headings: string[] = [];
  for (const secrecy of [1, 2])
    for (const writer of writers.slice(0, 2))
      for (const signer of secrecy === 1 ? signers : signers.slice(0, 2)) {
        const order = await signed({ kind: 4, secrecy }, writer, signer);
        const text = await textOf(order);
        const heading = text.slice(text.indexOf('คำสั่ง'), text.indexOf(' เรื่อง'));
        expect(heading).toContain(`ที่ ${order.number}`);
        headings.push(heading);
      }
  expect(new Set(headings).size).toBe(headings.length);
  // Letters signed by the heads of the department and of the division without a registry are numbered in the
  // department's series.
  const agency = await nameOf(department.unitId);
  const ofDepartment = headings.filter((heading) => heading.startsWith(`คำสั่ง${agency} `) && !heading.includes('ลับ'));
  expect(ofDepartment.map((heading) => heading.split(' ที่ ')[1])).toEqual(['๑', '๒', '๓', '๔'].map((number) => `${number}/๒๕๖๙`));
}, 120_000);

it('numbers an order in the register of who issues it, and prints that issuer', async () => {
  const [writer] = writers as [(typeof writers)[number]];
  const [agency, division] = [await nameOf(department.unitId), await nameOf(finance.unitId)];
  const ofGeneral = await signed({ kind: 4 }, writer, general);
  expect(await textOf(ofGeneral)).toContain(`คำสั่ง${agency} ที่ ${ofGeneral.number}`);
  const register = async ({ documentId }: { documentId: number }) =>
    (
      await sql<{ unitId: number }>`
        select r.unit_id as "unitId" from register_entry e join register r on r.id = e.register_id where e.document_id = ${documentId}`.execute(db)
    ).rows.map(({ unitId }) => unitId);
  expect(await register(ofGeneral)).toEqual([department.unitId]);
  for (const signer of [ofFinance, ofGroup]) {
    const own = await signed({ kind: 4 }, writer, signer);
    expect(await textOf(own)).toContain(`คำสั่ง${division} ${agency} ที่ ${own.number}`);
    expect(await register(own)).toEqual([finance.unitId]);
  }
  const certificate = await signed({ kind: 10, content: { subjectPerson: 'นายเอก' } }, writer, general);
  expect(await register(certificate)).toEqual([department.unitId]);
});

it('gives regulations, announcements and news their edition and year, and a send number where the agency says so', async () => {
  const [writer] = writers as [(typeof writers)[number]];
  const announce = (edition: string) => signed({ kind: 7, content: { edition } }, writer, general);
  const [second, plainOne] = [await announce('2'), await announce('')];
  expect([second.number, plainOne.number]).toEqual(['ฉบับที่ ๒ พ.ศ. ๒๕๖๙', 'พ.ศ. ๒๕๖๙']);
  const text = await textOf(second);
  expect(text).toContain('(ฉบับที่ ๒)');
  expect(text).not.toContain(' ที่ ');
  expect((await letters.view(writer.person, second.documentId)).entries).toEqual([]);
  const saved = await portal.post('/api/core/save-agency-value', { name: 'noticeNumbers', value: 1, version: 0 }, { as: admin });
  expect(saved.code).toBe(200);
  const numbered = await announce('3');
  expect(numbered.number).toMatch(/\/๑$/u);
  expect(await textOf(numbered)).toContain(`ที่ ${toThaiDigits(numbered.number)}`);
  expect((await letters.view(writer.person, numbered.documentId)).entries).toMatchObject([{ register: 'send' }]);
  expect((await portal.post('/api/core/save-agency-value', { name: 'noticeNumbers', value: 2, version: 1 }, { as: admin })).body.code).toBe('outOfBounds');
});

it('names the file of every signed letter as no other', async () => {
  const values = { licensee: 'ก', taxId: '1', business: 'ข', place: 'ค', validFrom: '1 ม.ค.', validTo: '31 ธ.ค.', formerNumber: '1' };
  const kinds: Wanted[] = [
    ...[1, 2, 3].map((kind) => ({ kind })),
    { kind: 4, secrecy: 2 },
    { kind: 10, content: { subjectPerson: 'นายเอก' } },
    ...['licence-9', 'licence-10'].map((formCode) => ({ kind: 15, content: { formCode, formValues: values } })),
  ];
  const [writer] = writers as [(typeof writers)[number]];
  for (const signer of [general, ofPlanning]) for (const wanted of kinds) await signed(wanted, writer, signer);
  await portal.deliver();
  while ((await runner.runDue('print')) > 0);
  const files = await db.selectFrom('document_file').where('sequence', '=', 1).select('name').execute();
  expect(files.length).toBeGreaterThan(30);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.filter(({ name }) => !/^2569_[A-Z]+[0-9_]*[A-Z]*[0-9]*\w*\.pdf$/.test(name))).toEqual([]);
}, 120_000);
