import { openDocument } from '@sarabun/contract/documents/open-document';
import { sentBackBy } from '@sarabun/contract/documents/sent-back';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { testPortal } from '../../../test/portal';
import { submitOwn } from '../signing';

import { findPaper } from './paper-store';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { running } = portal;
const { db } = running;
const letters = ownLettersOf(portal);

const { central, division, other, officer, checker, director, registrar, ownRegistrar, stranger, headPost, directorPost, way, toOther, memo } =
  await writingOffice(portal);
const signedOnly = { ...memo, steps: way.slice(1) };

describe('a letter on its way', () => {
  it('is checked, corrected, signed: it gets number and date, is locked, and lies with its receiver', async () => {
    const { documentId, legId } = await letters.submitted(officer, memo);
    expect(await letters.legsIn(checker, 'review')).toContain(legId);
    expect(await letters.legsIn(officer, 'unsigned')).toContain(legId);
    const { body: waiting } = await portal.post('/api/sarabun/get-todo-list', { typeCode: 'unsigned', generalSearch: '', page: 1 }, { as: officer });
    const post = await db
      .selectFrom('post')
      .innerJoin('desk', 'desk.post_id', 'post.id')
      .select('post.name_th')
      .where('desk.id', '=', headPost.deskId)
      .executeTakeFirst();
    expect(waiting.hints.find((one: { legId: number }) => one.legId === legId).givenTo).toBe(post?.name_th);
    expect((await letters.view(checker, documentId, legId)).allowedActions).toEqual(['editDraft', 'passReview', 'returnDraft']);

    const corrected = await letters.save(checker, { ...memo, documentId, revision: 1, content: { subject: 'ขออนุมัติจัดประชุมคณะกรรมการ' } });
    expect(corrected.code).toBe(200);
    const { items } = (await portal.get(`/api/sarabun/letter-versions?documentId=${documentId}`, { as: officer })).body;
    expect(items.map((one: { savedBy: string }) => one.savedBy.slice(3, 8))).toEqual(['อำนวย', 'ตรวจ '].map((name) => name.slice(0, 5)));

    expect((await letters.pass(stranger, legId)).code).toBe(404);
    const [signLegId] = (await letters.pass(checker, legId, 'ตรวจแล้ว')).body.item.legIds;
    expect((await letters.pass(checker, legId)).code).toBe(409);
    expect(await letters.legsIn(director, 'sign')).toContain(signLegId);
    expect((await letters.sign(checker, signLegId)).code).toBe(403);
    expect((await letters.sign(director, signLegId, { password: 'ผิด' })).body.code).toBe('wrongPassword');

    const signed = await letters.sign(director, signLegId);
    expect(signed.body.item.number).toMatch(/^ทด ๐๐\d+\/๑$/u);
    expect((await letters.sign(director, signLegId)).code).toBe(409);
    expect(await letters.legsIn(registrar, 'unreceived')).toEqual(expect.arrayContaining(signed.body.item.legIds));
    const seen = await letters.view(officer, documentId);
    expect(seen).toMatchObject({
      number: signed.body.item.number,
      subject: 'ขออนุมัติจัดประชุมคณะกรรมการ',
      entries: [{ register: 'send' }],
      own: { signatures: [{ hasPicture: false }] },
    });
    expect(seen.datedOn).not.toBeNull();
    for (const as of [officer, checker]) expect((await letters.save(as, { ...memo, documentId, revision: 2 })).code).toBe(409);
    expect((await letters.withdraw(officer, documentId)).code).toBe(409);
  });

  it('lies with its signer as sent back when its receiver refuses it', async () => {
    const { documentId, legId } = await letters.submitted(officer, signedOnly);
    const [sent] = (await letters.sign(director, legId)).body.item.legIds;
    const refused = await portal.post('/api/sarabun/refuse-document', { legId: sent, reason: 'ผิดหน่วยงาน' }, { as: registrar });
    const [backLegId] = refused.body.item.legIds;
    const { hints } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'waitAssign' }, { as: director })).body;
    expect(hints.find((hint: { legId: number }) => hint.legId === backLegId)).toMatchObject({ sentBack: true });
    const { route } = openDocument.response.parse((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: director })).body).item;
    expect(sentBackBy(route, backLegId)).toMatchObject({ legId: sent, reason: 'ผิดหน่วยงาน' });
  });

  it('is printed after its signature, with number and date on it, under the name of annex 7', async () => {
    const { documentId, legId } = await letters.submitted(officer, signedOnly);
    expect((await letters.view(officer, documentId)).own.paper).toBe('draft');
    const number = (await letters.sign(director, legId)).body.item.number as string;
    await letters.printed(officer, documentId);
    const { files } = await letters.view(registrar, documentId);
    expect(files[0]).toMatchObject({ role: 'main', mediaType: 'application/pdf', pages: 1 });
    expect(files[0].name).toMatch(/^25\d\d_SARABUN\d+_\d+\.pdf$/u);
    expect(number).not.toBe('');
    const file = await running.app.inject({
      url: `/api/sarabun/document-file/${documentId}/${files[0].fileId}`,
      headers: { authorization: `Bearer ${registrar.token}` },
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is sent up again with an answer to its return, which stands below the reason for those on its way, and for nobody else', async () => {
    const answered = { answer: 'เพิ่มในย่อหน้าที่สองแล้ว' };
    const submit = (letter: object) => portal.post('/api/sarabun/submit-draft', { ...letter, ...answered }, { as: officer });
    const saved = (await letters.save(officer, memo)).body.item;
    expect((await submit(saved)).body).toMatchObject({ code: 'nothingSentBack', fields: { answer: expect.any(String) } });
    const { documentId, revision } = saved;
    const first = await letters.submit(officer, saved);
    const [backLegId] = (await letters.giveBack(checker, first.body.item.legId, 'writer', 'เพิ่มเหตุผล')).body.item.legIds;
    const { legId } = (await submit({ documentId, revision })).body.item;
    const note = { legId: backLegId, kind: 'note', text: answered.answer, writtenBy: { personId: officer.personId } };
    expect((await letters.view(checker, documentId, legId)).notes).toMatchObject([note]);
    const [signLegId] = (await letters.pass(checker, legId)).body.item.legIds;
    expect((await letters.view(director, documentId, signLegId)).notes).toMatchObject([note]);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where action = 'submitDraft' and document_id = ${documentId} order by id`.execute(db);
    expect(rows.map(({ detail }) => 'answersReturn' in detail)).toEqual([false, true]);
    await letters.sign(director, signLegId);
    expect((await letters.view(registrar, documentId)).notes).toEqual([]);
  });

  it('goes back to its writer with a reason, is corrected and sent up again; and to someone who had it before', async () => {
    const { documentId, legId } = await letters.submitted(officer, memo);
    expect((await letters.giveBack(checker, legId, 'writer', '')).body.code).toBe('reasonMissing');
    const [backLegId] = (await letters.giveBack(checker, legId, 'writer', 'เพิ่มเหตุผล')).body.item.legIds;
    expect(await letters.legsIn(officer, 'jobReceived2')).toContain(backLegId);
    const { hints } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived2' }, { as: officer })).body;
    expect(hints.find((hint: { legId: number }) => hint.legId === backLegId)).toMatchObject({ sentBack: true });
    expect((await letters.view(officer, documentId, backLegId)).allowedActions).toEqual(['editDraft']);
    expect((await letters.draft(officer, documentId)).body.item.returned).toMatchObject({ reason: 'เพิ่มเหตุผล' });
    expect((await portal.get('/api/sarabun/my-drafts', { as: officer })).body.data[0]).toMatchObject({ documentId, returnedReason: 'เพิ่มเหตุผล' });
    const again = await letters.save(officer, { ...memo, documentId, revision: 1, content: { subject: 'ฉบับแก้' } });
    const first = await letters.submit(officer, again.body.item);
    // What was mended is not asked for again after the letter was taken back.
    expect((await letters.withdraw(officer, documentId)).code).toBe(200);
    expect((await letters.draft(officer, documentId)).body.item.returned).toBeNull();
    expect(first.code).toBe(200);
    const sent = await letters.submit(officer, again.body.item);
    expect(await letters.legsIn(officer, 'jobReceived2')).not.toContain(backLegId);

    const [signLegId] = (await letters.pass(checker, sent.body.item.legId)).body.item.legIds;
    const [checkLegId] = (await letters.giveBack(director, signLegId, 'previous')).body.item.legIds;
    expect(await letters.legsIn(checker, 'review')).toContain(checkLegId);
    const { hints: toCheck } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'review' }, { as: checker })).body;
    expect(toCheck.find((hint: { legId: number }) => hint.legId === checkLegId)).toMatchObject({ sentBack: true });
    const { route } = openDocument.response.parse((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: checker })).body).item;
    expect(sentBackBy(route, checkLegId)).toMatchObject({ legId: signLegId, reason: expect.stringMatching(/./) });
    expect((await letters.pass(checker, checkLegId)).code).toBe(200);
  });

  it('is taken back by its writer until it is signed', async () => {
    const { documentId, legId } = await letters.submitted(officer, memo);
    await letters.view(checker, documentId, legId);
    expect((await letters.view(officer, documentId, legId)).allowedActions).toEqual(['withdrawDraft', 'remindSigner']);
    expect((await letters.withdraw(checker, documentId)).code).toBe(403);
    expect((await letters.withdraw(stranger, documentId)).code).toBe(404);
    expect((await letters.withdraw(officer, documentId)).code).toBe(200);
    expect(await letters.legsIn(checker, 'review')).not.toContain(legId);
    expect((await letters.pass(checker, legId)).code).toBe(409);
    expect((await letters.draft(officer, documentId)).body.item.state).toBe('draft');
    for (const seenAt of [legId, undefined]) expect((await letters.view(officer, documentId, seenAt)).allowedActions).toEqual(['editDraft']);
    expect((await portal.get('/api/sarabun/my-drafts', { as: officer })).body.data[0]).toMatchObject({ documentId, isRecalled: true, returnedReason: null });
  });

  it('is signed by whoever acts for the post today, under the phrase of the order, and not by who acted until yesterday', async () => {
    const deputy = await portal.person(central, { name: 'รอง' });
    const own = await portal.headPost(central, deputy, { isHead: false });
    const nameOf = async ({ postId }: { postId: number }) =>
      (await db.selectFrom('post').where('id', '=', postId).select('name_th').executeTakeFirstOrThrow()).name_th;
    const [post, actsFor] = [await nameOf(own), await nameOf(directorPost)];
    await db.updateTable('person').set({ suffix: 'ป.ม.' }).where('id', '=', deputy.personId).execute();
    const former = await portal.person(central, { name: 'อดีต' });
    const order = { postId: directorPost.postId, phrase: 'vacancy' as const, orderNumber: '๑/๒๕๖๙', rank: 1, scope: '' };
    await portal.appoint({ ...order, personId: deputy.personId, startsOn: '2024-01-01', endsOn: null } as never);
    await portal.appoint({ ...order, personId: former.personId, startsOn: '2020-01-01', endsOn: '2020-12-31' } as never);
    const { documentId, legId } = await letters.submitted(officer, signedOnly);
    expect((await letters.sign(former, legId)).code).toBe(404);
    expect((await letters.view(deputy, documentId, legId)).actsAs).toEqual({
      name: expect.stringMatching(/^นายรอง .* ป\.ม\.$/),
      post,
      acting: { phrase: 'vacancy', post: actsFor, postEn: '' },
    });
    const lines = [post, `รักษาราชการแทน ${actsFor}`];
    expect((await findPaper(db, documentId, new Date()))?.signers).toEqual([{ position: 0, name: expect.stringContaining('ป.ม.'), lines, ofPanel: false }]);
    expect((await letters.sign(deputy, legId)).code).toBe(200);
    expect((await findPaper(db, documentId, new Date()))?.signatures).toMatchObject([{ name: expect.stringContaining('ป.ม.'), lines }]);
  });

  it('is offered to and signed by a deputy only where the order to act allows its kind, under the phrase of that order', async () => {
    const [deputy, other] = [await portal.person(central, { name: 'ผู้ช่วย' }), await portal.person(central, { name: 'ผู้แทน' })];
    const vacant = await portal.headPost(central, await portal.person(central, { name: 'ว่าง' }), { isHead: false });
    const order = { postId: vacant.postId, rank: 1, scope: '', startsOn: '2024-01-01', endsOn: null };
    await portal.appoint({ ...order, personId: other.personId, phrase: 'plain', orderNumber: '๒/๒๕๖๙', kinds: [14] } as never);
    await portal.appoint({ ...order, personId: deputy.personId, phrase: 'delegated', orderNumber: '๓/๒๕๖๙', kinds: [2] } as never);
    const steps = [{ deskId: vacant.deskId, role: 'sign' as const }];
    const offered = async (kind: number) => {
      const { documentId } = (await letters.save(officer, { ...memo, kind, steps })).body.item;
      return (await letters.draft(officer, documentId)).body.item.steps[0].actingPhrase;
    };
    expect(await Promise.all([2, 3, 14].map(offered))).toEqual(['delegated', null, 'plain']);
    const seen = async (as: typeof officer, kind: number) => {
      const { documentId, legId } = await letters.submitted(officer, { ...memo, kind, steps });
      const { actsAs, allowedActions } = await letters.view(as, documentId, legId);
      const toBe = await running.app.inject({
        url: `/api/sarabun/letter-pdf/${documentId}?signature=typed`,
        headers: { authorization: `Bearer ${as.token}` },
      });
      const signed = await letters.sign(as, legId);
      const lines = signed.code === 200 ? ((await letters.view(officer, documentId)).own.signatures[0].lines as string[]) : [];
      return {
        phrase: actsAs?.acting?.phrase ?? null,
        maySign: allowedActions.includes('sign'),
        preview: toBe.statusCode,
        code: signed.code,
        line: lines.at(-1),
      };
    };
    expect(await seen(deputy, 2)).toMatchObject({ phrase: 'delegated', maySign: true, preview: 200, code: 200, line: expect.stringMatching(/^ปฏิบัติราชการแทน/) });
    expect(await seen(other, 14)).toMatchObject({ phrase: 'plain', maySign: true, preview: 200, code: 200, line: expect.stringMatching(/^แทน/) });
    for (const kind of [3, 14]) expect(await seen(deputy, kind)).toEqual({ phrase: null, maySign: false, preview: 404, code: 403, line: undefined });
  });

  it('is signed in order by two where the form wants two: minutes, under the number of their session', async () => {
    const minutes = {
      kind: 11,
      ownerUnitId: division.unitId,
      content: {
        meeting: 'คณะทำงาน',
        sessionNumber: '3',
        sessionYear: '2569',
        heldOn: '2026-11-20',
        place: 'ห้อง 1',
        present: [{ name: 'นายก', position: 'ประธาน' }],
      },
      steps: [
        { deskId: officer.deskId, role: 'sign' as const },
        { deskId: headPost.deskId, role: 'sign' as const },
      ],
    };
    const one = (await letters.save(officer, { ...minutes, steps: minutes.steps.slice(1) })).body.item;
    expect((await letters.submit(officer, one)).body.code).toBe('wrongNumberOfSigners');
    const { documentId, legId } = await letters.submitted(officer, minutes);
    const first = await letters.sign(officer, legId);
    expect(first.body.item.number).toBe('');
    const last = await letters.sign(checker, first.body.item.legIds[0]);
    expect(last.body.item.number).toBe('๓/๒๕๖๙');
    expect((await letters.view(officer, documentId)).own.signatures).toHaveLength(2);
  });

  it('answers a received letter, and both say so', async () => {
    const clerk = await portal.person(division, { function: 'registrar' });
    const incoming = await letterFor(portal, clerk, division, { number: 'กษ ๐๒๐๕/๗๗' });
    const answering = { ...signedOnly, answers: [incoming.documentId] };
    const answersSeen = async (as: typeof clerk) => (await letters.view(as, incoming.documentId)).answeredBy;
    const draft = (await letters.save(clerk, answering)).body.item;
    expect(await answersSeen(clerk)).toMatchObject([{ documentId: draft.documentId, draft: 'writing' }]);
    const colleague = await portal.person(division, { function: 'registrar' });
    expect(await answersSeen(colleague)).toEqual([]);
    const { documentId } = draft;
    const { legId } = (await letters.submit(clerk, draft)).body.item;
    expect(await answersSeen(clerk)).toMatchObject([{ documentId, draft: 'underway' }]);
    expect(await answersSeen(colleague)).toEqual([]);
    const number = (await letters.sign(director, legId)).body.item.number;
    expect((await letters.view(clerk, incoming.documentId)).answeredBy).toMatchObject([{ documentId, number }]);
    expect((await letters.view(clerk, documentId)).own.answers).toMatchObject([{ documentId: incoming.documentId, number: 'กษ ๐๒๐๕/๗๗' }]);
    expect((await letters.view(director, documentId)).own.answers).toMatchObject([{ documentId: null, subject: '' }]);
  });
});

describe('numbers', () => {
  it('come from the series of the kind: circulars with ว, orders and certificates with the year, the central registry where it is asked for', async () => {
    const numberOf = async (more: object) => {
      const { legId } = await letters.submitted(officer, { ...signedOnly, ...more });
      return (await letters.sign(director, legId)).body.item.number as string;
    };
    expect(await numberOf({ kind: 3 })).toMatch(/\/ว ๑$/u);
    expect(await numberOf({ kind: 4 })).toMatch(/^๑\/๒๕[๐-๙]{2}$/u);
    expect(await numberOf({ kind: 10, content: { subjectPerson: 'นายก' } })).toMatch(/^๑\/๒๕[๐-๙]{2}$/u);
    expect(await numberOf({ usesOwnerNumber: false })).toMatch(new RegExp(`^${(await codeOf(central.unitId)).replace('.', '\\.')}/`, 'u'));
  });

  it('of a form of the agency come from a series of its own, once its fields are filled in', async () => {
    const licence = { ...signedOnly, kind: 15, receivers: [], content: { formCode: 'licence-9', subject: '', formValues: { licensee: 'บริษัท ก จำกัด' } } };
    const lacking = await letters.submit(officer, (await letters.save(officer, licence)).body.item);
    expect(lacking.body).toMatchObject({ code: 'lacking' });
    const filled = { licensee: 'บริษัท ก จำกัด', taxId: '1', business: 'ขายของ', place: 'กรุงเทพฯ', validFrom: '1 ม.ค.', validTo: '31 ธ.ค.' };
    for (const number of ['๑', '๒']) {
      const { documentId, legId } = await letters.submitted(officer, { ...licence, content: { ...licence.content, formValues: filled } });
      expect((await letters.sign(director, legId)).body.item.number).toContain(number);
      expect((await letters.view(officer, documentId)).entries).toMatchObject([{ register: 'licence' }]);
    }
    const other9 = await letters.submitted(officer, {
      ...licence,
      content: { formCode: 'licence-10', formValues: { licensee: 'ข', formerNumber: '1', business: 'ค', validTo: 'ง' } },
    });
    expect((await letters.sign(director, other9.legId)).body.item.number).toContain('๑');
    const unknown = (await letters.save(officer, { ...licence, content: { formCode: 'nothing' } })).body.item;
    expect((await letters.submit(officer, unknown)).body.code).toBe('noSuchForm');
  });

  it('are consecutive under fifty signatures at once, and a double click signs once', { timeout: 120_000 }, async () => {
    const writer = await portal.person(other);
    const head = await portal.person(other);
    const post = await portal.headPost(other, head);
    const given = { ownerUnitId: other.unitId, receivers: [{ deskId: division.deskId, name: 'กอง' }], steps: [{ deskId: post.deskId, role: 'sign' as const }] };
    const legIds: number[] = [];
    const actor = await portal.actor(writer);
    for (let count = 0; count < 50; count++) {
      const { item } = (await letters.save(writer, given)).body;
      legIds.push((await portal.act((context) => submitOwn(context, item), actor)).legId);
    }
    const [twice = 0] = legIds;
    const replies = await Promise.all([...legIds, twice].map((legId) => letters.sign(head, legId)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(50);
    expect(replies.filter(({ code }) => code === 409)).toHaveLength(1);
    const { rows } = await sql<{ number: number }>`
      select e.number from register_entry e join register r on r.id = e.register_id where r.unit_id = ${other.unitId} and r.kind = 'send' and not r.is_secret order by e.number`.execute(
      db,
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('is given with the signature or not at all, whatever breaks between them, and one of two who may sign at once gets it', async () => {
    const deputy = await portal.person(central, { name: 'รองคนที่สอง' });
    const order = { postId: directorPost.postId, phrase: 'delegated' as const, orderNumber: '๒/๒๕๖๙', rank: 2, scope: '' };
    await portal.appoint({ ...order, personId: deputy.personId, startsOn: '2024-01-01', endsOn: null } as never);
    const { documentId, legId } = await letters.submitted(officer, signedOnly);
    const signedBy = async () => (await db.selectFrom('signature').where('document_id', '=', documentId).select('person_id').execute()).length;
    const state = async () => [(await letters.view(officer, documentId)).number, await signedBy()];
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`.execute(db);
    for (const table of ['register_entry', 'signature', 'letter_proof']) {
      await sql`create trigger break_off after insert on ${sql.table(table)} for each row execute function break_off()`.execute(db);
      expect((await letters.sign(director, legId)).code).toBe(500);
      await sql`drop trigger break_off on ${sql.table(table)}`.execute(db);
      expect(await state()).toEqual(['', 0]);
    }
    const both = await Promise.all([director, deputy].map((person) => letters.sign(person, legId)));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await state()).toEqual([both.find(({ code }) => code === 200)?.body.item.number, 1]);
  });

  it('are given to each of several letters signed together, and what is refused stays as it was', async () => {
    const one = await letters.submitted(officer, signedOnly);
    const gone = await letters.submitted(officer, signedOnly);
    const two = await letters.submitted(officer, signedOnly);
    await letters.withdraw(officer, gone.documentId);
    const { body } = await letters.signAll(director, [one.legId, gone.legId, two.legId]);
    expect(body.items.map((item: { signed: object | null }) => item.signed !== null)).toEqual([true, false, true]);
    expect(body.items[1].refusal.code).toBe('alreadyMoved');
    expect((await letters.draft(officer, gone.documentId)).body.item.state).toBe('draft');
    expect((await letters.signAll(director, [one.legId], { password: 'ไม่ใช่' })).body.code).toBe('wrongPassword');
  });
});

