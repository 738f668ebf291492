import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const route = routeOf(portal);
const { db } = portal.running;
const central = await portal.unit();
const division = await portal.unit();
const registrar = await portal.person(central, { function: 'registrar' });
const chief = await portal.person(central, { function: 'registryHead' });
const clerk = await portal.person(division, { function: 'registrar' });
const director = await portal.person(central);
const directorPost = await portal.headPost(central, director);
const officer = await portal.person(division);
const other = await portal.person(division);
const third = await portal.person(division);

const notices = async (as: TestPerson) => {
  await portal.deliver();
  return (await portal.post('/api/sarabun/get-notifications', {}, { as })).body.items.alerts;
};
/** A letter presented to the director and assigned to officer (main) and other (joint). */
async function assigned() {
  const { documentId, legId } = await route.received(registrar, central);
  const { body } = await route.present(registrar, legId, { deskId: directorPost.deskId, text: '' });
  const [own] = body.item.legIds;
  const given = await route.assign(director, own, { parties: [main(officer), { deskId: other.deskId, responsibility: 'joint' }], needsReport: true });
  const [toOfficer, toOther] = given.body.item.legIds;
  return { documentId, legId, own, toOfficer, toOther };
}

describe('who has work', () => {
  it('is replaced: the one loses it with the reason, the other has it, and exactly one stays mainly responsible', async () => {
    const { documentId, own, toOfficer } = await assigned();
    await route.view(officer, documentId, toOfficer);
    const reply = await route.changeAssignees(director, own, { cancel: [toOfficer], reason: 'ลาป่วย', parties: [main(third)], task: 'ทำแทน' });
    expect(reply.code).toBe(200);
    expect(await route.legsIn(officer, 'jobReceived2')).not.toContain(toOfficer);
    expect(await route.legsIn(third, 'jobReceived2')).toContain(reply.body.item.legIds[0]);
    expect((await notices(officer))[0]).toMatchObject({ NN_TITLE: 'ยกเลิกการมอบหมายงาน', NN_DATA: expect.stringContaining('ลาป่วย'), F_DOC_ID: documentId });
    const leg = (await route.view(director, documentId, own)).route.find((one: { legId: number }) => one.legId === toOfficer);
    expect(leg).toMatchObject({ state: 'cancelled', reason: 'ลาป่วย' });
    expect(await route.legsIn(director, 'jobAssign2')).not.toContain(toOfficer);
  });

  it('loses what was passed on below as well, and what nobody opened is not known any more', async () => {
    const { documentId, own, toOfficer, toOther } = await assigned();
    const { body } = await route.forward(officer, toOfficer, { deskIds: [third.deskId] });
    expect((await route.changeAssignees(director, own, { cancel: [toOfficer, toOther], reason: 'เปลี่ยนแผน' })).code).toBe(200);
    expect(await route.legsIn(third, 'jobReceived2')).not.toContain(body.item.legIds[0]);
    expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: other })).code).toBe(404);
    expect(await route.legsIn(director, 'waitAssign')).toContain(own);
    expect((await notices(other))[0]).toMatchObject({ NN_TITLE: 'ยกเลิกการมอบหมายงาน', F_DOC_ID: null, LINK: null });
  });

  it('refuses no change, no reason, nobody or two mainly responsible, a desk at work already, and work that is done', async () => {
    const { own, toOfficer, toOther } = await assigned();
    const refused = async (input: object) => (await route.changeAssignees(director, own, input)).body.code;
    expect(await refused({})).toBe('noChange');
    expect(await refused({ cancel: [toOther] })).toBe('reasonMissing');
    expect(await refused({ cancel: [toOfficer], reason: 'ก' })).toBe('noMainParty');
    expect(await refused({ parties: [main(third)] })).toBe('noMainParty');
    expect(await refused({ parties: [{ deskId: other.deskId, responsibility: 'joint' }] })).toBe('alreadyAssigned');
    expect(await refused({ parties: [{ deskId: third.deskId, responsibility: 'joint' }], dueOn: '2020-01-01' })).toBe('dueInPast');
    await route.report(other, toOther, { text: 'เสร็จ' });
    expect(await refused({ cancel: [toOther], reason: 'ก' })).toBe('notUnderWay');
    expect((await route.changeAssignees(officer, own, { cancel: [toOfficer], reason: 'ก' })).code).toBe(403);
    expect((await route.changeAssignees(clerk, own, { cancel: [toOfficer], reason: 'ก' })).code).toBe(404);
  });

  it('takes a report by accepting it, or gives it back while others are still at work', async () => {
    const { documentId, own, toOfficer } = await assigned();
    await route.report(officer, toOfficer, { text: 'เสร็จแล้ว' });
    const seen = await route.view(director, documentId, own);
    expect(seen.allowedActions).toEqual(expect.arrayContaining(['viewReport', 'viewPersonReport', 'acceptReport', 'askAgain', 'changeAssignees']));
    expect((await route.acceptReport(director, toOfficer)).code).toBe(200);
    expect((await notices(officer))[0]).toMatchObject({ NN_TITLE: 'รับรายงานของท่านแล้ว' });
    expect((await route.askAgain(director, toOfficer, { text: 'เพิ่มภาพถ่าย' })).code).toBe(200);
    expect((await route.acceptReport(officer, toOfficer)).code).toBe(403);
    expect((await route.report(officer, toOfficer, { text: 'ก', uploadIds: ['11111111-1111-4111-8111-111111111111'] })).code).toBe(409);
  });
});

