/** A clock that stands still until a test moves it. */
export function standingClock(start: string) {
  let now = new Date(start);
  return {
    clock: () => now,
    /** Does something at another moment, and comes back. */
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
