import * as z from 'zod/mini';

/** One environment variable: what it is for, what it may be, and what it is when not set. */
interface Variable<S extends z.ZodMiniType> {
  about: string;
  /** Shown where the value is wrong. */
  must: string;
  schema: S;
  /** As it would be written in the environment; null where being unset has a meaning of its own. */
  standard: string | null;
  secret?: boolean;
}
export const variable = <S extends z.ZodMiniType>(definition: Variable<S>) => definition;

/** 0 or 1. */
export const flag = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);

/** An address of the web. */
export const url = z.url({ protocol: /^https?$/ });
