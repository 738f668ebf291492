import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { division, other, officer, checker, registrar, stranger, way, memo } = await writingOffice(portal);

describe('a draft', () => {
  it('is kept on its writer’s desk, and is nobody else’s', async () => {
    const { body } = await letters.save(officer, memo);
    const { documentId } = body.item;
    expect(body.item.revision).toBe(1);
    const mine = await portal.get('/api/sarabun/my-drafts', { as: officer });
    expect(mine.body.data.map((row: { documentId: number }) => row.documentId)).toContain(documentId);
    expect((await letters.draft(officer, documentId)).body.item).toMatchObject({
      documentId,
      state: 'draft',
      steps: [{ role: 'review' }, { role: 'sign' }],
      receivers: [{ deskId: other.deskId, name: 'กองที่ 3' }],
    });
    for (const as of [checker, registrar, stranger]) {
      expect((await letters.draft(as, documentId)).code).toBe(404);
      expect((await portal.get('/api/sarabun/my-drafts', { as })).body.total).toBe(0);
      expect((await letters.save(as, { ...memo, ownerUnitId: division.unitId, documentId, revision: 1 })).code).toBe(404);
      expect((await portal.get(`/api/sarabun/letter-versions?documentId=${documentId}`, { as })).code).toBe(404);
    }
    expect((await letters.draft(officer, 999_999)).code).toBe(404);
  });

  it('names its receivers in lists as the desks are called, whatever was sent', async () => {
    const { documentId } = (await letters.save(officer, { ...memo, content: { addressee: '' }, receivers: [{ deskId: other.deskId, name: 'unit:10000100' }] }))
      .body.item;
    const { data } = (await portal.get('/api/sarabun/my-drafts', { as: officer })).body;
    expect(data.find((row: { documentId: number }) => row.documentId === documentId)).toMatchObject({ addressee: 'กองที่ 3' });
  });

  it('is saved by two windows without loss: the second is told, and its text is refused, not merged', async () => {
    const { documentId } = (await letters.save(officer, memo)).body.item;
    const first = await letters.save(officer, { ...memo, documentId, revision: 1, content: { subject: 'ฉบับแรก' } });
    expect(first.body.item.revision).toBe(2);
    const second = await letters.save(officer, { ...memo, documentId, revision: 1, content: { subject: 'ฉบับสอง' } });
    expect(second).toMatchObject({ code: 409, body: { code: 'draftChanged' } });
    expect((await letters.draft(officer, documentId)).body.item.content.subject).toBe('ฉบับแรก');
  });

  it('refuses ลับที่สุด, secrecy above the own clearance, other people’s units, foreign letters to answer, and a step twice', async () => {
    expect((await letters.save(officer, { ...memo, secrecy: 4 })).body).toMatchObject({ code: 'topSecretRefused' });
    expect((await letters.save(officer, { ...memo, secrecy: 2 })).body).toMatchObject({ code: 'notClearedYourself' });
    expect((await letters.save(officer, { ...memo, ownerUnitId: other.unitId })).body).toMatchObject({ code: 'notOwnUnit' });
    expect((await letters.save(officer, { ...memo, steps: [way[1] as never, way[1] as never] })).body).toMatchObject({ code: 'stepTwice' });
    expect((await letters.save(officer, { ...memo, steps: [{ deskId: division.deskId, role: 'sign' }] })).body).toMatchObject({ code: 'stepIsNoPerson' });
    const incoming = await letterFor(portal, registrar, other);
    expect((await letters.save(officer, { ...memo, answers: [incoming.documentId] })).code).toBe(404);
    expect((await portal.get(`/api/sarabun/new-draft?answers=${incoming.documentId}`, { as: officer })).code).toBe(404);
  });

  it('is deleted by its writer alone, and cannot be sent up then', async () => {
    const { documentId } = (await letters.save(officer, memo)).body.item;
    expect((await portal.post('/api/sarabun/cancel-draft', { documentId }, { as: checker })).code).toBe(404);
    expect((await portal.post('/api/sarabun/cancel-draft', { documentId }, { as: officer })).code).toBe(200);
    expect((await letters.submit(officer, { documentId, revision: 1 })).code).toBe(404);
  });

  it('is not sent up while it lacks anything, and names all of it; nor with a character that cannot be printed', async () => {
    const empty = (await letters.save(officer, { ...memo, content: { subject: '', body: [] } })).body.item;
    const lacking = await letters.submit(officer, empty);
    expect(lacking).toMatchObject({ code: 422, body: { code: 'lacking' } });
    expect(Object.keys(lacking.body.fields)).toEqual(['subject', 'body']);
    expect((await letters.submit(officer, (await letters.save(officer, { ...memo, receivers: [] })).body.item)).body.code).toBe('noReceiver');
    expect((await letters.submit(officer, (await letters.save(officer, { ...memo, steps: way.slice(0, 1) })).body.item)).body.code).toBe('noSigner');
    const { item } = (await letters.save(officer, { ...memo, content: { subject: 'เรื่อง 漢' } })).body;
    // The preview says so while it is written.
    const seen = await portal.get(`/api/sarabun/letter-pdf/${item.documentId}?revision=${item.revision}`, { as: officer });
    for (const { body } of [seen, await letters.submit(officer, item)]) {
      expect(body).toMatchObject({ code: 'unprintableCharacter', message: expect.stringContaining('“漢” (U+6F22)') });
    }
    const stale = (await letters.save(officer, memo)).body.item;
    await letters.save(officer, { ...memo, documentId: stale.documentId, revision: 1 });
    expect((await letters.submit(officer, stale)).body.code).toBe('draftChanged');
  });

  it('proposes the heads above, the last of whom signs', async () => {
    const { body } = await portal.get(`/api/sarabun/propose-steps?kind=1&ownerUnitId=${division.unitId}`, { as: officer });
    expect(body.items.map(({ deskId, role }: { deskId: number; role: string }) => ({ deskId, role }))).toEqual(way);
    expect(body.writer).toMatchObject({ deskId: officer.deskId, role: 'sign' });
    expect((await portal.get(`/api/sarabun/propose-steps?kind=1&ownerUnitId=${other.unitId}`, { as: officer })).code).toBe(404);
  });
});
