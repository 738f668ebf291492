import { verify, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { movingClock } from '../../../test/clock';
import { testPortal } from '../../../test/portal';
import { innerOrigin } from '../../platform/action';
import { readContext } from '../../platform/http/contexts';
import { openFileKeys } from '../../platform/keys/file-keys';
import { keepCertificates, sealKeysAnew } from './keep-certificates';
import { openCertificate } from './open-certificate';

const { clock, moveTo } = movingClock('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock });
const { db, world } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit, { name: 'ผู้ดูแล' });
await portal.grant(keeper, 'certificate-person-request', 'manage');
await portal.grant(keeper, 'certificate-person-auto', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'certificate-person-auto', 'query');
const pin = '482137';

const path = '/api/core/certificates';
const at = (moment: string) => moveTo(db, moment);
const { own, ask, decide, collect, openOf, holder, heard } = certificatesOf(portal, unit, keeper);

describe('rules and settings', () => {
  const rule = (values: object) =>
    portal.post(
      '/api/core/settings/certificate-person-auto/create',
      { values: { unitId: null, positionTypeId: null, roleTypeId: null, offers: false, position: null, ...values } },
      { as: keeper },
    );

  it('approve at once whom they are true of, with the units below', async () => {
    const above = await portal.unit();
    const below = await portal.unit({ parentId: above.unitId });
    const made = await rule({ nameTh: 'ทั้งกอง', unitId: above.unitId });
    expect(made.code).toBe(200);
    const [inside, outside] = [await portal.person(below), await portal.person(unit)];
    expect((await own(inside)).atOnce).toBe(true);
    expect((await ask(inside)).body.approved).toBe(true);
    expect((await ask(outside)).body.approved).toBe(false);
    expect((await collect(inside, await openOf(inside))).code).toBe(200);
  });

  it('offer without being asked, once, in the hours of the office', async () => {
    const division = await portal.unit();
    const person = await portal.person(division);
    await rule({ nameTh: 'เสนอเอง', unitId: division.unitId, offers: true });
    await at('2026-11-24T07:30:00');
    await keepCertificates(world);
    expect((await own(person)).state).toBe('none');
    await at('2026-11-24T08:30:00');
    await Promise.all([keepCertificates(world), keepCertificates(world)].map((work) => work.catch(() => {})));
    expect((await own(person)).state).toBe('offered');
    await portal.post(`${path}/withdraw-request`, { requestId: await openOf(person) }, { as: person });
    await keepCertificates(world);
    expect((await own(person)).state).toBe('none');
  });

  it('remind of the end, each time once, with a new one to collect where a rule gives it', async () => {
    await at('2026-11-24T09:00:00');
    const division = await portal.unit();
    const person = await portal.person(division);
    await ask(person);
    await decide(keeper, await openOf(person));
    await collect(person, await openOf(person));
    await rule({ nameTh: 'ต่ออายุ', unitId: division.unitId });
    const titles: number[] = [];
    for (const day of ['2028-10-20', '2028-10-26', '2028-10-27', '2028-11-20', '2028-11-22']) {
      await at(`${day}T09:00:00`);
      await keepCertificates(world);
      titles.push((await heard(person)).filter((title) => title === 'ใบรับรองอิเล็กทรอนิกส์ของท่านใกล้หมดอายุ').length);
    }
    expect(titles).toEqual([0, 1, 0, 1, 1]);
    const { state, open, certificates } = await own(person);
    expect([state, open?.kind]).toEqual(['expiring', 'renewal']);
    expect((await collect(person, open.requestId)).code).toBe(200);
    const after = (await own(person)).certificates;
    expect([after[0].state, after[1].state, after[1].revokeCode, after[1].certificateId]).toEqual([
      'valid',
      'revoked',
      'superseded',
      certificates[0].certificateId,
    ]);
    await at('2026-11-24T09:00:00');
  });

  it('revoke of someone who has left', async () => {
    const { person, certificateId } = await holder();
    await db.updateTable('person').set({ closed_on: '2026-11-24' }).where('id', '=', person.personId).execute();
    await keepCertificates(world);
    const { revoke_code } = await db.selectFrom('certificate').where('id', '=', certificateId).select('revoke_code').executeTakeFirstOrThrow();
    expect(revoke_code).toBe('affiliationChanged');
  });

  it('are changed by someone who may, over what was seen', async () => {
    const { timestampHost, ...item } = (await portal.get(`${path}/settings`, { as: reader })).body.item;
    expect(timestampHost).toBeNull();
    const save = (more: object, as = keeper) => portal.post(`${path}/save-settings`, { ...item, ...more }, { as });
    expect((await save({}, reader)).code).toBe(403);
    expect((await save({ validMonths: 37 })).body.fields).toHaveProperty('validMonths');
    expect((await save({ waitMinutes: 1441 })).body.fields).toHaveProperty('waitMinutes');
    expect((await save({ remindDays: [7, 60, 7], waitMinutes: 3 })).code).toBe(200);
    expect((await save({ remindDays: [1] })).code).toBe(409);
    expect((await portal.get(`${path}/settings`, { as: reader })).body.item).toMatchObject({ remindDays: [60, 7], waitMinutes: 3 });
  });
});

it('a new master key seals all private keys again, and the one before is forgotten', async () => {
  const { person, certificateId } = await holder();
  const keys = openFileKeys(join(portal.folder, 'certificate.key'));
  const sealed = async () =>
    (await db.selectFrom('certificate').where('id', '=', certificateId).select('sealed_key').executeTakeFirstOrThrow()).sealed_key as Buffer;
  const before = await sealed();
  keys.addKey();
  expect(keys.isNewest(before)).toBe(false);
  await sealKeysAnew(world, keys);
  expect(keys.isNewest(await sealed())).toBe(true);
  const context = { ...readContext(world, await portal.actor(person), innerOrigin), now: clock() };
  const opened = await openCertificate(context, { pin, certificateId: null }, { keys, networks: [] });
  const { certificate } = await db.selectFrom('certificate').where('id', '=', certificateId).select('certificate').executeTakeFirstOrThrow();
  expect(verify('sha256', Buffer.from('ข้อความ'), new X509Certificate(certificate).publicKey, opened.sign(Buffer.from('ข้อความ')))).toBe(true);
});
