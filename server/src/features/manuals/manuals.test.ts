import type { Endpoint } from '@sarabun/contract/endpoint';
import {
  addManualPage,
  getManualPage,
  listManualPages,
  manualContents,
  manualPage,
  manualPicturePath,
  removeManualPage,
  saveManualPage,
} from '@sarabun/contract/manuals/manuals';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/portal';
import { bringStandardTexts } from './bring-standard-texts';
import type { StandardPage } from './manual-store';
import { readStandardTexts } from './standard-texts';

const portal = await testPortal();
const { world, app } = portal.running;
const unit = await portal.unit();
const officer = await portal.person(unit);
const administrator = await portal.person(unit);
await portal.role(administrator, 'administrator');

const ask = (endpoint: Endpoint, input: Record<string, unknown>, as: { token: string }) =>
  endpoint.method === 'POST'
    ? portal.post(endpoint.path, input, { as })
    : portal.get(`${endpoint.path}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))}`, { as });

const text = (key: string, more: Partial<StandardPage> = {}): StandardPage => ({
  key,
  kind: 'manual',
  chapter: 'work',
  about: ['/sarabun/dashboard'],
  menu: null,
  position: 1,
  titleTh: 'โต๊ะงาน',
  titleEn: 'Dashboard',
  bodyTh: 'แฟ้มงานที่รอท่าน เลขที่ ๑๒',
  bodyEn: 'Folders that wait',
  standard: `${key}-1`,
  ...more,
});
const prefixes = text('prefix', { menu: 'prefix', titleTh: 'คำนำหน้า', bodyTh: 'คำนำหน้าชื่อ', position: 2 });

const contentsOf = async (as: { token: string }, search = '') =>
  (await ask(manualContents, { search }, as)).body.items as { pageId: number; title: { th: string } }[];

test('texts of the product are brought once, follow their changes, and never overwrite what the agency edited', async () => {
  await bringStandardTexts(world, [text('desk'), prefixes]);
  const [desk] = await contentsOf(officer);
  expect(desk?.title.th).toBe('โต๊ะงาน');
  await bringStandardTexts(world, [text('desk', { titleTh: 'โต๊ะงานของท่าน', standard: 'desk-2' }), prefixes]);
  expect((await contentsOf(officer))[0]?.title.th).toBe('โต๊ะงานของท่าน');

  const pageId = desk?.pageId ?? 0;
  const before = (await ask(getManualPage, { pageId }, administrator)).body.item;
  const mine = { titleTh: 'โต๊ะของกรมเรา', titleEn: '', bodyTh: 'แก้โดยกรม', bodyEn: '', active: true };
  const saved = await ask(saveManualPage, { pageId, version: before.version, ...mine }, administrator);
  expect(saved.code).toBe(200);
  await bringStandardTexts(world, [text('desk', { titleTh: 'ฉบับใหม่', standard: 'desk-3' }), prefixes]);
  expect((await contentsOf(officer))[0]?.title.th).toBe('โต๊ะของกรมเรา');

  const late = await ask(saveManualPage, { pageId, version: before.version, ...mine }, administrator);
  expect([late.code, late.body.code]).toEqual([409, 'changedMeanwhile']);
  const edited = (await ask(getManualPage, { pageId }, administrator)).body.item;
  expect(edited.history[0].title.th).toBe('โต๊ะงานของท่าน');
});

test('a page about a page of the settings is for those who may look at that page', async () => {
  const forAdministrator = await contentsOf(administrator, 'คำนำหน้าชื่อ');
  expect(forAdministrator.map(({ title }) => title.th)).toEqual(['คำนำหน้า']);
  expect(await contentsOf(officer, 'คำนำหน้าชื่อ')).toEqual([]);
  const pageId = forAdministrator[0]?.pageId ?? 0;
  expect((await ask(manualPage, { pageId }, officer)).code).toBe(404);
  expect((await ask(manualPage, { pageId: 99_999 }, officer)).code).toBe(404);
  expect((await ask(manualPage, { pageId }, administrator)).body.item.body.th).toBe('คำนำหน้าชื่อ');
});

test('the search finds either digits', async () => {
  const pageId = (
    await ask(
      addManualPage,
      { kind: 'manual', chapter: 'work', titleTh: 'เบอร์ภายใน', titleEn: '', bodyTh: 'โทร ๑๒๓๔', bodyEn: '', active: true },
      administrator,
    )
  ).body.pageId;
  expect((await contentsOf(officer, '1234')).map((one) => one.pageId)).toEqual([pageId]);
});

test('pages of the agency are removed, those of the product get their text back', async () => {
  await bringStandardTexts(world);
  const [standard] = await readStandardTexts();
  const [first] = await contentsOf(officer, standard?.titleTh ?? '');
  const pageId = first?.pageId ?? 0;
  const { version } = (await ask(getManualPage, { pageId }, administrator)).body.item;
  const emptied = { titleTh: 'ว่าง', titleEn: '', bodyTh: 'ว่าง', bodyEn: '', active: false };
  const saved = await ask(saveManualPage, { pageId, version, ...emptied }, administrator);
  expect((await ask(manualPage, { pageId }, officer)).code).toBe(404);
  expect((await ask(removeManualPage, { pageId, version: saved.body.version }, administrator)).code).toBe(200);
  expect((await ask(manualPage, { pageId }, officer)).body.item.title.th).toBe(standard?.titleTh);

  const own = (await ask(addManualPage, { kind: 'film', chapter: 'work', ...emptied, active: true }, administrator)).body.pageId;
  expect((await ask(removeManualPage, { pageId: own, version: 1 }, administrator)).code).toBe(200);
  expect((await ask(manualPage, { pageId: own }, officer)).code).toBe(404);
});

test('who has no right neither lists, reads, writes nor adds', async () => {
  const written = { titleTh: 'ก', titleEn: '', bodyTh: 'ข', bodyEn: '', active: true };
  const tries = [
    ask(listManualPages, {}, officer),
    ask(getManualPage, { pageId: 1 }, officer),
    ask(saveManualPage, { pageId: 1, version: 1, ...written }, officer),
    ask(addManualPage, { kind: 'manual', chapter: 'work', ...written }, officer),
    ask(removeManualPage, { pageId: 1, version: 1 }, officer),
    sendPicture(officer, await picture()),
  ];
  expect((await Promise.all(tries)).map(({ code }) => code)).toEqual([403, 403, 403, 403, 403, 403]);
});

test('a picture is written again and served to those who are signed in; what is none is refused', async () => {
  const taken = await sendPicture(administrator, await picture());
  expect(taken).toMatchObject({ code: 200, body: { status: 'success' } });
  const address = `/api/service/manual-pictures/${taken.body.name}`;
  expect((await app.inject({ url: address })).statusCode).toBe(401);
  const served = await app.inject({ url: address, headers: { authorization: `Bearer ${officer.token}` } });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(served.rawPayload).metadata()).width).toBe(1600);
  expect((await sendPicture(administrator, Buffer.from('<svg onload="alert(1)"/>'))).code).toBe(415);
  const names = ['..%2f..%2fpackage', '999', 'no-such-picture', 'A'];
  const missing = await Promise.all(
    names.map((name) => app.inject({ url: `/api/service/manual-pictures/${name}`, headers: { authorization: `Bearer ${officer.token}` } })),
  );
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

const picture = () =>
  sharp({ create: { width: 2000, height: 900, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

const sendPicture = (as: { token: string }, bytes: Buffer) => portal.upload(manualPicturePath, bytes, { as, name: 'picture.png' });
