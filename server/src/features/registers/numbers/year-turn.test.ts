import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { ownLettersOf } from '../../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { verifyNumberSeries, voidExpired } from '..';

const eve = new Date('2026-12-31T23:59:59.900+07:00');
const day = new Date('2027-01-01T00:00:00+07:00');
let now = eve;
/** The second clock reading is already in the new year, or the other way round. */
let turning = false;
const portal = await testPortal({
  clock: () => {
    if (turning) now = now === eve ? day : eve;
    return now;
  },
});
const { db, world } = portal.running;
const route = routeOf(portal);
const letters = ownLettersOf(portal);
const central = await portal.unit();
const unit = await portal.unit({ parentId: central.unitId });
const registrar = await portal.person(unit, { function: 'registrar' });
const second = await portal.person(unit, { function: 'registrar' });
const centralRegistrar = await portal.person(central, { function: 'registrar' });
const signer = await portal.person(unit);
const writer = await portal.person(unit);
const post = await portal.headPost(unit, signer);
const keeper = await portal.person(central);
await portal.grant(keeper, 'manage-number-premission', 'manage');
await portal.grant(keeper, 'registration-display', 'manage');
await portal.post(
  '/api/core/registers/grant-number-rights',
  { unitId: unit.unitId, holder: { kind: 'person', id: registrar.personId }, what: ['reserve', 'backDate', 'cancel'] },
  { as: keeper },
);
const bookOf = async (as: TestPerson, kind: string, unitId: number) =>
  (await portal.get('/api/sarabun/registers', { as })).body.items.find((one: { kind: string; unitId: number }) => one.kind === kind && one.unitId === unitId)
    .registerId as number;
const send = await bookOf(registrar, 'send', unit.unitId);
const receive = await bookOf(registrar, 'receive', unit.unitId);
const lines = async (registerId: number, year: number, as = registrar) =>
  (await portal.post('/api/sarabun/registers/list', { registerId, year, order: 'asc', pageSize: 100 }, { as })).body.data;
const issue = (more: object = {}) =>
  portal.post(
    '/api/sarabun/issue-numbers',
    { registerId: send, lines: [{ subject: 'หนังสือ', sender: 'กอง', addressee: 'กรม', datedOn: null, remark: '' }], ...more },
    { as: registrar },
  );
const numbersOf = (rows: { number: number }[]) => rows.map(({ number }) => number);
const fromOne = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('midnight of 31 December in Bangkok', () => {
  it('lets two registrars around it each number in their own year, without a gap in either', async () => {
    const waiting = await Promise.all(Array.from({ length: 12 }, () => letterFor(portal, registrar, unit)));
    turning = true;
    const received = await Promise.all(waiting.map(({ legId }, n) => route.receive(n % 2 ? second : registrar, legId)));
    turning = false;
    now = day;
    expect(received.map(({ code }) => code)).toEqual(waiting.map(() => 200));
    const [old, young] = [await lines(receive, 2569), await lines(receive, 2570)];
    expect(old.length).toBeGreaterThan(0);
    expect(young.length).toBeGreaterThan(0);
    expect(old.length + young.length).toBe(12);
    expect([numbersOf(old), numbersOf(young)]).toEqual([fromOne(old.length), fromOne(young.length)]);
    expect((await verifyNumberSeries(db)).faults).toBe(0);
  });

  it('begins at 1 with the text for numbers that holds from that day', async () => {
    const format = (more: object) =>
      portal.post('/api/core/registers/save-number-format', { unitId: unit.unitId, formatId: null, kind: 'send', validTo: null, ...more }, { as: keeper });
    expect((await format({ template: 'เก่า/{เลข}', validFrom: '2026-01-01', validTo: '2026-12-31' })).code).toBe(200);
    expect((await format({ template: 'ใหม่/{เลข}/{ปี}', validFrom: '2027-01-01' })).code).toBe(200);
    now = eve;
    expect((await issue()).body.issued).toMatchObject([{ number: 1, printed: 'เก่า/๑' }]);
    now = day;
    expect((await issue()).body.issued).toMatchObject([{ number: 1, printed: 'ใหม่/๑/๒๕๗๐' }]);
    const signed = await letters.submitted(writer, {
      ownerUnitId: unit.unitId,
      usesOwnerNumber: true,
      receivers: [{ deskId: central.deskId, name: 'กลาง' }],
      steps: [{ deskId: post.deskId, role: 'sign' }],
    });
    expect((await letters.sign(signer, signed.legId)).body.item.number).toBe('ใหม่/๒/๒๕๗๐');
  });

  it('burns what was reserved for the old year, visibly; a line of the old year may be entered afterwards with both days', async () => {
    now = eve;
    const reserved = await portal.post(
      '/api/sarabun/reserve-numbers',
      { registerId: send, count: 2, reason: 'ส่งท้ายปี', expiresOn: '2026-12-31' },
      { as: registrar },
    );
    const { first } = reserved.body;
    now = day;
    expect((await issue({ reservedNumber: { year: 2569, number: first } })).body.code).toBe('reservationExpired');
    await voidExpired(world);
    const entered = (await issue({ datedFor: '2026-12-30' })).body.issued[0];
    expect(entered).toMatchObject({ number: first + 2, printed: expect.stringMatching(/^เก่า\//) });
    const old = await lines(send, 2569);
    expect(numbersOf(old)).toEqual(fromOne(old.length));
    expect(old.slice(-3)).toMatchObject([
      { state: 'void' },
      { state: 'void' },
      { state: 'issued', datedFor: '2026-12-30', enteredAt: '2027-01-01T00:00:00+07:00' },
    ]);
    expect((await verifyNumberSeries(db)).faults).toBe(0);
  });
});

describe('a letter that is received at the centre and again at a unit', () => {
  it('has both numbers: in its story, and in the register of each', async () => {
    const letter = await route.received(centralRegistrar, central);
    const [toUnit] = (await route.assign(centralRegistrar, letter.legId, { parties: [main(unit)], task: '', needsReport: false })).body.item.legIds;
    const { receiveNumber } = (await route.receive(registrar, toUnit)).body.item;
    const { entries } = await route.view(registrar, letter.documentId, toUnit);
    expect(entries.map(({ register, isVoid }: { register: string; isVoid: boolean }) => [register, isVoid])).toEqual([
      ['receive', false],
      ['receive', false],
    ]);
    const centralBook = await bookOf(centralRegistrar, 'receive', central.unitId);
    const atCentre = (await lines(centralBook, 2570, centralRegistrar)).find((line: { documentId: number }) => line.documentId === letter.documentId);
    const atUnit = (await lines(receive, 2570)).find((line: { documentId: number }) => line.documentId === letter.documentId);
    expect(atUnit.number).toBe(receiveNumber);
    expect(atCentre).toMatchObject({ number: 1, action: expect.stringContaining('มอบ') });
    expect(atUnit.number).not.toBe(atCentre.number);
  });
});

it('prints form 14 of the send register as it prints form 13', async () => {
  const reply = await portal.running.app.inject({
    method: 'GET',
    url: `/api/sarabun/register-print?registerId=${send}&year=2569`,
    headers: { authorization: `Bearer ${registrar.token}` },
  });
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
