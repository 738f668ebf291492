import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { issueNumbers as endpoint, PaperLine } from '@sarabun/contract/registers/number-work';
import { needsAddressee } from '@sarabun/contract/registers/register';
import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { registerFor } from '../book/readable-register';
import { addresseeMissing, datedOnInFuture, oneLineOnly, subjectMissing } from '../book/refusals';
import { type FoundRegister, findColumns } from '../book/register-store';
import { numberAround } from './number-around';
import { checkPast, freeReserved } from './number-source';
import { type Paper, takeNumberForPaper, useReserved } from './number-store';

type Input = InputOf<typeof endpoint>;

/**
 * Assigns consecutive numbers of a register to letters on paper; an incomplete line is left out and listed, and the others are numbered. A
 * line may take a reserved number, or an earlier day (ออกเลขย้อนหลัง): the register shows both days. A line without a sender is of the registry.
 */
export async function issueNumbers(context: ActContext, input: Input): Promise<AnswerOf<typeof endpoint>> {
  const { actor, now, origin } = context;
  const register = await registerFor(
    context,
    input.registerId,
    ...(input.lines.length > 1 ? (['bulk'] as const) : (['issue'] as const)),
    ...(input.datedFor ? (['backDate'] as const) : []),
  );
  const today = bangkokDay(now);
  const isAddressed = needsAddressee(register.kind, await findColumns(context.db, register.bookId));
  const faults = input.lines.map((line) => faultOf(line, { today, isAddressed }));
  const refused = faults.flatMap((fault, index) => (fault ? [{ index, message: fault[origin.language] }] : []));
  const right = input.lines.flatMap((line, index) =>
    faults[index] ? [] : [{ index, paper: { ...line, sender: line.sender || register.issuer, datedOn: line.datedOn ?? input.datedFor ?? today } }],
  );
  const issued = input.reservedNumber ? await fromReserved(context, input, right) : await nextNumbers(context, register, input.datedFor, right);
  context.audit({ detail: { registerId: input.registerId, entryIds: issued.map(({ entryId }) => entryId), by: actor.personId } });
  return { issued, refused };
}

function faultOf({ subject, addressee, datedOn }: PaperLine, { today, isAddressed }: { today: string; isAddressed: boolean }) {
  if (subject === '') return subjectMissing;
  if (addressee === '' && isAddressed) return addresseeMissing;
  return datedOn !== null && datedOn > today ? datedOnInFuture : null;
}

type RightLine = { index: number; paper: Paper };

/** The next numbers of this year or, when back-dated, of that day's year, which may be the previous one. */
async function nextNumbers({ db, actor, now }: ActContext, register: FoundRegister, datedFor: string | undefined, lines: readonly RightLine[]) {
  const year = datedFor ? yearOfDay(datedFor) : buddhistYear(now);
  if (datedFor) checkPast(datedFor, now);
  const around = await numberAround(db, { ...register, year, now: datedFor ? new Date(`${datedFor}T12:00:00+07:00`) : now });
  const issued = [];
  for (const { index, paper } of lines)
    issued.push({ index, ...(await takeNumberForPaper(db, register.registerId, paper, { year, personId: actor.personId, now, datedFor, ...around })) });
  return issued;
}

/** A reserved number: it must still be unused, and the line cannot be dated before the reservation. */
async function fromReserved(context: ActContext, { registerId, reservedNumber, datedFor, lines }: Input, right: readonly RightLine[]) {
  const [line] = right;
  if (!reservedNumber || lines.length > 1) throw oneLineOnly();
  if (!line) return [];
  const entryId = await freeReserved(context, registerId, reservedNumber, datedFor);
  return [
    { index: line.index, ...(await useReserved(context.db, entryId, { paper: line.paper }, { personId: context.actor.personId, now: context.now, datedFor })) },
  ];
}
