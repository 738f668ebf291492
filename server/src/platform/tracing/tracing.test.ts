import { createRequire } from 'node:module';
import { afterEach, describe, expect, it } from 'vitest';
import { openCollector, type ReceivedSpan } from '../../../test/outside/collector';
import { testPortal } from '../../../test/portal';
import { makeLog } from '../log';
import { nameOfStatement } from './trace-statement';

const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry\/(sdk|exporter|otlp|resources)/.test(file));
const lines: Record<string, unknown>[] = [];
const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
const proxy = { TRUST_PROXY: 'loopback' };
/** Nobody listens there, so every mail fails. */
const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.go.th' };
const tracedTo = (address: string, more: Record<string, string> = {}) =>
  testPortal({ log, environment: { ...noMail, ...proxy, OTEL_EXPORTER_OTLP_ENDPOINT: address, ...more } });

const waitFor = (collector: { spans(): ReceivedSpan[] }, name: string) => expect.poll(() => collector.spans().map((span) => span.name)).toContain(name);

afterEach(() => {
  lines.length = 0;
});

it('loads nothing and leaves no trace where no collector is named', async () => {
  const portal = await testPortal({ log });
  await portal.get('/api/core/alive');
  expect(loaded()).toEqual([]);
  expect(lines.filter(({ msg }) => msg === 'call')).toEqual([expect.not.objectContaining({ trace: expect.anything() })]);
  await portal.running.stop();
});

describe('where a collector is named', () => {
  it('leads from a call through its use case, statements and events to its jobs', async () => {
    const collector = await openCollector();
    const portal = await tracedTo(collector.address, { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer abc=' });
    expect(loaded().length).toBeGreaterThan(0);
    const person = await portal.person(await portal.unit());
    const asked = await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` });
    await portal.deliver();
    await portal.running.runner.runDue('mail');
    await waitFor(collector, 'job mail');
    await portal.running.stop();
    const spans = collector.spans();
    const call = spans.find(({ attributes }) => attributes['sarabun.request'] === asked.headers['x-request-id']);
    expect(call?.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.route': '/api/core/forgot-password', 'http.response.status_code': 200 });
    const together = spans.filter(({ traceId }) => traceId === call?.traceId);
    const byId = new Map(together.map((span) => [span.spanId, span]));
    const pathOf = (span: ReceivedSpan | undefined): string =>
      span ? `${span.parentSpanId ? `${pathOf(byId.get(span.parentSpanId))} > ` : ''}${span.name}` : '(elsewhere)';
    const paths = together.map(pathOf);
    expect(paths.filter((path) => /\b(use case|transaction|event|job) [\w.]+$/.test(path)).sort()).toMatchInlineSnapshot(`
      [
        "forgotPassword > use case forgotPassword",
        "forgotPassword > use case forgotPassword > transaction forgotPassword",
        "forgotPassword > use case forgotPassword > transaction forgotPassword > event passwordReset.asked",
        "forgotPassword > use case forgotPassword > transaction forgotPassword > event passwordReset.asked > job mail",
      ]
    `);
    expect(paths.some((path) => path.endsWith('> transaction forgotPassword > with job'))).toBe(true);
    expect(paths.filter((path) => path.startsWith('(elsewhere)'))).toEqual([]);
    expect(together.find(({ name }) => name === 'job mail')).toMatchObject({ attributes: { 'sarabun.attempt': 1 } });
    expect(lines.filter(({ trace }) => trace === call?.traceId).map(({ msg, request }) => [msg, request])).toEqual([
      ['call', asked.headers['x-request-id']],
      ['a job failed', asked.headers['x-request-id']],
    ]);
    expect(collector.headers[0]).toMatchObject({ url: '/v1/traces', authorization: 'Bearer abc=' });
  });

  it('tells nothing of who, what or with which secret', async () => {
    const collector = await openCollector();
    const portal = await tracedTo(collector.address);
    const person = await portal.person(await portal.unit(), { name: 'ลับมาก' });
    await portal.post('/api/login', { username: person.username, password: 'wrong-secret' });
    await portal.get('/api/core/alive?hidden=needle');
    await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` });
    await portal.deliver();
    await portal.running.runner.runDue('mail');
    await waitFor(collector, 'job mail');
    await portal.running.stop();
    const all = collector.bodies.join('\n');
    for (const secret of [person.username, person.token, 'ลับมาก', 'wrong-secret', 'needle', 'example.go.th']) expect(all).not.toContain(secret);
    const known = /^(http\.(request\.method|route|response\.status_code)|sarabun\.(request|refusal|job|attempt)|error\.type)$/;
    expect([...new Set(collector.spans().flatMap(({ attributes }) => Object.keys(attributes)))].filter((key) => !known.test(key))).toEqual([]);
  });

  it('continues the trace of a trusted proxy, and of nobody else', async () => {
    const collector = await openCollector();
    const portal = await tracedTo(collector.address);
    const traceOf = (digit: string) => digit.repeat(32);
    const ask = (digit: string, from: { address: string; forwardedFor?: string; flags?: string }) =>
      portal.running.app.inject({
        url: '/api/core/alive',
        remoteAddress: from.address,
        headers: {
          traceparent: `00-${traceOf(digit)}-${digit.repeat(16)}-${from.flags ?? '01'}`,
          ...(from.forwardedFor && { 'x-forwarded-for': from.forwardedFor }),
        },
      });
    const trusted = { address: '127.0.0.1', forwardedFor: '203.0.113.5' };
    await ask('a', trusted);
    await ask('b', { address: '203.0.113.5', forwardedFor: '127.0.0.1' });
    await ask('c', { address: '127.0.0.1' });
    await ask('0', trusted);
    await ask('d', { ...trusted, flags: '00' });
    await portal.running.stop();
    const calls = collector.spans().filter(({ attributes }) => attributes['http.route'] === '/api/core/alive');
    // The proxy of the last one decided that it is not traced.
    expect(calls).toHaveLength(4);
    const told = ['a', 'b', 'c', '0', 'd'].map(traceOf);
    expect(calls.filter(({ traceId }) => told.includes(traceId))).toEqual([expect.objectContaining({ traceId: traceOf('a'), parentSpanId: 'a'.repeat(16) })]);
  });

  it('records the chosen share', async () => {
    const collector = await openCollector();
    const portal = await tracedTo(collector.address, { OTEL_TRACES_SAMPLER_ARG: '0' });
    await portal.get('/api/core/alive');
    await portal.running.stop();
    expect(collector.bodies).toEqual([]);
    // The log names the trace all the same.
    expect(lines.find(({ msg }) => msg === 'call')?.trace).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['silent', 'away'])('answers calls and ends as ever when the collector is %s', async (how) => {
    const collector = await openCollector({ isSilent: true });
    if (how === 'away') await collector.close();
    const portal = await tracedTo(collector.address);
    const answers = await Promise.all(Array.from({ length: 600 }, () => portal.get('/api/core/alive')));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    if (how === 'away') await expect.poll(() => lines.filter(({ msg }) => msg === 'the collector of traces takes nothing').length).toBe(1);
    const began = performance.now();
    await portal.running.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

it.each([
  ['select "a" from "letter" as "l" where "id" = $1', 'select letter'],
  ["insert into job (kind) values ('event')", 'insert job'],
  ['with announced as (insert into job values ($1)) insert into audit values ($2)', 'with job'],
  ["set local sarabun.language = 'en'", 'set'],
  ['update "draft_lock" set "seen_at" = $1', 'update draft_lock'],
  ['begin', 'begin'],
])('names %s', (text, name) => {
  expect(nameOfStatement(text)).toBe(name);
});
