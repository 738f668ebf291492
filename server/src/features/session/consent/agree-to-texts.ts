import type { ActContext, ReadContext } from '../../../platform/action';
import { addConsent, textsInForce } from '../sessions/session-store';

/**
 * Records that the person agreed to the privacy policy and confirmed the electronic signature as their own, with version, text and time.
 */
export async function agreeToTexts({ actor, db, now, origin, audit }: ActContext): Promise<{ message: string }> {
  await addConsent(db, actor.personId, now);
  audit({ detail: {} });
  return { message: origin.language === 'en' ? 'Your consent was saved.' : 'บันทึกความยินยอมเรียบร้อย' };
}

/** The texts to agree to, in their current version. */
export async function consentTexts({ db, now }: ReadContext) {
  const texts = await textsInForce(db, now);
  const of = (kind: 'privacy' | 'signature') => {
    const text = texts.find((row) => row.kind === kind);
    if (!text) throw new Error(`no ${kind} text is in force`);
    return { version: text.version, inForceFrom: text.inForceFrom, text: { th: text.th, en: text.en } };
  };
  return { privacy: of('privacy'), signature: of('signature') };
}
