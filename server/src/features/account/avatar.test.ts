import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const { app } = portal.running;
const unit = await portal.unit();
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#6f2145' } });

const upload = (as: { token: string } | null, bytes: Buffer, name = 'me.png', field = 'file') => portal.upload('/api/core/avatar', bytes, { as, name, field });
const look = (person: { token: string } | null, personId: number | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/api/core/avatar/${personId}`, headers: { ...(person && { authorization: `Bearer ${person.token}` }), ...headers } });

describe('a picture', () => {
  it.each([
    ['PNG', async () => picture(900, 600).png().toBuffer()],
    ['JPEG', async () => picture(600, 900).jpeg().toBuffer()],
    ['WebP', async () => picture(40, 40).webp().toBuffer()],
  ])('is taken as %s, cut square and written again', async (_kind, make) => {
    const person = await portal.person(unit);
    const { code, body } = await upload(person, await make());
    expect(code).toBe(200);
    expect(body).toEqual({ status: 'success', avatar: expect.stringMatching(new RegExp(`^/api/core/avatar/${person.personId}\\?v=[0-9a-f]{12}$`)) });
    const shown = await look(person, person.personId);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    const { body: verified } = await portal.post('/api/verify', {}, { as: person });
    expect(verified.userLogin.F_AVATAR).toBe(body.avatar);
  });

  it('carries nothing along that the file said of place, time or camera', async () => {
    const person = await portal.person(unit);
    await upload(
      person,
      await picture(300, 300)
        .withExif({ IFD0: { Artist: 'Somchai at home' } })
        .jpeg()
        .toBuffer(),
    );
    const shown = await look(person, person.personId);
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect(shown.rawPayload.includes('Somchai')).toBe(false);
  });

  it('is refused when it is none, or one that carries scripts or eats memory', async () => {
    const person = await portal.person(unit);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const cut = (await picture(300, 300).jpeg().toBuffer()).subarray(0, 300);
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
    for (const bytes of [Buffer.from(svg), Buffer.from('hello'), Buffer.alloc(0), bomb, cut, gif, Buffer.from('%PDF-1.7')]) {
      expect(await upload(person, bytes, 'me.png')).toMatchObject({ code: 415, body: { code: 'badPicture' } });
    }
    expect((await look(person, person.personId)).headers['content-type']).toBe('image/svg+xml');
  });

  it('is refused when it is larger than 8 MB, or not sent at all', async () => {
    const person = await portal.person(unit);
    expect(await upload(person, Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({ code: 413, body: { code: 'pictureTooLarge' } });
    const reply = await app.inject({ method: 'POST', url: '/api/core/avatar', headers: { authorization: `Bearer ${person.token}` }, payload: { file: 'x' } });
    expect(reply.json()).toMatchObject({ code: 'noPictureSent' });
  });

  it('is taken from someone who is signed in by the header and has consented, never by a cookie alone', async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect((await upload(null, bytes)).code).toBe(401);
    expect((await upload(await portal.person(unit, { consents: false }), bytes)).body.code).toBe('consentRequired');
  });

  it('is removed again', async () => {
    const person = await portal.person(unit);
    await upload(person, await picture(10, 10).png().toBuffer());
    expect((await portal.post('/api/core/avatar/remove', {}, { as: person })).body).toEqual({ status: 'success' });
    expect((await look(person, person.personId)).headers['content-type']).toBe('image/svg+xml');
    expect((await portal.post('/api/verify', {}, { as: person })).body.userLogin.F_AVATAR).toBeNull();
  });
});

describe('the picture service', () => {
  let somebody: TestPerson;
  it('shows pictures to colleagues by person id, and the default one for whoever has none or does not exist', async () => {
    somebody = await portal.person(unit);
    const owner = await portal.person(unit);
    await upload(owner, await picture(10, 10).png().toBuffer());
    expect((await look(somebody, owner.personId)).headers['content-type']).toBe('image/webp');
    for (const id of [somebody.personId, 0, -1, 999_999, 99_999_999_999, 'x', '1e3', '..%2F1']) {
      const shown = await look(somebody, id);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    }
  });

  it('takes the cookie of the browser, answers nobody else, and lets the browser keep what has not changed', async () => {
    const shown = await look(null, somebody.personId, { cookie: `sarabun_auth=${somebody.token}` });
    expect(shown.statusCode).toBe(200);
    expect((await look(null, somebody.personId)).statusCode).toBe(401);
    const again = await look(somebody, somebody.personId, { 'if-none-match': shown.headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