describe('letters to parties outside', () => {
  it('lie with the registry that numbered them until it has written down how each was sent', async () => {
    const outside = { ...signedOnly, receivers: [{ deskId: null, name: 'กระทรวงเกษตรและสหกรณ์' }, ...toOther, { deskId: null, name: 'กรมที่ดิน' }] };
    const { documentId, legId } = await letters.submitted(officer, outside);
    await letters.sign(director, legId);
    const [dispatchLegId = 0] = await letters.legsIn(ownRegistrar, 'jobReceived');
    const seen = await letters.view(ownRegistrar, documentId, dispatchLegId);
    expect(seen.allowedActions).toEqual(['dispatch']);
    const send = (as: typeof officer, position: number, more: object = {}) =>
      portal.post(
        '/api/sarabun/record-dispatch',
        { legId: dispatchLegId, position, way: 'post', sentOn: seen.datedOn, receiverName: 'นางสาวรับ', ...more },
        { as },
      );
    expect((await send(officer, 0)).code).toBe(403);
    expect((await send(stranger, 0)).code).toBe(404);
    expect((await send(ownRegistrar, 1)).code).toBe(404);
    expect((await send(ownRegistrar, 0, { sentOn: '2099-01-01' })).body.code).toBe('sentInFuture');
    expect((await send(ownRegistrar, 0, { sentOn: '2020-01-01' })).body.code).toBe('sentBeforeSigned');
    expect((await send(ownRegistrar, 0, { way: 'hand', receiverName: ' ' })).body.code).toBe('handedToNobody');
    expect((await send(ownRegistrar, 0, { receiverName: '' })).code).toBe(200);
    expect((await send(ownRegistrar, 0)).body.code).toBe('sentTwice');
    expect(await letters.legsIn(ownRegistrar, 'jobReceived')).toContain(dispatchLegId);
    expect((await send(ownRegistrar, 2, { way: 'hand' })).code).toBe(200);
    expect(await letters.legsIn(ownRegistrar, 'jobReceived')).not.toContain(dispatchLegId);
    expect((await letters.view(officer, documentId)).own.receivers).toMatchObject([
      { sent: { way: 'post', receiverName: '' } },
      { sent: null },
      { sent: { way: 'hand' } },
    ]);
  });
});

async function codeOf(unitId: number): Promise<string> {
  return (await db.selectFrom('unit').where('id', '=', unitId).select('letter_code').executeTakeFirstOrThrow()).letter_code;
}

it('names its reviewers to those on its way, and to its receivers the signer alone', async () => {
  const { documentId, legId } = await letters.submitted(officer, memo);
  const [toSign] = (await letters.pass(checker, legId)).body.item.legIds;
  expect((await letters.sign(director, toSign)).code).toBe(200);
  const roles = async (as: typeof officer) => (await letters.view(as, documentId)).own.steps.map(({ role }: { role: string }) => role);
  for (const as of [officer, checker, director]) expect(await roles(as)).toEqual(['review', 'sign']);
  expect(await roles(registrar)).toEqual(['sign']);
});
