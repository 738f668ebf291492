import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import { filedQueues, queues, queuesShownIn, workQueueNumbers } from '@sarabun/contract/queues/queue';
import { type QueueCode, queueCodes } from '@sarabun/contract/queues/queue-codes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { ownLettersOf } from '../../../../test/own-letters';
import { password, type TestPerson, testPortal } from '../../../../test/portal';
import { expectFiledAsStored } from '../../../../test/queries/filed-rows';
import { findCountDifferences } from '../../queues';
import { documentWorkflow, type LegAction } from '../letter/document-workflow';

/** How many letters are tried. */
const runs = 15;

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { db } = portal.running;
const letters = ownLettersOf(portal);
const central = await portal.unit();
const division = await portal.unit({ parentId: central.unitId });
const section = await portal.unit({ hasRegistry: false, parentId: division.unitId });
const director = await portal.person(central, { clearance: 2 });
const directorPost = await portal.headPost(central, director);
const head = await portal.person(division, { clearance: 3 });
const headPost = await portal.headPost(division, head);
const deputy = await portal.person(division, { clearance: 2 });
await portal.appoint({ personId: deputy.personId, postId: directorPost.postId, startsOn: '2020-01-01', endsOn: null, kinds: [2] });
const secretary = await portal.person(central);
await sql`insert into seat (desk_id, person_id, function, post_id) values (${directorPost.deskId}, ${secretary.personId}, 'secretary', ${directorPost.postId})`.execute(
  db,
);
const writer = await portal.person(section, { clearance: 2 });
const secret = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
const persons = [
  await portal.person(central, { function: 'registrar' }),
  await portal.person(central, { function: 'registryHead', clearance: 2 }),
  secret,
  await portal.person(division, { function: 'registrar' }),
  await portal.person(division, { function: 'registrar', clearance: 2 }),
  await portal.person(division, { function: 'secretRegistrar', clearance: 2 }),
  director,
  deputy,
  secretary,
  head,
  await portal.person(section),
  writer,
];
const desks = [central, division, section, headPost, directorPost, writer, deputy].map(({ deskId }) => deskId);

