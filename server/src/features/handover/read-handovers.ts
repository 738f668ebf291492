import type { InputOf } from '@sarabun/contract/endpoint';
import type { Handover, handoverItems as itemsEndpoint } from '@sarabun/contract/handover/handover';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { hasSigned, signsAs } from './handover-rules';
import { findFunctions, findHandovers, findItems, findPersonalDesk, findServedUnits } from './handover-store';
import { registriesOf } from './sign-handover';

async function visible({ db, actor, now }: ReadContext, handoverId: number | null) {
  const units = registriesOf(actor);
  const served = units.length > 0 ? await findServedUnits(db, units) : [];
  const found = await findHandovers(db, { personId: actor.personId, handoverId, registryUnitIds: served, now });
  return found.map(({ leaverUnitId, ...handover }): Handover => {
    const rule = {
      leaverId: handover.leaver.personId,
      successorId: handover.successor.personId,
      leaverSigned: handover.leaverSignedAt !== null,
      successorSigned: handover.successorSignedAt !== null,
    };
    const as = signsAs(rule, actor.personId, served.includes(leaverUnitId));
    return { ...handover, maySignAs: as && !hasSigned(rule, as) ? as : null };
  });
}

/** The handovers that involve the reader. */
export async function myHandovers(context: ReadContext) {
  return { items: await visible(context, null) };
}

const pageSize = 20;

/** The letters of a handover, only for leaver and successor. */
export async function handoverItems(context: ReadContext, { handoverId, page }: InputOf<typeof itemsEndpoint>) {
  const { db, actor, now } = context;
  const [handover] = await visible(context, handoverId);
  if (!handover || ![handover.leaver.personId, handover.successor.personId].includes(actor.personId)) throw notFound();
  const deskId = await findPersonalDesk(db, handover.leaver.personId);
  const [found, functions] = await Promise.all([
    findItems(db, { deskId, clearance: actor.clearance }, { limit: pageSize, offset: (page - 1) * pageSize }),
    findFunctions(db, handover.leaver.personId, now),
  ]);
  return { ...found, page, pageSize, functions };
}
