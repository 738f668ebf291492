import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { mailTo } from '../../../test/mails';
import { testPortal } from '../../../test/portal';

const portal = await testPortal({ environment: { PUBLIC_URL: 'https://portal.example.go.th' } });
const unit = await portal.unit();
const elsewhere = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'employee-information', 'manage');
// Everyone may close accounts here; who may is tested with the rights.
await portal.running.db.insertInto('account_close_permission').values({ name_th: 'ทุกคน', group_id: 1 }).execute();
const reader = await portal.person(unit);
await portal.grant(reader, 'employee-information', 'query');

type As = { token: string };
type Seat = { function: string; leavesEmpty: string | null };
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/people/${what}`, body, { as });
const get = async (personId: number, as: As = keeper) => (await portal.get(`/api/core/people/person?personId=${personId}`, { as })).body.item;
const data = { prefix: 'นาง', firstName: 'มาลี', lastName: 'สุขใจ', firstNameEn: '', lastNameEn: '', email: 'malee@example.go.th', phone: '', employeeTypeId: 1 };

describe('a person', () => {
  it('is added with an account that opens by the mailed link', async () => {
    const { code, body } = await post('create-person', { ...data, unitId: unit.unitId, username: 'malee' });
    expect(code).toBe(200);
    const mail = await mailTo(portal, data.email);
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] as string;
    expect((await portal.post('/api/core/first-password', { key, newPassword: 'Portal5678' })).code).toBe(200);
    expect((await portal.post('/api/login', { username: 'malee', password: 'Portal5678' })).body.status).toBe('success');
    expect(await get(body.personId)).toMatchObject({ firstName: 'มาลี', employeeTypeId: 1, unitId: unit.unitId, username: 'malee', openWork: 0 });
    const twin = await post('create-person', { ...data, unitId: unit.unitId, username: 'malee' });
    expect(Object.keys(twin.body.fields).sort()).toEqual(['email', 'username']);
  });

  it('is found by name, user name, address, unit and state, and changed unless someone was faster', async () => {
    const other = await portal.person(unit, { name: 'ธิดา' });
    const list = async (body: object) => (await post('persons', body as Record<string, unknown>)).body.data.map((row: { personId: number }) => row.personId);
    expect(await list({ search: 'ธิดา' })).toEqual([other.personId]);
    expect(await list({ search: other.username })).toEqual([other.personId]);
    expect(await list({ unitId: elsewhere.unitId })).toEqual([]);
    expect(await list({ state: 'off' })).toEqual([]);
    const { version } = await get(other.personId);
    const change = { personId: other.personId, version, ...data, email: 'thida@example.go.th', employeeTypeId: null };
    expect([(await post('save-person', change)).code, (await post('save-person', change)).code]).toEqual([200, 409]);
    expect(await post('save-person', { ...change, version: version + 1, email: data.email })).toMatchObject({
      code: 422,
      body: { fields: { email: expect.any(String) } },
    });
    expect((await post('save-person', { ...change, version: version + 1, firstName: 'ก'.repeat(300) })).code).toBe(422);
  });

  it('moves to another unit: functions elsewhere end, the own desk goes along', async () => {
    const mover = await portal.person(unit, { function: 'registrar' });
    expect((await get(mover.personId)).seats).toMatchObject([{ function: 'registrar' }]);
    const { version } = await get(mover.personId);
    expect((await post('transfer-person', { personId: mover.personId, version, unitId: 1 })).code).toBe(422);
    expect((await post('transfer-person', { personId: mover.personId, version, unitId: elsewhere.unitId })).code).toBe(200);
    expect(await get(mover.personId)).toMatchObject({ unitId: elsewhere.unitId, seats: [] });
    expect((await portal.actor(mover)).seats.map((seat) => [seat.function, seat.unitId])).toEqual([['self', elsewhere.unitId]]);
  });

  it('finds the vacant posts of the unit it moves to, and only there', async () => {
    const place = await portal.unit();
    const holder = await portal.person(place);
    const held = await portal.headPost(place, holder);
    const vacant = async (as: As = keeper) => portal.get(`/api/core/organization/vacant-posts?unitId=${place.unitId}`, { as });
    expect((await vacant()).body.items).toEqual([]);
    expect((await vacant(reader)).code).toBe(403);
    const { version, name } = await get(holder.personId);
    expect(name).toContain(' ');
    await post('transfer-person', { personId: holder.personId, version, unitId: elsewhere.unitId });
    expect((await vacant()).body.items).toMatchObject([{ postId: held.postId }]);
  });

  it('leaves when no work is left on the own desk: signed out at once, and for good', async () => {
    const leaver = await portal.person(unit);
    const { version } = await get(leaver.personId);
    expect((await post('close-person', { personId: leaver.personId, version }, reader)).code).toBe(403);
    expect((await post('close-person', { personId: leaver.personId, version })).code).toBe(200);
    expect((await portal.post('/api/verify', {}, { as: leaver })).code).toBe(401);
    expect((await portal.post('/api/login', { username: leaver.username, password: 'Portal1234' })).body.status).toBe('error');
    expect((await post('persons', { state: 'off' })).body.data).toMatchObject([{ personId: leaver.personId, closedOn: expect.any(String) }]);
    expect((await post('save-person', { personId: leaver.personId, version: version + 1, ...data })).code).toBe(404);
    const own = await get(keeper.personId);
    expect(await post('close-person', { personId: keeper.personId, version: own.version })).toMatchObject({ code: 409, body: { code: 'notOneself' } });
  });

  it('is said to leave a registry or a unit empty, as long as nobody else serves there', async () => {
    const place = await portal.unit();
    const only = await portal.person(place, { function: 'registrar' });
    await portal.headPost(place, only);
    const empties = async () => Object.fromEntries((await get(only.personId)).seats.map((seat: Seat) => [seat.function, seat.leavesEmpty]));
    expect(await empties()).toEqual({ registrar: 'registry', holder: null, head: 'head' });
    await portal.person(place, { function: 'registryHead' });
    expect(await empties()).toEqual({ registrar: null, holder: null, head: 'head' });
    await portal.headPost(place, await portal.person(place));
    expect(await empties()).toEqual({ registrar: null, holder: null, head: null });
  });

  it('does not leave work behind', async () => {
    const registrar = await portal.person(unit, { function: 'registrar' });
    const busy = await portal.person(unit);
    const { legId } = await letterFor(portal, registrar, unit, { subject: 'งาน', number: '๑' });
    await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
    const assigned = await portal.post(
      '/api/sarabun/assign-document',
      { legId, parties: [{ deskId: busy.deskId, responsibility: 'main' }], task: 'ทำ', needsReport: false },
      { as: registrar },
    );
    expect(assigned.code).toBe(200);
    const { version, openWork } = await get(busy.personId);
    expect(openWork).toBe(1);
    expect(await post('close-person', { personId: busy.personId, version })).toMatchObject({ code: 409, body: { code: 'workLeft' } });
  });
});
