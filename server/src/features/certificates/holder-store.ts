import { type HolderState, holderStates } from '@sarabun/contract/certificates/certificate';
import type { CertificateHolder } from '@sarabun/contract/certificates/person-certificates';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { containing, isNamed } from '../../platform/like-pattern';
import { type Moments, stateOf } from './certificate-store';

export const mainPost = (now: Date) => sql<string>`
  coalesce((select m.shown_name from seat s join post m on m.id = s.post_id
    where s.person_id = p.id and s.function = 'holder'
  and ${inForce('s', now)}
    order by s.is_main desc, s.id limit 1), '')`;

/** The current certificate of the person `p` as `c`, and the open request as `q`. */
const standing = (moments: Moments) => sql`
  left join lateral (select c.serial, c.not_after, ${stateOf(moments)} as state from certificate c
    where c.person_id = p.id
    order by (c.sealed_key is not null and c.not_after > ${moments.now}) desc, c.id desc limit 1) c on true
  left join certificate_request q on q.person_id = p.id
    and (q.state = 'waiting' or (q.state = 'approved' and q.collect_until > ${moments.now}))`;

const holderState = sql<HolderState>`
  case when c.state in ('valid', 'expiring') then c.state when q.state = 'waiting' then 'waiting'
    when q.state = 'approved' then 'offered'
  else coalesce(c.state, 'none') end`;

interface HolderQuery extends Moments {
  search: string;
  state: HolderState | undefined;
}

const searched = (search: string) => sql`
  (${search} = '' or ${isNamed(sql`p.search_text`, search)} or u.search_text like fold(${containing(search)}))`;

/** A page of the active people and former certificate holders, by first name. */
export async function findHolders(
  db: Database,
  { search, state, ...moments }: HolderQuery,
  page: { limit: number; offset: number },
): Promise<CertificateHolder[]> {
  const { rows } = await sql<CertificateHolder>`
    select p.id as "personId", p.shown_name as name, ${mainPost(moments.now)} as "positionName",
      u.shown_name as "unitName", ${holderState} as state, c.serial, c.not_after as "notAfter", q.state as open
    from person p join unit u on u.id = p.unit_id ${standing(moments)}
    where (p.closed_on is null or c.state is not null) and ${searched(search)}
      and (${state ?? null}::text is null or ${holderState} = ${state ?? null}::text)
    order by p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id limit ${page.limit}
      offset ${page.offset}`.execute(db);
  return rows;
}

export async function countHolders(db: Database, search: string, moments: Moments): Promise<Record<HolderState, number>> {
  const { rows } = await sql<{ state: HolderState; n: number }>`
    select ${holderState} as state, count(*)::int as n from person p
      join unit u on u.id = p.unit_id ${standing(moments)}
    where (p.closed_on is null or c.state is not null) and ${searched(search)} group by 1`.execute(db);
  const counted = new Map(rows.map(({ state, n }) => [state, n]));
  return Object.fromEntries(holderStates.map((state) => [state, counted.get(state) ?? 0])) as Record<HolderState, number>;
}

/** The state of one person; null if there is none. */
export async function findHolder(
  db: Database | Transaction,
  personId: number,
  moments: Moments,
): Promise<{ personId: number; name: string; positionName: string; unitName: string; inOffice: boolean; state: HolderState } | null> {
  const { rows } = await sql<{ personId: number; name: string; positionName: string; unitName: string; inOffice: boolean; state: HolderState }>`
    select p.id as "personId", p.shown_name as name, ${mainPost(moments.now)} as "positionName",
      u.shown_name as "unitName", p.closed_on is null as "inOffice", ${holderState} as state
    from person p join unit u on u.id = p.unit_id ${standing(moments)} where p.id = ${personId}`.execute(db);
  return rows[0] ?? null;
}
