import type { InputOf } from '@sarabun/contract/endpoint';
import type { cancelNumber as endpoint } from '@sarabun/contract/registers/number-work';
import type { ActContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { lockLine } from '../book/line-store';
import { registerFor } from '../book/readable-register';
import { alreadyVoid, cancelAtLetter, lineChanged, reasonMissing } from '../book/refusals';
import { burnNumber } from './number-store';

/** Voids an assigned or reserved number: it stays in the register as void, with the reason, and is never reused. */
export async function cancelNumber(context: ActContext, { entryId, version, reason }: InputOf<typeof endpoint>) {
  const { db, actor, now } = context;
  const line = await lockLine(db, entryId);
  if (!line || line.secrecy > actor.clearance) throw notFound();
  await registerFor(context, line.registerId, 'cancel');
  if (reason === '') throw reasonMissing();
  if (line.state === 'void') throw alreadyVoid();
  if (line.version !== version) throw lineChanged();
  if (line.legId !== null) throw cancelAtLetter();
  await burnNumber(db, entryId, { reason, personId: actor.personId, now });
  context.audit({ ...(line.documentId !== null && { documentId: line.documentId }), detail: { entryId, number: line.number, year: line.year } });
  return {};
}
