import type { secretReaders as endpoint } from '@sarabun/contract/documents/secret-readers';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { findReaders, findSecrecy } from './secret-readers-store';

/**
 * Who has opened a secret letter, for the secret registrar at one of its desks; null for others who may see the letter, and for open
 * letters.
 */
export async function secretReaders({ db, actor }: ReadContext, { documentId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { seats, clearance } = actor;
  const secrecy = await findSecrecy(db, documentId, { deskIds: seats.map((seat) => seat.deskId), clearance });
  if (secrecy === null) throw notFound();
  if (secrecy === 1) return { items: null };
  const own = seats.filter((seat) => seat.function === 'secretRegistrar').map((seat) => seat.deskId);
  const keeps = own.length > 0 && (await findSecrecy(db, documentId, { deskIds: own, clearance })) !== null;
  return { items: keeps ? await findReaders(db, documentId) : null };
}
