import type { AgencyValueName } from '@sarabun/contract/agency-values/agency-values';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import type { Database } from '../../platform/database';
import { cachedRead } from '../../platform/postgres/cached-read';
import { policyVersions } from '../session';
import { findOff, findValues } from './value-store';

/** The current values. */
export interface Current {
  off: ReadonlySet<FunctionCode>;
  number(name: AgencyValueName): number | null;
  text(name: AgencyValueName): string;
  policyVersion(day: string): number;
}

const kept = cachedRead((db) => read(db as Database), 5000);

/** The functions that are off and the values that were set, cached between calls. */
export function currentValues(db: Database): Promise<Current> {
  return kept.of(db);
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
