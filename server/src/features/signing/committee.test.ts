import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf } from '../../../test/own-letters';
import { pdfaProblems } from '../../../test/papers/pdf-a';
import { readers } from '../../../test/pdf-text';
import { type TestPerson, testPortal } from '../../../test/portal';
import { pdfsig } from '../../../test/signatures/signed-pdfs';
import { pdfSignatures } from '../../platform/reading/pdf-signatures.mjs';
import { findTrusted } from '../certificates';
import { issuerOf } from '../registers';

const portal = await testPortal();
const { db } = portal.running;
const letters = ownLettersOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
await portal.person(unit, { function: 'registrar' });
const writer = await portal.person(unit, { name: 'ผู้ร่าง' });
const chair = await portal.person(unit, { name: 'ประธาน' });
const { deskId: chairDesk } = await portal.headPost(unit, chair);
const members: TestPerson[] = [];
for (const name of ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า']) members.push(await portal.person(unit, { name }));
const [one, two, three, four, five] = members as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];

const member = ({ deskId }: TestPerson) => ({ deskId, role: 'sign' as const, ofPanel: true });
const toChair = { deskId: chairDesk, role: 'sign' as const };
interface Committee {
  kind?: number;
  needed?: number;
  inTurn?: boolean;
  steps?: { deskId: number; role: 'review' | 'sign'; ofPanel?: boolean }[];
  content?: object;
}
const wanted = ({ kind = 4, needed = 3, inTurn = false, steps = [...members.map(member), toChair], content = {} }: Committee) => ({
  kind,
  ownerUnitId: unit.unitId,
  receivers: kind === 11 ? [] : [{ deskId: other.deskId, name: 'กองอื่น' }],
  steps,
  content: { ...content, panel: { needed, inTurn } },
});
const committee = (asked: Committee = {}) => letters.submitted(writer, wanted(asked));
const keeper = await portal.person(unit);
await portal.grant(keeper, 'certificate-person', 'manage');
const certificates = certificatesOf(portal, unit, keeper);
const certificatePin = '482137';
const legOf = async (person: TestPerson, documentId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from leg where document_id = ${documentId} and to_desk_id = any(${[person.deskId, ...(person === chair ? [chairDesk] : [])]})
      and state in ('delivered', 'received') order by sequence desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
};
const sign = async (person: TestPerson, documentId: number) => letters.sign(person, await legOf(person, documentId));
const decline = async (person: TestPerson, documentId: number, reason = 'มีส่วนได้เสีย') =>
  portal.post('/api/sarabun/decline-signature', { legId: await legOf(person, documentId), reason }, { as: person });
const states = async (documentId: number) => (await letters.view(writer, documentId)).own.steps.map(({ state }: { state: string }) => state);
const waiting = async (person: TestPerson, documentId: number) => (await legOf(person, documentId)) !== 0;
/** What a person was told of a letter last. */
const told = async ({ personId }: TestPerson, documentId: number) => {
  await portal.deliver();
  const { rows } = await sql<{ title: string; html: string }>`
    select title, html from notification where person_id = ${personId} and document_id = ${documentId} order by id desc limit 1`.execute(db);
  return rows[0];
};
const inQueue = async (person: TestPerson) => letters.legsIn(person, 'sign');

