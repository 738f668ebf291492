import { sql } from 'kysely';
import type { Database } from '../database';
import { deskName } from '../desk-name';
import { inForce } from '../in-force';
import type { DeskKind } from '../schema';

export interface NamedDesk {
  deskId: number;
  kind: DeskKind;
  /** That of its post, person or unit. */
  name: string;
  unitName: string;
  /** Whether it is the desk of a unit with a registry. */
  hasRegistry: boolean;
  /** At the desk of a post, who holds it today, or acts for its holder; otherwise null. */
  holder: string | null;
}

export interface NamedPerson {
  personId: number;
  name: string;
  /** The main post; empty without one. */
  postName: string;
}

/** Of whom and what the names are wanted, by id. */
export type Wanted = Record<'desks' | 'persons' | 'posts' | 'units' | 'jobTypes', readonly number[]>;

export interface FoundNames {
  /** The stamp of names at the moment of this reading. */
  stamp: number;
  desks: NamedDesk[];
  persons: NamedPerson[];
  posts: { id: number; name: string }[];
  units: { id: number; name: string }[];
  /** In both languages. */
  jobTypes: { id: number; th: string; en: string }[];
}

/** SQL: the stamp of names, which moves with every change of a name, a desk or a seat. */
export const namesStamp = sql<number>`coalesce((select names_stamp.stamp from names_stamp), 0)`;

/** Reads names in the reader's language, in one statement so that they fit their stamp. */
export async function readNames(db: Database, { desks, persons, posts, units, jobTypes }: Wanted, now: Date): Promise<FoundNames> {
  const { rows } = await sql<FoundNames>`
    select ${namesStamp} as stamp,
      coalesce((select json_agg(json_build_object('deskId', k.id, 'kind', k.kind, 'name', ${deskName('k')},
        'unitName', u.shown_name, 'hasRegistry', k.kind = 'unit' and u.has_registry,
        'holder', case when k.kind = 'post' then (select h.shown_name from seat s join person h on h.id = s.person_id
          where s.desk_id = k.id and s.function in ('holder', 'acting') and ${inForce('s', now)}
          order by s.function limit 1) end))
        from desk k join unit u on u.id = k.unit_id where k.id = any(${desks})), '[]') as desks,
      coalesce((select json_agg(json_build_object('personId', n.id, 'name', n.shown_name,
        'postName', coalesce((select q.shown_name from seat s join post q on q.id = s.post_id
          where s.person_id = n.id and s.function <> 'acting' order by s.is_main desc, s.id limit 1), '')))
        from person n where n.id = any(${persons})), '[]') as persons,
      coalesce((select json_agg(json_build_object('id', q.id, 'name', q.shown_name))
        from post q where q.id = any(${posts})), '[]') as posts,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.shown_name))
        from unit u where u.id = any(${units})), '[]') as units,
      coalesce((select json_agg(json_build_object('id', j.id, 'th', j.name_th,
        'en', coalesce(nullif(j.name_en, ''), j.name_th)))
        from job_type j where j.id = any(${jobTypes})), '[]') as "jobTypes"`.execute(db);
  return rows[0] as FoundNames;
}
