import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { newPostValues } from '../../../test/posts';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'position-information', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'position-information', 'query');
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const dayFrom = (days: number) => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

type As = { token: string };
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/organization/${what}`, body, { as });
const newPost = async (part: object = {}): Promise<number> => {
  const values = newPostValues({ unitId: unit.unitId, ...part });
  return (await portal.post('/api/core/settings/position-information/create', { values }, { as: keeper })).body.item.id;
};
const seatsOf = async (postId: number, as: As = reader) => (await portal.get(`/api/core/organization/post-seats?postId=${postId}`, { as })).body.items;
const give = (postId: number, personId: number, part: object = {}) => post('give-post', { postId, personId, function: 'holder', startsOn: today, ...part });

describe('a post', () => {
  it('is given to one person at a time; a head works at the desk of the unit, too', async () => {
    const [head, other] = [await portal.person(unit), await portal.person(unit)];
    const postId = await newPost({ isHead: true });
    expect((await give(postId, head.personId)).code).toBe(200);
    expect(await seatsOf(postId)).toMatchObject([{ personId: head.personId, function: 'holder', isMain: true, endsOn: null }]);
    expect((await portal.actor(head)).seats.map((seat) => seat.function).sort()).toEqual(['head', 'holder', 'self']);
    expect(await give(postId, other.personId)).toMatchObject({ code: 409, body: { code: 'postTaken' } });
    expect(await give(postId, head.personId)).toMatchObject({ code: 409, body: { code: 'alreadyThere' } });
    expect((await give(postId, other.personId, { function: 'secretary' })).code).toBe(200);
    const [seat] = await seatsOf(postId);
    expect((await post('end-post-seat', { seatId: seat.seatId, lastDay: dayFrom(-2) })).code).toBe(422);
    expect((await post('end-post-seat', { seatId: seat.seatId, lastDay: dayFrom(-1) }, reader)).code).toBe(403);
    expect((await post('end-post-seat', { seatId: seat.seatId, lastDay: today })).code).toBe(200);
    expect((await portal.actor(head)).seats.map((one) => one.function).sort()).toEqual(['head', 'holder', 'self']);
    expect((await give(postId, other.personId, { startsOn: dayFrom(1) })).code).toBe(200);
  });

  it('is one of several of a person, of which one is the main one', async () => {
    const person = await portal.person(unit);
    const [first, second] = [await newPost(), await newPost()];
    await give(first, person.personId);
    await give(second, person.personId);
    const main = async () => (await Promise.all([first, second].map((id) => seatsOf(id)))).flat().map((seat) => seat.isMain);
    expect(await main()).toEqual([true, false]);
    const [seat] = await seatsOf(second);
    expect((await post('set-main-post', { seatId: seat.seatId }, reader)).code).toBe(403);
    expect((await post('set-main-post', { seatId: seat.seatId })).code).toBe(200);
    expect(await main()).toEqual([false, true]);
    await give(await newPost(), person.personId, { isMain: true });
    expect(await main()).toEqual([false, false]);
  });

  it('of no such id, to nobody, or for a term that ends before it begins is refused', async () => {
    const postId = await newPost();
    expect((await give(99_999, keeper.personId)).code).toBe(404);
    expect((await give(postId, 99_999)).body.fields).toHaveProperty('personId');
    expect((await give(postId, keeper.personId, { endsOn: dayFrom(-1) })).body.fields).toHaveProperty('endsOn');
    for (const what of ['end-post-seat', 'set-main-post']) expect((await post(what, { seatId: 99_999, lastDay: today })).code).toBe(404);
  });
});