describe('a committee that signs in any order', () => {
  it('has all members asked together; with enough signatures the others are told, and the letter goes to the chair', async () => {
    const { documentId } = await committee();
    expect(await states(documentId)).toEqual(['open', 'open', 'open', 'open', 'open', 'waiting']);
    for (const person of [five, two]) expect((await sign(person, documentId)).body.item).toMatchObject({ number: '', legIds: [] });
    const late = await legOf(one, documentId);
    expect(await inQueue(one)).toContain(late);
    const third = await sign(three, documentId);
    expect([third.code, third.body.item.number, third.body.item.legIds.length]).toEqual([200, '', 1]);
    expect(await states(documentId)).toEqual(['spared', 'done', 'done', 'spared', 'done', 'open']);
    expect(await inQueue(one)).not.toContain(late);
    expect((await letters.sign(one, late)).code).not.toBe(200);
    expect(await told(one, documentId)).toMatchObject({ title: 'ท่านไม่ต้องตรวจหรือลงนามแล้ว', html: expect.stringContaining('ครบตามจำนวน') });
    const last = await sign(chair, documentId);
    expect(last.body.item.number).not.toBe('');
    const text = await readers.pdfjs(await letters.pdf(writer, documentId));
    for (const name of ['สอง', 'สาม', 'ห้า', 'ประธาน']) expect(text).toContain(name);
    expect(text).not.toContain('นายหนึ่ง');
  });

  it('gives the number with the last of the signatures needed, where nobody signs after it, and to one of two who press at once', async () => {
    const { documentId } = await committee({ needed: 2, steps: [one, two, three].map(member) });
    await sign(one, documentId);
    const legs = [await legOf(two, documentId), await legOf(three, documentId)] as const;
    const [second, third] = await Promise.all([letters.sign(two, legs[0]), letters.sign(three, legs[1])]);
    expect([second.code, third.code].filter((code) => code === 200)).toHaveLength(1);
    const { own, number } = await letters.view(writer, documentId);
    expect([own.signatures.length, number]).toEqual([2, expect.stringMatching(/./)]);
  });

  it('goes on without a member who declines with a reason, and back to its writer once too few are left', async () => {
    const { documentId } = await committee({ needed: 2, steps: [one, two, three].map(member) });
    expect((await decline(one, documentId, '')).code).not.toBe(200);
    expect((await decline(one, documentId)).code).toBe(200);
    expect(await states(documentId)).toEqual(['declined', 'open', 'open']);
    await sign(two, documentId);
    expect((await decline(three, documentId, 'ไม่เห็นด้วย')).code).toBe(200);
    expect(await told(writer, documentId)).toMatchObject({ html: expect.stringMatching(/เหตุผล .*ไม่พอ.*ไม่เห็นด้วย/) });
    const { body } = await letters.draft(writer, documentId);
    const returned = { by: expect.stringContaining('สาม'), reason: expect.stringMatching(/ไม่พอ.*ไม่เห็นด้วย/) };
    expect(body.item).toMatchObject({ state: 'draft', content: { panel: { needed: 2, inTurn: false } }, returned });
    const mine = (await portal.get('/api/sarabun/my-drafts', { as: writer })).body.data;
    expect(mine[0]).toMatchObject({ documentId, returnedReason: returned.reason });
    expect((await letters.view(writer, documentId)).own.signatures).toEqual([]);
    const { rows } = await sql<{ reason: string }>`
      select reason from leg where document_id = ${documentId} and state = 'refused' order by sequence desc limit 1`.execute(db);
    expect(rows[0]?.reason).toMatch(/ไม่พอ.*ไม่เห็นด้วย/);
  });

  it('tells those who were asked too that the draft went back, when too few are left', async () => {
    const { documentId } = await committee({ needed: 3, steps: [one, two, three].map(member) });
    expect((await decline(one, documentId)).code).toBe(200);
    for (const other of [two, three])
      expect(await told(other, documentId)).toMatchObject({ title: 'ท่านไม่ต้องตรวจหรือลงนามแล้ว', html: expect.stringContaining('เหตุผล ร่างถูกส่งกลับแก้ไข') });
  });

  it('is asked anew when its chair sends the letter back to it, and goes to its writer from any member', async () => {
    const { documentId } = await committee({ needed: 2, steps: [one, two, three].map(member).concat(toChair as never) });
    await sign(one, documentId);
    await decline(two, documentId);
    await sign(three, documentId);
    const back = { legId: await legOf(chair, documentId), to: 'step', position: 2, reason: 'ตรวจอีกครั้ง' };
    expect((await portal.post('/api/sarabun/return-draft', back, { as: chair })).code).toBe(200);
    expect(await states(documentId)).toEqual(['open', 'open', 'open', 'waiting']);
    expect((await letters.view(writer, documentId)).own.signatures).toEqual([]);
    await sign(two, documentId);
    expect((await letters.giveBack(one, await legOf(one, documentId), 'writer')).code).toBe(200);
    expect(await Promise.all([two, three].map((person) => waiting(person, documentId)))).toEqual([false, false]);
    expect((await letters.draft(writer, documentId)).body.item.state).toBe('draft');
  });

  it('is taken back by its writer from all, who are reminded together before', async () => {
    const { documentId } = await committee();
    await sign(one, documentId);
    const reminded = await portal.post('/api/sarabun/remind-signer', { documentId, text: '' }, { as: writer });
    expect(reminded.body.item.legIds).toHaveLength(4);
    expect((await letters.withdraw(writer, documentId)).code).toBe(200);
    expect(await Promise.all(members.map((person) => waiting(person, documentId)))).toEqual([false, false, false, false, false]);
  });

  it('is signed by whoever acts for a member, and by the successor of one who left', async () => {
    const absent = await portal.person(unit, { name: 'ลา' });
    const { postId, deskId } = await portal.headPost(other, absent);
    const deputy = await portal.person(other, { name: 'รักษาการ' });
    await portal.appoint({ personId: deputy.personId, postId, startsOn: '2020-01-01', endsOn: null });
    const { documentId } = await committee({ needed: 2, steps: [member(one), { deskId, role: 'sign', ofPanel: true }] });
    const { rows } = await sql<{ id: number }>`select id from leg where document_id = ${documentId} and to_desk_id = ${deskId}`.execute(db);
    expect((await letters.sign(deputy, rows[0]?.id as number)).code).toBe(200);
    const successor = await portal.person(unit, { name: 'ผู้รับช่วง' });
    await sql`update leg set to_desk_id = ${successor.deskId} where document_id = ${documentId} and to_desk_id = ${one.deskId}`.execute(db);
    await sql`insert into document_party (document_id, desk_id) values (${documentId}, ${successor.deskId})`.execute(db);
    expect((await sign(successor, documentId)).body.item.number).not.toBe('');
    const { signatures } = (await letters.view(writer, documentId)).own;
    expect(signatures.map(({ position, name }: { position: number; name: string }) => [position, name])).toEqual([
      [0, expect.stringContaining('ผู้รับช่วง')],
      [1, expect.stringContaining('รักษาการ')],
    ]);
  });

  it('signs in one press with other letters; what fails is named and stays, the others are signed', async () => {
    const [mine, gone, last] = [await committee(), await committee(), await committee()];
    const legIds = [];
    for (const { documentId } of [mine, gone, last]) legIds.push(await legOf(one, documentId));
    for (const person of [two, three, four]) await sign(person, gone.documentId);
    const { items } = (await letters.signAll(one, legIds)).body;
    expect(items.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code ?? null)).toEqual([null, 'alreadyMoved', null]);
  });
});

