import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { describe, expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const office = await writingOffice(portal);
const { officer, checker, division, central, headPost, directorPost, memo } = office;
const deputy = await portal.person(division, { name: 'อรอุมา' });
const second = await portal.person(central, { name: 'รองประเสริฐ' });
const secretary = await portal.person(division, { name: 'เลขา' });
const clerk = await portal.person(central);
const auditor = await portal.person(central);
await portal.grant(clerk, 'acting', 'manage');
await portal.role(auditor, 'auditor');
const today = bangkokDay(new Date());
const acting = (what: string, body: Record<string, unknown>) => portal.post(`/api/core/people/${what}`, body, { as: clerk });
async function appoint({ personId }: TestPerson, postId: number, phrase: string, orderNumber: string): Promise<void> {
  const order = { postId, phrase, applies: 'period', orderNumber, orderedOn: today, startsOn: today, endsOn: null, personIds: [personId] };
  const { code, body } = await acting('appoint-acting', { ...order, kinds: null, scope: '', excludes: '' });
  if (code !== 200) throw new Error(JSON.stringify(body));
}
async function revokeAll(): Promise<void> {
  const { data } = (await acting('acting-orders', { pageSize: 100 })).body;
  for (const { orderId, version, state } of data) if (state === 'running') await acting('revoke-acting', { orderId, version, reason: 'กลับมา' });
}
const named = (name: string) => expect.stringContaining(name);
/** Who did the steps of a letter, or who is to do them, and under which phrase. */
async function wayOf(documentId: number, as = officer): Promise<unknown[]> {
  const { steps } = (await letters.view(as, documentId)).own;
  return steps.map(({ personName, acting: done, state }: { personName: string; acting: unknown; state: string }) => [state, personName, done]);
}
async function factsOf(action: string, documentId: number, language: 'th' | 'en' = 'th') {
  while ((await portal.running.chain.seal()) > 0);
  const found = await portal.post(
    '/api/core/history/activity',
    { action, documentId, pageSize: 20 },
    { as: auditor, headers: { 'accept-language': language } },
  );
  return found.body.data.map(({ facts }: { facts: { value: string }[] }) => facts.map(({ value }) => value).join(' | '));
}

describe('a stand-in on the way of a draft', () => {
  it('is named for what they did, under the phrase of the order; a step not done yet names who is meant', async () => {
    const { documentId, legId } = await letters.submitted(officer, memo);
    await appoint(deputy, headPost.postId, 'delegated', '๓๑/๒๕๖๙');
    expect(await wayOf(documentId)).toEqual([
      ['open', named('ตรวจ'), null],
      ['waiting', named('ประเสริฐ'), null],
    ]);
    expect((await letters.pass(deputy, legId)).code).toBe(200);
    await appoint(second, directorPost.postId, 'vacancy', '๓๒/๒๕๖๙');
    const passed = ['done', named('อรอุมา'), { phrase: 'delegated' }];
    expect(await wayOf(documentId)).toEqual([passed, ['open', named('รองประเสริฐ'), { phrase: 'vacancy' }]]);
    const [toSign] = await letters.legsIn(second, 'sign');
    expect((await letters.sign(second, Number(toSign))).code).toBe(200);
    expect(await wayOf(documentId)).toEqual([passed, ['done', named('รองประเสริฐ'), { phrase: 'vacancy' }]]);
    // What was done under an order stays under it when the order has ended.
    await revokeAll();
    expect(await wayOf(documentId)).toEqual([passed, ['done', named('รองประเสริฐ'), { phrase: 'vacancy' }]]);
  });

  it('is not named where the holder did it, nor a secretary under an order', async () => {
    await appoint(deputy, headPost.postId, 'delegated', '๓๓/๒๕๖๙');
    const own = await letters.submitted(officer, memo);
    await letters.pass(checker, own.legId);
    expect((await wayOf(own.documentId))[0]).toEqual(['done', named('ตรวจ'), null]);
    const seat = { desk_id: headPost.deskId, person_id: secretary.personId, post_id: headPost.postId, starts_on: today };
    await portal.running.db
      .insertInto('seat')
      .values({ ...seat, function: 'secretary' })
      .execute();
    const written = await letters.submitted(officer, memo);
    expect((await letters.pass(secretary, written.legId)).code).toBe(200);
    expect((await wayOf(written.documentId))[0]).toEqual(['done', named('เลขา'), { phrase: null }]);
    await revokeAll();
  });
});

describe('the activity', () => {
  it('says for whom and under which order a draft was passed, returned and signed', async () => {
    const passed = await letters.submitted(officer, memo);
    const returned = await letters.submitted(officer, memo);
    await appoint(deputy, headPost.postId, 'delegated', '๔๑/๒๕๖๙');
    await letters.pass(deputy, passed.legId);
    expect((await letters.giveBack(deputy, returned.legId, 'writer')).code).toBe(200);
    await appoint(second, directorPost.postId, 'vacancy', '๔๒/๒๕๖๙');
    const toSign = await letters.legsIn(second, 'sign');
    for (const legId of toSign) await letters.sign(second, legId);
    expect(await factsOf('passReview', passed.documentId)).toEqual([expect.stringMatching(/^ปฏิบัติราชการแทน .+ · คำสั่งที่ ๔๑\/๒๕๖๙$/)]);
    expect(await factsOf('passReview', passed.documentId, 'en')).toEqual([expect.stringMatching(/^By delegation of\u00a0.+ · order ๔๑\/๒๕๖๙$/i)]);
    expect(await factsOf('returnDraft', returned.documentId)).toEqual([expect.stringMatching(/^ปฏิบัติราชการแทน .+ · คำสั่งที่ ๔๑\/๒๕๖๙/)]);
    expect(await factsOf('signLetter', passed.documentId)).toEqual([expect.stringMatching(/^รักษาราชการแทน .+ · คำสั่งที่ ๔๒\/๒๕๖๙/)]);
    // The holder needs none.
    await revokeAll();
    const own = await letters.submitted(officer, memo);
    await letters.pass(checker, own.legId);
    expect(await factsOf('passReview', own.documentId)).toEqual(['']);
  });
});
