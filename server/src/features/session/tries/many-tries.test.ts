import { expect, it } from 'vitest';
import { password, testPortal } from '../../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { TRUST_PROXY: '1' } });
const unit = await portal.unit();
const tryAs = (username: string, typed: string, place: string) =>
  portal.post('/api/login', { username, password: typed }, { headers: { 'x-forwarded-for': place } });

it('a thousand guesses at once at one account from everywhere try about twenty passwords; the owner waits two seconds, others not at all', async () => {
  const [owner, colleague] = [await portal.person(unit, { signedIn: false }), await portal.person(unit, { signedIn: false })];
  const guesses = Array.from({ length: 1000 }, (_, i) => tryAs(owner.username, `Guess${i}Aa`, `10.${i % 200}.0.1`));
  const before = Date.now();
  const meanwhile = tryAs(colleague.username, password, '192.168.0.9');
  const replies = await Promise.all(guesses);
  const tried = replies.filter(({ code }) => code === 200);
  expect(tried.every(({ body }) => body.code === 'wrongPair')).toBe(true);
  // Two run at a time, so one more may slip in next to the last.
  expect([20, 21]).toContain(tried.length);
  const refused = replies.filter(({ code }) => code !== 200);
  expect(refused.every(({ code, headers }) => (code === 429 || code === 503) && Number(headers['retry-after']) <= 60)).toBe(true);
  const reply = await meanwhile;
  expect(reply.code === 200 || (reply.code === 503 && reply.headers['retry-after'] === '2')).toBe(true);
  expect((await tryAs(colleague.username, password, '192.168.0.9')).body.status).toBe('success');
  expect(Date.now() - before).toBeLessThan(15_000);
  moved += 2100;
  expect((await tryAs(owner.username, password, '192.168.0.8')).body.status).toBe('success');
});

it('a patient guesser gets a try a minute; the owner gets in all the same, within a minute', async () => {
  const owner = await portal.person(unit, { signedIn: false });
  let tries = 0;
  const until = moved + 3600 * 1000;
  while (moved < until) {
    const reply = await tryAs(owner.username, 'Guess12345', '10.7.7.7');
    if (reply.code === 200) tries++;
    moved += Math.max(1000, Number(reply.headers['retry-after'] ?? 1) * 1000);
  }
  expect(tries).toBeLessThan(75);
  const first = await tryAs(owner.username, password, '192.168.0.8');
  if (first.code === 429) moved += Number(first.headers['retry-after']) * 1000;
  expect((await tryAs(owner.username, password, '192.168.0.8')).body.status).toBe('success');
});

it('guesses at many accounts from one place are stopped at thirty in a minute; other places are not', async () => {
  const replies = [];
  for (let i = 0; i < 60; i++) replies.push((await tryAs(`somebody${i}`, 'Guess12345', '10.8.8.8')).code);
  expect(replies.filter((code) => code === 200)).toHaveLength(30);
  const { username } = await portal.person(unit, { signedIn: false });
  expect((await tryAs(username, password, '10.8.8.9')).body.status).toBe('success');
});
