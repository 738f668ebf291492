import type { Holiday } from '@sarabun/contract/values/working-days';
import { workingDayAfter, workingDays } from '@sarabun/contract/values/working-days';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'holiday', 'manage');
const calendar = async () => workingDays((await portal.get('/api/sarabun/holidays', { as: officer })).body.items as Holiday[]);
const settings = (what: string, body: Record<string, unknown>, as = keeper) => portal.post(`/api/core/settings/holiday/${what}`, body, { as });

describe('the holidays of the office', () => {
  it('come with those of 2568 to 2570, days off in place of a weekend among them', async () => {
    const { holidayOn } = await calendar();
    const names = (days: string[]) => days.map((day) => holidayOn(day)?.th ?? null);
    expect(names(['2025-04-16', '2026-06-01', '2026-12-07', '2027-02-22', '2027-10-25'])).toEqual([
      'วันหยุดชดเชยวันสงกรานต์',
      'วันหยุดชดเชยวันวิสาขบูชา',
      'วันหยุดชดเชยวันพ่อแห่งชาติ',
      'วันหยุดชดเชยวันมาฆบูชา',
      'วันหยุดชดเชยวันปิยมหาราช',
    ]);
    expect(names(['2030-12-10', '2026-12-08'])).toEqual(['วันรัฐธรรมนูญ', null]);
  });

  it('are what the agency says: a day added counts at once, one switched off no longer', async () => {
    const added = await settings('create', { values: { day: '2026-11-24', nameTh: 'วันหยุดพิเศษของหน่วยงาน', nameEn: '', yearly: false, position: null } });
    expect(added.code).toBe(200);
    await portal.deliver();
    expect(workingDayAfter(await calendar(), '2026-11-23', 1)).toBe('2026-11-25');
    await settings('switch', { id: added.body.item.id, version: added.body.item.version, active: false });
    await portal.deliver();
    expect(workingDayAfter(await calendar(), '2026-11-23', 1)).toBe('2026-11-24');
  });

  it('are changed by whoever may change the page, each day once', async () => {
    const values = { day: '2026-12-07', nameTh: 'ซ้ำ', nameEn: '', yearly: false, position: null };
    expect((await settings('create', { values }, officer)).code).toBe(403);
    const twin = await settings('create', { values });
    expect(twin).toMatchObject({ code: 422, body: { fields: { day: expect.any(String) } } });
  });
});
