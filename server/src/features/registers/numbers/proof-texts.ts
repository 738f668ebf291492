import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { registerNames } from '../book/register-texts';
import type { NumberFault, Series } from './number-chain-store';

const said: Record<NumberFault['what'], string> = {
  missing: 'ขาดหายไปจากทะเบียน',
  twice: 'ออกซ้ำ',
  beyond: 'เกินเลขล่าสุดของชุดเลข',
  sameElsewhere: 'หน่วยงานอื่นออกเลขเดียวกันในปีเดียวกัน',
  changed: 'รายการในทะเบียนไม่ตรงกับห่วงโซ่ (ถูกแก้ไขหลังออกเลข)',
  chainBroken: 'ห่วงโซ่ขาด: บรรทัดของเลขนี้ถูกแก้ไข',
  lineMissing: 'ห่วงโซ่ขาด: บรรทัดก่อนเลขนี้หายไป',
  order: 'ลำดับเหตุการณ์ของเลขนี้เป็นไปไม่ได้',
  headChanged: 'หัวของห่วงโซ่ไม่ตรงกับบรรทัดสุดท้าย',
  anchorChanged: 'ห่วงโซ่ถูกเขียนใหม่: ไม่ตรงกับที่บันทึกเหตุการณ์ระบบเก็บไว้',
};

/** The verification of a series in one line. */
export function seriesText(series: Series, faults: readonly NumberFault[]): string {
  const name = `${series.unitName} · ${registerNames[series.kind].th}${series.isSecret ? ' (ลับ)' : ''} พ.ศ. ${toThaiDigits(String(series.year))}`;
  const range = toThaiDigits(`1–${series.lastNumber}`);
  if (faults.length > 0) return `✗ ${name}: เลข ${range} ไม่ครบถ้วนหรือไม่ถูกต้อง ${toThaiDigits(String(faults.length))} แห่ง`;
  const parts = toThaiDigits(`ใช้ ${series.issued} จอง ${series.reserved} ยกเลิก ${series.void}`);
  return `✓ ${name}: เลข ${range} ครบ ไม่ขาด ไม่ซ้ำ (${parts}) ห่วงโซ่ ${series.lines} บรรทัด ${series.hash.slice(0, 16)}`;
}

export const faultText = ({ number, what, elsewhere }: NumberFault) =>
  `    เลข ${toThaiDigits(String(number))}: ${said[what]}${elsewhere ? ` (${elsewhere})` : ''}`;

/** A number in a register that has no series. */
export const strayText = ({ registerId, year, number }: NumberFault) => `✗ ทะเบียน ${registerId} พ.ศ. ${year}: ไม่มีชุดเลข แต่มีเลข ${number}`;

/** The overall result. */
export const proofText = (faults: number) =>
  faults === 0 ? 'ทุกชุดเลขครบถ้วนถูกต้อง (all series hold)' : `พบข้อผิดพลาด ${toThaiDigits(String(faults))} แห่ง (faults: ${faults})`;
