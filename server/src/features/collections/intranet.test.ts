import { collectionCodes } from '@sarabun/contract/portal/collection';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { openAnother } from '../../../test/sessions';
import { newestFirst, newSince } from './collection-rules';
import { publishItem } from './collections';

let today = '2026-11-21';
const portal = await testPortal({ clock: () => new Date(`${today}T10:00:00+07:00`) });
const { db, app } = portal.running;
const unit = await portal.unit();
const below = await portal.unit({ parentId: unit.unitId });
const other = await portal.unit();
const writer = await portal.person(unit);
const inside = await portal.person(below);
const outside = await portal.person(other);
const keeper = await portal.person(unit);
for (const page of ['manage-book-creation', 'system-manage-book-group', 'system-category-document-book']) await portal.grant(keeper, page, 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'manage-book-creation', 'query');
const idOf = async (code: string) => (await db.selectFrom('book_group').where('code', '=', code).select('id').executeTakeFirstOrThrow()).id;
const news = await idOf('news');

const setting = (path: string, what: string, body: Record<string, unknown>) => portal.post(`/api/core/settings/${path}/${what}`, body, { as: keeper });
const allow = (kind: string, id: number, groupId = news, as = keeper) => portal.post('/api/core/add-book-publisher', { groupId, kind, id }, { as });
const fields = {
  item: null,
  groupId: news,
  categoryId: null,
  title: 'ปิดปรับปรุงลานจอดรถ',
  number: '',
  body: 'ระหว่างวันที่ ๒๕–๓๐ พฤศจิกายน',
  announcedOn: '2026-11-20',
  showsFrom: '2026-11-20',
  showsUntil: null,
  pinned: false,
  forEveryone: true,
  audience: [],
  fileIds: [],
  publish: true,
};
const save = (part: Record<string, unknown> = {}, as = writer) => portal.post('/api/sarabun/save-intranet-item', { ...fields, ...part }, { as });
const shown = async (as: TestPerson, code = 'news') =>
  (await portal.post('/api/sarabun/get-dashboard', { bookType: code }, { as })).body.item[collectionCodes.indexOf(code as 'news')] as {
    F_DOC_TITLE: string;
    F_ITEM_ID: number;
    F_IS_READ: number;
    F_IS_NEW: number;
  }[];
const titles = async (as: TestPerson, code?: string) => (await shown(as, code)).map((item) => item.F_DOC_TITLE);
await allow('person', writer.personId);

describe('who may publish', () => {
  it('is kept for each group: a person, a unit with those below it, or a group of users', async () => {
    const groups = async (as: TestPerson) => (await portal.get('/api/sarabun/my-book-groups', { as })).body.items.map((group: { code: string }) => group.code);
    const tile = async (as: TestPerson) =>
      (await portal.get('/api/service/menu-module-permission', { as })).body.items.some(
        (item: { MENU_ACTION: string }) => item.MENU_ACTION === 'manageIntranet',
      );
    expect([await groups(writer), await groups(inside), await tile(writer), await tile(inside)]).toEqual([['news'], [], true, false]);
    expect((await save({}, inside)).body.fields).toHaveProperty('groupId');
    const rule = await idOf('rule');
    await allow('unit', unit.unitId, rule);
    expect([await groups(inside), await groups(outside), await tile(inside)]).toEqual([['rule'], [], true]);
    const { items } = (await portal.get('/api/core/book-publishers', { as: reader })).body;
    const entry = items.find((one: { groupId: number }) => one.groupId === rule);
    expect(entry).toMatchObject({ kind: 'unit' });
    await portal.post('/api/core/remove-book-publisher', { id: entry.id }, { as: keeper });
    expect(await groups(inside)).toEqual([]);
    expect((await allow('unit', 99_999_999)).code).toBe(404);
    expect((await allow('person', inside.personId, news, reader)).code).toBe(403);
    expect((await portal.get('/api/core/book-publishers', { as: writer })).code).toBe(403);
    expect((await portal.get('/api/sarabun/audience-units?search=', { as: outside })).code).toBe(403);
  });
});

