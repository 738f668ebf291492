import type { AgencyValueName } from '@sarabun/contract/agency-values/agency-values';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import type { Database } from '../../platform/database';
import type { Listener } from '../../platform/outbox';
import { policyVersions } from '../session';
import { findOff, findValues } from './value-store';

/** What was set and is in force, read anew after so long even without news: of a change that another process made, this one may not hear. */
export interface Current {
  off: ReadonlySet<FunctionCode>;
  number(name: AgencyValueName): number | null;
  text(name: AgencyValueName): string;
  /** The version of the privacy policy in force on a day. */
  policyVersion(day: string): number;
}

const trueForMs = 5000;
const kept = new WeakMap<Database, { current: Promise<Current>; readAt: number }>();
let forgottenAt = 0;

/** The functions that are off and the values that were set, kept between calls. */
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

/** A change of the settings makes what was kept worthless. */
export const forgetValues: Listener<'settings.changed'> = async () => {
  forgottenAt = performance.now();
};
