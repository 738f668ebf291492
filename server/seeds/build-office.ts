import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { appointActing } from '../src/features/acting';
import { addPerson, addPost, addUnit, giveClearance, givePost, giveRole, giveSecretary, giveUnitFunction } from '../src/features/people';

import { agreeToTexts, hashPassword } from '../src/features/session';
import { type ActContext, type Actor, innerOrigin, nobody, runAction, type World } from '../src/platform/action';
import { actingOrders, clearances, demonstrationPassword, functions, officeOpened, persons, posts, roles, secretaries, units, withoutConsent } from './office';

/** The ids of the demonstration office, by its keys. */
export interface Office {
  deskOfUnit: ReadonlyMap<number, number>;
  postIds: ReadonlyMap<string, number>;
  deskOfPost: ReadonlyMap<string, number>;
  personIds: ReadonlyMap<string, number>;
  deskOfPerson: ReadonlyMap<string, number>;
}

const found = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demonstration office has no ${String(key)}`);
  return value;
};

/** Creates the demonstration office through the product's own use cases. */
export async function buildOffice(world: World): Promise<Office> {
  const act = <R>(name: string, useCase: (context: ActContext) => Promise<R>, actor: Actor = nobody) =>
    runAction(world, name, { actor, origin: innerOrigin }, useCase);
  const term = { startsOn: officeOpened, endsOn: null };

  const deskOfUnit = new Map<number, number>();
  for (const unit of units) deskOfUnit.set(unit.id, (await act('addUnit', (context) => addUnit(context, unit))) as number);

  const postIds = new Map<string, number>();
  const deskOfPost = new Map<string, number>();
  for (const post of posts) {
    const { postId, deskId } = await act('addPost', (context) => addPost(context, post));
    postIds.set(post.key, postId);
    deskOfPost.set(post.key, deskId);
  }

  const personIds = new Map<string, number>();
  const deskOfPerson = new Map<string, number>();
  const hashes = await Promise.all(persons.map(() => hashPassword(demonstrationPassword)));
  for (const [index, person] of persons.entries()) {
    const { personId, deskId } = await act('addPerson', (context) => addPerson(context, { ...person, passwordHash: hashes[index] as string }));
    personIds.set(person.username, personId);
    deskOfPerson.set(person.username, deskId);
    for (const [place, key] of person.posts.entries())
      await act('givePost', (context) => givePost(context, { personId, postId: found(postIds, key), isMain: place === 0, ...term }));
    if (!withoutConsent.includes(person.username)) await act('requestPdpa', agreeToTexts, { ...nobody, personId });
  }

  const mainPost = (username: string) => {
    const key = persons.find((person) => person.username === username)?.posts[0];
    return key ? found(postIds, key) : null;
  };
  for (const { username, unitId, function: work } of functions) {
    await act('giveUnitFunction', (context) =>
      giveUnitFunction(context, { personId: found(personIds, username), unitId, postId: mainPost(username), function: work, ...term }),
    );
  }
  for (const { username, post } of secretaries)
    await act('giveSecretary', (context) => giveSecretary(context, { personId: found(personIds, username), postId: found(postIds, post), ...term }));
  for (const { username, level, orderNumber } of clearances)
    await act('giveClearance', (context) => giveClearance(context, { personId: found(personIds, username), level, orderNumber, ...term }));
  for (const { username, role } of roles) await act('giveRole', (context) => giveRole(context, { personId: found(personIds, username), role }));
  for (const { usernames, post, ...order } of actingOrders(bangkokDay(world.clock()))) {
    const given = { ...order, personIds: usernames.map((username) => found(personIds, username)), postId: found(postIds, post), kinds: null };
    await act('appointActing', (context) => appointActing(context, given, order.startsOn));
  }
  return { deskOfUnit, postIds, deskOfPost, personIds, deskOfPerson };
}
