import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { officer, checker, director, registrar, stranger, memo } = await writingOffice(portal);
const text = 'ขอให้ส่งรายงานภายในวันที่ ๕ มกราคม\nจึงเรียนมาเพื่อโปรดพิจารณา';

const submitted = () => letters.submitted(officer, { ...memo, content: { body: bodyOf(text) } });
const add = (as: TestPerson, documentId: number, revision: number, remarks: object[]) =>
  portal.post('/api/sarabun/add-remarks', { documentId, revision, remarks }, { as });
const settle = (as: TestPerson, input: Record<string, unknown>) => portal.post('/api/sarabun/settle-remarks', input, { as });
const list = (as: TestPerson, documentId: number) => portal.get(`/api/sarabun/letter-remarks?documentId=${documentId}`, { as });
const place = (words: string, line = 0) => {
  const start = text.split('\n')[line]?.indexOf(words) ?? -1;
  return { line, start, end: start + words.length };
};
const suggest = (words: string, replacement: string, line = 0) => ({ ...place(words, line), replacement });
const comment = (words: string, says: string, line = 0) => ({ ...place(words, line), replacement: null, text: says });

it('comments and suggestions go to the writer, who accepts them one by one or all into a version of their own', async () => {
  const { documentId, legId, revision } = await submitted();
  const added = await add(checker, documentId, revision, [
    suggest('๕ มกราคม', '๑๐ มกราคม'),
    suggest('ส่ง', 'จัดส่ง'),
    comment('โปรดพิจารณา', 'ควรเป็น "โปรดทราบ" หรือไม่', 1),
  ]);
  expect(added.code).toBe(200);
  const [date, send, why] = added.body.item.remarkIds;
  // The writer reads them while the letter is with its reviewer, but cannot settle them there.
  expect((await list(officer, documentId)).body.item).toMatchObject({ mayAdd: false, maySettle: false, remarks: [{}, {}, {}] });
  expect((await settle(officer, { documentId, revision, remarkIds: [date], verdict: 'accepted' })).code).not.toBe(200);
  await letters.giveBack(checker, legId, 'writer');
  const opened = (await list(officer, documentId)).body.item;
  expect(opened.maySettle).toBe(true);
  expect(opened.remarks.map(({ quote, replacement, author, isOwn }: Record<string, unknown>) => [quote, replacement, author, isOwn])).toEqual([
    ['๕ มกราคม', '๑๐ มกราคม', expect.stringContaining('ตรวจ'), false],
    ['ส่ง', 'จัดส่ง', expect.stringContaining('ตรวจ'), false],
    ['โปรดพิจารณา', null, expect.stringContaining('ตรวจ'), false],
  ]);

  const taken = await settle(officer, { documentId, revision, remarkIds: [date, send], verdict: 'accepted' });
  expect(taken.body.item).toMatchObject({ revision: revision + 1, left: [] });
  const draft = (await letters.draft(officer, documentId)).body.item;
  expect(draft.content.body[0].runs[0].text).toBe('ขอให้จัดส่งรายงานภายในวันที่ ๑๐ มกราคม');
  await settle(officer, { documentId, revision: revision + 1, remarkIds: [why], verdict: 'resolved', answer: 'ใช้ตามแบบ' });
  const settled = (await list(checker, documentId)).body.item.remarks;
  expect(settled.map(({ state, answer }: Record<string, unknown>) => [state, answer])).toEqual([
    ['accepted', ''],
    ['accepted', ''],
    ['resolved', 'ใช้ตามแบบ'],
  ]);

  // The next save of the same person does not overwrite the version that took the suggestions.
  await letters.save(officer, { ...memo, documentId, revision: revision + 1, content: { body: bodyOf('ข้อความใหม่') } });
  const versions = (await portal.get(`/api/sarabun/letter-versions?documentId=${documentId}`, { as: officer })).body.items;
  expect(versions.map((one: { revision: number; suggestedBy: string[] }) => [one.revision, one.suggestedBy])).toEqual([
    [1, []],
    [2, [expect.stringContaining('ตรวจ')]],
    [3, []],
  ]);
});

