import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { type Branding, brandPicturePath, noBranding } from '@sarabun/contract/agency-values/branding';
import { brandPictureAddress, withOwnBrand } from '@sarabun/contract/agency-values/own-brand';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mails';
import { testPortal } from '../../../test/portal';
import { pageBrand } from './branding';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'admin-configs', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'admin-configs', 'query');

const read = async () => (await portal.get('/api/core/branding', { as: reader })).body;
const save = async (part: Partial<Branding>, as = keeper) => {
  const { item, version } = await read();
  const reply = await portal.post('/api/core/save-branding', { ...item, ...part, version }, { as });
  await portal.deliver();
  return reply;
};
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#224466' } })
    .png()
    .toBuffer();
const send = (kind: string, content: Buffer, as = keeper) => portal.upload(`${brandPicturePath}?kind=${kind}`, content, { as });

describe('the branding of an agency', () => {
  it('overrides its profile on every page and in mails, keeps its history, and goes back', async () => {
    expect(await pageBrand(db)).toBeNull();
    expect((await save({ nameTh: 'กรมทดลอง', button: '#1F4D75' })).code).toBe(200);
    expect(await pageBrand(db)).toEqual({ ...noBranding, nameTh: 'กรมทดลอง', button: '#1f4d75', version: 1 });
    const profile = agencyOf('DEV-MIX');
    expect(withOwnBrand(profile, await pageBrand(db))).toMatchObject({ name: { th: 'กรมทดลอง', en: profile.name.en }, brand: { button: '#1f4d75' } });
    await portal.post('/api/core/forgot-password', { F_EMAIL: `${officer.username}@example.go.th` });
    expect((await mailTo(portal, `${officer.username}@example.go.th`)).text).toContain('กรมทดลอง');
    expect((await save({ nameTh: '', button: '' })).code).toBe(200);
    expect(await pageBrand(db)).toBeNull();
    const { history } = await read();
    expect(history.map(({ before, after }: { before: Branding; after: Branding }) => [before.nameTh, after.nameTh])).toEqual([
      ['กรมทดลอง', ''],
      ['', 'กรมทดลอง'],
    ]);
  });

  it('refuses colours that are hard to read, with what was measured and one that passes', async () => {
    const { body, code } = await save({ button: '#f0a93b', light: '#88ccee' });
    expect(code).toBe(422);
    expect(body).toMatchObject({ code: 'colourRefused' });
    expect(body.fields.button).toMatch(/ต่างกัน 2\.01 ต้องไม่น้อยกว่า 4\.5 สีใกล้ที่สุดที่ใช้ได้คือ #[0-9a-f]{6}/);
    expect(body.fields.light).toMatch(/#[0-9a-f]{6}/);
    expect((await save({ button: 'red; }' })).code).toBe(422);
    expect(await pageBrand(db)).toBeNull();
  });

  it('serves its pictures written anew to everyone once they are in use, and only those', async () => {
    const { body, code } = await send('emblem', await png(300, 100));
    expect(code).toBe(200);
    const emblemId = body.item.pictureId;
    expect((await portal.get(brandPictureAddress(emblemId))).code).toBe(404);
    expect((await save({ signInId: emblemId })).body.code).toBe('noSuchPicture');
    expect((await save({ emblemId, dark: '#101820' })).code).toBe(200);
    const reply = await portal.running.app.inject(brandPictureAddress(emblemId));
    expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
    const manifest = (await portal.running.app.inject('/api/service/brand-manifest')).json();
    expect(manifest).toMatchObject({ theme_color: '#101820', icons: [{ src: brandPictureAddress(emblemId) }] });
    expect((await save({ emblemId: null })).code).toBe(200);
    expect((await portal.get(brandPictureAddress(emblemId))).code).toBe(404);
  });

  it('takes no SVG, no other file, nothing large, and nothing from who may not', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send('emblem', svg)).body.code).toBe('badBrandPicture');
    expect((await send('emblem', Buffer.alloc(5 * 1024 * 1024))).body.code).toBe('brandPictureTooLarge');
    expect((await send('other', await png(10, 10))).code).toBe(404);
    expect((await send('emblem', await png(10, 10), reader)).code).toBe(403);
    expect((await save({ nameTh: 'ก' }, reader)).code).toBe(403);
    expect((await portal.get('/api/core/branding', { as: officer })).code).toBe(403);
    expect((await save({ nameTh: 'ก'.repeat(121) })).code).toBe(422);
  });

  it('is not overwritten unseen', async () => {
    expect((await portal.post('/api/core/save-branding', { ...noBranding, nameTh: 'ข', version: 0 }, { as: keeper })).body.code).toBe('changedMeanwhile');
  });
});
