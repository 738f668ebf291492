import type { ReadContext } from '../../../platform/action';
import { keptForActor } from '../../../platform/kept-for-actor';
import { findUserLogin } from './session-store';

type Asked = Pick<ReadContext, 'db' | 'actor' | 'now'>;

const keptLogin = keptForActor(({ db, actor, now }: Asked, _key: null) => findUserLogin(db, actor.personId, now, actor.owesSecondFactor));

/** The signed-in person for the shell. */
export async function userLogin(context: Asked): Promise<Awaited<ReturnType<typeof findUserLogin>>> {
  const login = await keptLogin(context, null);
  // This depends on the session as well: see `find-actor`.
  return { ...login, information: { ...login.information, owesSecondFactor: context.actor.owesSecondFactor } };
}
