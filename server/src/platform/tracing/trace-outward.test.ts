import { expect, it } from 'vitest';
import { openCollector, type ReceivedSpan } from '../../../test/outside/collector';
import { testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';
import { socketsOf } from '../../../test/sockets';

const aMinute = 60_000;

/** The way to each span of a trace, by names. */
function pathsOf(spans: readonly ReceivedSpan[]): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const pathOf = (span: ReceivedSpan): string => {
    const parent = byId.get(span.parentSpanId ?? '');
    return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
  };
  return spans.map(pathOf);
}

it('follows an act to the sockets that hear of it, at another process as well, and tells of a refused socket', { timeout: aMinute }, async () => {
  const collector = await openCollector();
  const portal = await testPortal({ isShared: true, environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
  const other = await testPortal({ beside: portal });
  const unit = await portal.unit();
  const registrar = await portal.person(unit, { function: 'registrar' });
  const { listen } = await socketsOf(other);
  const page = await listen(registrar.token);
  await listen('made-up');
  await routeOf(portal).received(registrar, unit, {});
  await portal.deliver();
  await expect.poll(() => page.heard.map(({ name }) => name), { timeout: 10_000 }).toContain('queues-changed');
  page.socket.disconnect();
  await other.running.stop();
  await portal.running.stop();
  const spans = collector.spans();
  const paths = pathsOf(spans);
  // Pushed by the process that delivered the event, and there by the one with the socket.
  expect(paths).toContainEqual(expect.stringMatching(/> event queues\.moved > push queues-changed$/));
  expect(paths).toContainEqual(expect.stringMatching(/> event queues\.moved > push queues-changed > push queues-changed$/));
  const pushes = spans.filter(({ name }) => name === 'push queues-changed');
  expect(pushes.map(({ attributes }) => attributes)).toEqual(pushes.map(() => ({ 'sarabun.persons': 1 })));
  const opened = spans.filter(({ name }) => name === 'open socket');
  expect(opened.map(({ attributes }) => attributes['sarabun.refusal'] ?? 'opened').sort()).toEqual(['notSignedIn', 'opened']);
  expect(paths).toContainEqual(expect.stringMatching(/^open socket > \w+/));
  expect(collector.bodies.join('\n')).not.toContain(registrar.token);
});

it('shows the setting of a paper within its call: the wait, and the process that sets it', { timeout: aMinute }, async () => {
  const collector = await openCollector();
  const portal = await testPortal({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
  const unit = await portal.unit();
  const registrar = await portal.person(unit, { function: 'registrar' });
  await routeOf(portal).received(registrar, unit, { subject: 'ไม่บอกใคร' });
  const { body } = await portal.get('/api/sarabun/registers', { as: registrar });
  const [{ registerId }] = body.items as [{ registerId: number }];
  const year = new Date().getFullYear() + 543;
  const headers = { authorization: `Bearer ${registrar.token}` };
  const reply = await portal.running.app.inject({ url: `/api/sarabun/register-print?registerId=${registerId}&year=${year}`, headers });
  expect(reply.statusCode).toBe(200);
  await portal.running.stop();
  const paths = pathsOf(collector.spans());
  expect(paths).toContainEqual(expect.stringMatching(/^printRegister .*> typeset register > set in a process$/));
  expect(collector.bodies.join('\n')).not.toContain('ไม่บอกใคร');
});
