import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const director = await portal.person(unit);
const post = await portal.headPost(unit, director);
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
const pages = ['command-type', 'job-type', 'document-central'] as const;
for (const page of pages) await portal.grant(keeper, page, 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'command-type', 'query');
const route = routeOf(portal);

const call = (page: string, what: string, body: Record<string, unknown>, as = keeper) => portal.post(`/api/core/settings/${page}/${what}`, body, { as });
const add = async (page: string, values: Record<string, unknown>) => (await call(page, 'create', { values })).body.item;
const switchOff = (page: string, { id, version }: { id: number; version: number }) => call(page, 'switch', { id, version, active: false });
const presented = async () => {
  const { documentId, legId } = await route.received(registrar, unit);
  const [toDirector] = (await route.present(registrar, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' })).body.item.legIds as [number];
  return { documentId, legId: toDirector };
};
const command = { nameEn: '', needsParty: false, needsText: false, needsReason: false, closes: false, position: 90 };
const words = async () => {
  await portal.deliver();
  return (await portal.get('/api/sarabun/document-words', { as: officer })).body;
};

describe('the words of a command', () => {
  it('are those of the settings: a new one is given, and is on the letter; one that is switched off is refused by name', async () => {
    const { legId, documentId } = await presented();
    const type = await add('command-type', { ...command, nameTh: 'รับไว้พิจารณา' });
    expect(type.values.code).toMatch(/^command\d+$/);
    expect((await words()).commands.at(-1)).toMatchObject({ th: 'รับไว้พิจารณา', active: true });
    expect((await route.command(director, legId, { choice: type.values.code })).code).toBe(200);
    const { notes } = await route.view(director, documentId);
    expect(notes.at(-1)).toMatchObject({ kind: 'command', choice: type.values.code, text: 'รับไว้พิจารณา' });
    expect((await call('command-type', 'remove', { id: type.id, version: type.version })).body.code).toBe('stillUsed');
    await switchOff('command-type', type);
    expect((await route.command(director, (await presented()).legId, { choice: type.values.code })).body).toMatchObject({ code: 'unknownCommand' });
  });

  it('say whether someone must be named, whether words must be written, and whether the letter is closed', async () => {
    const party = await add('command-type', { ...command, nameTh: 'มอบรองผู้อำนวยการ', needsParty: true });
    const text = await add('command-type', { ...command, nameTh: 'สั่งการเพิ่มเติม', needsText: true });
    const closing = await add('command-type', { ...command, nameTh: 'ทราบ ยุติเรื่อง', closes: true });
    const { legId, documentId } = await presented();
    expect((await route.command(director, legId, { choice: party.values.code })).body.fields).toHaveProperty('parties');
    expect((await route.command(director, legId, { choice: text.values.code })).body.fields).toHaveProperty('text');
    expect((await route.command(director, legId, { choice: closing.values.code })).body.item.legIds).toEqual([]);
    expect(await route.legsIn(director, 'jobCompleted')).toContain(legId);
    expect((await route.view(director, documentId)).allowedActions).toContain('reopen');
    const other = await presented();
    const given = await route.command(director, other.legId, { choice: closing.values.code, parties: [main(officer)] });
    expect(given.body.item.legIds).toHaveLength(1);
  });

  it('are kept by someone who has the right', async () => {
    expect((await call('command-type', 'list', {}, reader)).code).toBe(200);
    expect((await call('command-type', 'create', { values: { ...command, nameTh: 'x' } }, reader)).code).toBe(403);
    for (const page of pages) expect((await call(page, 'list', {}, officer)).code).toBe(403);
  });
});

describe('a kind of assignment', () => {
  it('is offered with what it fills in, kept with the assignment, and shown to who reports', async () => {
    const job = await add('job-type', {
      nameTh: 'จัดทำบันทึกสรุป',
      nameEn: '',
      task: 'สรุปไม่เกิน ๑ หน้า',
      dueDays: 4,
      needsReport: true,
      needsReply: true,
      position: 9,
    });
    expect((await words()).jobs.find(({ id }: { id: number }) => id === job.id)).toMatchObject({
      dueDays: 4,
      needsReport: true,
      needsReply: true,
      task: 'สรุปไม่เกิน ๑ หน้า',
    });
    const { legId, documentId } = await presented();
    const assigned = await route.assign(director, legId, { parties: [main(officer)], task: 'สรุป', needsReport: true, jobTypeId: job.id });
    const [toOfficer] = assigned.body.item.legIds;
    const leg = (await route.view(officer, documentId, toOfficer)).route.find((one: { legId: number }) => one.legId === toOfficer);
    expect(leg.jobType).toEqual({ th: 'จัดทำบันทึกสรุป', en: 'จัดทำบันทึกสรุป' });
    await switchOff('job-type', job);
    const next = await presented();
    expect((await route.assign(director, next.legId, { parties: [main(officer)], jobTypeId: job.id })).body.fields).toHaveProperty('jobTypeId');
    expect((await route.assign(director, next.legId, { parties: [main(officer)], jobTypeId: 99_999 })).body.code).toBe('unknownJobType');
    expect((await route.assign(director, next.legId, { parties: [main(officer)] })).code).toBe(200);
  });
});

describe('a phrase', () => {
  it('is offered where it belongs, for the kind that it is for, until it is switched off', async () => {
    const places = {
      forPresent: true,
      forCommand: false,
      forAssign: false,
      forReport: true,
      forForward: false,
      forSendBack: false,
      forReturnDraft: false,
      forClose: false,
    };
    const [order] = (await portal.running.db.selectFrom('document_type').where('code', '=', 4).select('id').execute()) as [{ id: number }];
    const phrase = await add('document-central', { textTh: 'เพื่อโปรดลงนามในคำสั่ง', textEn: '', ...places, kindId: order.id, position: 99 });
    const shown = async () => (await words()).phrases.filter(({ th }: { th: string }) => th === 'เพื่อโปรดลงนามในคำสั่ง');
    expect(await shown()).toEqual([{ th: 'เพื่อโปรดลงนามในคำสั่ง', en: 'เพื่อโปรดลงนามในคำสั่ง', places: ['present', 'report'], kind: 4 }]);
    await switchOff('document-central', phrase);
    expect(await shown()).toEqual([]);
  });
});
