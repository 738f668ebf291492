import type { Database } from '../src/platform/database';

/** A clock that stands still until a test moves it. */
export function standingClock(start: string) {
  let now = new Date(start);
  return {
    clock: () => now,
    /** Does something at another moment, then returns to this one. */
    async at<R>(moment: string, then: () => Promise<R>): Promise<R> {
      const before = now;
      now = new Date(moment);
      try {
        return await then();
      } finally {
        now = before;
      }
    },
  };
}

/** A clock that a test moves forward; `moveTo` takes a day and time in Bangkok. Sessions stay open. */
export function movingClock(start: string) {
  let now = new Date(start);
  return {
    clock: () => now,
    async moveTo(db: Database, moment: string): Promise<void> {
      now = new Date(`${moment}+07:00`);
      await db
        .updateTable('session')
        .set({ expires_at: new Date('2040-01-01'), last_seen_at: now })
        .execute();
    },
  };
}