describe('an item', () => {
  it('shows to everybody, or to the units and groups that it names, in lists, search, view and read marks alike', async () => {
    const everyone = (await save()).body.itemId;
    const some = (await save({ title: 'ประชุมกอง', forEveryone: false, audience: [{ kind: 'unit', id: unit.unitId }] })).body.itemId;
    expect(await titles(inside)).toEqual(['ประชุมกอง', 'ปิดปรับปรุงลานจอดรถ']);
    expect(await titles(outside)).toEqual(['ปิดปรับปรุงลานจอดรถ']);
    const page = (as: TestPerson, search: string) => portal.post('/api/sarabun/book-group-items', { code: 'news', search }, { as });
    expect((await page(inside, 'ประชุม')).body).toMatchObject({ total: 1, data: [{ F_DOC_TITLE: 'ประชุมกอง', SEQ: 1 }] });
    expect((await page(outside, 'ประชุม')).body).toMatchObject({ total: 0, data: [] });
    const view = (as: TestPerson, itemId: number) => portal.get(`/api/sarabun/intranet-item?itemId=${itemId}`, { as });
    expect([(await view(inside, some)).code, (await view(outside, some)).code, (await view(outside, 999_999)).code]).toEqual([200, 404, 404]);
    const read = (as: TestPerson, itemId: number) => portal.post('/api/sarabun/update-read-portal', { F_ITEM_ID: itemId }, { as });
    expect((await read(outside, some)).code).toBe(404);
    expect((await read(outside, everyone)).body.F_IS_READ).toBe(1);
    expect((await shown(outside)).find((item) => item.F_ITEM_ID === everyone)?.F_IS_READ).toBe(1);
    expect((await shown(inside)).find((item) => item.F_ITEM_ID === everyone)?.F_IS_READ).toBe(0);
    expect((await portal.post('/api/sarabun/update-read-portal', {}, { as: inside })).code).toBe(404);
  });

  it('is shown from its first to its last day, pinned ones first, and never once it is withdrawn', async () => {
    const { itemId, version } = (await save({ title: 'ใช้ระบบใหม่', pinned: true, announcedOn: '2026-11-01', showsFrom: '2026-11-25', showsUntil: '2026-11-26' }))
      .body;
    expect(await titles(outside)).not.toContain('ใช้ระบบใหม่');
    today = '2026-11-25';
    expect((await titles(outside))[0]).toBe('ใช้ระบบใหม่');
    today = '2026-11-27';
    expect(await titles(outside)).not.toContain('ใช้ระบบใหม่');
    today = '2026-11-26';
    const withdrawn = await portal.post('/api/sarabun/withdraw-intranet-item', { itemId, version }, { as: writer });
    expect(withdrawn.code).toBe(200);
    expect(await titles(outside)).not.toContain('ใช้ระบบใหม่');
    expect((await portal.post('/api/sarabun/withdraw-intranet-item', { itemId, version: version + 1 }, { as: writer })).body.code).toBe('notShownNow');
    expect((await portal.post('/api/sarabun/remove-intranet-item', { itemId, version: version + 1 }, { as: writer })).body.code).toBe('wasShown');
    const { item } = (await portal.get(`/api/sarabun/edit-intranet-item?itemId=${itemId}`, { as: writer })).body;
    expect(item).toMatchObject({ state: 'withdrawn', version: version + 1 });
    today = '2026-11-21';
  });

  it('as a draft is seen by its writers alone, and refused where it cannot be', async () => {
    const { itemId, version } = (await save({ title: 'ร่างข่าว', publish: false })).body;
    expect(await titles(inside)).not.toContain('ร่างข่าว');
    const drafts = await portal.post('/api/sarabun/intranet-items', { state: 'draft' }, { as: writer });
    expect(drafts.body).toMatchObject({ total: 1, data: [{ title: 'ร่างข่าว', state: 'draft' }] });
    expect((await portal.post('/api/sarabun/intranet-items', {}, { as: inside })).body.total).toBe(0);
    const item = { itemId, version };
    expect((await save({ item, forEveryone: false })).body.fields).toHaveProperty('audience');
    expect((await save({ item, forEveryone: false, audience: [{ kind: 'group', id: 99_999 }] })).body.code).toBe('unknownAudience');
    expect((await save({ item, showsUntil: '2026-11-01' })).body.fields).toHaveProperty('showsUntil');
    expect((await save({ item, title: '  ' })).body.fields).toHaveProperty('title');
    expect((await save({ item: { itemId, version: 9 } })).body.code).toBe('changedMeanwhile');
    expect((await save({ item }, inside)).code).toBe(404);
    expect((await save({ item, groupId: await idOf('rule') })).body.code).toBe('mayNotPublish');
    expect((await portal.get(`/api/sarabun/edit-intranet-item?itemId=${itemId}`, { as: inside })).code).toBe(404);
    expect((await portal.post('/api/sarabun/remove-intranet-item', item, { as: writer })).code).toBe(200);
    expect((await portal.get(`/api/sarabun/edit-intranet-item?itemId=${itemId}`, { as: writer })).code).toBe(404);
  });

  it('carries pictures and PDFs for those who see it', async () => {
    const upload = (bytes: Buffer, name: string, as = writer) => portal.upload('/api/sarabun/intranet-file', bytes, { as, name });
    const look = async (fileId: number, as: TestPerson) =>
      (await app.inject({ url: `/api/sarabun/intranet-file/${fileId}`, headers: { authorization: `Bearer ${as.token}` } })).statusCode;
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#6f2145' } })
      .png()
      .toBuffer();
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'x.png')).body.code).toBe('neitherPdfNorPicture');
    expect((await upload(picture, 'x.png', inside)).code).toBe(403);
    const { fileId } = (await upload(picture, 'ภาพ.png')).body.item;
    expect([await look(fileId, writer), await look(fileId, inside)]).toEqual([200, 404]);
    const audience = [{ kind: 'unit', id: unit.unitId }];
    const { itemId } = (await save({ title: 'มีภาพ', forEveryone: false, audience, fileIds: [fileId] })).body;
    expect([await look(fileId, inside), await look(fileId, outside)]).toEqual([200, 404]);
    expect((await portal.get(`/api/sarabun/intranet-item?itemId=${itemId}`, { as: inside })).body.item.files).toEqual([
      { fileId, name: 'ภาพ.png', mediaType: 'image/webp', size: expect.any(Number) },
    ]);
    expect((await save({ title: 'ขโมยภาพ', fileIds: [fileId] })).body.code).toBe('fileGone');
  });
});

