import type { AgencyValueName } from '@sarabun/contract/agency-values/agency-values';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import type { Database } from '../../platform/database';
import type { Listener } from '../../platform/outbox';
import { policyVersions } from '../session';
import { findOff, findValues } from './value-store';

/**
 * The current values. They are refreshed after this time even without news, because this process may not hear of another process's change.
 */
export interface Current {
  off: ReadonlySet<FunctionCode>;
  number(name: AgencyValueName): number | null;
  text(name: AgencyValueName): string;
  policyVersion(day: string): number;
}

const trueForMs = 5000;
const kept = new WeakMap<Database, { current: Promise<Current>; readAt: number }>();
let forgottenAt = 0;

/** The functions that are off and the values that were set, cached between calls. */
export function currentValues(db: Database): Promise<Current> {
  const known = kept.get(db);
  const now = performance.now();
  if (known && known.readAt > forgottenAt && now - known.readAt < trueForMs) return known.current;
  const current = read(db);
  kept.set(db, { current, readAt: now });
  current.catch(() => kept.delete(db));
  return current;
}

async function read(db: Database): Promise<Current> {
  const [off, values, versions] = await Promise.all([findOff(db), findValues(db), policyVersions(db)]);
  const byName = new Map(values.map(({ name, value }) => [name, value]));
  return {
    off: new Set(off),
    number: (name) => {
      const value = byName.get(name);
      return typeof value === 'number' ? value : null;
    },
    text: (name) => String(byName.get(name) ?? ''),
    policyVersion: (day) => versions.find(({ inForceFrom }) => inForceFrom <= day)?.version ?? 1,
  };
}

/** A change of the settings invalidates the cache. */
export const forgetValues: Listener<'settings.changed'> = async () => {
  forgottenAt = performance.now();
};
