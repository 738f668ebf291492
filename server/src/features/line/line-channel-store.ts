import { lineChannelRow } from '@sarabun/contract/line/line-channel';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface KeptChannel {
  sealed: Buffer | null;
  addFriend: string;
  version: number;
}

export async function findChannel(db: Database | Transaction): Promise<KeptChannel | null> {
  const { rows } = await sql<KeptChannel>`select sealed, add_friend as "addFriend", version from line_channel`.execute(db);
  return rows[0] ?? null;
}

/** Locks the channel until the end of the transaction. */
export async function lockChannel(db: Transaction): Promise<void> {
  await sql`lock table line_channel in share row exclusive mode`.execute(db);
}

export async function writeChannel(
  db: Transaction,
  { sealed, addFriend }: Pick<KeptChannel, 'sealed' | 'addFriend'>,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await sql`
    insert into line_channel (sealed, add_friend, changed_at, changed_by)
    values (${sealed}, ${addFriend}, ${now}, ${by})
    on conflict (only_row) do update set sealed = excluded.sealed, add_friend = excluded.add_friend,
      version = line_channel.version + 1, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(db);
}

const page = 'admin-configs';

/** Says that the channel was set or removed, and nothing of its secrets. */
export async function addChannelHistory(db: Transaction, what: 'update' | 'remove', { by, now }: { by: number; now: Date }): Promise<void> {
  await sql`
    insert into settings_history (path, row_id, at, person_id, what)
    values (${page}, ${lineChannelRow}, ${now}, ${by}, ${what})`.execute(db);
}

export async function findChannelHistory(db: Database): Promise<{ at: Date; by: string; what: 'set' | 'remove' }[]> {
  const { rows } = await sql<{ at: Date; by: string; what: string }>`
    select h.at, coalesce(p.shown_name, '') as by, h.what
    from settings_history h left join person p on p.id = h.person_id
    where h.path = ${page} and h.row_id = ${lineChannelRow}
    order by h.id desc limit 20`.execute(db);
  return rows.map(({ what, ...change }) => ({ ...change, what: what === 'remove' ? 'remove' : 'set' }));
}
