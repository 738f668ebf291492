import { letterPictureUploadPath } from '@sarabun/contract/drafts/letter-pictures';
import { maxTemplates } from '@sarabun/contract/drafts/letter-templates';
import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { central, division, officer, checker, director, stranger, memo } = await writingOffice(portal);
const colleague = await portal.person(division);

interface Kept {
  documentId: number;
  name: string;
  unitId?: number | null;
  phrase?: RichText | null;
  replaces?: { letterTemplateId: number; version: number } | null;
}
const keep = (as: TestPerson, { unitId = null, ...kept }: Kept) => portal.post('/api/sarabun/save-letter-template', { unitId, ...kept }, { as });
const remove = (as: TestPerson, letterTemplateId: number) => portal.post('/api/sarabun/remove-letter-template', { letterTemplateId }, { as });
const offered = async (as: TestPerson) => (await portal.get('/api/sarabun/letter-templates', { as })).body;
const phrases = async (as: TestPerson) => (await portal.get('/api/sarabun/phrases', { as })).body.items;
const begin = (as: TestPerson, letterTemplateId: number) => portal.get(`/api/sarabun/new-draft?template=${letterTemplateId}`, { as });
const draft = async (as: TestPerson, more: object = {}): Promise<number> => (await letters.save(as, { ...memo, ...more })).body.item.documentId;

it('keeps the reusable text of a draft for its writer alone, without the lines of the unit, the day and the pictures', async () => {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { picture } = (await portal.upload(letterPictureUploadPath, red, { as: officer, name: 'map.png' })).body.item;
  const body: RichText = [...bodyOf('เรียน {ผู้รับ}'), { kind: 'picture', picture, width: 50, align: 'center', caption: '', alt: 'แผนที่' }];
  const documentId = await draft(officer, { content: { subject: 'ขอเชิญ{เรื่อง}', body, telephone: '๑๒๓', effectiveFrom: 'วันนี้', references: ['ที่ ๑'] } });
  const { code, body: kept } = await keep(officer, { documentId, name: 'เชิญประชุม' });
  expect(code).toBe(200);
  const { items, units } = await offered(officer);
  expect(items).toEqual([
    expect.objectContaining({ letterTemplateId: kept.letterTemplateId, kind: 2, name: 'เชิญประชุม', unitId: null, mayChange: true, version: 1 }),
  ]);
  expect(units.map(({ unitId }: { unitId: number }) => unitId)).toEqual([division.unitId]);
  expect((await begin(officer, kept.letterTemplateId)).body.template).toMatchObject({
    kind: 2,
    name: 'เชิญประชุม',
    content: { subject: 'ขอเชิญ{เรื่อง}', body: bodyOf('เรียน {ผู้รับ}'), telephone: '', effectiveFrom: '', references: ['ที่ ๑'] },
  });
  // Nobody else, neither a colleague nor the head, learns of it.
  for (const as of [colleague, checker, stranger]) {
    expect((await offered(as)).items).toEqual([]);
    expect((await begin(as, kept.letterTemplateId)).code).toBe(404);
    expect((await remove(as, kept.letterTemplateId)).code).toBe(404);
  }
  // The draft may go; the template stays, and its writer removes it.
  expect((await portal.post('/api/sarabun/cancel-draft', { documentId }, { as: officer })).code).toBe(200);
  expect((await remove(officer, kept.letterTemplateId)).code).toBe(200);
  expect((await begin(officer, kept.letterTemplateId)).code).toBe(404);
});

it('shares it with the writers of the unit and below; only its writer and the head of the unit change it', async () => {
  const documentId = await draft(officer);
  const { letterTemplateId } = (await keep(officer, { documentId, name: 'ของกอง', unitId: division.unitId })).body;
  expect((await offered(colleague)).items).toEqual([expect.objectContaining({ letterTemplateId, unitId: division.unitId, mayChange: false })]);
  expect((await begin(colleague, letterTemplateId)).code).toBe(200);
  expect((await remove(colleague, letterTemplateId)).body).toMatchObject({ code: 'templateNotYours' });
  const own = await draft(colleague, { content: { subject: 'ฉบับใหม่' } });
  const replaces = { letterTemplateId, version: 1 };
  expect((await keep(colleague, { documentId: own, name: 'ของกอง', unitId: division.unitId, replaces })).body).toMatchObject({ code: 'templateNotYours' });
  // A unit above or beside is none in which the officer works.
  for (const unitId of [central.unitId, 999_999])
    expect((await keep(officer, { documentId, name: 'ของกรม', unitId })).body).toMatchObject({ code: 'templateUnitNotOwn' });
  // Those of a unit above are offered to the officers below it, and to nobody next to them.
  const above = await draft(director, { ownerUnitId: central.unitId, steps: [], receivers: [] });
  const ofAll = (await keep(director, { documentId: above, name: 'ของกรม', unitId: central.unitId })).body.letterTemplateId;
  expect((await offered(officer)).items.map((one: { letterTemplateId: number }) => one.letterTemplateId)).toEqual([ofAll, letterTemplateId]);
  expect((await offered(director)).items.map((one: { letterTemplateId: number }) => one.letterTemplateId)).toEqual([ofAll]);
  expect((await remove(checker, letterTemplateId)).code).toBe(200);
  expect((await remove(checker, ofAll)).body).toMatchObject({ code: 'templateNotYours' });
});

