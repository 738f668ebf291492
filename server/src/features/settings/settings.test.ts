import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'prefix', 'manage');
await portal.grant(keeper, 'document-speed', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'prefix', 'query');
const other = await portal.person(unit);

type As = { token: string };
const prefix = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/settings/prefix/${what}`, body, { as });
const speed = (what: string, body: Record<string, unknown>) => portal.post(`/api/core/settings/document-speed/${what}`, body, { as: keeper });
const add = async (nameTh: string) => (await prefix('create', { values: { nameTh, nameEn: '', position: null } })).body.item;
const names = (reply: { body: { data: { values: { nameTh: string } }[] } }) => reply.body.data.map((row) => row.values.nameTh);

describe('rows of a settings page', () => {
  it('are listed, searched in Thai, sorted, filtered and paged', async () => {
    const first = await prefix('list', { pageSize: 3 });
    expect(names(first)).toEqual(['นาย', 'นาง', 'นางสาว']);
    expect(first.body.total).toBe(14);
    expect(names(await prefix('list', { page: 2, pageSize: 3 }))).toEqual(['ดร.', 'ผศ.', 'รศ.']);
    expect(names(await prefix('list', { search: 'หม่อม' }))).toEqual(['หม่อมหลวง', 'หม่อมราชวงศ์']);
    expect(names(await prefix('list', { search: '100%_' }))).toEqual([]);
    expect(names(await prefix('list', { filter: { nameEn: 'prof' }, sort: 'nameTh', order: 'desc' }))).toEqual(['ศ.', 'รศ.', 'ผศ.']);
    expect((await prefix('list', { sort: 'drop table', filter: { "x'": '1' } })).code).toBe(200);
  });

  it('are sorted by day where they are days, the newest first', async () => {
    await portal.grant(keeper, 'holiday', 'query');
    const { data } = (await portal.post('/api/core/settings/holiday/list', { pageSize: 100 }, { as: keeper })).body;
    const days: string[] = data.map((row: { values: { day: string } }) => row.values.day);
    expect(days.length).toBeGreaterThan(20);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('are added, changed, switched off and removed, and each change is written down', async () => {
    const made = await add('  คุณหญิง  ');
    expect(made).toMatchObject({ version: 1, active: true, changedBy: expect.stringContaining('สมชาย'), values: { nameTh: 'คุณหญิง' } });
    const { item } = (await prefix('update', { id: made.id, version: 1, values: { nameTh: 'ท่านผู้หญิง', nameEn: 'Lady', position: 20 } })).body;
    expect(item).toMatchObject({ version: 2, values: { nameTh: 'ท่านผู้หญิง', nameEn: 'Lady', position: 20 } });
    const off = (await prefix('switch', { id: made.id, version: 2, active: false })).body.item;
    expect(off).toMatchObject({ version: 3, active: false });
    expect(names(await prefix('list', { state: 'off' }))).toEqual(['ท่านผู้หญิง']);
    expect((await prefix('list', {})).body).toMatchObject({ on: 14, off: 1, total: 14 });
    expect((await prefix('remove', { id: made.id, version: 3 })).code).toBe(200);
    const { items } = (await portal.get(`/api/core/settings/prefix/history?id=${made.id}`, { as: reader })).body;
    expect(items.map((change: { what: string }) => change.what)).toEqual(['remove', 'switchOff', 'update', 'create']);
    expect(items[2]).toMatchObject({ by: expect.stringContaining('สมชาย'), before: { nameTh: 'คุณหญิง' }, after: { nameTh: 'ท่านผู้หญิง', position: 20 } });
  });

  it('are not overwritten by someone who has seen an older version', async () => {
    const made = await add('พลตรี');
    const values = { nameTh: 'พลตรี', nameEn: 'Maj. Gen.', position: null };
    const both = await Promise.all([
      prefix('update', { id: made.id, version: 1, values }),
      prefix('update', { id: made.id, version: 1, values: { ...values, nameEn: 'MG' } }),
    ]);
    expect(both.map((reply) => reply.code).sort()).toEqual([200, 409]);
    expect(both.find((reply) => reply.code === 409)?.body.code).toBe('changedMeanwhile');
  });

  it('are kept while they are used, and say where', async () => {
    const sir = (await prefix('list', { search: 'นาย' })).body.data[0];
    const { uses } = (await portal.get(`/api/core/settings/prefix/get?id=${sir.id}`, { as: keeper })).body;
    expect(uses).toEqual([{ th: 'บุคลากร', en: 'persons', count: 3, more: false }]);
    const refused = await prefix('remove', { id: sir.id, version: sir.version });
    expect(refused).toMatchObject({ code: 409, body: { code: 'stillUsed', message: expect.stringContaining('บุคลากร 3') } });
  });

  it('are opened and removed where the rest of the product knows a closed list of their codes', async () => {
    await portal.grant(keeper, 'system-manage-book-group', 'manage');
    const group = (what: string, body: Record<string, unknown>) => portal.post(`/api/core/settings/system-manage-book-group/${what}`, body, { as: keeper });
    const values = { nameTh: 'ข่าวกีฬา', nameEn: '', icon: 'news', kindId: null, automatic: false, standsOpen: false, position: null };
    const { id, version } = (await group('create', { values })).body.item;
    expect((await portal.get(`/api/core/settings/system-manage-book-group/get?id=${id}`, { as: keeper })).body.uses).toEqual([]);
    expect((await group('remove', { id, version })).code).toBe(200);
  });

  it('take the names that people have, and nothing else', async () => {
    for (const [values, field] of [
      [{ nameTh: '   ', nameEn: '', position: null }, 'nameTh'],
      [{ nameTh: 'ก'.repeat(51), nameEn: '', position: null }, 'nameTh'],
      [{ nameTh: 'ก\u0000ข', nameEn: '', position: null }, 'nameTh'],
      [{ nameTh: 'นาย', nameEn: '', position: null }, 'nameTh'],
      [{ nameTh: 'ใหม่', nameEn: '', position: 1.5 }, 'position'],
      [{ nameTh: 'ใหม่', nameEn: '' }, 'position'],
    ] as const) {
      const reply = await prefix('create', { values });
      expect(reply.code, JSON.stringify(values)).toBe(422);
      expect(Object.keys(reply.body.fields).join()).toContain(field);
    }
    expect((await prefix('create', { values: { nameTh: 'ใหม่', nameEn: '', position: null, changedBy: 1 } })).code).toBe(422);
    const rare = await add('<script>ก์ฺํ๎</script>');
    expect(rare.values.nameTh).toBe('<script>ก์ฺํ๎</script>'.normalize('NFC'));
  });
});

describe('rights', () => {
  it('to look at are no rights to change, and who has none is told nothing', async () => {
    expect((await prefix('list', {}, reader)).code).toBe(200);
    const values = { nameTh: 'พลโท', nameEn: '', position: null };
    for (const [what, body] of [
      ['create', { values }],
      ['update', { id: 1, version: 1, values }],
      ['switch', { id: 1, version: 1, active: false }],
      ['remove', { id: 1, version: 1 }],
      ['preview-import', { format: 'csv', content: 'QQ==' }],
      ['import', { format: 'csv', content: 'QQ==', plan: 'x' }],
    ] as const) {
      expect((await prefix(what, body, reader)).code, what).toBe(403);
    }
    expect((await prefix('list', {}, other)).code).toBe(403);
    expect((await portal.get('/api/core/settings/prefix/get?id=1', { as: other })).code).toBe(403);
    expect((await portal.post('/api/core/settings/users-group/list', {}, { as: keeper })).code).toBe(403);
  });

  it('show in the settings centre', async () => {
    const menu = async (as: As) => (await portal.get('/api/core/settings/menu', { as })).body.groups;
    expect(await menu(other)).toEqual([]);
    const [people] = await menu(reader);
    expect(people).toMatchObject({ name: { th: 'บุคลากร' }, pages: [{ path: 'prefix', mayManage: false, pinned: false }] });
    expect((await portal.post('/api/core/settings/pin', { path: 'prefix', pinned: true }, { as: reader })).code).toBe(200);
    expect((await portal.post('/api/core/settings/pin', { path: 'users-group', pinned: true }, { as: reader })).code).toBe(404);
    expect((await menu(reader))[0].pages[0].pinned).toBe(true);
  });
});

describe('rows of a standard', () => {
  it('are renamed but neither recoded, added nor removed', async () => {
    const [, urgent] = (await speed('list', {})).body.data;
    const values = { nameTh: 'เร่งด่วน', nameEn: 'Urgent', badge: 'tint', dueDays: 3, position: 2 };
    expect((await speed('update', { id: urgent.id, version: urgent.version, values: { ...values, code: 9 } })).code).toBe(422);
    expect((await speed('update', { id: urgent.id, version: urgent.version, values })).body.item.values).toEqual({ ...values, code: 2 });
    expect((await speed('create', { values })).code).toBe(404);
    expect((await speed('remove', { id: urgent.id, version: 2 })).code).toBe(404);
    await portal.deliver();
    const words = (await portal.get('/api/sarabun/document-words', { as: other })).body;
    expect(words.speeds[1]).toEqual({ code: 2, th: 'เร่งด่วน', en: 'Urgent', active: true, badge: 'tint', dueDays: 3 });
  });
});
