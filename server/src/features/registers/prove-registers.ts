import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Database } from '../../platform/database';
import { findNumberFaults, findSeries, type NumberFault, type Series } from './number-chain-store';
import { registerNames } from './register-names';

const said: Record<NumberFault['what'], string> = {
  missing: 'ขาดหายไปจากทะเบียน',
  twice: 'ออกซ้ำ',
  beyond: 'เกินเลขล่าสุดของชุดเลข',
  changed: 'รายการในทะเบียนไม่ตรงกับห่วงโซ่ (ถูกแก้ไขหลังออกเลข)',
  chainBroken: 'ห่วงโซ่ขาด: บรรทัดของเลขนี้ถูกแก้ไข',
  lineMissing: 'ห่วงโซ่ขาด: บรรทัดก่อนเลขนี้หายไป',
  order: 'ลำดับเหตุการณ์ของเลขนี้เป็นไปไม่ได้',
  headChanged: 'หัวของห่วงโซ่ไม่ตรงกับบรรทัดสุดท้าย',
  anchorChanged: 'ห่วงโซ่ถูกเขียนใหม่: ไม่ตรงกับที่บันทึกเหตุการณ์ระบบเก็บไว้',
};

/** What the numbers of an office prove: a readable line for each series and each number that does not hold. */
export interface Proof {
  lines: string[];
  faults: number;
}

/** Proves for each series that its numbers are complete, none missing and none twice (ข้อ 38, 43), and finds what was tampered with. */
export async function proveRegisters(db: Database): Promise<Proof> {
  const series = await findSeries(db);
  const faults = await findNumberFaults(db);
  const wrong = groupBy(faults);
  const known = new Set(series.map(keyOf));
  const lines = series.flatMap((one) => [lineOf(one, wrong.get(keyOf(one)) ?? []), ...faultLines(wrong.get(keyOf(one)) ?? [])]);
  const strays = faults.filter((fault) => !known.has(keyOf(fault)));
  return {
    lines: [...lines, ...strays.map((fault) => `ทะเบียน ${fault.registerId} พ.ศ. ${fault.year}: ไม่มีชุดเลข แต่มีเลข ${fault.number}`)],
    faults: faults.length,
  };
}

const keyOf = ({ registerId, year }: { registerId: number; year: number }) => `${registerId}/${year}`;

function groupBy(faults: readonly NumberFault[]): Map<string, NumberFault[]> {
  const groups = new Map<string, NumberFault[]>();
  for (const fault of faults) groups.set(keyOf(fault), [...(groups.get(keyOf(fault)) ?? []), fault]);
  return groups;
}

function lineOf(series: Series, faults: readonly NumberFault[]): string {
  const name = `${series.unitName} · ${registerNames[series.kind].th}${series.isSecret ? ' (ลับ)' : ''} พ.ศ. ${toThaiDigits(String(series.year))}`;
  const range = toThaiDigits(`1–${series.lastNumber}`);
  if (faults.length > 0) return `✗ ${name}: เลข ${range} ไม่ครบถ้วนหรือไม่ถูกต้อง ${toThaiDigits(String(faults.length))} แห่ง`;
  const parts = toThaiDigits(`ใช้ ${series.issued} จอง ${series.reserved} ยกเลิก ${series.void}`);
  return `✓ ${name}: เลข ${range} ครบ ไม่ขาด ไม่ซ้ำ (${parts}) ห่วงโซ่ ${series.lines} บรรทัด ${series.hash.slice(0, 16)}`;
}

const faultLines = (faults: readonly NumberFault[]) => faults.map(({ number, what }) => `    เลข ${toThaiDigits(String(number))}: ${said[what]}`);
