import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../test/database';
import { testMailServer } from '../../test/mail-server';
import { openRunner } from './jobs/runner';
import { makeLog } from './log';
import { mailKind, type NewMail, queueMail, type ReviewMail } from './mail';
import { folderTransport, type MailTransport, smtpTransport } from './services/mail-transport';

const sender = { name: 'สำนักงานทดสอบ', address: 'no-reply@test.go.th' };
const { db } = await testDatabase();
const server = await testMailServer((address) => ({ 'gone@test.go.th': 550, 'full@test.go.th': 452 })[address] ?? null);
let now = new Date('2026-11-21T09:00:00+07:00');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const clock = () => now;
const sends: ReviewMail = async () => 'send';
const queue = (transport: MailTransport = smtpTransport(server.url, sender), review = sends) => {
  const runner = openRunner({ db, kinds: { mail: mailKind({ db, transport, clock, review }) }, clock, log: makeLog('silent') });
  return { deliver: () => runner.runDue('mail') };
};
const write = (mail: Partial<NewMail> = {}) =>
  db
    .transaction()
    .execute((transaction) =>
      queueMail(transaction, { to: 'somchai@test.go.th', subject: 'รหัสยืนยัน · Your code', text: 'รหัส 123456\nYour code is 123456', ...mail }, now),
    );
const states = async () => {
  const mails = db.selectFrom('mail').innerJoin('job', (on) => on.on('job.kind', '=', 'mail').onRef('job.key', '=', sql`mail.id::text`));
  return await mails.select(['recipient', 'mail.state', 'attempts', 'body', 'last_error as error']).orderBy('mail.id').execute();
};

beforeEach(async () => {
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('job').execute();
  server.received.length = 0;
});

it('hands a mail to the mail server once, and keeps of it only that it was sent', async () => {
  await write();
  expect(await queue().deliver()).toBe(1);
  expect(await queue().deliver()).toBe(0);
  expect(server.received).toMatchObject([{ from: 'no-reply@test.go.th', to: ['somchai@test.go.th'], text: 'รหัส 123456\nYour code is 123456' }]);
  expect(server.received[0]?.headers).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(await states()).toEqual([{ recipient: 'somchai@test.go.th', state: 'sent', attempts: 1, body: '', error: null }]);
});

it('looks at a mail of notices again before each try', async () => {
  const tells = { personId: 7, notificationIds: [1, 2], openIds: [2] };
  await write({ tells });
  await write({ to: 'plain@test.go.th' });
  const heard: unknown[] = [];
  const { deliver } = queue(undefined, async (_mailId, told) => {
    heard.push(told);
    return heard.length === 1 ? new Date(now.getTime() + 60_000) : 'send';
  });
  await deliver();
  expect(heard).toEqual([tells]);
  expect(server.received.map(({ to }) => to)).toEqual([['plain@test.go.th']]);
  later(61);
  await deliver();
  expect(server.received).toHaveLength(2);
});

it('is not heard of when the change that it tells of is rolled back', async () => {
  const change = db.transaction().execute(async (transaction) => {
    await queueMail(transaction, { to: 'somchai@test.go.th', subject: 's', text: 't' }, now);
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(await queue().deliver()).toBe(0);
});

it('tries again, later each time, while the server is away, and sends when it is back', async () => {
  await write();
  const away = queue(smtpTransport('smtp://127.0.0.1:1', sender));
  expect(await away.deliver()).toBe(1);
  expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') }]);
  expect(await away.deliver()).toBe(0);
  later(16);
  expect(await away.deliver()).toBe(1);
  later(16);
  expect(await away.deliver()).toBe(0);
  later(15);
  expect(await queue().deliver()).toBe(1);
  expect(await states()).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);
  expect(server.received).toHaveLength(1);
});

it('gives up an address that is refused for good, and tries one again that is refused for now', async () => {
  await write({ to: 'gone@test.go.th' });
  await write({ to: 'full@test.go.th' });
  await queue().deliver();
  expect(await states()).toMatchObject([
    { recipient: 'gone@test.go.th', state: 'givenUp', body: '', error: expect.stringContaining('550') },
    { recipient: 'full@test.go.th', state: 'waiting', error: expect.stringContaining('452') },
  ]);
});

it('does not send what has run out in the meantime', async () => {
  await write({ expiresAt: new Date(now.getTime() + 300_000) });
  later(300);
  await queue().deliver();
  expect(await states()).toMatchObject([{ state: 'givenUp', body: '', error: 'expired' }]);
  expect(server.received).toEqual([]);
});

it('gives up after a day without success', async () => {
  await write();
  const away = queue(smtpTransport('smtp://127.0.0.1:1', sender));
  const began = now.getTime();
  for (let i = 0; i < 40; i++) {
    await away.deliver();
    later(3601);
  }
  expect(await states()).toMatchObject([{ state: 'givenUp', attempts: 31, body: '' }]);
  expect((now.getTime() - began) / 3_600_000).toBeGreaterThan(24);
});

it('lets a mail that a dying process had taken be sent by the next one', async () => {
  await write();
  const dying = queue({ send: () => new Promise(() => {}), close: () => {} });
  void dying.deliver();
  await expect.poll(async () => (await states())[0]?.attempts).toBe(1);
  expect(await queue().deliver()).toBe(0);
  await sql`update job set leased_until = now()`.execute(db);
  expect(await queue().deliver()).toBe(1);
  expect(await states()).toMatchObject([{ state: 'sent' }]);
});

it('is not made to write to others by an address or a subject with line breaks', async () => {
  await write({ to: 'somchai@test.go.th', subject: 'hello\r\nBcc: all@test.go.th' });
  await queue().deliver();
  expect(server.received).toMatchObject([{ to: ['somchai@test.go.th'] }]);
  expect(server.received[0]?.headers).not.toMatch(/^Bcc:/m);
});

it('writes each mail as a file that only this account can read, where there is no mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-mail-'));
  afterAll(() => rm(folder, { recursive: true }));
  await write();
  await queue(folderTransport(join(folder, 'mail'), sender)).deliver();
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual([expect.stringMatching(/^2026\d{4}T\d{9}Z-\d+\.eml$/)]);
  const content = await readFile(join(folder, 'mail', files[0] as string), 'utf8');
  expect(content).toContain('To: somchai@test.go.th\r\n');
  expect(Buffer.from(content.split('\r\n\r\n')[1] as string, 'base64').toString('utf8')).toBe('รหัส 123456\nYour code is 123456');
});
