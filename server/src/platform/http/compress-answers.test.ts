import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const { app } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
for (let index = 0; index < 12; index++) await letterFor(portal, registrar, unit);

const list = (headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/sarabun/get-todo-list',
    payload: { typeCode: 'unreceived' },
    headers: { authorization: `Bearer ${registrar.token}`, ...headers },
  });

it('compresses a large answer to someone who has a token and takes it so', async () => {
  const [plain, packed] = [await list({}), await list({ 'accept-encoding': 'br, gzip' })];
  expect(plain.statusCode, plain.body).toBe(200);
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(JSON.parse(plain.body));
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect((await list({ 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
});

it('leaves small answers alone, and those that are given without the header', async () => {
  const small = await app.inject({ url: '/api/sarabun/my-desks', headers: { authorization: `Bearer ${registrar.token}`, 'accept-encoding': 'gzip' } });
  expect([small.statusCode, small.headers['content-encoding']]).toEqual([200, undefined]);
  const documents = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(documents.headers['content-encoding']).toBeUndefined();
});
