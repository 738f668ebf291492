import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { takesKey } from '@sarabun/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../test/portal';
import { openApi } from './platform/http/api-documents';

const portal = await testPortal();
const unit = await portal.unit();
const person = await portal.person(unit);
const call = (method: string, path: string, as?: { token: string }, body: Record<string, unknown> = {}) =>
  method === 'GET' ? portal.get(path, { ...(as && { as }) }) : portal.post(path, body, { ...(as && { as }) });

describe('every call', () => {
  for (const { method, path, access } of allEndpoints.filter((endpoint) => !['anyone', 'serviceKey'].includes(endpoint.access as string))) {
    it(`${method} ${path} needs a session (${typeof access === 'string' ? access : access.menu})`, async () => {
      expect(await call(method, path)).toMatchObject({ code: 401, body: { status: 'error', code: 'notSignedIn', message: expect.any(String) } });
      expect((await call(method, path, { token: 'made-up' })).code).toBe(401);
    });
  }

  it('of another system needs its key', async () => {
    for (const { path } of allEndpoints.filter(({ access }) => access === 'serviceKey')) {
      expect(path).toMatch(/^\/api\/service\//);
      for (const as of [undefined, person]) expect(await call('POST', path, as)).toMatchObject({ code: 401, body: { code: 'keyNotValid' } });
    }
  });

  it('has a name and a path of its own', () => {
    expect(new Set(allEndpoints.map((endpoint) => endpoint.name)).size).toBe(allEndpoints.length);
    expect(new Set(allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(allEndpoints.length);
  });

  it('takes no ids that are not ids', async () => {
    for (const documentId of ['0', '-1', '1.5', 'x', '99999999999999999999', "1' or 1=1"]) {
      expect((await portal.get(`/api/sarabun/document?documentId=${encodeURIComponent(documentId)}`, { as: person })).code).toBe(422);
    }
    expect((await portal.get('/api/sarabun/document?documentId=1', { as: person })).code).toBe(404);
  });
});

describe('the paths of the specification', () => {
  const paths = [
    'POST /api/verify',
    'POST /api/users/pre-login',
    'POST /api/users/login',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/core/revoke',
    'POST /api/sarabun/request-pdpa',
    'POST /api/sarabun/get-todo-list',
    'POST /api/sarabun/get-todo-lists',
    'POST /api/sarabun/update-read-portal',
    'POST /api/sarabun/get-dashboard',
    'POST /api/sarabun/notification-update-read',
    'POST /api/sarabun/notification-update-read-all',
    'POST /api/sarabun/get-decode-document-api',
    'POST /api/sarabun/get-notifications',
    'POST /api/service/get-all-notification',
    'POST /api/sarabun/get-authen-user-menu-permission-header-bottom',
    'GET /api/service/menu-module-permission',
  ];
  it('are all served, and described in OpenAPI to anyone', async () => {
    const served = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    for (const path of paths) expect(served).toContain(path);
    const { body } = await portal.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toHaveLength(new Set(allEndpoints.map(({ path }) => path)).size);
    expect(JSON.stringify(openApi('1'))).toContain('F_DOC_TITLE');
    expect((await portal.running.app.inject({ method: 'GET', url: '/api/docs' })).headers['content-type']).toContain('text/html');
  });
});

describe('a key', () => {
  it('goes with every act but those that say why not', async () => {
    const acts = allEndpoints.filter(({ kind }) => kind === 'act');
    expect(acts.filter((endpoint) => !takesKey(endpoint)).map(({ name }) => name)).toEqual([
      'openArchive',
      'exchangeArchiveTicket',
      'preLogin',
      'login',
      'directLogin',
      'logout',
      'revoke',
      'linkLineAccount',
      'beginSecondFactor',
      'confirmSecondFactor',
      'renewRecoveryCodes',
      'exchangeTicket',
      'endSession',
      'createServiceKey',
      'rotateServiceKey',
      'createWebhook',
      'rotateWebhookSecret',
      'openCalendarFeed',
    ]);
    expect(allEndpoints.filter(({ kind, takesNoKey }) => kind === 'read' && takesNoKey !== undefined)).toEqual([]);
    const { paths } = (await portal.get('/api/openapi.json')).body;
    for (const endpoint of acts) expect('parameters' in paths[endpoint.path].post, endpoint.name).toBe(takesKey(endpoint));
  });
});

describe('a request', () => {
  const raw = (payload: string, type: string) =>
    portal.running.app.inject({ method: 'POST', url: '/api/users/pre-login', payload, headers: { 'content-type': type } });

  it('of malformed JSON is 400, of another type 415, too large 413, each in the one shape', async () => {
    for (const [payload, type, code] of [
      ['{"username":', 'application/json', 400],
      ['<x/>', 'application/xml', 415],
      [`username=${'x'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded', 413],
    ] as const) {
      const reply = await raw(payload, type);
      expect([reply.statusCode, reply.json().status]).toEqual([code, 'error']);
      expect(reply.json().message).toMatch(/[ก-๙]/);
    }
  });

  it('to a path that is no call is 404 in the same shape', async () => {
    expect(await portal.get('/api/nothing')).toMatchObject({ code: 404, body: { status: 'error', code: 'notFound' } });
  });

  it('cannot reach into prototypes through a form', async () => {
    const reply = await raw('username=a&password=b&__proto__[admin]=1&constructor[prototype][x]=1', 'application/x-www-form-urlencoded');
    expect(reply.json().status).toBe('error');
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  it('is answered with the headers that keep browsers safe', async () => {
    const { headers } = await portal.get('/api/openapi.json');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['content-security-policy']).not.toMatch(/https?:|unsafe-inline/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
