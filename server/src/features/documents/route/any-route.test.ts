import { type DocumentAction, documentActions } from '@sarabun/contract/documents/verbs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { expectFiledAsStored } from '../../../../test/queries/filed-rows';
import { routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';
import { findIndexDifferences } from '../../search';

/** How many letters are tried. */
const runs = 20;

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const route = routeOf(portal);
const { db } = portal.running;
const central = await portal.unit();
const division = await portal.unit();
const section = await portal.unit({ hasRegistry: false, parentId: division.unitId });
const registrar = await portal.person(central, { function: 'registrar' });
const clerk = await portal.person(division, { function: 'registrar' });
const secret = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
const head = await portal.person(division, { clearance: 3 });
const director = await portal.person(central, { clearance: 2 });
const headPost = await portal.headPost(division, head);
const directorPost = await portal.headPost(central, director);
const officer = await portal.person(section);
const cleared = await portal.person(section, { clearance: 3 });
const persons = [registrar, clerk, secret, head, director, officer, cleared];
const clearances = new Map<TestPerson, number>([
  [secret, 3],
  [head, 3],
  [director, 2],
  [cleared, 3],
]);
const desks = [central, division, section, headPost, directorPost, officer, cleared, head].map(({ deskId }) => deskId);

/** Verbs that only show something, need more than a letter on its way, or are for own letters. */
const looking = ['receiveSame', 'viewReport', 'viewPersonReport', 'viewCirculation', 'remind'] as const;
const ofOwnLetters = [
  'submitDraft',
  'editDraft',
  'passReview',
  'returnDraft',
  'declineSignature',
  'withdrawDraft',
  'remindSigner',
  'sign',
  'dispatch',
] as const;
type Other = (typeof looking)[number] | (typeof ofOwnLetters)[number];
type Verb = Exclude<DocumentAction, Other>;
const isVerb = (action: DocumentAction): action is Verb => ![...looking, ...ofOwnLetters].some((other) => other === action);
const allVerbs = documentActions.filter(isVerb);

/** One try: someone does something, allowed or not, with one of the legs, naming these desks. */
const attempt = fc.record({
  who: fc.constantFrom(...persons),
  /** Prefer allowed actions, so that routes grow long. */
  wisely: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  verb: fc.constantFrom<Verb>(...allVerbs),
  atOnce: fc.boolean(),
  leg: fc.nat(),
  to: fc.uniqueArray(fc.constantFrom(...desks), { minLength: 1, maxLength: 2 }),
  choice: fc.constantFrom('acknowledged', 'acknowledgedAssigned', 'approved', 'notApproved', 'filed', 'other'),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;

const parties = (to: readonly number[]) => to.map((deskId, index) => ({ deskId, responsibility: index === 0 ? 'main' : 'joint' }));
const inputs: Record<Verb, (given: Attempt, below: number[]) => object> = {
  receive: () => ({}),
  refuse: () => ({ reason: 'ผิดหน่วยงาน' }),
  cancelReceipt: () => ({ reason: 'ลงรับผิด' }),
  present: ({ to }) => ({ deskId: to[0], text: 'เพื่อโปรดพิจารณา' }),
  assign: ({ to }) => ({ parties: parties(to), task: 'ดำเนินการ' }),
  command: ({ to, choice }) => ({ choice, text: 'ทราบ', parties: choice === 'acknowledged' || choice === 'filed' ? [] : parties(to) }),
  sendBack: () => ({ reason: 'ไม่ใช่หน้าที่' }),
  forward: ({ to }) => ({ deskIds: to, text: '' }),
  report: () => ({ text: 'เสร็จแล้ว' }),
  recordResult: () => ({ choice: 'agreed', decidedBy: 'ที่ประชุม', decidedOn: '2026-01-01', text: '' }),
  follow: () => ({ dueOn: null }),
  unfollow: () => ({}),
  recall: () => ({}),
  askAgain: () => ({ text: 'เพิ่มเติม' }),
  close: () => ({ text: '' }),
  reopen: () => ({ reason: 'มีข้อมูลใหม่' }),
  cancel: () => ({ reason: 'ผิดเรื่อง' }),
  acceptReport: () => ({}),
  assignPresent: ({ to: [deskId, ...others], atOnce }) => ({
    deskId,
    parties: parties(others.length > 0 ? others : [officer.deskId]),
    takesEffect: atOnce ? 'atOnce' : 'whenApproved',
  }),
  approveProposal: ({ to, atOnce }) => (atOnce ? { changed: { parties: parties(to) } } : {}),
  changeAssignees: ({ to, atOnce }, below) => ({ cancel: below.slice(0, 1), reason: 'ลาป่วย', parties: atOnce ? [] : parties(to) }),
  circulate: ({ to }) => ({ deskIds: to }),
  stopCirculation: () => ({}),
  acknowledge: () => ({}),
  askOpinion: ({ to }) => ({ deskIds: to, text: 'เห็นควรประการใด' }),
  giveOpinion: () => ({ text: 'เห็นชอบ' }),
  withdrawOpinion: () => ({ reason: 'ได้ข้อมูลแล้ว' }),
  retract: () => ({}),
};
/** Verbs done on the child leg, and the state it must have. */
const ofChild: Partial<Record<Verb, string>> = { recall: 'delivered', askAgain: 'done', acceptReport: 'done' };

const legsOf = async (documentId: number) =>
  (
    await sql<{ id: number; parentId: number | null; state: string }>`
      select id, parent_leg_id as "parentId", state from leg where document_id = ${documentId} order by sequence`.execute(db)
  ).rows;

/** The allowed actions of a person on a leg as the letter shows them; null if the letter does not exist for this person. */
async function allowedTo(who: TestPerson, documentId: number, legId: number): Promise<{ legId: number; allowedActions: DocumentAction[] } | null> {
  const { code, body } = await portal.get(`/api/sarabun/document?documentId=${documentId}&legId=${legId}`, { as: who });
  expect([200, 404]).toContain(code);
  return code === 200 ? body.item : null;
}

const endings: readonly Verb[] = ['close', 'refuse', 'reopen', 'cancel'];

/** The first person, from the one drawn, to whom the letter offers more than an end. */
async function wiser(given: Attempt, documentId: number, legs: Awaited<ReturnType<typeof legsOf>>): Promise<{ who: TestPerson; verb: Verb; legId: number }> {
  const from = persons.indexOf(given.who);
  for (const who of [...persons.slice(from), ...persons.slice(0, from)]) {
    for (const { id } of [...legs.slice(given.leg % legs.length), ...legs.slice(0, given.leg % legs.length)]) {
      const seen = await allowedTo(who, documentId, id);
      const offered = seen?.legId === id ? seen.allowedActions.filter(isVerb) : [];
      const verb = offered.includes(given.verb) ? given.verb : offered.filter((one) => !endings.includes(one))[given.leg % Math.max(1, offered.length)];
      if (!verb) continue;
      const child = legs.find(({ parentId, state }) => parentId === id && state === ofChild[verb]);
      return { who, verb, legId: child?.id ?? id };
    }
  }
  return { ...given, legId: legs[given.leg % legs.length]?.id ?? 0 };
}

/** Makes one try and checks the answer: nothing succeeds that the letter did not offer, nothing breaks. */
async function live(documentId: number, secrecy: number, given: Attempt): Promise<void> {
  const legs = await legsOf(documentId);
  const { who, verb, legId } = given.wisely ? await wiser(given, documentId, legs) : { ...given, legId: legs[given.leg % legs.length]?.id ?? 0 };
  const ownLegId = ofChild[verb] ? (legs.find(({ id }) => id === legId)?.parentId ?? legId) : legId;
  const below = legs.filter(({ parentId, state }) => parentId === legId && ['delivered', 'received', 'passedOn'].includes(state)).map(({ id }) => id);
  const seen = await allowedTo(who, documentId, ownLegId);
  expect(seen === null || secrecy <= (clearances.get(who) ?? 1)).toBe(true);
  const offered = seen?.legId === ownLegId ? seen.allowedActions : [];
  const reply = await route[verb](who, legId, inputs[verb](given, below));
  expect([200, 403, 404, 409, 422], `${verb} answered ${JSON.stringify(reply.body)}`).toContain(reply.code);
  if (reply.code === 200) expect(offered, `${verb} succeeded on leg ${legId}`).toContain(verb);
}

/** A letter is on someone's desk, or it has ended. */
async function expectHolder(documentId: number): Promise<void> {
  const { rows } = await sql<{ state: string; open: number; rows: number }>`
    select d.state, (select count(*) from leg l where l.document_id = d.id and l.state in ('delivered', 'received')) as open,
      (select count(*) from queue_entry e where e.document_id = d.id and e.queue in (1, 2, 3, 4, 5, 6, 10)) as rows from document d where d.id = ${documentId}`.execute(
    db,
  );
  const [letter] = rows;
  if (letter?.state === 'closed' || letter?.state === 'cancelled') expect(letter).toMatchObject({ open: 0 });
  else expect(letter?.open).toBeGreaterThan(0);
  expect(letter?.rows).toBe(letter?.open);
}

/** Every series runs from 1 to its last number without gaps or duplicates; void numbers are included. */
async function expectNumbersWhole(): Promise<void> {
  const { rows } = await sql`
    select s.register_id, s.last_number, count(e.id), count(distinct e.number), max(e.number) from number_series s left join register_entry e on e.register_id = s.register_id and e.year = s.year
    group by s.register_id, s.year, s.last_number having count(e.id) <> s.last_number or count(distinct e.number) <> s.last_number or max(e.number) <> s.last_number`.execute(
    db,
  );
  expect(rows).toEqual([]);
}

/** Nobody finds a row above their clearance in any queue. */
async function expectNobodySeesTooMuch(documentId: number, secrecy: number): Promise<void> {
  for (const person of persons) {
    if (secrecy <= (clearances.get(person) ?? 1)) continue;
    const { body } = await portal.post('/api/sarabun/get-todo-lists', {}, { as: person });
    const shown = Object.values<{ DOCUMENT: { F_DOC_ID: number }[] }>(body.items).flatMap((tile) => tile.DOCUMENT.map((row) => row.F_DOC_ID));
    expect(shown).not.toContain(documentId);
  }
}

it('holds the rules of the route whatever anybody tries', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 1, 1, 2, 3), fc.array(attempt, { minLength: 10, maxLength: 30 }), async (secrecy, attempts) => {
      const { documentId } = await letterFor(portal, secret, central, { secrecy });
      for (const given of attempts) {
        await live(documentId, secrecy, given);
        await expectHolder(documentId);
        await expectFiledAsStored(db, documentId);
      }
      await expectNumbersWhole();
      await expectNobodySeesTooMuch(documentId, secrecy);
      expect(await findCountDifferences(db)).toEqual([]);
      expect(await findIndexDifferences(db)).toEqual([]);
    }),
    { numRuns: runs },
  );
});
