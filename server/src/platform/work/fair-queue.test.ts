import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundWork, openFairQueue } from './fair-queue';
import { allLimits } from './limit-figures';

const limits = { name: 'test', atOnce: 2, atOnceOfOne: 1, maxWaiting: 6, maxWaitingOfOne: 4, maxWaitMs: 20_000 };
afterEach(() => void vi.useRealTimers());

/** Work that runs until it is told to end, in starting order. */
function bench(gate: ReturnType<typeof openFairQueue>) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (personId: number, name: string, gone?: AbortSignal) =>
    gate.enter(
      personId,
      () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      gone,
    );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { began, enter, end, settle };
}

describe('a fair gate', () => {
  it('lets persons take turns, however much one of them brings', async () => {
    const { began, enter, end, settle } = bench(openFairQueue(limits));
    const all = [enter(1, 'a1'), enter(1, 'a2'), enter(1, 'a3'), enter(2, 'b1'), enter(2, 'b2'), enter(3, 'c1')];
    await settle();
    expect(began).toEqual(['a1', 'b1']);
    await end('a1');
    expect(began).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    expect(began).toEqual(['a1', 'b1', 'a2', 'b2']);
    await end('a2');
    expect(began).toEqual(['a1', 'b1', 'a2', 'b2', 'c1']);
    for (const name of ['b2', 'c1', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  });

  it('gives nobody all places, though others are free', async () => {
    const { began, enter, end, settle } = bench(openFairQueue(limits));
    const both = [enter(1, 'a1'), enter(1, 'a2')];
    await settle();
    expect(began).toEqual(['a1']);
    await end('a1');
    await end('a2');
    await Promise.all(both);
  });

  it('is busy for someone who brings too much, and for all when too much waits; never for the product', async () => {
    const { enter, end } = bench(openFairQueue(limits));
    const mine = [1, 2, 3, 4, 5].map((n) => enter(1, `a${n}`));
    await expect(enter(1, 'a6')).rejects.toMatchObject({ code: 'busy', extras: { retryAfter: expect.any(Number) } });
    const others = [enter(2, 'b1'), enter(2, 'b2'), enter(3, 'c1')];
    await expect(enter(4, 'd1')).rejects.toMatchObject({ code: 'busy' });
    const own = enter(backgroundWork, 'p1');
    for (const name of ['a1', 'b1', 'p1', 'b2', 'c1', 'a2', 'a3', 'a4', 'a5', 'p1', 'b2', 'c1']) await end(name);
    await Promise.all([...mine, ...others, own]);
  });

  it('is busy for what waited too long, and goes on with what came after', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { began, enter, end, settle } = bench(openFairQueue({ ...limits, atOnce: 1 }));
    const first = enter(1, 'a1');
    const tired = enter(2, 'b1').catch((error) => error.code);
    vi.advanceTimersByTime(limits.maxWaitMs - 1);
    const patient = enter(2, 'b2');
    vi.advanceTimersByTime(1);
    expect(await tired).toBe('busy');
    await end('a1');
    await settle();
    expect(began).toEqual(['a1', 'b2']);
    await end('b2');
    expect(await Promise.all([first, patient])).toEqual(['a1', 'b2']);
  });

  it('counts for the metrics whom it turns away, but not who goes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enter, end } = bench(openFairQueue({ ...limits, name: 'counted', atOnce: 1 }));
    const [late, impatient] = [new AbortController(), new AbortController()];
    const first = enter(1, 'a1');
    const tired = [late, impatient].map(({ signal }) => enter(2, 'b', signal).catch(({ code }) => code));
    expect(allLimits().get('counted')).toEqual({ places: 1, running: 1, waiting: 2, refused: 0 });
    impatient.abort();
    vi.advanceTimersByTime(limits.maxWaitMs);
    late.abort();
    expect(await Promise.all(tired)).toEqual(['busy', 'busy']);
    await end('a1');
    await first;
    expect(allLimits().get('counted')).toEqual({ places: 1, running: 0, waiting: 0, refused: 1 });
  });

  it('goes on after work that failed', async () => {
    const gate = openFairQueue({ ...limits, atOnce: 1 });
    await expect(gate.enter(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.enter(1, async () => 'yes')).toBe('yes');
  });
});
