import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../../test/own-letters';
import { testPortal } from '../../../../test/portal';
import { postsInBoth } from './english-posts';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { officer, director, memo, way } = await writingOffice(portal);

it('shows posts in English where they have an English name, also those signed for', () => {
  const named = [
    { th: 'อธิบดี', en: 'Director-General' },
    { th: 'รองอธิบดี', en: 'Deputy Director-General' },
  ];
  expect(postsInBoth(['รองอธิบดี', 'รักษาราชการแทน อธิบดี', 'ผู้ตรวจการ'], named)).toEqual([
    { th: 'รองอธิบดี', en: 'Deputy Director-General' },
    { th: 'รักษาราชการแทน อธิบดี', en: 'Acting\u00a0Director-General' },
    { th: 'ผู้ตรวจการ', en: 'ผู้ตรวจการ' },
  ]);
});

it('the page that verifies a letter names the post of its signer in both languages', async () => {
  const { db } = portal.running;
  const { post_id } = await db
    .selectFrom('seat')
    .where('person_id', '=', director.personId)
    .where('post_id', 'is not', null)
    .select('post_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('post')
    .set({ name_en: 'Director-General' })
    .where('id', '=', post_id as number)
    .execute();
  const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1) });
  await letters.sign(director, legId);
  const { code } = await db.selectFrom('letter_proof').where('document_id', '=', documentId).select('code').executeTakeFirstOrThrow();
  const { body } = await portal.post('/api/sarabun/verify-document', { proofCode: code });
  expect(body.item.signatures).toMatchObject([{ posts: [{ th: expect.stringMatching(/^ผู้อำนวยการ/), en: 'Director-General' }] }]);
});
