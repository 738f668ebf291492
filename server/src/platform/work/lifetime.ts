/** The start was cancelled before it was complete. */
class Ended extends Error {}

/** What a process has opened; closed in reverse order, however far the start came. */
export interface Lifetime {
  /** Opens something and remembers how to close it; `ms` is the time left for that. Throws {@link Ended} when the end has begun. */
  open<Thing>(opening: () => Promise<Thing>, close: (thing: Thing, ms: number) => Promise<unknown>): Promise<Thing>;
  isEnding(): boolean;
  /** Closes everything, once; what takes longer than the deadline is abandoned. */
  end(): Promise<void>;
}

/** The share of the closing time reserved for what was opened first: the database, which everything else needs. */
const reserve = 0.4;

export function openLifetime(deadlineMs: number): Lifetime {
  const opened: ((ms: number) => Promise<unknown>)[] = [];
  let opening: Promise<unknown> = Promise.resolve();
  let ending: Promise<void> | null = null;

  async function closeAll(): Promise<void> {
    const until = performance.now() + deadlineMs;
    const left = (kept = 0) => Math.max(0, until - performance.now() - kept);
    // Otherwise something still being opened would be left open.
    await within(left(), opening).catch(() => {});
    for (let close = opened.pop(); close; close = opened.pop()) {
      const ms = left(opened.length > 0 ? deadlineMs * reserve : 0);
      await within(ms, close(ms)).catch((error) => console.error(error));
    }
  }

  return {
    async open(how, close) {
      if (ending) throw new Ended();
      const thing = (async () => {
        const made = await how();
        opened.push((ms) => close(made, ms));
        return made;
      })();
      opening = thing;
      const made = await thing;
      if (ending) throw new Ended();
      return made;
    },
    isEnding: () => ending !== null,
    end() {
      ending ??= closeAll();
      return ending;
    },
  };
}

/** Waits for some work, but not longer than this. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
