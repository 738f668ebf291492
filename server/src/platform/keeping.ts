/** How a guarded read says that the browser may keep its answer (see `mayKeep` of the contract). */
export interface Keeping {
  /** Lets the browser keep the answer, without the rows of these legs. */
  letKeep(without?: readonly number[]): void;
}

/** For what is part of another answer, which says for itself whether it may be kept. */
export const notKept: Keeping = { letKeep: () => undefined };

/** For how many hours browsers may keep answers for times without a connection; 0 keeps nothing. */
export type KeepHours = () => Promise<number>;