describe('a group', () => {
  it('that is switched off shows nothing; one of the office’s own has its items, and categories narrow them', async () => {
    const own = (
      await setting('system-manage-book-group', 'create', {
        values: { nameTh: 'สวัสดิการ', nameEn: '', icon: 'people', kindId: null, automatic: false, standsOpen: true, position: 20 },
      })
    ).body.item;
    const category = (await setting('system-category-document-book', 'create', { values: { groupId: own.id, nameTh: 'กองทุน', nameEn: '', position: 1 } })).body
      .item;
    await allow('person', writer.personId, own.id);
    await save({ groupId: own.id, categoryId: category.id, title: 'เงินกู้สวัสดิการ' });
    await save({ groupId: own.id, title: 'ตรวจสุขภาพ' });
    expect((await save({ categoryId: category.id })).body.code).toBe('unknownCategory');
    const page = (categoryId: number | null) => portal.post('/api/sarabun/book-group-items', { code: own.values.code, categoryId }, { as: outside });
    expect([(await page(null)).body.total, (await page(category.id)).body.total]).toEqual([2, 1]);
    const groups = async () => (await portal.get('/api/sarabun/book-groups', { as: outside })).body.items;
    expect((await groups()).at(-1)).toMatchObject({ th: 'สวัสดิการ', categories: [{ th: 'กองทุน' }] });
    await setting('system-manage-book-group', 'switch', { id: own.id, version: own.version, active: false });
    expect((await page(null)).code).toBe(404);
    expect((await groups()).some(({ th }: { th: string }) => th === 'สวัสดิการ')).toBe(false);
    const { uses } = (await portal.get(`/api/core/settings/system-manage-book-group/get?id=${own.id}`, { as: keeper })).body;
    expect(uses.map(({ en, count }: { en: string; count: number }) => [en, count])).toEqual([
      ['items', 2],
      ['categories', 1],
    ]);
  });

  it('of letters shows nothing while it is switched off, and takes a kind of letters by itself when it says so', async () => {
    const registrar = await portal.person(unit, { function: 'registrar' });
    const { documentId } = await letterFor(portal, registrar, unit, { subject: 'เวียนแจ้ง' });
    await portal.act((context) =>
      publishItem(
        { ...context, actor: { ...context.actor, personId: writer.personId } },
        { collection: 'circular', documentId, meetingNumber: null, announcedOn: today },
      ),
    );
    expect(await titles(outside, 'circular')).toEqual(['เวียนแจ้ง']);
    const [group] = (await setting('system-manage-book-group', 'list', { search: 'หนังสือเวียน' })).body.data;
    await setting('system-manage-book-group', 'switch', { id: group.id, version: group.version, active: false });
    expect(await titles(outside, 'circular')).toEqual([]);
    await setting('system-manage-book-group', 'switch', { id: group.id, version: group.version + 1, active: true });
    const values = { ...group.values, automatic: true };
    delete values.code;
    await setting('system-manage-book-group', 'update', { id: group.id, version: group.version + 2, values });
    const signed = await letterFor(portal, registrar, unit, { subject: 'เวียนที่ลงนามแล้ว' });
    await sql`update document set kind = 3 where id = ${signed.documentId}`.execute(db);
    await portal.act(async ({ announce }) => announce('document.signed', { documentId: signed.documentId }));
    await portal.deliver();
    expect(await titles(outside, 'circular')).toContain('เวียนที่ลงนามแล้ว');
  });
});

