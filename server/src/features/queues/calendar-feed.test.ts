import { calendarFeedPath, readingsPerHour } from '@sarabun/contract/queues/calendar-feed';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });

await letterFor(portal, registrar, unit, { subject: 'ส่งรายงาน; ครั้งที่ ๑', number: 'ทส ๑', dueOn: '2026-11-25' });
await letterFor(portal, secret, unit, { subject: 'แผนลับ', number: 'ลับ ๒', secrecy: 2, dueOn: '2026-11-25' });
await letterFor(portal, registrar, unit, { subject: 'ไม่มีกำหนด', number: 'ทส ๓' });

const open = async (as: TestPerson) => (await portal.post('/api/service/calendar-feed/open', {}, { as })).body.path as string;
const read = (path: string, address = '10.1.0.1') =>
  portal.running.app.inject({ method: 'GET', url: path, remoteAddress: address, headers: { 'user-agent': 'Calendar/1.0' } });

describe('a feed of deadlines', () => {
  it('has the deadlines of its owner, and shows who read it', async () => {
    const reply = await read(await open(registrar));
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, max-age=900',
    ]);
    const text = reply.body.replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:ครบกำหนด: ส่งรายงาน\\; ครั้งที่ ๑');
    expect(text).toContain('DTSTART;VALUE=DATE:20261125');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const { feed } = (await portal.get('/api/service/calendar-feed', { as: registrar })).body;
    expect(feed.uses).toEqual([{ at: '2026-11-21T10:00:00+07:00', address: '10.1.0.1', program: 'Calendar/1.0', calls: 1 }]);
  });

  it('has nothing of a letter above the ordinary class, whatever its owner may read', async () => {
    const owner = (await portal.get('/api/service/my-work', { as: secret })).body;
    expect(owner.deadlines.map((one: { subject: string }) => one.subject)).toEqual(['แผนลับ']);
    const { body } = await read(await open(secret));
    expect(body).toContain('BEGIN:VCALENDAR');
    expect(body).not.toContain('VEVENT');
  });

  it('stops at once when it is closed, or when a new address is made', async () => {
    const first = await open(registrar);
    const second = await open(registrar);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await portal.post('/api/service/calendar-feed/close', {}, { as: registrar });
    expect((await read(second)).statusCode).toBe(404);
    expect((await portal.get('/api/service/calendar-feed', { as: registrar })).body.feed).toBeNull();
  });

  it('is read only so often in an hour', async () => {
    const path = await open(registrar);
    for (let reading = 0; reading < readingsPerHour; reading++) expect((await read(path, '10.2.0.1')).statusCode).toBe(200);
    const refused = await read(path, '10.3.0.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('answers who guesses addresses less and less', async () => {
    const replies: number[] = [];
    for (let guess = 0; guess < 40; guess++) replies.push((await read(`${calendarFeedPath}${String(guess).repeat(20)}.ics`, '10.9.0.1')).statusCode);
    expect([replies[0], replies.at(-1)]).toEqual([404, 429]);
  });

  it('ends when its owner leaves, and stays closed', async () => {
    const leaver = await portal.person(unit, { function: 'registrar' });
    const administrator = await portal.person(unit);
    await portal.role(administrator, 'administrator');
    await portal.grant(administrator, 'employee-information', 'manage');
    const path = await open(leaver);
    expect((await read(path)).statusCode).toBe(200);
    const { version } = (await portal.get(`/api/core/people/person?personId=${leaver.personId}`, { as: administrator })).body.item;
    const closed = await portal.post('/api/core/people/close-person', { personId: leaver.personId, version }, { as: administrator });
    expect(closed.code).toBe(200);
    const { rows } = await sql`select from calendar_feed where person_id = ${leaver.personId} and revoked_at is null`.execute(portal.running.db);
    expect(rows).toEqual([]);
    expect((await read(path)).statusCode).toBe(404);
  });
});