it('a suggestion whose words are gone changes nothing and stays open; the others of the same press are accepted', async () => {
  const { documentId, legId, revision } = await submitted();
  const { remarkIds } = (await add(checker, documentId, revision, [suggest('รายงาน', 'แบบรายงาน'), suggest('เรียนมา', 'เรียน', 1)])).body.item;
  await letters.giveBack(checker, legId, 'writer');
  await letters.save(officer, { ...memo, documentId, revision, content: { body: bodyOf('ขอให้ส่งรายงาน') } });
  const alone = await settle(officer, { documentId, revision: revision + 1, remarkIds: [remarkIds[1]], verdict: 'accepted' });
  expect(alone).toMatchObject({ code: 409, body: { code: 'wordsGone' } });
  const both = await settle(officer, { documentId, revision: revision + 1, remarkIds, verdict: 'accepted' });
  expect(both.body.item).toMatchObject({ revision: revision + 2, left: [remarkIds[1]] });
  const again = await settle(officer, { documentId, revision: revision + 2, remarkIds: [remarkIds[0]], verdict: 'rejected' });
  expect(again).toMatchObject({ code: 409, body: { code: 'alreadySettled' } });
});

it('of two who settle at once one is told that the draft changed, and the words are taken once', async () => {
  const { documentId, legId, revision } = await submitted();
  const { remarkIds } = (await add(checker, documentId, revision, [suggest('ส่ง', 'จัดส่ง')])).body.item;
  await letters.giveBack(checker, legId, 'writer');
  const accept = () => settle(officer, { documentId, revision, remarkIds, verdict: 'accepted' });
  const codes = (await Promise.all([accept(), accept()])).map(({ code }) => code).sort();
  expect(codes).toEqual([200, 409]);
  expect((await letters.draft(officer, documentId)).body.item.content.body[0].runs[0].text).toContain('จัดส่งรายงาน');
});

it('refuses who has the letter not, a text that was changed, a place that is not there, and a remark that says nothing', async () => {
  const { documentId, legId, revision } = await submitted();
  const one = [comment('ส่ง', 'เมื่อใด')];
  expect((await add(stranger, documentId, revision, one)).code).toBe(404);
  expect((await add(director, documentId, revision, one)).code).toBe(404);
  expect((await add(officer, documentId, revision, one)).code).toBe(403);
  expect((await add(checker, documentId, revision + 1, one)).body.code).toBe('draftChanged');
  expect((await add(checker, documentId, revision, [{ ...place('ส่ง'), line: 9, replacement: null, text: 'ไหน' }])).body.code).toBe('placeNotInText');
  expect((await add(checker, documentId, revision, [comment('ส่ง', '')])).body.code).toBe('remarkEmpty');
  expect((await add(checker, documentId, revision, [suggest('ส่ง', 'สอง\nบรรทัด')])).body.code).toBe('invalid');
  // The signer remarks, too; the words that a reviewer withdrew are nobody's matter any more.
  const [remarkId] = (await add(checker, documentId, revision, one)).body.item.remarkIds;
  expect((await settle(director, { documentId, revision, remarkIds: [remarkId], verdict: 'withdrawn' })).code).toBe(404);
  const [toSign] = (await letters.pass(checker, legId)).body.item.legIds;
  expect((await settle(director, { documentId, revision, remarkIds: [remarkId], verdict: 'withdrawn' })).code).toBe(403);
  expect((await settle(checker, { documentId, revision, remarkIds: [remarkId], verdict: 'withdrawn' })).code).toBe(200);
  expect((await add(director, documentId, revision, one)).code).toBe(200);
  await letters.sign(director, toSign);
  expect((await add(director, documentId, revision, one)).code).toBe(403);
  expect((await list(officer, documentId)).code).toBe(200);
});

