import { expect, it } from 'vitest';
import { codeIn, mailsOf } from '../../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../../test/portal';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const change = (as: TestPerson, newPassword: string, old = password) => portal.post('/api/core/account/password', { password: old, newPassword }, { as });
const signIn = (person: TestPerson, as: string) => portal.post('/api/login', { username: person.username, password: as });
const emailOf = (person: TestPerson) => `${person.username}@example.go.th`;

it('takes the new password, keeps this session, and tells the owner by mail', async () => {
  const person = await portal.person(unit);
  expect(await change(person, 'Another1234')).toMatchObject({ code: 200, body: { status: 'success', endedSessions: 0 } });
  expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(200);
  expect((await signIn(person, password)).body.code).toBe('wrongPair');
  expect((await signIn(person, 'Another1234')).body.status).toBe('success');
  const mails = (await mailsOf(portal)).filter((mail) => mail.to === emailOf(person));
  expect(mails.map((mail) => mail.subject)).toEqual(['รหัสผ่านของท่านถูกเปลี่ยนแล้ว · Your password was changed']);
});

it('ends every other session of the person, and nobody else', async () => {
  const [person, bystander] = [await portal.person(unit), await portal.person(unit)];
  const token_hash = Buffer.alloc(32, 7);
  const device = await db.insertInto('device').values({ token_hash }).returning('id').executeTakeFirstOrThrow();
  const times = { created_at: new Date(), last_seen_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) };
  await db
    .insertInto('session')
    .values({ token_hash, person_id: person.personId, device_id: device.id, ...times })
    .execute();
  expect((await change(person, 'Another1234')).body.endedSessions).toBe(1);
  const { end_reason } = await db.selectFrom('session').select('end_reason').where('device_id', '=', device.id).executeTakeFirstOrThrow();
  expect(end_reason).toBe('password');
  expect((await portal.post('/api/verify', {}, { as: bystander })).code).toBe(200);
});

it('refuses a wrong old password, says so at its field, and makes who guesses wait', async () => {
  const person = await portal.person(unit);
  for (let i = 0; i < 5; i++)
    expect(await change(person, 'Another1234', 'Wrong12345')).toMatchObject({
      code: 422,
      body: { code: 'wrongPassword', fields: { password: 'รหัสผ่านไม่ถูกต้อง' } },
    });
  expect((await change(person, 'Another1234')).code).toBe(429);
});

it('says what a weak password lacks, before the old one is tried', async () => {
  const person = await portal.person(unit);
  for (const weak of ['Aa1', 'aaaa1111', 'AAAA1111', 'AAAAaaaa', 'AAaa11!!']) {
    expect(await change(person, weak, 'Wrong12345')).toMatchObject({ code: 422, body: { code: 'weakPassword', fields: { newPassword: expect.any(String) } } });
  }
  expect((await change(person, password)).body.code).toBe('samePassword');
  expect((await change(person, 'Another1234')).body.status).toBe('success');
});

it('makes a code worthless that was mailed before', async () => {
  const person = await portal.person(unit);
  await portal.post('/api/core/forgot-password', { F_EMAIL: emailOf(person) });
  const code = codeIn((await mailsOf(portal)).filter((mail) => mail.to === emailOf(person)).at(-1));
  await change(person, 'Another1234');
  expect((await portal.post('/api/core/reset-password', { EMAIL: emailOf(person), OTP: code, NEW_PASSWORD: 'Thief12345' })).body.code).toBe('wrongCode');
});

it('is not done for someone who signs in by the directory', async () => {
  const person = await portal.person(unit);
  await db.updateTable('account').set({ by_directory: true }).where('person_id', '=', person.personId).execute();
  expect(await change(person, 'Another1234')).toMatchObject({ code: 409, body: { code: 'directoryPassword' } });
});

it('needs a session, and both passwords', async () => {
  const person = await portal.person(unit);
  expect((await portal.post('/api/core/account/password', { password, newPassword: 'Another1234' })).code).toBe(401);
  expect((await portal.post('/api/core/account/password', { newPassword: 'Another1234' }, { as: person })).code).toBe(422);
});
