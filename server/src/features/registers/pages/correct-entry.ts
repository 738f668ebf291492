import type { InputOf } from '@sarabun/contract/endpoint';
import type { correctEntry as endpoint, RegisterColumn } from '@sarabun/contract/registers/register-pages';
import type { ActContext } from '../../../platform/action';
import { fieldsInvalid, forbidden, notFound } from '../../../platform/refusals';
import { lockLine, saveCorrection } from '../book/line-store';
import { readableRegister } from '../book/readable-register';
import { lineChanged, ownValueFaults } from '../book/refusals';
import { allowedFunctions, fillsIn, remarksOn } from '../book/register-rules';
import { findColumns, findOffered } from '../book/register-store';

/**
 * Corrects the column การปฏิบัติ of a line (head of the registry), writes หมายเหตุ and fills in the agency's own columns (anyone working
 * there). The remark of a void number is the reason, which only the head corrects. The old values are kept.
 */
export async function correctEntry(context: ActContext, { entryId, version, action, remark, own }: InputOf<typeof endpoint>) {
  const { db, actor, now } = context;
  const line = await lockLine(db, entryId);
  if (!line || line.secrecy > actor.clearance) throw notFound();
  const { register, reader } = await readableRegister(context, line.registerId);
  const offered = await findOffered(db, register.bookId);
  const corrects = allowedFunctions(reader, register, offered).includes('correct');
  const mayRemark = remarksOn(reader, register, offered) && line.state !== 'void';
  const onlyFills = fillsIn(reader, register) && action === line.action && (mayRemark || remark === line.remark);
  if (!corrects && !onlyFills) throw forbidden();
  if (line.version !== version) throw lineChanged();
  const columns = (await findColumns(db, register.bookId)).filter((column) => column.valueKind !== null);
  const after = { action, remark, own: { ...line.own, ...filled(own, columns) } };
  if (differs(line, after)) await saveCorrection(db, entryId, line, after, { personId: actor.personId, now });
  context.audit({ ...(line.documentId !== null && { documentId: line.documentId }), detail: { entryId, registerId: line.registerId } });
  return {};
}

type Written = Pick<InputOf<typeof endpoint>, 'action' | 'remark' | 'own'>;

const differs = (before: Written, after: Written): boolean =>
  before.action !== after.action || before.remark !== after.remark || Object.entries(after.own).some(([column, value]) => (before.own[column] ?? '') !== value);

/** Values for existing columns; one that does not fit its column is refused by name. */
function filled(own: Readonly<Record<string, string>>, columns: readonly RegisterColumn[]): Record<string, string> {
  const known = columns.filter((column) => own[column.columnId] !== undefined);
  const faults = ownValueFaults(known.map((column) => ({ column, value: own[column.columnId] as string })));
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  return Object.fromEntries(known.map((column) => [String(column.columnId), own[column.columnId] as string]));
}