it('shows its receivers the issued letter, and nothing of how it came about', async () => {
  const { documentId, legId, revision } = await submitted();
  await add(checker, documentId, revision, [comment('ส่ง', 'เมื่อใด')]);
  await letters.giveBack(checker, legId, 'writer', 'ขาดเหตุผล');
  const corrected = (await letters.save(officer, { ...memo, documentId, revision, content: { body: bodyOf('ฉบับแก้') } })).body.item;
  const again = (await letters.submit(officer, corrected)).body.item.legId;
  const [toSign] = (await letters.pass(checker, again, 'ตรวจแล้ว ควรลงนาม')).body.item.legIds;
  const [delivered] = (await letters.sign(director, toSign, { text: 'ส่งด่วน' })).body.item.legIds;
  const versions = (as: TestPerson) => portal.get(`/api/sarabun/letter-versions?documentId=${documentId}`, { as });
  const seen = async (as: TestPerson) => {
    const { route, notes, own } = await letters.view(as, documentId);
    const texts = [...route.map((leg: { reason: string | null }) => leg.reason), ...notes.map((note: { text: string }) => note.text)].filter(Boolean);
    return { texts, purposes: route.map((leg: { purpose: string }) => leg.purpose), versions: own.versions };
  };
  for (const as of [officer, checker, director]) {
    expect((await versions(as)).body.items).toHaveLength(2);
    expect((await list(as, documentId)).code).toBe(200);
    expect(await seen(as)).toMatchObject({ texts: ['ขาดเหตุผล', 'ตรวจแล้ว ควรลงนาม', 'ส่งด่วน'], versions: 2 });
  }
  expect((await letters.view(registrar, documentId, delivered)).allowedActions).toContain('receive');
  expect(await seen(registrar)).toEqual({ texts: ['ส่งด่วน'], purposes: ['signature', 'delivery'], versions: 0 });
  for (const path of ['letter-versions', 'letter-remarks']) {
    expect((await portal.get(`/api/sarabun/${path}?documentId=${documentId}`, { as: registrar })).code, path).toBe(404);
  }
});

it('tells the writer of remarks and their author of the verdict, once for several in a row, and keeps a record of each act', async () => {
  const { documentId, legId, revision } = await submitted();
  for (const words of ['ส่ง', 'รายงาน', 'มกราคม']) await add(checker, documentId, revision, [comment(words, 'ตรวจสอบ')]);
  await letters.giveBack(checker, legId, 'writer');
  const { remarks } = (await list(officer, documentId)).body.item;
  for (const { remarkId } of remarks) await settle(officer, { documentId, revision, remarkIds: [remarkId], verdict: 'rejected' });
  await portal.deliver();
  const { db } = portal.running;
  const { rows: told } = await sql<{ code: string; personId: number }>`
    select e.code, n.person_id as "personId" from notification n join notification_event e on e.title_th = n.title
    where n.document_id = ${documentId} and e.code in ('remarked', 'remarkSettled') order by n.id`.execute(db);
  expect(told).toEqual([
    { code: 'remarked', personId: officer.personId },
    { code: 'remarkSettled', personId: checker.personId },
  ]);
  const { rows: acts } = await sql<{ action: string; n: number }>`
    select action, count(*)::int as n from audit where document_id = ${documentId} and action like '%Remarks' group by action order by action`.execute(db);
  expect(acts).toEqual([
    { action: 'addRemarks', n: 3 },
    { action: 'settleRemarks', n: 3 },
  ]);
});

it('who is to sign, and the list to sign from, are told of remarks that are open; a receiver of the letter is not', async () => {
  const { documentId, legId, revision } = await submitted();
  const { remarkIds } = (await add(checker, documentId, revision, [suggest('รายงาน', 'แบบรายงาน'), suggest('เรียนมา', 'เรียน', 1)])).body.item;
  const [signLegId] = (await letters.pass(checker, legId)).body.item.legIds;
  const openOf = async (as: TestPerson) => (await letters.view(as, documentId)).own.openRemarks;
  const isMarked = async () => {
    const { hints } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'sign', pageSize: 100 }, { as: director })).body;
    return hints.find((hint: { legId: number }) => hint.legId === signLegId).openRemarks;
  };
  expect([await openOf(director), await openOf(officer), await isMarked()]).toEqual([2, 2, true]);
  await settle(checker, { documentId, revision, remarkIds, verdict: 'withdrawn' });
  expect([await openOf(director), await isMarked()]).toEqual([0, false]);
  await add(director, documentId, revision, [comment('เรียนมา', 'ตัด', 1)]);
  expect(await isMarked()).toBe(true);
  await letters.sign(director, signLegId);
  expect([await openOf(officer), await openOf(registrar)]).toEqual([0, 0]);
});
