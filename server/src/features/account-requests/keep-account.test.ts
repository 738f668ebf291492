import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mails';
import { testPortal } from '../../../test/portal';

const portal = await testPortal({ environment: { PUBLIC_URL: 'https://portal.example.go.th' } });
const { db } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'employee-information', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'employee-information', 'query');
const post = (what: string, body: Record<string, unknown>, as = keeper) => portal.post(`/api/core/people/${what}`, body, { as });

describe('the second factor of someone else', () => {
  it('is removed for a reason; the owner is signed out and told by mail', async () => {
    const owner = await portal.person(unit);
    const reset = (as = keeper, part: object = {}) => post('reset-second-factor', { personId: owner.personId, reason: 'โทรศัพท์หาย', ...part }, as);
    expect((await reset()).body.code).toBe('noSecondFactor');
    await db
      .insertInto('second_factor')
      .values({ person_id: owner.personId, sealed_secret: Buffer.from('x'), begun_at: new Date(), confirmed_at: new Date() })
      .execute();
    expect((await reset(reader)).code).toBe(403);
    expect((await reset(keeper, { reason: '' })).code).toBe(422);
    expect((await reset(keeper, { personId: 99_999 })).code).toBe(404);
    expect((await reset(keeper, { personId: keeper.personId })).body.code).toBe('notOneself');
    expect((await reset()).code).toBe(200);
    expect(await db.selectFrom('second_factor').select('person_id').execute()).toEqual([]);
    expect((await portal.post('/api/verify', {}, { as: owner })).code).toBe(401);
    const mail = await mailTo(portal, `${owner.username}@example.go.th`);
    expect(mail.text).toContain('โทรศัพท์หาย');
    const audit = await db.selectFrom('audit').select('detail').where('action', '=', 'resetSecondFactor').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(audit.detail).toMatchObject({ of: owner.personId, reason: 'โทรศัพท์หาย' });
  });
});

describe('the account of the directory', () => {
  it('needs a directory, and going back mails a link to set a password', async () => {
    const owner = await portal.person(unit);
    expect((await post('mark-directory-account', { personId: owner.personId, byDirectory: true })).body.fields).toHaveProperty('byDirectory');
    await db.updateTable('account').set({ by_directory: true }).where('person_id', '=', owner.personId).execute();
    expect((await post('mark-directory-account', { personId: owner.personId, byDirectory: false }, reader)).code).toBe(403);
    expect((await post('mark-directory-account', { personId: owner.personId, byDirectory: false })).code).toBe(200);
    const mail = await mailTo(portal, `${owner.username}@example.go.th`);
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] as string;
    expect((await portal.post('/api/core/first-password', { key, newPassword: 'Portal5678' })).code).toBe(200);
    expect((await portal.post('/api/login', { username: owner.username, password: 'Portal5678' })).body.status).toBe('success');
  });
});

describe('a new password by mail', () => {
  const keyIn = (text: string) => /key=([\w-]+)/.exec(text)?.[1] as string;

  it('is set by its owner; until then the old one counts, afterwards every session has ended, and only the last link is good', async () => {
    const owner = await portal.person(unit);
    const mail = (as = keeper, personId = owner.personId) => post('mail-password-link', { personId }, as);
    const address = `${owner.username}@example.go.th`;
    expect((await mail(reader)).code).toBe(403);
    expect((await mail(keeper, 99_999)).code).toBe(404);
    expect((await mail()).code).toBe(200);
    const first = keyIn((await mailTo(portal, address)).text);
    expect((await mail()).code).toBe(200);
    const { text, subject } = await mailTo(portal, address);
    expect([subject, text]).toEqual([expect.stringContaining('ตั้งรหัสผ่านใหม่'), expect.not.stringContaining('ครั้งแรก')]);
    expect((await portal.post('/api/verify', {}, { as: owner })).code).toBe(200);
    const set = (key: string) => portal.post('/api/core/first-password', { key, newPassword: 'Portal5678' });
    expect((await set(first)).body.code).toBe('linkWorthless');
    expect((await set(keyIn(text))).code).toBe(200);
    expect((await portal.post('/api/verify', {}, { as: owner })).code).toBe(401);
    expect((await portal.post('/api/login', { username: owner.username, password: 'Portal5678' })).body.status).toBe('success');
    const audit = await db
      .selectFrom('audit')
      .select(['detail', 'person_id'])
      .where('action', '=', 'mailPasswordLink')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ person_id: keeper.personId, detail: { of: owner.personId } });
  });

  it('is refused for an account whose password the directory has', async () => {
    const owner = await portal.person(unit);
    await db.updateTable('account').set({ by_directory: true }).where('person_id', '=', owner.personId).execute();
    expect((await post('mail-password-link', { personId: owner.personId })).body.code).toBe('passwordElsewhere');
  });
});
