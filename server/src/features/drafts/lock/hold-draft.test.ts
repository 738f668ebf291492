import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../../test/portal';

let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead) });
const letters = ownLettersOf(portal);
const { officer, checker, stranger, memo } = await writingOffice(portal);
const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

const hold = (as: TestPerson, documentId: number, tab: string, wants = 'hold') =>
  portal.get(`/api/sarabun/draft-lock?documentId=${documentId}&tab=${tab}&wants=${wants}`, { as });
const take = (as: TestPerson, documentId: number, tab: string, from: string) => portal.post('/api/sarabun/take-draft', { documentId, tab, from }, { as });
const begun = async () => (await letters.save(officer, memo)).body.item as { documentId: number; revision: number };

it('belongs to the first tab that opens it, until that leaves or is gone', async () => {
  const { documentId } = await begun();
  expect((await hold(officer, documentId, one)).body.item).toMatchObject({ isMine: true });
  expect((await hold(officer, documentId, two)).body.item).toMatchObject({ isMine: false, isSamePerson: true, tab: one });
  await hold(officer, documentId, one, 'leave');
  expect((await hold(officer, documentId, two)).body.item).toMatchObject({ isMine: true });
  ahead += 60_000;
  expect((await hold(officer, documentId, one)).body.item).toMatchObject({ isMine: false });
  ahead += 60_000;
  expect((await hold(officer, documentId, one)).body.item).toMatchObject({ isMine: true });
  for (const as of [checker, stranger]) {
    expect((await hold(as, documentId, three)).code).toBe(404);
    expect((await take(as, documentId, three, one)).code).toBe(404);
  }
});

it('goes to one of two who take it over at once; the other is told who', async () => {
  const { documentId } = await begun();
  await hold(officer, documentId, one);
  const replies = await Promise.all([take(officer, documentId, two, one), take(officer, documentId, three, one)]);
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(replies.find(({ code }) => code === 409)?.body.code).toBe('draftMoved');
  expect((await hold(officer, documentId, one)).body.item.isMine).toBe(false);
});

it('refuses a save after the take-over, and keeps its text once, for the person who wrote it', async () => {
  const { documentId, revision } = await begun();
  const lost = { ...memo, documentId, revision, tab: one, content: { body: bodyOf('ข้อความที่พิมพ์ไว้') } };
  await hold(officer, documentId, one);
  await take(officer, documentId, two, one);
  for (const _ of [1, 2]) expect(await letters.save(officer, lost)).toMatchObject({ code: 409, body: { code: 'draftTaken' } });
  expect((await letters.save(officer, { ...memo, documentId, revision, tab: two })).code).toBe(200);
  const versions = (await portal.get(`/api/sarabun/letter-versions?documentId=${documentId}`, { as: officer })).body;
  expect(versions.copies).toMatchObject([{ revision, content: { body: bodyOf('ข้อความที่พิมพ์ไว้') } }]);
  expect(versions.items.at(-1).content.body).toEqual(bodyOf('เพื่อโปรดพิจารณา'));
});