describe('a circular', () => {
  it('stays on the desk that sends it, shows who has read it, and is noted', async () => {
    const { documentId, legId } = await route.received(registrar, central);
    const { body } = await route.circulate(registrar, legId, { deskIds: [officer.deskId, other.deskId, division.deskId], text: 'เพื่อทราบทั่วกัน' });
    const [toOfficer, toOther] = body.item.legIds;
    expect(await route.legsIn(registrar, 'jobReceived')).toContain(legId);
    expect((await notices(officer))[0]).toMatchObject({ NN_TITLE: 'มีหนังสือแจ้งเพื่อทราบ' });
    const read = await route.view(officer, documentId, toOfficer);
    expect(read.allowedActions).toContain('acknowledge');
    expect(read.allowedActions).not.toContain('close');
    expect((await route.acknowledge(officer, toOfficer)).code).toBe(200);
    const seen = await route.view(registrar, documentId, legId);
    const of = (id: number) => seen.route.find((one: { legId: number }) => one.legId === id);
    expect(of(toOfficer)).toMatchObject({ state: 'done', openedBy: expect.stringContaining('สมชาย') });
    expect(of(toOther)).toMatchObject({ state: 'delivered', openedAt: null });
    expect(seen.allowedActions).toEqual(expect.arrayContaining(['viewCirculation', 'stopCirculation']));
  });

  it('is stopped: who has not opened it does not know it any more, who has keeps it', async () => {
    const { documentId, legId } = await route.received(registrar, central);
    const { body } = await route.circulate(registrar, legId, { deskIds: [officer.deskId, other.deskId] });
    await route.view(officer, documentId, body.item.legIds[0]);
    expect((await route.stopCirculation(registrar, legId)).code).toBe(200);
    expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: other })).code).toBe(404);
    expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: officer })).code).toBe(200);
    expect(await route.legsIn(officer, 'jobReceived2')).not.toContain(body.item.legIds[0]);
    expect((await route.stopCirculation(registrar, legId)).code).toBe(409);
  });

  it('refuses a desk twice, one that has it already, and a person who is not cleared, by name', async () => {
    const { legId } = await route.received(registrar, central);
    await route.circulate(registrar, legId, { deskIds: [officer.deskId] });
    const refused = async (as: TestPerson, id: number, deskIds: number[]) => (await route.circulate(as, id, { deskIds })).body;
    expect(await refused(registrar, legId, [other.deskId, other.deskId])).toMatchObject({ code: 'partyTwice' });
    expect(await refused(registrar, legId, [officer.deskId])).toMatchObject({ code: 'alreadyInformed', message: expect.stringContaining('สมชาย') });
    const secretary = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
    const secret = await route.received(secretary, central, { secrecy: 3 });
    expect(await refused(secretary, secret.legId, [officer.deskId])).toMatchObject({ code: 'notCleared', message: expect.stringContaining('สมชาย') });
  });
});

