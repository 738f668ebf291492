import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { describe, expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { password, type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const { db, clock } = { db: portal.running.db, clock: portal.running.world.clock };
const letters = ownLettersOf(portal);
const unit = await portal.unit();
await portal.person(unit, { function: 'registrar' });
const writer = await portal.person(unit);
const deputy = await portal.person(unit, { name: 'รอง' });
const keeper = await portal.person(unit);
await portal.grant(keeper, 'certificate-person', 'manage');
const pin = '482137';
const path = '/api/core/certificates';

const certified = async (person: TestPerson) => {
  const { requestId } = (await portal.post(`${path}/offer`, { personId: person.personId, reason: '' }, { as: keeper })).body;
  await portal.post(`${path}/collect`, { requestId, pin, password }, { as: person });
};
const head = async () => {
  const person = await portal.person(unit, { name: 'หัวหน้า' });
  const { deskId } = await portal.headPost(unit, person);
  await certified(person);
  return { person, deskId };
};
const waiting = ([deskId = 0]: number[]) =>
  letters.submitted(writer, {
    ownerUnitId: unit.unitId,
    receivers: [{ deskId: deputy.deskId, name: 'รอง' }],
    steps: [{ deskId, role: 'sign' }],
  });
const signatures = async (documentId: number) => (await letters.view(writer, documentId)).own.signatures;

describe('the types of signatures', () => {
  const keeperOfTypes = async () => {
    const person = await portal.person(unit);
    await portal.grant(person, 'sign-type', 'manage');
    return person;
  };
  /** The type chosen beforehand demands something for as long as this takes. */
  const demanding = async (what: 'needs_certificate' | 'needs_picture', then: () => Promise<void>) => {
    const set = (on: boolean) =>
      db
        .updateTable('sign_type')
        .set({ [what]: on })
        .where('is_default', '=', true)
        .execute();
    await set(true);
    await then().finally(() => set(false));
  };

  it('hold where the signer names none, alone and among several; the others of the same press are signed', async () => {
    const { person, deskId } = await head();
    const [one, two] = [await waiting([deskId]), await waiting([deskId])];
    await demanding('needs_certificate', async () => {
      expect((await letters.sign(person, one.legId)).body.code).toBe('certificateDemanded');
      const { items } = (await letters.signAll(person, [one.legId, two.legId])).body;
      expect(items.map(({ refusal }: { refusal: { code: string } }) => refusal.code)).toEqual(['certificateDemanded', 'certificateDemanded']);
      expect((await letters.sign(person, one.legId, { certificatePin: pin })).code).toBe(200);
    });
    const { documentId } = one;
    const kept = await db
      .selectFrom('signature')
      .innerJoin('sign_type', 'sign_type.id', 'sign_type_id')
      .where('document_id', '=', documentId)
      .select('manner')
      .execute();
    expect(kept).toEqual([{ manner: 'own' }]);
    expect((await letters.signAll(person, [two.legId])).body.items[0].refusal).toBeNull();
  });

  it('may demand a written or pictured signature', async () => {
    const { person, deskId } = await head();
    const { legId } = await waiting([deskId]);
    await demanding('needs_picture', async () => {
      expect((await letters.sign(person, legId)).body).toMatchObject({ code: 'pictureDemanded', fields: { pictureId: expect.any(String) } });
      const { id } = await db
        .insertInto('signature_picture')
        .values({ person_id: person.personId, sha256: Buffer.alloc(32, 7), size: 100, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect((await letters.sign(person, legId, { pictureId: id })).code).toBe(200);
    });
  });

  it('that leave the signer none refuse the signature, and say whom to ask', async () => {
    const { person, deskId } = await head();
    const { legId } = await waiting([deskId]);
    const keeperOf = await keeperOfTypes();
    const types = await db.selectFrom('sign_type').where('active', '=', true).select('id').execute();
    const rule = { rule: null, name: 'คำสั่งเท่านั้น', kinds: [4], levelIds: [], lowestRank: null, active: true };
    const ruleIds: number[] = [];
    for (const { id } of types) ruleIds.push((await portal.post('/api/core/save-sign-type-rule', { signTypeId: id, ...rule }, { as: keeperOf })).body.id);
    expect((await letters.sign(person, legId)).body.code).toBe('noSignTypeAllowed');
    for (const id of ruleIds) expect((await portal.post('/api/core/remove-sign-type-rule', { id, version: 1 }, { as: keeperOf })).code).toBe(200);
    expect((await letters.sign(person, legId)).code).toBe(200);
  });
});

describe('several letters', () => {
  it('are signed in their order; one that fails stays as it was and is named, and those after it are signed', async () => {
    const { person, deskId } = await head();
    const made = [await waiting([deskId]), await waiting([deskId]), await waiting([deskId])];
    const { press } = portal.running;
    const { typesetting } = press;
    let papers = 0;
    press.typesetting = {
      ...typesetting,
      typeset: (...asked: Parameters<typeof typesetting.typeset>) =>
        ++papers === 2 ? Promise.reject(new Error('the typesetting process died')) : typesetting.typeset(...asked),
    } as typeof typesetting;
    const { body, code } = await letters.signAll(
      person,
      made.map(({ legId }) => legId),
      { certificatePin: pin },
    );
    press.typesetting = typesetting;
    expect(code).toBe(200);
    const [first, failed, last] = body.items as { signed: { number: string } | null; refusal: { code: string; message: string } | null }[];
    expect([first?.refusal, failed?.signed, failed?.refusal?.code, last?.refusal]).toEqual([null, null, 'notSigned', null]);
    const numbers = [first, last].map((one) => Number(toArabicDigits(one?.signed?.number.split('/').at(-1) ?? '')));
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    const [, middle] = made;
    expect(await signatures(middle?.documentId as number)).toEqual([]);
    expect((await letters.sign(person, middle?.legId as number, { certificatePin: pin })).code).toBe(200);
  });
});
