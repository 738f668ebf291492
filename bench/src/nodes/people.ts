import { hashOf, newToken } from '../../../server/src/features/session';
import { ask, type Cluster } from '../cluster';
import { openAllPages } from '../listed-calls';

/** Registers the letters that others hear of, at a desk with twenty registrars. */
const registrar = 'bench2';
/** Tells everybody something. */
const administrator = 'bench1';

/** Who is signed in while nodes are measured. */
export interface People {
  /** One session for each person, those at the registrar's desk first. */
  tokens: string[];
  registrar: string;
  administrator: string;
  deskId: number;
  unitId: number;
  /** How many of the first are at the desk. */
  atDesk: number;
}

interface Person {
  personId: number;
  username: string;
  isAtDesk: boolean;
}

/** Opens sessions for so many persons, as signing in would leave them; proving so many passwords would take minutes. */
export async function openSessions(cluster: Cluster, database: string, count: number): Promise<People> {
  const at = cluster.at(database);
  await openAllPages(cluster, database, administrator, { manages: true });
  const [desk] = await ask<{ deskId: number; unitId: number }>(
    at,
    `select s.desk_id as "deskId", d.unit_id as "unitId" from account a join seat s using (person_id) join desk d on d.id = s.desk_id
      where a.username = $1 and s.function = 'registrar'`,
    [registrar],
  );
  if (!desk) throw new Error(`${registrar} is no registrar.`);
  const persons = await ask<Person>(
    at,
    `select a.person_id as "personId", a.username, s.desk_id is not null as "isAtDesk" from account a
      left join seat s on s.person_id = a.person_id and s.desk_id = $1 and s.function = 'registrar'
      order by s.desk_id is null, a.username <> $2, a.person_id limit $3`,
    [desk.deskId, administrator, count],
  );
  if (persons.length < count) throw new Error(`This office has ${persons.length} persons only, and each has one socket.`);
  const tokens = persons.map(newToken);
  await ask(
    at,
    `with given as (select * from unnest($1::int[], $2::bytea[]) as g (person_id, token_hash)),
      devices as (insert into device (token_hash) select token_hash from given returning id, token_hash)
      insert into session (token_hash, person_id, device_id, created_at, last_seen_at, expires_at)
        select g.token_hash, g.person_id, d.id, now(), now(), now() + interval '1 day' from given g join devices d using (token_hash)`,
    [persons.map(({ personId }) => personId), tokens.map(hashOf)],
  );
  const tokenOf = (name: string) => tokens[persons.findIndex(({ username }) => username === name)] as string;
  const atDesk = persons.filter(({ isAtDesk }) => isAtDesk).length;
  return { tokens, registrar: tokenOf(registrar), administrator: tokenOf(administrator), ...desk, atDesk };
}
