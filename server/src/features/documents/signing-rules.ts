import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { RegisterKind } from '../../platform/schema';

/** The words under a signature that was given for another's post (annex 3), by the kind of the order to act. */
export const actingPhrases: Record<string, string> = {
  vacancy: 'รักษาราชการแทน',
  delegated: 'ปฏิบัติราชการแทน',
  duty: 'ปฏิบัติหน้าที่แทน',
  university: 'รักษาการแทน',
  position: 'รักษาการในตำแหน่ง',
  judicial: 'ทำการแทน',
  plain: 'แทน',
};

/** What is printed before and after the number: `ทด ๐๐๐๑/๑๒๓`, `ทด ๐๐๐๑/ว ๑๒๓`, and `๑๒๓/๒๕๖๙` of orders and certificates (ข้อ 16, 24, 32). */
export function printedAround(kind: RegisterKind, letterCode: string, year: number): { prefix: string; suffix: string } {
  if (kind === 'order' || kind === 'certificate') return { prefix: '', suffix: `/${toThaiDigits(String(year))}` };
  return { prefix: `${letterCode}/${kind === 'circular' ? 'ว ' : ''}`, suffix: '' };
}