describe('who signs several letters at once', () => {
  it('learns of which the PDF will not have the signature, of none that others are to sign', async () => {
    const first = await committee({ needed: 2, steps: [one, two].map(member) });
    const last = await committee({ needed: 2, steps: [one, two].map(member) });
    await sign(two, last.documentId);
    const legIds = await Promise.all([first, last].map(({ documentId }) => legOf(one, documentId)));
    const apart = async (as: TestPerson) => portal.post('/api/sarabun/signatures-apart', { legIds: [...legIds, await legOf(two, first.documentId)] }, { as });
    expect((await apart(one)).body).toMatchObject({ apart: [legIds[0]], sealOnly: [] });
    expect((await apart(four)).code).toBe(404);
  });
});

describe('a committee that signs in turn', () => {
  it('asks one after the other, passes over who declines, and stops at the number', async () => {
    const { documentId } = await committee({ needed: 2, inTurn: true, steps: [one, two, three, four].map(member) });
    expect(await states(documentId)).toEqual(['open', 'waiting', 'waiting', 'waiting']);
    expect((await sign(two, documentId)).code).not.toBe(200);
    await sign(one, documentId);
    await decline(two, documentId);
    expect(await states(documentId)).toEqual(['done', 'declined', 'open', 'waiting']);
    expect((await sign(three, documentId)).body.item.number).not.toBe('');
    expect(await states(documentId)).toEqual(['done', 'declined', 'done', 'spared']);
  });
});

