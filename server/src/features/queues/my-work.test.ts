import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';

// A Saturday: the calendar begins on Sunday the 15th.
const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
const outsider = await portal.person(await portal.unit());

await letterFor(portal, registrar, unit, { subject: 'ไม่มีกำหนด', number: '๑', speed: 1 });
await letterFor(portal, registrar, unit, { subject: 'ด่วนที่สุด', number: '๒', speed: 4 });
await letterFor(portal, registrar, unit, { subject: 'เกินกำหนดนาน', number: '๓', speed: 1, dueOn: '2026-11-02' });
await letterFor(portal, registrar, unit, { subject: 'เกินกำหนด', number: '๔', speed: 3, dueOn: '2026-11-20' });
await letterFor(portal, registrar, unit, { subject: 'กำหนดวันนี้', number: '๕', speed: 1, dueOn: '2026-11-21' });
await letterFor(portal, registrar, unit, { subject: 'วันสุดท้ายของปฏิทิน', number: '๖', speed: 2, dueOn: '2026-12-12' });
await letterFor(portal, registrar, unit, { subject: 'หลังปฏิทิน', number: '๗', speed: 1, dueOn: '2026-12-13' });
await letterFor(portal, secret, unit, { subject: 'เรื่องลับ', number: '๘', speed: 4, secrecy: 3, dueOn: '2026-11-23' });

const workOf = async (as: TestPerson) => (await portal.get('/api/service/my-work', { as })).body;
const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject);

describe('what waits for a person', () => {
  it('has what is overdue or due today first, by its day, then what is urgent', async () => {
    const { waiting } = await workOf(registrar);
    expect(subjects(waiting)).toEqual(['เกินกำหนดนาน', 'เกินกำหนด', 'กำหนดวันนี้', 'ด่วนที่สุด', 'วันสุดท้ายของปฏิทิน', 'หลังปฏิทิน', 'ไม่มีกำหนด']);
    expect(waiting[3]).toMatchObject({ queue: 'unreceived', queueName: 'หนังสือรอลงรับ', speedName: 'ด่วนที่สุด', number: '๒', opened: false, dueOn: null });
  });

  it('has the deadlines of four weeks from Sunday on', async () => {
    const { from, deadlines } = await workOf(registrar);
    expect(from).toBe('2026-11-15');
    expect(deadlines.map((one: { subject: string; dueOn: string }) => `${one.dueOn} ${one.subject}`)).toEqual([
      '2026-11-20 เกินกำหนด',
      '2026-11-21 กำหนดวันนี้',
      '2026-12-12 วันสุดท้ายของปฏิทิน',
    ]);
  });

  it('is only what the person may work on', async () => {
    expect(subjects((await workOf(secret)).waiting)).toEqual(['เรื่องลับ']);
    expect(await workOf(outsider)).toMatchObject({ waiting: [], deadlines: [] });
  });
});
