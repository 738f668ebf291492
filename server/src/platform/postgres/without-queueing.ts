import type pg from 'pg';

/** How long a migration waits for a table: for so long everyone who comes after it waits, too. */
const lockMs = 1500;
const pauseMs = 500;

export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/**
 * Runs changes of tables in one transaction. While another process serves, a table may be in use for a minute, or while a backup is taken; whoever
 * waits for it as a whole makes all calls queue behind. So the wait is short, the transaction is rolled back, the calls pass, and it is tried again.
 */
export async function withoutQueueing<Result>(client: pg.Client, change: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    await client.query(`begin; set local lock_timeout = ${lockMs}`);
    try {
      const result = await change();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!isLockTimeout(error)) throw error;
      if (tries === 1) console.error('The database is migrated as soon as a table is free that a long statement or a backup uses.');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
