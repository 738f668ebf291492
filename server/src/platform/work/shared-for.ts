/** Runs some work at most once in this time; callers in between share its result. A failure is not kept. */
export function sharedFor<Result>(ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let kept: { result: Promise<Result>; at: number } | null = null;
  return () => {
    if (kept && performance.now() - kept.at < ms) return kept.result;
    const mine = { result: work(), at: performance.now() };
    kept = mine;
    mine.result.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.result;
  };
}
