import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const { app } = portal.running;
const person = await portal.person(await portal.unit());
const address = new URL(await portal.running.listen());

/** Sends raw bytes and reads everything until the server hangs up. */
async function exchange(sent: string): Promise<{ head: string; body: string }> {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("frame-ancestors 'none'") };
const refusal = { status: 'error', code: expect.any(String), message: expect.stringMatching(/[ก-๙]/) };

describe('every answer is the contract’s and is kept by nobody', () => {
  it.each([
    ['GET', '/api/%ff', 400],
    ['GET', '/api/%', 400],
    ['POST', '/api/sarabun/%ff/x', 400],
    ['GET', '/%E0%B8', 400],
    ['GET', `/api/core/avatar/${'9'.repeat(300)}`, 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/', 404],
    ['PUT', '/api/verify', 404],
    ['DELETE', '/api/sarabun/document', 404],
    ['GET', '/api/verify', 404],
    ['POST', '/api/openapi.json', 404],
    ['OPTIONS', '/api/verify', 404],
    ['POST', '/api/verify', 401],
    ['GET', '/assets/missing.js', 404],
  ] as const)('%s %s is %i', async (method, url, code) => {
    const reply = await app.inject({ method, url });
    expect([reply.statusCode, reply.headers, reply.json()]).toEqual([code, expect.objectContaining(safe), refusal]);
  });

  it.each([
    ['JSON that ends too soon', 'application/json', '{"typeCode":', 400],
    ['JSON with a prototype', 'application/json', '{"__proto__":{"x":1}}', 400],
    ['no text', 'application/json', '"x"', 422],
    ['another type', 'application/xml', '<x/>', 415],
    ['no type', '', 'x', 415],
    ['too much', 'application/x-www-form-urlencoded', `search=${'x'.repeat(2_000_000)}`, 413],
    ['JSON that nests without end', 'application/json', `{"typeCode":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['JSON that only speaks of brackets', 'application/json', JSON.stringify({ typeCode: `\\"${'[{'.repeat(200)}\\` }), 422],
    ['a string without an end', 'application/json', '{"typeCode":"[[[[', 400],
    ['too deep a form', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(20)}=1`, 400],
  ] as const)('a body of %s', async (_what, type, payload, code) => {
    const headers = { authorization: `Bearer ${person.token}`, ...(type && { 'content-type': type }) };
    const reply = await app.inject({ method: 'POST', url: '/api/sarabun/get-todo-list', payload, headers });
    expect([reply.statusCode, reply.headers, reply.json()]).toEqual([code, expect.objectContaining(safe), expect.objectContaining(refusal)]);
  });

  it('also where something is expected of the server that it does not know', async () => {
    const { head, body } = await exchange('GET /api/core/sessions HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 401 /);
    expect(JSON.parse(body)).toEqual(refusal);
  });

  it('a success, too, and one that says in English what is wrong where English is read', async () => {
    expect((await portal.post('/api/verify', {}, { as: person })).headers).toMatchObject(safe);
    const reply = await app.inject({ method: 'GET', url: '/api/%ff', headers: { 'accept-language': 'en' } });
    expect(reply.json().message).toBe('The request is malformed.');
  });

  it.each([
    ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a negative length', 'POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n', 400],
    ['two lengths', 'POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ])('%s', async (_what, sent, code) => {
    const { head, body } = await exchange(sent);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(JSON.parse(body)).toEqual(refusal);
  });

  it('HEAD is answered without a body', async () => {
    expect(await exchange('HEAD /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n')).toEqual({
      head: expect.stringMatching(/^HTTP\/1.1 400 /),
      body: '',
    });
  });
});

describe('a form with a file', () => {
  const whole = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
  it.each([
    ['is cut off in its head', 'multipart/form-data; boundary=b', whole.slice(0, 40)],
    ['is cut off in its file', 'multipart/form-data; boundary=b', whole.slice(0, whole.indexOf('x\r\n') + 1)],
    ['has no end', 'multipart/form-data; boundary=b', whole.slice(0, -7)],
    ['has no boundary', 'multipart/form-data', whole],
    ['reaches for a prototype', 'multipart/form-data; boundary=b', whole.replace('"file"', '"__proto__"')],
  ])('that %s is the fault of who sent it', async (_how, type, payload) => {
    for (const url of ['/api/core/avatar', '/api/sarabun/upload-file']) {
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': type };
      const reply = await app.inject({ method: 'POST', url, payload, headers });
      expect([reply.statusCode, reply.json()]).toEqual([400, refusal]);
    }
  });
});
