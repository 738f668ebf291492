import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { hasPoppler, readers } from '../../../test/pdf-text';
import { testPortal } from '../../../test/portal';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { app, db } = portal.running;
const letters = ownLettersOf(portal);
const department = await portal.unit();
const division = await portal.unit({ parentId: department.unitId });
const officer = await portal.person(division);
const director = await portal.person(department, { name: 'ประเสริฐ' });
const deputy = await portal.person(department, { name: 'รอง' });
const post = await portal.headPost(department, director);
const ownPost = await portal.headPost(department, deputy, { isHead: false });
await portal.appoint({ personId: deputy.personId, postId: post.postId, startsOn: '2026-11-01', endsOn: null, phrase: 'vacancy' });

const named = async () => {
  const units = { address_en: 'Phahonyothin Road\nBangkok 10400', letter_code_en: 'DST 0001', phone: '๐ ๒๑๒๓ ๔๕๖๗ ต่อ ๑๒' };
  await db.updateTable('unit').set(units).where('id', 'in', [department.unitId, division.unitId]).execute();
  await db.updateTable('post').set({ name_en: 'Director-General' }).where('id', '=', post.postId).execute();
  await db.updateTable('post').set({ name_en: 'Deputy Director-General' }).where('id', '=', ownPost.postId).execute();
};
const english: Partial<LetterContent> = {
  language: 'en',
  salutation: 'Dear',
  addressee: 'Director of the Institute',
  subject: 'Cooperation in training',
  references: ['Letter No. 12 of 1 November 2026'],
  enclosures: [{ name: 'Reply form', quantity: '1 copy' }],
  copies: ['Central registry'],
  body: bodyOf('We would like to ask for your cooperation.\n'.repeat(60)),
  closing: 'Yours sincerely,',
  fax: '๐ ๒๑๒๓ ๔๕๖๘',
  email: 'saraban@example.go.th',
};
const begin = async () => (await portal.get('/api/sarabun/new-draft', { as: officer })).body.units[0];
const write = async (kind: number) => {
  const { telephone, addressEn } = await begin();
  return {
    kind,
    speed: 3,
    ownerUnitId: division.unitId,
    receivers: [{ deskId: null, name: 'Institute' }],
    steps: [{ deskId: post.deskId, role: 'sign' as const }],
    content: { ...english, telephone, address: addressEn },
  };
};
const pdfOf = async (documentId: number) =>
  (await app.inject({ url: letterPdfPath(documentId, 1), headers: { authorization: `Bearer ${officer.token}` } })).rawPayload;
const thai = /[\u0e00-\u0e7f]+/gu;

it('says which parts are still in Thai where no English is stored', async () => {
  const { body } = await letters.save(officer, await write(1));
  const gaps = async (as = officer) => (await portal.get(`/api/sarabun/english-gaps?documentId=${body.item.documentId}`, { as })).body.parts;
  expect(await gaps()).toEqual(['number', 'signerPost']);
  await named();
  expect(await gaps()).toEqual([]);
  const stranger = await portal.person(division);
  expect((await portal.get(`/api/sarabun/english-gaps?documentId=${body.item.documentId}`, { as: stranger })).code).toBe(404);
});

it.each([1, 3])('is wholly in English, before and after it is signed: kind %i', async (kind) => {
  const { documentId, legId } = await letters.submitted(officer, await write(kind));
  const read = async () => {
    const pdf = await pdfOf(documentId);
    const texts = [await readers.pdfjs(pdf), await readers.pdfium(pdf), hasPoppler ? await readers.poppler(pdf) : ''];
    expect(texts.flatMap((text) => text.match(thai) ?? [])).toEqual([]);
    return (texts[0] as string).replace(/\s+/gu, ' ');
  };
  expect(await read()).toContain('VERY URGENT');
  expect((await letters.sign(deputy, legId)).code).toBe(200);
  const text = await read();
  expect(text).toContain(kind === 1 ? 'No. DST 0001/' : 'No. DST 0001/W ');
  expect(text).toContain('Phahonyothin Road Bangkok 10400');
  expect(text).toContain('21 November B.E. 2569 (2026)');
  expect(text).toContain('Tel. 0 2123 4567 ext. 12');
  expect(text).toContain('Fax 0 2123 4568');
  expect(text).toMatch(/\(.*Somchai Jaidee\d+\) Deputy Director-General Acting Director-General/u);
  expect(text).toContain('- 2 -');
});

it('takes the lines of a unit from its English fields, and says where there is none', async () => {
  expect(await begin()).toMatchObject({ addressEn: 'Phahonyothin Road\nBangkok 10400' });
});