/** A letter of a kind and class, from outside or of the office, with the desks it goes to first. */
const beginning = fc.record({ own: fc.boolean(), kind: fc.constantFrom(1, 2), secrecy: fc.constantFrom(1, 1, 2), short: fc.boolean() });
/** One step: who, which of the letter's rows, what, and to which desks. */
const step = fc.record({ who: fc.nat(), row: fc.nat(), what: fc.nat(), to: fc.uniqueArray(fc.constantFrom(...desks), { minLength: 1, maxLength: 3 }) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let counter = 0;
async function begin({ own, kind, secrecy, short }: { own: boolean; kind: number; secrecy: number; short: boolean }) {
  const subject = `เรื่องทดสอบที่ ${++counter} ครั้ง`;
  if (!own) return { subject, documentId: (await letterFor(portal, secret, short ? central : division, { kind, secrecy, subject })).documentId };
  const sign = { deskId: directorPost.deskId, role: 'sign' as const };
  const { documentId } = await letters.submitted(writer, {
    kind,
    secrecy,
    ownerUnitId: division.unitId,
    usesOwnerNumber: true,
    content: { subject },
    receivers: [
      { deskId: central.deskId, name: 'สำนักงาน' },
      { deskId: null, name: 'กรมอื่น' },
    ],
    steps: short ? [sign] : [{ deskId: headPost.deskId, role: 'review' as const }, sign],
  });
  return { subject, documentId };
}

interface Row {
  F_TRANS_ID: number;
  F_DOC_ID: number;
}
const tilesOf = async (as: TestPerson, search = ''): Promise<[QueueCode, { COUNT: number; DOCUMENT: Row[] }][]> =>
  Object.entries((await portal.post('/api/sarabun/get-todo-lists', { search }, { as })).body.items) as never;

/** The actions of a queue by the table; from `unsigned` the writer acts wherever the letter is. */
const actsIn = (codes: readonly string[], allowed: readonly DocumentAction[]) =>
  allowed.filter((action) => {
    const row = documentWorkflow[action as LegAction];
    return row.from.some((place) => codes.includes(place)) || (row.at === 'writer' && codes.includes('unsigned'));
  });
const open = async (as: TestPerson, documentId: number, legId: number, queue?: QueueCode) =>
  (await portal.get(`/api/sarabun/document?documentId=${documentId}&legId=${legId}${queue ? `&queue=${queue}` : ''}`, { as })).body.item;

/** Each tile of a person shows exactly the letters on which they can act there. */
async function expectTilesRight(as: TestPerson, { documentId, subject }: { documentId: number; subject: string }): Promise<void> {
  const shown = new Set<string>();
  for (const [tile, { DOCUMENT }] of await tilesOf(as, subject)) {
    const codes = queuesShownIn(tile, queueCodes);
    for (const row of DOCUMENT.filter((one) => one.F_DOC_ID === documentId)) {
      shown.add(`${tile} ${row.F_TRANS_ID}`);
      if (tile === 'jobCompleted') continue;
      const { allowedActions } = await open(as, documentId, row.F_TRANS_ID, tile);
      expect(actsIn(codes, allowedActions), `${as.username} in ${tile}, of ${allowedActions}`).not.toEqual([]);
    }
  }
  const { seats, clearance } = await portal.actor(as);
  const deskIds = seats.map(({ deskId }) => deskId);
  const filed = await sql<{ queue: number; legId: number }>`
    select queue, leg_id as "legId" from queue_entry
    where document_id = ${documentId} and desk_id = any(${deskIds}) and secrecy <= ${clearance} and queue = any(${workQueueNumbers})`.execute(db);
  for (const { queue, legId } of filed.rows) {
    const code = filedQueues.find((one) => queues[one].number === queue) ?? '';
    if (shown.has(`${code === 'dispatch' ? 'jobReceived' : code} ${legId}`)) continue;
    const { allowedActions } = await open(as, documentId, legId);
    expect(actsIn([code], allowedActions), `${as.username} lacks a row of ${code}`).toEqual([]);
  }
  const counted = (tiles: Awaited<ReturnType<typeof tilesOf>>) => tiles.map(([tile, { COUNT }]) => `${tile} ${COUNT}`);
  expect(counted(await tilesOf(as))).toEqual(counted(await tilesOf(as, 'เรื่องทดสอบที่')));
}

const parties = (to: readonly number[]) => to.map((deskId, index) => ({ deskId, responsibility: (['main', 'joint', 'information'] as const)[index] }));
const reason = 'ผิดเรื่อง';
const calls: Partial<Record<DocumentAction, [path: string, input: (to: number[]) => object]>> = {
  receive: ['receive-document', () => ({})],
  refuse: ['refuse-document', () => ({ reason })],
  cancelReceipt: ['cancel-receipt', () => ({ reason })],
  present: ['present-document', () => ({ deskId: headPost.deskId, text: 'เพื่อโปรดพิจารณา' })],
  assign: ['assign-document', (to) => ({ parties: parties(to), task: 'ดำเนินการ' })],
  assignPresent: ['assign-present', (to) => ({ deskId: directorPost.deskId, parties: parties(to), takesEffect: 'whenApproved' })],
  approveProposal: ['approve-proposal', () => ({})],
  command: ['command-document', (to) => (to.length > 2 ? { choice: 'filed' } : { choice: 'proceed', parties: parties(to) })],
  sendBack: ['send-back-document', () => ({ reason })],
  forward: ['forward-document', (to) => ({ deskIds: to, text: '' })],
  report: ['report-result', () => ({ text: 'เสร็จแล้ว' })],
  askOpinion: ['ask-opinion', (to) => ({ deskIds: to, text: 'เห็นควรประการใด' })],
  giveOpinion: ['give-opinion', () => ({ text: 'เห็นชอบ' })],
  withdrawOpinion: ['withdraw-opinion', () => ({ reason })],
  follow: ['follow-document', () => ({ dueOn: null })],
  circulate: ['circulate-document', (to) => ({ deskIds: to })],
  acknowledge: ['acknowledge-document', () => ({})],
  close: ['close-document', () => ({ text: '' })],
  reopen: ['reopen-document', () => ({ reason })],
  passReview: ['pass-review', () => ({ text: '' })],
  returnDraft: ['return-draft', () => ({ to: 'writer', reason })],
  sign: ['sign-letter', () => ({ password })],
  dispatch: ['record-dispatch', () => ({ position: 1, way: 'post', sentOn: new Date().toISOString().slice(0, 10), receiverName: 'เจ้าหน้าที่' })],
};
/** Prefer actions that move a letter on over those that end it. */
const ends: readonly DocumentAction[] = ['refuse', 'cancelReceipt', 'sendBack', 'close', 'returnDraft'];

/** A person with a row of the letter does something that the letter offers. */
async function take({ who, row, what, to }: Step, { documentId, subject }: { documentId: number; subject: string }): Promise<void> {
  for (const as of [...persons.slice(who % persons.length), ...persons.slice(0, who % persons.length)]) {
    const rows = (await tilesOf(as, subject)).flatMap(([, { DOCUMENT }]) => DOCUMENT.filter((one) => one.F_DOC_ID === documentId));
    const legId = rows[row % Math.max(1, rows.length)]?.F_TRANS_ID;
    if (legId === undefined) continue;
    const offered = ((await open(as, documentId, legId)).allowedActions as DocumentAction[]).filter((action) => calls[action]);
    const leading = offered.filter((action) => !ends.includes(action));
    const choice = what % 5 > 0 && leading.length > 0 ? leading : offered;
    const [path, input] = calls[choice[what % Math.max(1, choice.length)] as DocumentAction] ?? [];
    if (!path || !input) continue;
    const reply = await portal.post(`/api/sarabun/${path}`, { legId, ...input(to) }, { as });
    expect([200, 403, 404, 409, 422], `${path} answered ${JSON.stringify(reply.body)}`).toContain(reply.code);
    return;
  }
}

it('shows and counts in each tile of each person exactly what that person can act on, wherever the letters go', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(beginning, fc.array(step, { minLength: 3, maxLength: 12 }), async (first, steps) => {
      const letter = await begin(first);
      for (const one of steps) {
        await take(one, letter);
        await expectFiledAsStored(db, letter.documentId);
        await expectTilesRight(first.own ? writer : (persons[one.what % persons.length] as TestPerson), letter);
      }
      for (const person of persons) await expectTilesRight(person, letter);
      expect(await findCountDifferences(db)).toEqual([]);
    }),
    { numRuns: runs, endOnFailure: true },
  );
});
