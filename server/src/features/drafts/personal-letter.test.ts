import { describe, expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const letters = ownLettersOf(portal);

const central = await portal.unit();
const division = await portal.unit({ parentId: central.unitId });
const officer = await portal.person(division, { name: 'อำนวย' });
const head = await portal.person(division, { name: 'ตรวจ' });
const director = await portal.person(central, { name: 'ประเสริฐ' });
const deputy = await portal.person(central, { name: 'รอง' });
const registrar = await portal.person(division, { function: 'registrar' });
const headPost = await portal.headPost(division, head);
const directorPost = await portal.headPost(central, director);
await portal.appoint({ postId: headPost.postId, personId: deputy.personId, startsOn: '2024-01-01', endsOn: null });
await portal.appoint({ postId: directorPost.postId, personId: deputy.personId, startsOn: '2024-01-01', endsOn: null });

const subject = 'ขอลาไปรักษาตัว ลับเฉพาะตัว';
const personal = {
  personal: true,
  ownerUnitId: division.unitId,
  steps: [
    { deskId: headPost.deskId, role: 'review' as const },
    { deskId: directorPost.deskId, role: 'sign' as const },
  ],
  receivers: [{ deskId: directorPost.deskId, name: 'ผู้อำนวยการ' }],
  content: { subject },
};

const found = async (as: TestPerson) => (await portal.post('/api/sarabun/search-total', { query: 'รักษาตัว' }, { as })).body;
const inQueues = async (as: TestPerson) =>
  (await Promise.all(['review', 'sign', 'jobReceived2', 'waitAssign', 'unreceived', 'jobReceived'].map((code) => letters.legsIn(as, code)))).flat();

describe('an own personal letter', () => {
  it('goes from person to person: who acts for a post, and the registry, neither have it in a queue, nor find it, nor open it', async () => {
    const { documentId, legId } = await letters.submitted(officer, personal);
    expect(await letters.legsIn(head, 'review')).toContain(legId);
    const [signLegId] = (await letters.pass(head, legId)).body.item.legIds;
    expect(await letters.legsIn(director, 'sign')).toContain(signLegId);
    expect((await letters.sign(deputy, signLegId)).code).toBe(404);
    expect((await letters.view(director, documentId, signLegId)).isPersonal).toBe(true);
    const signed = await letters.sign(director, signLegId);
    expect(signed.body.item.number).not.toBe('');
    for (const as of [deputy, registrar]) {
      expect(await inQueues(as)).toEqual([]);
      expect((await found(as)).total).toBe(0);
      expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as })).code).toBe(404);
    }
    expect((await found(director)).total).toBe(1);
    const counts = (await portal.post('/api/sarabun/get-todo-lists', {}, { as: deputy })).body.items;
    expect(Object.values<{ COUNT: number }>(counts).map(({ COUNT }) => COUNT)).not.toContain(1);
  });

  it('is refused to a unit, by name, when it is sent up, and is a matter of its writer alone', async () => {
    const { body } = await letters.save(officer, { ...personal, receivers: [{ deskId: division.deskId, name: 'กอง' }] });
    expect(await letters.submit(officer, body.item)).toMatchObject({ code: 409, body: { code: 'personalToUnit' } });
    const { documentId, revision, legId } = await letters.submitted(officer, personal);
    const corrected = await letters.save(head, { ...personal, personal: false, documentId, revision });
    expect(corrected.code).toBe(200);
    expect((await letters.view(head, documentId, legId)).isPersonal).toBe(true);
  });
});
