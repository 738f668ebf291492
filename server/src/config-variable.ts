import { readFileSync } from 'node:fs';
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
export const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

/** A secret stands in its variable, or in the file that `<variable>_FILE` names, as containers and systemd pass secrets. */
export function secretOf(name: string, environment: NodeJS.ProcessEnv, wrong: string[]): string | undefined {
  const value = environment[name]?.trim();
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value) wrong.push(`${name} and ${name}_FILE must not both be set.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    wrong.push(`${name}_FILE must be a file that can be read, but ${file} cannot be (${(error as NodeJS.ErrnoException).code}).`);
    return undefined;
  }
}
