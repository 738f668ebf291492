/** A repeatable random source. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    chance: (probability) => next() < probability,
    shuffle(items) {
      const mixed = [...items];
      for (let index = mixed.length - 1; index > 0; index--) {
        const other = between(0, index);
        [mixed[index], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[index] as (typeof mixed)[number]];
      }
      return mixed;
    },
  };
}
