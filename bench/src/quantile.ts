/** The value below which that part of all lie; NaN of none. */
export const quantile = (all: readonly number[], part: number) =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN;
