import type { retractAct as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { forbidden } from '../../../platform/refusals';
import { refile } from '../../queues';
import { hasFunction, seatsFor } from '../letter/document-workflow';
import type { Leg } from '../letter/letter-store';
import { alreadyOpened, notNow, wentOn } from '../letter/refusals';
import { passOnAgain, reopenEnded, restoreLegs } from '../letter/retract-store';
import { topOf, whyNotRetracted } from '../letter/route-rules';
import { beginStep, type Step } from '../letter/route-step';

const refusals = { nothing: notNow, opened: alreadyOpened, wentOn };

/** Why it is too late, by name. */
const tooLateTo = ({ letter, leg }: Pick<Step, 'letter' | 'leg'>) => refusals[whyNotRetracted(leg, letter) ?? 'nothing']();

/**
 * Takes back a report, an opinion or a receipt under an earlier number (ดึงคืน), until the desk that got it has opened it or somebody went
 * on. The letter is where it was before; the note stays, marked as taken back.
 */
export async function retractAct(context: ActContext, { legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { letter, leg } = await beginStep(context, 'retract', legId, tooLateTo);
  const { documentId, kind, secrecy, direction } = letter;
  // Whoever may not do it may not take it back either.
  if (!leg.changedBy || !hasFunction(leg.changedBy.act, seatsFor(actor.seats, kind), leg, secrecy)) throw forbidden();
  const parent = letter.legs.find((one) => one.legId === topOf(letter.legs, leg).parentLegId);
  const gone = leg.changedBy.act !== 'receiveSame' && parent?.state === 'received' ? parent : null;
  const open = direction === 'outgoing' ? 'signed' : 'inProcess';
  if (letter.state === 'closed' && !(await reopenEnded(db, legId, open))) throw wentOn();
  const changed = letter.legs.filter((one) => one.changedBy?.legId === legId).map((one) => one.legId);
  const before = new Map((await restoreLegs(db, changed, { personId: actor.personId, now })).map((one) => [one.legId, one.state]));
  if (gone) await passOnAgain(db, gone.legId);
  const legs = letter.legs.map((one): Leg => {
    if (one === gone) return { ...one, state: 'passedOn', backAt: null };
    return { ...one, state: before.get(one.legId) ?? one.state };
  });
  await refile(context, { ...letter, state: letter.state === 'closed' ? open : letter.state, legs }, letter.kept);
  context.announce('document.retracted', { documentId, legId, goneLegId: gone?.legId ?? null });
  return { item: { documentId, legIds: [legId] } };
}
