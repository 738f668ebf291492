import { type SpeedClass, speedClasses } from '@sarabun/contract/documents/document-kind';
import { type Correctable, correctable } from '@sarabun/contract/documents/letter-entry';
import type { RegisterColumn } from '@sarabun/contract/registers/register-pages';
import { bangkokDay, formatDay } from '@sarabun/contract/values/buddhist-date';
import type { LineCorrection } from './letter-correction-store';

/** Behind a value that is not the one written first. */
const mark = ' *';

/** The names of the columns of form 13; references, enclosures and the speed class have none. */
const names: Record<Correctable, string> = {
  number: 'ที่',
  datedOn: 'ลงวันที่',
  sender: 'จาก',
  addressee: 'ถึง',
  subject: 'เรื่อง',
  references: 'อ้างถึง',
  enclosures: 'สิ่งที่ส่งมาด้วย',
  speed: 'ชั้นความเร็ว',
};

const columnOf: Partial<Record<Correctable, RegisterColumn['field']>> = {
  number: 'letterNumber',
  datedOn: 'datedOn',
  sender: 'sender',
  addressee: 'addressee',
  subject: 'subject',
};

/** Who corrected what and when, with the former values. */
export function correctionText(corrections: readonly LineCorrection[]): string {
  return corrections
    .map(({ at, by, before }) => {
      const former = correctable.flatMap((name) => (name in before ? [`${names[name]}เดิม “${shownValue(name, before[name] ?? '')}”`] : []));
      return `* แก้ไข ${formatDay(bangkokDay(at), 'th')} โดย ${by} ${former.join(' ')}`;
    })
    .join('; ');
}

function shownValue(name: Correctable, value: string): string {
  if (name === 'speed') return speedClasses[Number(value) as SpeedClass].label.th;
  return name === 'datedOn' && value !== '' ? formatDay(value, 'th') : value;
}

/**
 * What stands behind the value of a column: a mark if it was corrected, with the former value where the register has no column for remarks, which
 * says everything.
 */
export function correctionMark(corrections: readonly LineCorrection[], field: RegisterColumn['field'], columns: readonly RegisterColumn[]): string {
  const name = correctable.find((one) => columnOf[one] === field);
  const changed = name ? corrections.filter(({ before }) => name in before) : [];
  if (!name || changed.length === 0) return '';
  if (columns.some((column) => column.field === 'remark')) return mark;
  const only = changed.map((one) => ({ ...one, before: { [name]: one.before[name] } }));
  return `\n${correctionText(only)}`;
}
