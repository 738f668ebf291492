import { bangkokDay, bangkokTime } from '@sarabun/contract/values/buddhist-date';
import { type ActContext, innerOrigin, nobody, runAction, type World } from '../../platform/action';
import type { FileKeys } from '../../platform/keys/file-keys';
import { collectUntil } from './ask-for-certificate';
import { dueReminder, expiringBefore } from './certificate-rules';
import { findSealedKeys, findSetting, markRevoked, replaceSealedKey } from './certificate-store';
import { leftReason } from './certificate-texts';
import { findEnding, findLeft, findUnoffered, lapseRequests, saveReminded } from './chore-store';
import { reseal } from './key-sealing';
import { findOpen, findRule, insertRequest } from './request-store';

/** Nobody is notified before this hour of the day. */
const fromHour = 8;
const batch = 200;

/**
 * Hourly work on certificates: uncollected approvals lapse, certificates of people who left are revoked, coming expiries are announced
 * (with a new certificate to collect if a rule grants it), and rules make their offers. Each notice is sent once.
 */
export async function keepCertificates(world: World): Promise<void> {
  const act = (work: (context: ActContext) => Promise<void>) => runAction(world, 'keepCertificates', { actor: nobody, origin: innerOrigin }, work);
  await act(endWhatIsOver);
  if (Number(bangkokTime(world.clock()).slice(0, 2)) < fromHour) return;
  await act(announceEnds);
  await act(offerByRule);
}

async function endWhatIsOver({ db, now, audit, announce }: ActContext): Promise<void> {
  const lapsed = await lapseRequests(db, now);
  const left = await findLeft(db, now, batch);
  await markRevoked(db, left, { code: 'affiliationChanged', reason: leftReason.th, by: null, now });
  for (const certificateId of left) announce('certificate.ended', { certificateId });
  audit({ detail: { lapsed, revoked: left.length } });
}

async function announceEnds(context: ActContext): Promise<void> {
  const { db, now, audit, announce } = context;
  const { remindDays } = await findSetting(db);
  const ending = await findEnding(db, { now, soon: expiringBefore(now, remindDays) }, remindDays, batch);
  let reminders = 0;
  for (const { certificateId, personId, notAfter, remindedDays, isImported } of ending) {
    const stage = dueReminder({ notAfter, remindedDays }, remindDays, now);
    if (stage === null) continue;
    await saveReminded(db, certificateId, stage);
    if (!isImported) await offerRenewal(context, personId);
    announce('certificate.expiring', { certificateId });
    reminders++;
  }
  audit({ detail: { reminders } });
}

/** Offers a new certificate if a rule applies and no request is open. */
async function offerRenewal(context: ActContext, personId: number): Promise<void> {
  const { db, now } = context;
  const ruleId = await findRule(db, personId, bangkokDay(now));
  if (ruleId === null || (await findOpen(db, personId, now)) !== null) return;
  await insertRequest(db, { personId, kind: 'renewal', reason: '', by: null, now, approved: { by: null, ruleId, until: await collectUntil(context) } });
}

async function offerByRule(context: ActContext): Promise<void> {
  const { db, now, audit, announce } = context;
  const found = await findUnoffered(db, now, batch);
  for (const { personId, ruleId } of found) {
    const approved = { by: null, ruleId, until: await collectUntil(context) };
    announce('certificate.decided', { requestId: await insertRequest(db, { personId, kind: 'offered', reason: '', by: null, now, approved }) });
  }
  audit({ detail: { offered: found.length } });
}

/** Seals all private keys with the newest master key and drops the older master keys. This completes what `npm run rotate-keys` began. */
export async function sealKeysAnew(world: World, keys: FileKeys): Promise<void> {
  let sealed = 0;
  for (const table of ['certificate_authority', 'certificate', 'agency_seal'] as const) {
    let after = 0;
    for (;;) {
      const found = await findSealedKeys(world.db, table, after, batch);
      const old = found.filter(({ sealedKey }) => !keys.isNewest(sealedKey));
      if (old.length > 0) {
        await runAction(world, 'sealKeysAnew', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
          for (const { id, sealedKey } of old) await replaceSealedKey(db, table, id, sealedKey, reseal(keys, sealedKey) as Buffer);
          audit({ detail: { of: table, sealed: old.length } });
        });
        sealed += old.length;
      }
      after = found.at(-1)?.id ?? after;
      if (found.length < batch) break;
    }
  }
  if (sealed > 0) keys.dropOlder();
}
