import type { Database } from '../../../platform/database';
import { findNumberFaults, findSeries, type NumberFault } from './number-chain-store';
import { faultText, proofText, seriesText, strayText } from './proof-texts';

/** The verification of an office's numbers: a readable line for each series and each problem. */
interface Proof {
  lines: string[];
  faults: number;
  conclusion: string;
}

/** Verifies for each series that its numbers are complete and unique (ข้อ 38, 43), and finds tampering. */
export async function verifyNumberSeries(db: Database): Promise<Proof> {
  const series = await findSeries(db);
  const faults = await findNumberFaults(db);
  const wrong = new Map<string, NumberFault[]>();
  for (const fault of faults) wrong.set(keyOf(fault), [...(wrong.get(keyOf(fault)) ?? []), fault]);
  const known = new Set(series.map(keyOf));
  const lines = series.flatMap((one) => {
    const found = wrong.get(keyOf(one)) ?? [];
    return [seriesText(one, found), ...found.map(faultText)];
  });
  const strays = faults.filter((fault) => !known.has(keyOf(fault))).map(strayText);
  return { lines: [...lines, ...strays], faults: faults.length, conclusion: proofText(faults.length) };
}

const keyOf = ({ registerId, year }: { registerId: number; year: number }) => `${registerId}/${year}`;
