import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const minute = 60_000;
let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead) });
const unit = await portal.unit();
const officer = await portal.person(unit);
const other = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'service-keys', 'manage');
const settings = { name: 'ระบบลา', modules: ['LEAVE'], origins: [], perMinute: 600 };
const { id: keyId, secret } = (await portal.post('/api/core/settings/service-keys/create', settings, { as: keeper })).body;

interface Tile {
  item: { MENU_ID: number; MENU_NAME: string };
  detail: string;
  figure: { count: number; label: string } | null;
  isHidden: boolean;
}
const tilesOf = async (as: TestPerson, language = 'th'): Promise<Tile[]> =>
  (await portal.get('/api/service/portal', { as, headers: { 'accept-language': language } })).body.tiles;
const ids = (tiles: Tile[]) => tiles.map(({ item }) => item.MENU_ID);
const leave = async (as: TestPerson, language?: string) => (await tilesOf(as, language)).find(({ item }) => item.MENU_ID === 3134);
const report = (figures: object[], part: object = {}, token = secret) =>
  portal.post('/api/service/figures', { module: 'LEAVE', figures, minutes: 60, ...part }, { as: { token } });
const requests = { labelTh: 'คำขอ', labelEn: 'requests' };

describe('the tiles of the portal', () => {
  it('are the systems with a line about each, without what the header has already', async () => {
    const tiles = await tilesOf(officer);
    expect(ids(tiles)).toEqual([3101, 3131, 3132, 3133, 3134, 3135, 3136, 3137, 3138, 3139]);
    expect(tiles.every(({ detail, figure, isHidden }) => detail.length > 5 && figure === null && !isHidden)).toBe(true);
    const administrator = await portal.person(unit);
    await portal.role(administrator, 'administrator');
    expect(ids(await tilesOf(administrator))).toEqual(expect.arrayContaining([3144, 3284]));
    expect((await leave(officer, 'en'))?.detail).toBe('Ask for leave and approve it');
  });

  it('stand as their person arranged them, until the order of the office is wanted again', async () => {
    const arrange = (body: { menuIds: number[]; hiddenIds: number[] }) => portal.post('/api/service/portal/arrange', body, { as: officer });
    expect((await arrange({ menuIds: [3134, 3101, 999], hiddenIds: [3139] })).code).toBe(200);
    const tiles = await tilesOf(officer);
    expect(ids(tiles)).toEqual([3134, 3101, 3131, 3132, 3133, 3135, 3136, 3137, 3138, 3139]);
    expect(tiles.filter(({ isHidden }) => isHidden).map(({ item }) => item.MENU_ID)).toEqual([3139]);
    expect(ids(await tilesOf(other))[0]).toBe(3101);
    await arrange({ menuIds: [], hiddenIds: [] });
    expect(ids(await tilesOf(officer))[0]).toBe(3101);
  });
});

describe('the figure of a module', () => {
  it('is one’s own, otherwise that of all, in the reader’s language, until it expires', async () => {
    const named = [
      { receiver: officer.username, count: 3, ...requests },
      { receiver: 'nobody.here', count: 1, ...requests },
    ];
    const everyone = { count: 7, ...requests };
    expect(await report([...named, everyone])).toMatchObject({ code: 200, body: { accepted: 2, unknown: ['nobody.here'] } });
    expect([(await leave(officer))?.figure, (await leave(other, 'en'))?.figure]).toEqual([
      { count: 3, label: 'คำขอ' },
      { count: 7, label: 'requests' },
    ]);
    await report([{ receiver: officer.username, count: 0, ...requests }]);
    expect((await leave(officer))?.figure).toBeNull();
    ahead = 61 * minute;
    expect((await leave(other))?.figure).toBeNull();
    ahead = 0;
  });

  it('comes from a key for the module only, and goes with a revoked one', async () => {
    expect(await report([{ count: 1, ...requests }], { module: 'CAR' })).toMatchObject({ code: 403, body: { code: 'keyNotForModule' } });
    expect((await report([{ count: 1, ...requests }], {}, officer.token)).code).toBe(401);
    for (const wrong of [{ figures: [] }, { minutes: 20_000 }, { figures: [{ ...requests, count: -1 }] }]) expect((await report([], wrong)).code).toBe(422);
    await report([{ count: 5, ...requests }]);
    expect((await leave(other))?.figure?.count).toBe(5);
    await portal.post('/api/core/settings/service-keys/revoke', { id: keyId }, { as: keeper });
    expect((await leave(other))?.figure).toBeNull();
  });
});