describe('a cancelled letter', () => {
  it('ends all work, burns its numbers, says why, is told to everyone concerned, and there is no way back', async () => {
    const { documentId, legId, own, toOfficer } = await assigned();
    expect((await route.cancel(chief, legId, { reason: '' })).code).toBe(422);
    expect((await route.cancel(registrar, legId, { reason: 'ผิด' })).code).toBe(403);
    expect((await route.cancel(chief, own, { reason: 'ผิด' })).code).toBe(403);
    expect((await route.cancel(chief, legId, { reason: 'ลงรับผิดเรื่อง' })).code).toBe(200);
    const seen = await route.view(chief, documentId);
    expect(seen).toMatchObject({ isCancelled: true, holders: [], allowedActions: [] });
    expect(seen.entries[0]).toMatchObject({ isVoid: true, remark: 'ลงรับผิดเรื่อง' });
    expect(seen.notes.at(-1)).toMatchObject({ kind: 'cancellation', text: 'ลงรับผิดเรื่อง' });
    expect((await notices(officer))[0]).toMatchObject({ NN_TITLE: 'หนังสือถูกยกเลิก' });
    expect((await route.reopen(chief, legId, { reason: 'ก' })).code).toBe(409);
    expect((await route.report(officer, toOfficer, { text: 'ก' })).code).not.toBe(200);
    const rows = await sql`select 1 from queue_entry where document_id = ${documentId}`.execute(db);
    expect(rows.rows).toEqual([]);
  });
});

describe('told', () => {
  it('is who loses something: recalled, closed under them, opened again', async () => {
    const { documentId, own } = await assigned();
    const sent = await route.changeAssignees(director, own, { parties: [{ deskId: third.deskId, responsibility: 'joint' }] });
    await notices(third);
    await route.recall(director, sent.body.item.legIds[0]);
    expect((await notices(third))[0]).toMatchObject({ NN_TITLE: 'ผู้ส่งดึงหนังสือคืน', F_DOC_ID: null, F_DOC_TITLE: null });
    const letter = await route.received(registrar, central);
    const { body } = await route.circulate(registrar, letter.legId, { deskIds: [other.deskId] });
    await route.close(registrar, letter.legId);
    expect((await notices(other))[0]).toMatchObject({ NN_TITLE: 'เรื่องของท่านปิดแล้ว', F_TRANS_ID: body.item.legIds[0] });
    await route.reopen(registrar, letter.legId, { reason: 'มีข้อมูลใหม่' });
    expect((await notices(chief))[0]).toMatchObject({ NN_TITLE: 'เปิดเรื่องใหม่แล้ว' });
    expect(documentId).toBeGreaterThan(0);
  });
});

describe('a plan of posts', () => {
  it('leads on from post to post, and names no desk that is none', async () => {
    const { documentId, legId } = await route.received(registrar, central);
    const second = await portal.headPost(division, other);
    expect((await route.present(registrar, legId, { deskId: directorPost.deskId, onward: [officer.deskId] })).body.code).toBe('notAPost');
    expect((await route.present(registrar, legId, { deskId: directorPost.deskId, onward: [directorPost.deskId] })).body.code).toBe('partyTwice');
    const { body } = await route.present(registrar, legId, { deskId: directorPost.deskId, onward: [second.deskId] });
    const seen = await route.view(director, documentId, body.item.legIds[0]);
    const leg = seen.route.find((one: { legId: number }) => one.legId === body.item.legIds[0]);
    expect(leg.planned).toMatchObject([{ deskId: second.deskId }]);
  });
});

