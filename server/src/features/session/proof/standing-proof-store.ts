import { standardProofMinutes } from '@sarabun/contract/agency-values/agency-values';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** A proof of this session that still counts. */
export interface StandingProof {
  way: 'pin' | 'password' | 'secondFactor';
  provedAt: Date;
  until: Date;
}

/** Who asks with which session, from which device. */
interface Bearer {
  personId: number;
  sessionId: number;
  deviceHash: Buffer;
}

/** For how many minutes a proof counts, as it is set at the moment. */
const proofMinutes = sql`
  coalesce((select (value #>> '{}')::int from agency_value where name = 'signingProofMinutes'),
    ${sql.lit(standardProofMinutes)})`;

/** SQL: whether letters are signed by a one-time code only. */
const onlyByCode = sql`exists (select 1 from agency_value where name = 'signingByCode' and value = '1')`;

/** Whether the agency takes nothing but a one-time code as a proof, as it is set at the moment. */
export async function takesOnlyCodes(db: Database): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`select ${onlyByCode} as only`.execute(db);
  return rows[0]?.only === true;
}

/** The open session of its own person on its own device. */
const ownSession = ({ personId, sessionId, deviceHash }: Bearer) => sql`
  session s join device d on d.id = s.device_id and d.token_hash = ${deviceHash}
    and s.id = ${sessionId} and s.person_id = ${personId} and s.ended_at is null`;

/** The proof that counts for a session on its device. One of a moment to come, after a clock was put back, does not count. */
export async function findStandingProof(db: Database, bearer: Bearer, now: Date): Promise<StandingProof | null> {
  const { rows } = await sql<StandingProof>`
    select p.way, p.proved_at as "provedAt", p.proved_at + make_interval(mins => ${proofMinutes}) as until
    from standing_proof p join ${ownSession(bearer)} on p.session_id = s.id
    where (p.way = 'secondFactor' or not ${onlyByCode})
      and p.proved_at <= ${now} and p.proved_at + make_interval(mins => ${proofMinutes}) > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a proof that was found is still there; it stays until the transaction ends. */
export async function holdStandingProof(db: Transaction, sessionId: number, provedAt: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from standing_proof p join session s on s.id = p.session_id and s.ended_at is null
    where p.session_id = ${sessionId} and p.proved_at >= ${provedAt} for share of p`.execute(db);
  return rows.length > 0;
}

/** Keeps a proof for the session, unless the request comes from another device. */
export async function keepStandingProof(db: Transaction, bearer: Bearer, way: StandingProof['way'], now: Date): Promise<void> {
  await sql`
    insert into standing_proof (session_id, way, proved_at)
    select s.id, ${way}, ${now} from ${ownSession(bearer)}
    on conflict (session_id) do update set way = excluded.way, proved_at = excluded.proved_at`.execute(db);
}

/** Ends the proofs of a person: of one session, or of all. */
export async function endStandingProofs(db: Transaction, personId: number, sessionId: number | null): Promise<void> {
  await sql`
    delete from standing_proof p using session s
    where s.id = p.session_id and s.person_id = ${personId}
      and (${sessionId}::bigint is null or s.id = ${sessionId}::bigint)`.execute(db);
}
