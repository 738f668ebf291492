import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { needsAddressee } from '@sarabun/contract/registers/register';
import type { correctPaperLine as endpoint } from '@sarabun/contract/registers/register-pages';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext } from '../../../platform/action';
import { fieldsInvalid, forbidden, notFound } from '../../../platform/refusals';
import { lockPaper, type PaperWords, savePaperCorrection } from '../book/paper-correction-store';
import { readableRegister } from '../book/readable-register';
import { addresseeMissing, datedOnInFuture, lineChanged, nothingCorrected, notOnPaper, reasonMissing, subjectMissing } from '../book/refusals';
import { correctsLetter } from '../book/register-rules';
import { findColumns, findOffered } from '../book/register-store';

const correctable = ['subject', 'datedOn', 'sender', 'addressee'] as const satisfies (keyof PaperWords)[];

/**
 * Corrects what was written of a letter on paper when it was numbered: whoever may correct the lines of the register, and who gave the number,
 * while they work there. What stood before is kept with the reason; the number stays. A line without a sender is of the registry.
 */
export async function correctPaperLine(
  context: ActContext,
  { entryId, version, reason, ...written }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const line = await lockPaper(db, entryId);
  if (!line || line.secrecy > actor.clearance) throw notFound();
  const { register, reader } = await readableRegister(context, line.registerId);
  const offered = await findOffered(db, register.bookId);
  if (!correctsLetter(reader, register, offered, line.enteredById === actor.personId)) throw forbidden();
  if (!line.isPaper) throw notOnPaper();
  if (line.version !== version) throw lineChanged();
  if (reason === '') throw reasonMissing();
  const isAddressed = needsAddressee(register.kind, await findColumns(db, register.bookId));
  const faults = faultsOf(written, { today: bangkokDay(now), isAddressed });
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  const after = { ...written, sender: written.sender || register.issuer };
  const changed = correctable.filter((name) => after[name] !== line.words[name]);
  if (changed.length === 0) throw nothingCorrected();
  await savePaperCorrection(db, entryId, { before: line.words, after, changed, reason, personId: actor.personId, now });
  context.audit({ detail: { entryId, registerId: line.registerId, changed: [...changed] } });
  return { version: version + 1 };
}

type Written = Pick<InputOf<typeof endpoint>, 'subject' | 'addressee' | 'datedOn'>;

const faultsOf = ({ subject, addressee, datedOn }: Written, { today, isAddressed }: { today: string; isAddressed: boolean }): Record<string, Label> => ({
  ...(subject === '' && { subject: subjectMissing }),
  ...(addressee === '' && isAddressed && { addressee: addresseeMissing }),
  ...(datedOn > today && { datedOn: datedOnInFuture }),
});
