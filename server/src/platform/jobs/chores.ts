import { sql } from 'kysely';
import type { Database } from '../database';
import { type Kind, realTime } from './kinds';

/** Periodic work. */
export interface Chore {
  everyMs: number;
  run(): Promise<void>;
}
export type Chores = Readonly<Record<string, Chore>>;

const minuteMs = 60_000;
/** More than one, so that a slow chore does not delay the others. */
const atOnce = 2;

/**
 * Chores as jobs: one process does each, in real time; a chore finds out the day by itself. A failed one is retried after a minute, then
 * later, at the latest when it is due again; the error is kept with its job.
 */
export function choreKind(chores: Chores): Kind<{ name: string }> {
  return {
    atOnce,
    clock: realTime,
    retryAfter: (attempts, { name }) => Math.min(chores[name]?.everyMs ?? minuteMs, minuteMs * 2 ** Math.min(attempts - 1, 10)) / 1000,
    run: async ({ name }) => {
      const chore = chores[name];
      if (!chore) return undefined;
      await chore.run();
      return new Date(realTime().getTime() + chore.everyMs);
    },
  };
}

/** Makes sure that each chore has its job. A new chore runs at once if its interval is minutes, otherwise after its first interval. */
export async function planChores(db: Database, chores: Chores): Promise<void> {
  const now = realTime();
  const rows = Object.entries(chores).map(([name, { everyMs }]) => ({ name, first: everyMs <= minuteMs ? now : new Date(now.getTime() + everyMs) }));
  await sql`delete from job where kind = 'chore' and key <> all(${rows.map(({ name }) => name)})`.execute(db);
  await sql`
    insert into job (kind, key, payload, created_at, run_at)
    select 'chore', g.name, jsonb_build_object('name', g.name), ${now}, g.first
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (name text, first timestamptz)
    on conflict (kind, key) where key is not null do nothing`.execute(db);
}
