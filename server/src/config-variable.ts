import * as z from 'zod/mini';

/** An environment variable: its purpose, its values and its default. */
interface Variable<S extends z.ZodMiniType> {
  about: string;
  /** Shown when the value is wrong. */
  must: string;
  schema: S;
  /** The default as written in the environment; null when leaving it unset has its own meaning. */
  standard: string | null;
  secret?: boolean;
}
export const variable = <S extends z.ZodMiniType>(definition: Variable<S>) => definition;

/** 0 or 1. */
export const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);

export const url = z.url({ protocol: /^https?$/ });
