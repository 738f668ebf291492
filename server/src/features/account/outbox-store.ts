import type { Database } from '../../platform/database';

/** The newest mails that have not left: waiting for the next try, or given up. */
export async function unsentMails(db: Database, most: number) {
  const rows = await db
    .selectFrom('mail')
    .where('state', '<>', 'sent')
    .where((where) => where.or([where('state', '=', 'givenUp'), where('attempts', '>', 0)]))
    .select(['id', 'created_at as at', 'recipient as to', 'subject', 'state', 'attempts', 'last_error as error'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state === 'givenUp' ? ('givenUp' as const) : ('waiting' as const) }));
}