it('is replaced by its writer, once by each version, and never a letter by a phrase', async () => {
  const documentId = await draft(officer, { content: { subject: 'เดิม' } });
  const { letterTemplateId } = (await keep(officer, { documentId, name: 'แทนที่' })).body;
  expect((await keep(officer, { documentId, name: 'แทนที่' })).body).toMatchObject({ code: 'templateNameTaken' });
  const replaces = { letterTemplateId, version: 1 };
  const phrase = bodyOf('ถ้อยคำ');
  expect((await keep(officer, { documentId, name: 'แทนที่', replaces, phrase })).body).toMatchObject({ code: 'templateChanged' });
  const next = await draft(officer, { content: { subject: 'ใหม่' } });
  const both = await Promise.all([1, 2].map(() => keep(officer, { documentId: next, name: 'แทนที่', replaces })));
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(both.find(({ code }) => code === 409)?.body.code).toBe('templateChanged');
  expect((await begin(officer, letterTemplateId)).body.template.content.subject).toBe('ใหม่');
  expect((await offered(officer)).items[0]).toMatchObject({ version: 2, name: 'แทนที่' });
});

it('keeps a part of the text as a phrase, also under the name of a template', async () => {
  const documentId = await draft(officer);
  expect((await keep(officer, { documentId, name: 'แทนที่', phrase: bodyOf('จึงเรียนมาเพื่อโปรด{สิ่งที่ขอ}') })).code).toBe(200);
  expect((await keep(officer, { documentId, name: 'แทนที่', phrase: bodyOf('ก') })).body).toMatchObject({ code: 'templateNameTaken' });
  const shared = (await keep(officer, { documentId, name: 'ของกอง', unitId: division.unitId, phrase: bodyOf('ข') })).body.letterTemplateId;
  expect(await phrases(officer)).toMatchObject([{ name: 'แทนที่', kind: null, body: bodyOf('จึงเรียนมาเพื่อโปรด{สิ่งที่ขอ}') }, { name: 'ของกอง' }]);
  expect(await phrases(colleague)).toMatchObject([{ letterTemplateId: shared, body: bodyOf('ข') }]);
  // A phrase is no letter to begin with.
  expect((await begin(officer, shared)).code).toBe(404);
});

it('takes nothing of a secret or personal letter, of one that the person does not write, and of nothing', async () => {
  const cleared = await portal.person(division, { clearance: 3 });
  const secret = await draft(cleared, { secrecy: 2, receivers: [], steps: [] });
  const personal = await draft(officer, { personal: true });
  for (const [as, documentId] of [
    [cleared, secret],
    [officer, personal],
  ] as const)
    for (const phrase of [null, bodyOf('ก')]) expect((await keep(as, { documentId, name: 'ลับ', phrase })).body).toMatchObject({ code: 'templateOfSecret' });
  const { documentId } = await letters.submitted(officer, memo);
  expect((await keep(officer, { documentId, name: 'ส่งแล้ว' })).code).toBe(404);
  expect((await keep(stranger, { documentId, name: 'ของคนอื่น' })).code).toBe(404);
  const own = await draft(officer);
  expect((await keep(officer, { documentId: own, name: ' ' })).code).toBe(422);
  expect((await keep(officer, { documentId: own, name: 'ว่าง', phrase: [] })).code).toBe(422);
});

it('is bounded for a person, also when many are kept at once', async () => {
  const collector = await portal.person(division);
  const documentId = await draft(collector);
  const kept: Awaited<ReturnType<typeof keep>>[] = [];
  for (let n = 0; n < maxTemplates + 2; n += 6)
    kept.push(...(await Promise.all([0, 1, 2, 3, 4, 5].map((more) => keep(collector, { documentId, name: `ถ้อยคำ ${n + more}`, phrase: bodyOf('ก') })))));
  expect(kept.filter(({ code }) => code === 200)).toHaveLength(maxTemplates);
  expect(kept.find(({ code }) => code !== 200)?.body.code).toBe('tooManyTemplates');
});