describe('bad input', () => {
  it('of a receipt and a recall at once exactly one succeeds, and the other is told', async () => {
    for (let round = 0; round < 8; round++) {
      const { documentId, legId } = await route.received(registrar, central);
      const { body } = await route.forward(registrar, legId, { deskIds: [division.deskId] });
      const [sent] = body.item.legIds;
      const [received, recalled] = await Promise.all([route.receive(clerk, sent), route.recall(registrar, sent)]);
      expect([received.code, recalled.code].filter((code) => code === 200)).toHaveLength(1);
      const late = received.code === 200 ? recalled : received;
      expect([404, 409]).toContain(late.code);
      const { rows } = await sql<{ state: string }>`select state from leg where id = ${sent}`.execute(db);
      expect(rows[0]?.state).toBe(received.code === 200 ? 'received' : 'recalled');
      const open = await sql`select 1 from leg where document_id = ${documentId} and state in ('delivered', 'received')`.execute(db);
      expect(open.rows).toHaveLength(1);
    }
  });

  it('pressed twice, every verb of the route is done once', async () => {
    const fresh = () => route.received(registrar, central);
    const twice: Record<string, () => Promise<{ code: number }[]>> = {
      receive: async () => {
        const { legId } = await letterFor(portal, registrar, central);
        return Promise.all([route.receive(registrar, legId), route.receive(registrar, legId)]);
      },
      refuse: async () => {
        const { legId } = await letterFor(portal, registrar, central);
        return Promise.all([1, 2].map(() => route.refuse(registrar, legId, { reason: 'ก' })));
      },
      cancelReceipt: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.cancelReceipt(registrar, legId, { reason: 'ก' })));
      },
      present: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.present(registrar, legId, { deskId: directorPost.deskId })));
      },
      assign: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.assign(registrar, legId, { parties: [main(officer)] })));
      },
      forward: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.forward(registrar, legId, { deskIds: [division.deskId] })));
      },
      circulate: async () => {
        const { legId } = await fresh();
        const replies = await Promise.all([1, 2].map(() => route.circulate(registrar, legId, { deskIds: [officer.deskId] })));
        return replies.map(({ code }) => ({ code: code === 422 ? 409 : code }));
      },
      changeAssignees: async () => {
        const { own, toOfficer } = await assigned();
        return Promise.all([1, 2].map(() => route.changeAssignees(director, own, { cancel: [toOfficer], reason: 'ก', parties: [main(third)] })));
      },
      report: async () => {
        const { toOfficer } = await assigned();
        return Promise.all([1, 2].map(() => route.report(officer, toOfficer, { text: 'ก' })));
      },
      recall: async () => {
        const { toOfficer } = await assigned();
        return Promise.all([1, 2].map(() => route.recall(director, toOfficer)));
      },
      sendBack: async () => {
        const { toOfficer } = await assigned();
        return Promise.all([1, 2].map(() => route.sendBack(officer, toOfficer, { reason: 'ก' })));
      },
      close: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.close(registrar, legId)));
      },
      cancel: async () => {
        const { legId } = await fresh();
        return Promise.all([1, 2].map(() => route.cancel(chief, legId, { reason: 'ก' })));
      },
    };
    for (const [verb, press] of Object.entries(twice)) {
      const codes = (await press()).map(({ code }) => code).sort();
      expect(codes, verb).toEqual([200, 409]);
    }
    expect(await findCountDifferences(db)).toEqual([]);
  });

  it('leaves the open work of a person who moves where others can take it on', async () => {
    const mover = await portal.person(division);
    const { documentId, legId } = await route.received(registrar, central);
    const { body } = await route.assign(registrar, legId, { parties: [main(mover)] });
    const [toMover] = body.item.legIds;
    const administrator = await portal.person(central);
    await portal.grant(administrator, 'employee-information', 'manage');
    const { version } = (await portal.get(`/api/core/people/person?personId=${mover.personId}`, { as: administrator })).body.item;
    const moved = await portal.post('/api/core/people/transfer-person', { personId: mover.personId, version, unitId: central.unitId }, { as: administrator });
    expect(moved.code).toBe(200);
    expect(await route.legsIn(mover, 'jobReceived2')).toContain(toMover);
    const reply = await route.changeAssignees(registrar, legId, { cancel: [toMover], reason: 'ย้ายหน่วยงาน', parties: [main(other)] });
    expect(await route.legsIn(other, 'jobReceived2')).toContain(reply.body.item.legIds[0]);
    expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: mover })).code).toBe(404);
  });
});
