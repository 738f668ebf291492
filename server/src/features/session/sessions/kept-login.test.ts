import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import type { Database } from '../../../platform/database';
import { actorFinder } from './find-actor';
import { userLogin } from './kept-login';

const now = new Date('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db } = portal.running;
const unit = await portal.unit();
const { find: findActor } = actorFinder(db, () => now);

async function shown({ token }: TestPerson): Promise<Awaited<ReturnType<typeof userLogin>>> {
  const actor = await findActor(token, { isUse: false });
  if (!actor) throw new Error('the session has ended');
  return userLogin({ db, actor, now });
}

const changes: Record<string, (db: Database, person: TestPerson) => Promise<unknown>> = {
  'the name': (on, { personId }) => sql`update person set last_name = 'ใหม่' where id = ${personId}`.execute(on),
  'the mail address': (on, { personId }) => sql`update person set email = 'new@example.go.th' where id = ${personId}`.execute(on),
  'the name of the unit': (on) => sql`update unit set name_th = name_th || 'ใหม่' where id = ${unit.unitId}`.execute(on),
  'the picture': (on, { personId }) => sql`insert into avatar (person_id, sha256, size, changed_at) values (${personId}, '\\x00', 1, ${now})`.execute(on),
  'an administrator’s role': (on, { personId }) => sql`insert into person_role (person_id, role) values (${personId}, 'administrator')`.execute(on),
  'whether to go on by itself': (on, { personId }) => sql`update account set goes_on = not goes_on where person_id = ${personId}`.execute(on),
  'a new text to agree to': (on) =>
    sql`insert into consent_text (kind, version, in_force_from, th, en)
      select 'privacy', max(version) + 1, '2026-11-23', 'ใหม่', 'new' from consent_text where kind = 'privacy'`.execute(on),
};

it.each(Object.entries(changes))('%s is shown in the next call', async (_what, change) => {
  const person = await portal.person(unit);
  const before = await shown(person);
  expect(await shown(person)).toEqual(before);
  await change(db, person);
  expect(await shown(person)).not.toEqual(before);
});
