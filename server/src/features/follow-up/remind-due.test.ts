import { beforeEach, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { remindDue } from './remind-due';

let now = new Date('2026-12-02T09:00:00+07:00');
const at = (moment: string) => {
  now = new Date(`${moment}:00+07:00`);
};
const portal = await testPortal({ clock: () => now });
const { world, db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const headPerson = await portal.person(unit, { name: 'หัวหน้า' });
await portal.headPost(unit, headPerson);
const officer = await portal.person(unit);
const idle = await portal.person(unit);

/** The titles of new reminders of a person. */
const heard = async (as: { token: string }) => {
  await portal.deliver();
  const { body } = await portal.post('/api/sarabun/get-notifications', {}, { as });
  await portal.post('/api/sarabun/notification-update-read-all', {}, { as });
  return body.items.alerts
    .filter((alert: { IS_READ: boolean }) => !alert.IS_READ)
    .map((alert: { NN_TITLE: string; NN_DATA: string }) => [alert.NN_TITLE, alert.NN_DATA]);
};
const hear = async () => Promise.all([heard(registrar), heard(officer), heard(headPerson), heard(idle)]);
const given = async (dueOn: string) => {
  const { legId, documentId } = await route.received(registrar, unit, { subject: 'ขอข้อมูล', number: 'นร ๑' });
  const { body } = await route.assign(registrar, legId, { parties: [main(officer)], task: '', dueOn, needsReport: true });
  return { legId, documentId, childLegId: body.item.legIds[0] as number };
};
const round = async (moment: string) => {
  at(moment);
  await remindDue(world);
};

beforeEach(async () => {
  await db.deleteFrom('reminder_round').execute();
  await db.deleteFrom('queue_entry').execute();
  at('2026-12-02T08:00');
  await hear();
});

describe('the round of a working day', () => {
  it('reminds exactly the assignee: before the day, on it, and every third working day past it; nothing twice', async () => {
    await given('2026-12-08');
    await hear();
    const told: Record<string, unknown> = {};
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09']) {
      await round(`${day}T08:30`);
      await remindDue(world);
      const [ofRegistrar, ofOfficer, ofHead, ofIdle] = await hear();
      expect([ofRegistrar, ofHead, ofIdle]).toEqual([[], [], []]);
      told[day] = ofOfficer;
    }
    const subject = '<b>นร ๑</b> ขอข้อมูล<br>ครบกำหนด 8 ธ.ค. 2569';
    expect(told).toEqual({
      '2026-12-02': [['ใกล้ครบกำหนด', `${subject} (เหลือ 3 วันทำการ)`]],
      '2026-12-03': [],
      '2026-12-04': [['ใกล้ครบกำหนด', `${subject} (เหลือ 1 วันทำการ)`]],
      // A Sunday, and a holiday.
      '2026-12-06': [],
      '2026-12-07': [],
      '2026-12-08': [['ครบกำหนดวันนี้', `${subject} (ครบกำหนดวันนี้)`]],
      '2026-12-09': [['เกินกำหนดแล้ว', `${subject} (เกินกำหนด 1 วัน)`]],
    });
  });

  it('waits for the hour that the office has set', async () => {
    await given('2026-12-03');
    await hear();
    await round('2026-12-03T07:59');
    expect((await hear())[1]).toEqual([]);
    await round('2026-12-03T08:00');
    expect((await hear())[1]).toHaveLength(1);
  });

  it('reminds someone who follows a letter, once even if it is their own work, and nobody of work that has ended', async () => {
    const { legId, childLegId } = await given('2026-12-03');
    await route.follow(registrar, legId, { dueOn: '2026-12-03' });
    await route.follow(officer, childLegId, { dueOn: '2026-12-03' });
    await hear();
    await round('2026-12-03T09:00');
    const [ofRegistrar, ofOfficer, ofHead] = await hear();
    expect([ofRegistrar.length, ofOfficer.length, ofHead.length]).toEqual([1, 1, 0]);
    await route.report(officer, childLegId, { text: 'เรียบร้อย' });
    await route.close(registrar, legId, { text: '' });
    await hear();
    await db.deleteFrom('reminder_round').execute();
    await round('2026-12-04T09:00');
    expect(await hear()).toEqual([[], [], [], []]);
  });

  it('makes up for a day on which nobody was reminded', async () => {
    await given('2026-12-09');
    await hear();
    await round('2026-12-04T09:00');
    expect((await hear())[1]).toHaveLength(1);
  });
});

describe('asking how far the work is', () => {
  const remind = (as: { token: string }, legId: number, text = '') => portal.post('/api/sarabun/remind-document', { legId, text }, { as });

  it('tells the assignee, is in the story of the letter, and is done once a day', async () => {
    const { legId, documentId } = await given('2026-12-09');
    await hear();
    expect((await remind(registrar, legId, 'ขอภายในวันนี้')).code).toBe(200);
    const [, ofOfficer, ofHead] = await hear();
    expect(ofOfficer).toEqual([['มีผู้ทวงถามความคืบหน้า', expect.stringMatching(/<br>นายสมชาย ใจดี\d+: ขอภายในวันนี้<br>ครบกำหนด 9 ธ.ค. 2569/)]]);
    expect(ofHead).toEqual([]);
    expect((await route.view(registrar, documentId)).notes.at(-1)).toMatchObject({ kind: 'reminder', text: 'ขอภายในวันนี้' });
    expect(await remind(registrar, legId)).toMatchObject({ code: 409, body: { code: 'remindedToday' } });
    at('2026-12-03T09:00');
    expect((await remind(registrar, legId)).code).toBe(200);
  });

  it('is for someone who gave the work or follows it, while someone has it', async () => {
    const { legId, childLegId } = await given('2026-12-09');
    expect((await remind(officer, childLegId)).code).toBe(409);
    expect((await remind(idle, legId)).code).toBe(404);
    expect((await remind(registrar, 999_999)).code).toBe(404);
    expect((await route.view(registrar, (await given('2026-12-09')).documentId)).allowedActions).toContain('remind');
    await route.report(officer, childLegId, { text: 'เรียบร้อย' });
    expect((await remind(registrar, legId)).code).toBe(409);
  });
});