const visitor = await portal.person(unit);

describe('what is new', () => {
  const newTitles = async (as: TestPerson) => {
    const items = await shown(as);
    const listed = (await portal.post('/api/sarabun/book-group-items', { code: 'news', page: 1, pageSize: 100 }, { as })).body.data as typeof items;
    const isNew = ({ F_IS_NEW }: (typeof items)[number]) => F_IS_NEW === 1;
    expect(listed.filter(isNew).map(({ F_ITEM_ID }) => F_ITEM_ID)).toEqual(items.filter(isNew).map(({ F_ITEM_ID }) => F_ITEM_ID));
    return items.filter(isNew).map(({ F_DOC_TITLE }) => F_DOC_TITLE);
  };
  const comes = async (person: TestPerson) => ({ ...person, token: (await openAnother(db, person, portal.running.world.clock())).token });
  const visit = () => comes(visitor);
  const publish = async (part: Record<string, unknown>) => (await save(part, await comes(writer))).body;
  const on = (day: string) => {
    today = day;
    return day;
  };

  it('is what came since the last visit, at most seven days ago, and was not read', async () => {
    const first = on('2026-12-01');
    await publish({ title: 'ก่อนมา', announcedOn: first, showsFrom: first });
    expect(await newTitles(await visit())).toContain('ก่อนมา');
    const draft = await publish({ title: 'ร่างไว้ก่อน', announcedOn: first, showsFrom: first, publish: false });
    const second = on('2026-12-03');
    const letter = await letterFor(portal, await comes(writer), unit, { subject: 'เรื่องเก่า' });
    await portal.act(
      (context) => publishItem(context, { collection: 'news', documentId: letter.documentId, meetingNumber: null, announcedOn: first }),
      await portal.actor(await comes(writer)),
    );
    await publish({ title: 'มาทีหลัง', announcedOn: second, showsFrom: second });
    await publish({ title: 'ตั้งเวลาไว้', announcedOn: second, showsFrom: '2026-12-04' });
    await publish({ title: 'ร่างไว้ก่อน', item: draft, announcedOn: first, showsFrom: first });
    on('2026-12-04');
    const later = await visit();
    expect((await newTitles(later)).sort()).toEqual(['ตั้งเวลาไว้', 'มาทีหลัง', 'ร่างไว้ก่อน', 'เรื่องเก่า'].sort());
    const seen = (await shown(later)).find(({ F_DOC_TITLE }) => F_DOC_TITLE === 'มาทีหลัง');
    await portal.post('/api/sarabun/update-read-portal', { F_ITEM_ID: seen?.F_ITEM_ID }, { as: later });
    expect(await newTitles(later)).not.toContain('มาทีหลัง');
    on('2026-12-20');
    expect(await newTitles(await visit())).toEqual([]);
  });

  it('is counted from the last visit, but never further back than seven days', () => {
    const now = new Date('2026-12-10T09:00:00+07:00');
    const at = (day: string) => new Date(`${day}T09:00:00+07:00`);
    expect(newSince(at('2026-12-09'), now)).toEqual(at('2026-12-09'));
    expect(newSince(at('2026-11-09'), now)).toEqual(at('2026-12-03'));
    expect(newSince(null, now)).toEqual(at('2026-12-03'));
  });
});

it('pinned items stand first, then the newest, numbered again', () => {
  const item = { sequence: 9, meetingNumber: null, subject: '', number: '', legId: null, isRead: false, isNew: false };
  const [a, b, c] = [
    { ...item, announcedOn: '2026-01-01', documentId: 1, itemId: null, isPinned: false },
    { ...item, announcedOn: '2026-02-01', documentId: null, itemId: 2, isPinned: false },
    { ...item, announcedOn: '2025-01-01', documentId: null, itemId: 3, isPinned: true },
  ];
  expect(newestFirst([a, b, c], 2)).toEqual([
    { ...c, sequence: 1 },
    { ...b, sequence: 2 },
  ]);
});
