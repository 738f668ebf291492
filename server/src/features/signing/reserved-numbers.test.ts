import { beforeEach, describe, expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { verifyNumberSeries, voidExpired } from '../registers';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { world, db } = portal.running;
const letters = ownLettersOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const writer = await portal.person(unit);
const signer = await portal.person(unit, { name: 'ประเสริฐ' });
const second = await portal.person(unit);
const registrar = await portal.person(unit, { function: 'registrar', name: 'สมศรี' });
const stranger = await portal.person(other, { function: 'registrar' });
const keeper = await portal.person(other);
await portal.grant(keeper, 'manage-number-premission', 'manage');
const post = await portal.headPost(unit, signer);
const secondPost = await portal.headPost(other, second);
const year = 2569;
const give = (what: string[], to: TestPerson, unitId = unit.unitId) =>
  portal.post('/api/core/registers/grant-number-rights', { unitId, holder: { kind: 'person', id: to.personId }, what }, { as: keeper });
await give(['reserve'], registrar);

const bookOf = async (kind: string) =>
  (await portal.get('/api/sarabun/registers', { as: registrar })).body.items.find((one: { kind: string }) => one.kind === kind).registerId as number;
const send = await bookOf('send');
const receive = await bookOf('receive');
const reserve = async (registerId: number, more: object = {}): Promise<number> =>
  (await portal.post('/api/sarabun/reserve-numbers', { registerId, count: 1, reason: 'หนังสือเชิญประชุม', expiresOn: '2026-11-30', ...more }, { as: registrar }))
    .body.first;
const line = async (registerId: number, number: number) =>
  (await portal.post('/api/sarabun/registers/list', { registerId, year, pageSize: 100 }, { as: registrar })).body.data.find(
    (one: { number: number }) => one.number === number,
  );
const toSign = (steps = [{ deskId: post.deskId, role: 'sign' as const }]) =>
  letters.submitted(writer, { kind: 1, ownerUnitId: unit.unitId, receivers: [{ deskId: other.deskId, name: 'กองอื่น' }], steps, usesOwnerNumber: true });
const choices = async (as: TestPerson, { documentId, legId }: { documentId: number; legId: number }) =>
  portal.get(`/api/sarabun/signing-numbers?documentId=${documentId}&legId=${legId}`, { as });

describe('signing with a reserved number', () => {
  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00+07:00');
  });

  it('is refused by name to someone who has no right to the reservation, and the letter stays as it was', async () => {
    const number = await reserve(send);
    const letter = await toSign([{ deskId: secondPost.deskId, role: 'sign' }]);
    expect((await choices(second, letter)).body.item).toMatchObject({ blocks: [], functions: [] });
    const refused = await letters.sign(second, letter.legId, { reservedNumber: { year, number } });
    expect(refused.body).toMatchObject({ code: 'reservedForOthers', fields: { reservedNumber: expect.stringMatching(/จองไว้โดยนายสมศรี/) } });
    expect(await line(send, number)).toMatchObject({ state: 'reserved', documentId: null });
    expect((await letters.view(second, letter.documentId)).entries).toEqual([]);
    expect((await choices(stranger, letter)).code).toBe(404);
    expect((await choices(registrar, letter)).code).toBe(404);
  });

  it('uses the number, with its line of the chain, in the same transaction; the number is used once', async () => {
    await give(['reserve'], signer);
    const number = await reserve(send);
    const letter = await toSign();
    const offered = (await choices(signer, letter)).body.item;
    expect(offered.blocks.flatMap(({ free }: { free: number[] }) => free)).toContain(number);
    expect(offered.functions).toEqual([]);
    const signed = await letters.sign(signer, letter.legId, { reservedNumber: { year, number } });
    expect(signed.body.item.number).toMatch(new RegExp(`/${['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'][number]}$`));
    expect(await line(send, number)).toMatchObject({ state: 'issued', documentId: letter.documentId, datedFor: null });
    const chain = await db
      .selectFrom('number_line')
      .where('register_id', '=', send)
      .where('number', '=', number)
      .select(['what', 'document_id'])
      .orderBy('line')
      .execute();
    expect(chain).toEqual([
      { what: 'reserved', document_id: null },
      { what: 'issued', document_id: letter.documentId },
    ]);
    const again = await toSign();
    expect((await letters.sign(signer, again.legId, { reservedNumber: { year, number } })).body.code).toBe('notReserved');
    expect((await letters.sign(signer, again.legId, { reservedNumber: { year, number: 999 } })).body.code).toBe('notReserved');
    expect((await letters.sign(signer, again.legId)).code).toBe(200);
    await expect(verifyNumberSeries(db)).resolves.toMatchObject({ faults: 0 });
  });

  it('dates the letter back to the reservation for someone who has that right, and the register shows both days', async () => {
    const number = await reserve(send);
    now = new Date('2026-11-24T09:00:00+07:00');
    const letter = await toSign();
    const dated = { reservedNumber: { year, number }, datedFor: '2026-11-23' };
    expect((await letters.sign(signer, letter.legId, dated)).code).toBe(403);
    await give(['backDate'], signer);
    expect((await choices(signer, letter)).body.item.functions).toEqual(['backDate']);
    expect((await letters.sign(signer, letter.legId, { ...dated, datedFor: '2026-11-20' })).body.code).toBe('datedBeforeReservation');
    expect((await letters.sign(signer, letter.legId, { ...dated, datedFor: '2026-11-24' })).body.code).toBe('datedInFuture');
    expect((await letters.sign(signer, letter.legId, dated)).code).toBe(200);
    expect(await line(send, number)).toMatchObject({ datedFor: '2026-11-23', datedOn: '2026-11-23', enteredAt: '2026-11-24T09:00:00+07:00' });
    expect((await letters.view(signer, letter.documentId)).datedOn).toBe('2026-11-23');
  });

  it('is refused once the reservation has expired, by name, before and after it is burned', async () => {
    const number = await reserve(send, { expiresOn: '2026-11-22' });
    const letter = await toSign();
    now = new Date('2026-11-23T00:00:01+07:00');
    const use = () => letters.sign(signer, letter.legId, { reservedNumber: { year, number } });
    expect((await use()).body).toMatchObject({ code: 'reservationExpired' });
    expect((await choices(signer, letter)).body.item.blocks.flatMap(({ free }: { free: number[] }) => free)).not.toContain(number);
    await voidExpired(world);
    expect((await use()).body.code).toBe('notReserved');
    expect(await line(send, number)).toMatchObject({ state: 'void' });
  });

  it('waits for the last signature', async () => {
    const number = await reserve(send);
    const letter = await toSign([
      { deskId: post.deskId, role: 'sign' },
      { deskId: secondPost.deskId, role: 'sign' },
    ]);
    expect((await choices(signer, letter)).body.item.blocks).toEqual([]);
    expect((await letters.sign(signer, letter.legId, { reservedNumber: { year, number } })).body.code).toBe('numberNotYet');
  });

  it('of two that sign with one reserved number at the same moment, one gets it and the other is told', async () => {
    const number = await reserve(send);
    const both = [await toSign(), await toSign()];
    const codes = (await Promise.all(both.map(({ legId }) => letters.sign(signer, legId, { reservedNumber: { year, number } })))).map(({ code, body }) =>
      code === 200 ? 'signed' : body.code,
    );
    expect(codes.sort()).toEqual(['notReserved', 'signed']);
  });
});

