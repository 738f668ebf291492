import { expect, it } from 'vitest';
import { testMailServer } from '../../../test/mail-server';
import { mailsOf } from '../../../test/mails';
import { testPortal } from '../../../test/portal';

it('shows anyone what was mailed, newest first, in DEV mode', async () => {
  const portal = await testPortal();
  expect((await portal.get('/api/core/outbox')).body).toEqual({ status: 'success', mails: [], unsent: [] });
  const person = await portal.person(await portal.unit(), { signedIn: false });
  await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` });
  await mailsOf(portal);
  const { body } = await portal.get('/api/core/outbox');
  expect(body.mails).toMatchObject([
    {
      to: `${person.username}@example.go.th`,
      subject: expect.stringContaining('รหัสยืนยัน'),
      text: expect.stringMatching(/Code: \d{6}/),
      at: expect.stringMatching(/\+07:00$/),
    },
  ]);
});

it('answers this machine alone: not another address, nor what a proxy hands on, whatever the headers say', async () => {
  const portal = await testPortal({ environment: { TRUST_PROXY: '1' } });
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    portal.running.app.inject({ method: 'GET', url: '/api/core/outbox', remoteAddress, headers });
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect([address, (await ask(address)).statusCode]).toEqual([address, 200]);
  expect((await ask('203.0.113.7')).statusCode).toBe(404);
  expect((await ask('203.0.113.7', { 'x-forwarded-for': '127.0.0.1', host: 'localhost' })).statusCode).toBe(404);
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

it('does not exist in DEV mode on an address that others can reach', async () => {
  const portal = await testPortal({ environment: { APP_MODE: 'DEV', HOST: '0.0.0.0' } });
  expect((await portal.get('/api/core/outbox')).code).toBe(404);
});

it('does not exist in PROD mode', async () => {
  const portal = await testPortal({ environment: { APP_MODE: 'PROD' } });
  expect((await portal.get('/api/core/outbox')).code).toBe(404);
});

it('sends through a mail server where one is configured, and shows what it did not take, without its text', async () => {
  const server = await testMailServer((address) => (address.startsWith('person2') ? 550 : null));
  const portal = await testPortal({ environment: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@omb.go.th', APP_NAME: 'OMB' } });
  const unit = await portal.unit();
  const persons = [await portal.person(unit, { signedIn: false }), await portal.person(unit, { signedIn: false })];
  for (const { username } of persons) await portal.post('/api/core/forgot-password', { F_EMAIL: `${username}@example.go.th` });
  expect(await mailsOf(portal)).toEqual([]);
  expect(server.received.map(({ to }) => to)).toEqual([['person3@example.go.th']]);
  expect(server.received[0]).toMatchObject({ from: 'no-reply@omb.go.th', text: expect.stringContaining('Office of the Ombudsman of Thailand') });
  const { body } = await portal.get('/api/core/outbox');
  expect(body).toMatchObject({ mails: [], unsent: [{ to: 'person2@example.go.th', state: 'givenUp', attempts: 1, error: expect.stringContaining('550') }] });
  expect(JSON.stringify(body)).not.toMatch(/Code: \d{6}/);
});
