import type { Agency, AgencyCode } from './agency';
import { devMix } from './dev-mix';
import { dtn } from './dtn';
import { ieat } from './ieat';
import { kru } from './kru';
import { omb } from './omb';
import { onep } from './onep';
import { onlb } from './onlb';
import { sat } from './sat';
import { vec } from './vec';

/** Every deployment. A new agency needs a file in this folder, a line here, a code in `agency.ts` and its emblem. */
export const agencies: Readonly<Record<AgencyCode, Agency>> = {
  IEAT: ieat,
  OMB: omb,
  ONEP: onep,
  ONLB: onlb,
  SAT: sat,
  VEC: vec,
  KRU: kru,
  DTN: dtn,
  'DEV-MIX': devMix,
};

/** The agency when none is configured. */
export const standardAgency: AgencyCode = 'DEV-MIX';

export function agencyOf(code: AgencyCode): Agency {
  return agencies[code];
}
