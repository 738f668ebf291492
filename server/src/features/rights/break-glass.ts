import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  askBreakGlass as askEndpoint,
  decideBreakGlass as decideEndpoint,
  endBreakGlass as endEndpoint,
  listBreakGlass as listEndpoint,
} from '@sarabun/contract/rights/break-glass';
import type { emergenciesToDecide as toDecideEndpoint } from '@sarabun/contract/rights/emergencies-to-decide';
import type { ActContext, ReadContext } from '../../platform/action';
import { forbidden, notFound } from '../../platform/refusals';
import { findRight } from '../menu-rights';
import { findByNumber, findRequests, findUndecided, insertRequest, lockRequest, markEnded, saveDecision } from './break-glass-store';
import { alreadyDecided, nothingToOpen, notTheDecider } from './refusals';

const hour = 60 * 60 * 1000;
const mayDecide = ({ db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'> | ActContext) => findRight(db, actor.personId, 'break-glass', 'manage', now);

/** Emergency accesses. People who may decide see whether a number belongs to a letter, and its owner; nobody sees its content here. */
export async function listBreakGlass(context: ReadContext, { search, page, pageSize }: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { db, actor, now } = context;
  const decides = await mayDecide(context);
  // The owner reveals nothing about the content; the class of a secret letter is shown as a basis for the decision.
  const { data, total } = await findRequests(db, { search, self: actor.personId, clearance: 3, now, limit: pageSize, offset: (page - 1) * pageSize });
  return {
    data: data.map(({ ownerUnit, secrecy, ...row }) => ({
      ...row,
      letter: decides && ownerUnit !== null && secrecy !== null ? { ownerUnit, secrecy } : null,
      mayDecide: decides && !row.isMine && row.state === 'asked',
    })),
    total,
    page,
    pageSize,
  };
}

/** The requests of others, which wait for the person's decision. */
export async function emergenciesToDecide({ db, actor }: ReadContext): Promise<AnswerOf<typeof toDecideEndpoint>> {
  return findUndecided(db, actor.personId);
}

/**
 * Requests access to a letter by its number. The answer is the same whether or not it exists, so asking reveals nothing. A letter above the
 * requester's clearance counts as nonexistent: ลับ is only for appointed people (ข้อ 35), and an emergency appoints nobody.
 */
export async function askBreakGlass(context: ActContext, { number, reason, hours }: InputOf<typeof askEndpoint>): Promise<{ breakGlassId: number }> {
  const { db, actor, now, audit, announce } = context;
  const documentId = await findByNumber(db, number, actor.clearance);
  const breakGlassId = await insertRequest(db, { documentId, number, personId: actor.personId, reason, hours, now });
  announce('breakGlass.asked', { breakGlassId });
  audit({ ...(documentId !== null && { documentId }), detail: { breakGlassId, hours } });
  return { breakGlassId };
}

/**
 * A second person decides. Once approved, the requester may read the letter for the requested hours; its owners and the auditors are
 * notified.
 */
export async function decideBreakGlass(context: ActContext, { breakGlassId, approve, text }: InputOf<typeof decideEndpoint>) {
  const { db, actor, now, audit, announce } = context;
  const request = await lockRequest(db, breakGlassId);
  if (!request) throw notFound();
  if (request.askedBy === actor.personId) throw notTheDecider();
  if (request.state !== 'asked') throw alreadyDecided();
  if (approve && request.documentId === null) throw nothingToOpen();
  const opensUntil = approve ? new Date(now.getTime() + request.hours * hour) : null;
  await saveDecision(db, breakGlassId, { state: approve ? 'approved' : 'refused', by: actor.personId, text, opensUntil, now });
  announce('breakGlass.decided', { breakGlassId, approved: approve });
  audit({ ...(request.documentId !== null && { documentId: request.documentId }), detail: { breakGlassId, approve, askedBy: request.askedBy } });
  return {};
}

/** Withdraws one's own request, or ends an access early (by the requester or someone who may decide). */
export async function endBreakGlass(context: ActContext, { breakGlassId }: InputOf<typeof endEndpoint>) {
  const { db, actor, now, audit } = context;
  const request = await lockRequest(db, breakGlassId);
  if (!request) throw notFound();
  const isOwn = request.askedBy === actor.personId;
  if (!isOwn && !(await mayDecide(context))) throw forbidden();
  if (request.state !== 'approved' && !(isOwn && request.state === 'asked')) throw alreadyDecided();
  await markEnded(db, breakGlassId, request.state === 'asked' ? 'withdrawn' : 'ended', actor.personId, now);
  audit({ ...(request.documentId !== null && { documentId: request.documentId }), detail: { breakGlassId } });
  return {};
}