describe('minutes of a committee', () => {
  const session = {
    meeting: 'คณะกรรมการพัสดุ',
    sessionNumber: '1',
    sessionYear: '2569',
    heldOn: '2026-11-20',
    place: 'ห้องประชุม',
    present: [{ name: 'นายเอก', position: 'ประธาน' }],
  };
  const recorder = { deskId: writer.deskId, role: 'sign' as const };

  it('are signed by the recorder, then by enough members, then by the reviewer', async () => {
    const { documentId } = await committee({ kind: 11, needed: 2, steps: [recorder, ...[one, two, three].map(member), toChair], content: session });
    await sign(writer, documentId);
    for (const person of [three, one]) expect((await sign(person, documentId)).code).toBe(200);
    expect((await sign(chair, documentId)).body.item.number).toBe('๑/๒๕๖๙');
    const text = await readers.pdfjs(await letters.pdf(writer, documentId));
    for (const words of ['ผู้จดรายงานการประชุม', 'กรรมการ', 'ผู้ตรวจรายงานการประชุม']) expect(text).toContain(words);
  });

  it('bear the signature of each in the PDF where all sign one after the other; otherwise that of the last', async () => {
    const signers = [writer, one, two, chair];
    for (const person of signers) {
      const { body } = await portal.post('/api/core/certificates/offer', { personId: person.personId, reason: '' }, { as: keeper });
      expect((await certificates.collect(person, body.requestId)).code).toBe(200);
    }
    const signed = async (inTurn: boolean, sessionNumber: string) => {
      const steps = [recorder, member(one), member(two), toChair];
      const { documentId } = await committee({ kind: 11, needed: 2, inTurn, steps, content: { ...session, sessionNumber } });
      for (const person of signers) expect((await letters.sign(person, await legOf(person, documentId), { certificatePin })).code).toBe(200);
      const pdf = await letters.pdf(writer, documentId);
      const { verdict, signatures } = await pdfSignatures(pdf, { ...(await findTrusted(db)), timestampAnchors: [], now: new Date() });
      const others = (await pdfsig(pdf)) ?? 'Signature is Valid. '.repeat(signatures.length);
      const { own } = await letters.view(writer, documentId);
      const said = { inPdf: own.signatures.map(({ inPdf }: { inPdf: boolean | null }) => inPdf), names: own.signedPdf.names };
      return { verdict, by: signatures.map(({ by, state }) => `${by} ${state}`), others: others.match(/Signature is Valid\./g)?.length, pdf, ...said };
    };
    const inTurn = await signed(true, '7');
    const names = ['ผู้ร่าง', 'หนึ่ง', 'สอง', 'ประธาน'].map((name) => expect.stringMatching(new RegExp(`${name}.* valid$`)));
    const called = ['ผู้ร่าง', 'หนึ่ง', 'สอง', 'ประธาน'].map((name) => expect.stringContaining(name));
    expect(inTurn).toMatchObject({ verdict: 'intact', by: names, others: 4, inPdf: [true, true, true, true], names: called });
    expect(await pdfaProblems(inTurn.pdf)).toEqual([]);
    expect(await signed(false, '8')).toMatchObject({
      ...{ verdict: 'intact', by: names.slice(-1), others: 1 },
      ...{ inPdf: [false, false, false, true], names: called.slice(-1) },
    });
    // Nor is any in the PDF where the last one signs by picture alone, who is told so before.
    const { documentId } = await committee({ needed: 2, steps: [member(one), member(two)] });
    expect((await letters.sign(one, await legOf(one, documentId), { certificatePin })).code).toBe(200);
    const legIds = [await legOf(two, documentId)];
    expect((await portal.post('/api/sarabun/signatures-apart', { legIds }, { as: two })).body).toMatchObject({ apart: [], sealOnly: legIds });
    expect((await sign(two, documentId)).code).toBe(200);
    await letters.pdf(writer, documentId);
    const { own } = await letters.view(writer, documentId);
    expect(own.signedPdf).toMatchObject({ by: 'agency', names: [] });
    expect(own.signatures).toMatchObject([{ inPdf: false }, { inPdf: null }]);
  });

  it.each([
    ['recorderFirst', { kind: 11, needed: 2, steps: [member(one), member(two), recorder], content: session }],
    ['tooFewMembers', { needed: 3, steps: [member(one), member(two)] }],
    ['membersApart', { needed: 2, steps: [member(one), toChair, member(two)] }],
    ['noPanelHere', { kind: 16, needed: 2, steps: [member(one), member(two)] }],
  ])('and others are refused as %s where the way does not fit', async (code, asked) => {
    const { body } = await letters.save(writer, wanted(asked));
    expect((await letters.submit(writer, body.item)).body.code).toBe(code);
  });
});

describe('what a committee issues', () => {
  it('is issued by the unit over all its members, and by the owner where no member is above the others', async () => {
    const division = await portal.unit({ parentId: unit.unitId });
    await portal.person(division, { function: 'registrar' });
    const head = await portal.person(division, { name: 'หัวหน้ากอง' });
    const author = await portal.person(division, { name: 'เจ้าของเรื่อง' });
    const apart = await portal.unit({ parentId: unit.unitId });
    const stranger = await portal.person(apart, { name: 'ต่างกอง' });
    const named = async ({ unitId }: { unitId: number }) => (await issuerOf(db, unitId))?.name;
    const issuerBy = async (people: readonly TestPerson[], steps: Committee['steps']) => {
      const { documentId } = await letters.submitted(author, { ...wanted({ needed: 2, steps: steps ?? [] }), ownerUnitId: division.unitId });
      for (const person of people) expect((await sign(person, documentId)).code).toBe(200);
      return (await db.selectFrom('document').where('id', '=', documentId).select('issuer').executeTakeFirstOrThrow()).issuer;
    };
    expect(await issuerBy([head, chair], [member(head), { ...toChair, ofPanel: true }])).toBe(await named(unit));
    expect(await issuerBy([head, stranger], [member(head), member(stranger)])).toBe(await named(division));
    expect(await named(division)).not.toBe(await named(unit));
  });
});

describe('who checks the letter', () => {
  let saved: { documentId: number; revision: number };
  beforeAll(async () => {
    saved = await committee({ needed: 2, steps: [{ deskId: chairDesk, role: 'review' }, member(one), member(two)] });
  });

  it('does not change how many sign', async () => {
    const { documentId, revision } = saved;
    const asked = wanted({ needed: 1, steps: [member(one)] });
    expect((await letters.save(chair, { ...asked, documentId, revision })).code).toBe(200);
    const { item } = (await letters.draft(chair, documentId)).body;
    expect([item.content.panel.needed, item.steps.length]).toEqual([2, 3]);
  });
});
