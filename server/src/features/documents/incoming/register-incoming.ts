import type { registerIncoming as endpoint } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { keptInActs } from '../../../platform/kept-for-actor';
import { forbidden } from '../../../platform/refusals';
import { numberReceipt } from '../../registers';
import { hasFunction } from '../letter/document-workflow';
import { findReceivers } from '../letter/receiver-store';
import { noSecretRegister, topSecretRefused, unknownParty } from '../letter/refusals';
import { enterIncoming } from './enter-document';
import { askForStamp } from './stamp-store';

const topSecret = 4;

/** The desk of a registry; null if it is closed. Every change of a desk, its unit or its seats moves the stamp of names. */
const keptRegistry = keptInActs(async ({ db, now }, deskId: number) => (await findReceivers(db, [deskId], now))[0] ?? null);

/**
 * Registers a letter that came on paper or as a scan (ลงรับ, ข้อ 37–38): letter, files and receive number in one step. The number is the
 * next one, a reserved one, or one for an earlier day.
 */
export async function registerIncoming(
  context: ActContext,
  { deskId, stamp, reservedNumber, datedFor, ...given }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  if (given.secrecy === topSecret) throw topSecretRefused();
  if (!hasFunction('receive', actor.seats, { toDeskId: deskId }, given.secrecy)) {
    throw given.secrecy > 1 && hasFunction('receive', actor.seats, { toDeskId: deskId }, 1) ? noSecretRegister() : forbidden();
  }
  if (given.secrecy > actor.clearance) throw forbidden();
  const to = await keptRegistry(context, deskId);
  if (!to) throw unknownParty();
  if (!to.hasRegistry) throw forbidden();
  const { documentId, legId } = await enterIncoming(context, { ...given, dueOn: given.dueOn ?? null }, to, 'received');
  if (stamp) await askForStamp(db, { legId, documentId, place: stamp, now });
  const { number, year } = await numberReceipt(context, {
    unitId: to.unitId,
    isSecret: given.secrecy > 1,
    documentId,
    legId,
    reservedNumber,
    datedFor,
  });
  context.announce('document.received', { documentId, legId });
  context.audit({ documentId, detail: { legId, number, year } });
  return { item: { documentId, legId, receiveNumber: number, year, receivedAt: now, sentOn: [] } };
}