describe('registering what came on paper with a reserved number', () => {
  const register = (more: object, as = registrar) =>
    portal.post(
      '/api/sarabun/register-incoming',
      {
        deskId: unit.deskId,
        kind: 1,
        number: 'กษ ๐๒๐๕/๑๔',
        datedOn: '2026-11-20',
        sender: 'กระทรวงเกษตรและสหกรณ์',
        addressee: 'อธิบดี',
        subject: 'ขอเชิญประชุม',
        speed: 1,
        secrecy: 1,
        ...more,
      },
      { as },
    );

  it('uses it once, and leaves nothing behind where it is refused', async () => {
    now = new Date('2026-11-21T10:00:00+07:00');
    const number = await reserve(receive);
    expect((await register({})).body.item.receiveNumber).toBe(number + 1);
    expect((await register({ reservedNumber: { year, number } })).body.item).toMatchObject({ receiveNumber: number, year });
    const before = await db
      .selectFrom('document')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect((await register({ reservedNumber: { year, number } })).body.code).toBe('notReserved');
    expect((await register({ reservedNumber: { year, number: number + 1 } })).body.code).toBe('notReserved');
    expect(
      await db
        .selectFrom('document')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  it('states a day before today for someone who has the right, and shows both days', async () => {
    now = new Date('2026-11-24T09:00:00+07:00');
    expect((await register({ datedFor: '2026-11-23' })).code).toBe(403);
    await give(['backDate'], registrar);
    const { receiveNumber } = (await register({ datedFor: '2026-11-23' })).body.item;
    expect(await line(receive, receiveNumber)).toMatchObject({ datedFor: '2026-11-23', enteredAt: '2026-11-24T09:00:00+07:00' });
  });
});
