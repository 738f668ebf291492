import type { saveCertificateSettings as saveEndpoint, certificateSettings as settingsEndpoint } from '@sarabun/contract/certificates/certificate-settings';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { changedMeanwhile } from '../settings';
import { findSetting, writeSetting } from './certificate-store';

/** How long certificates are valid, when their expiry is announced, and how PDFs get their timestamps. */
export const certificateSettings =
  (timestampHost: string | null) =>
  async ({ db }: ReadContext): Promise<AnswerOf<typeof settingsEndpoint>> => ({ item: { ...(await findSetting(db)), timestampHost } });

/** Applies to what is issued and announced from now on; existing certificates keep their end. */
export async function saveCertificateSettings({ db, actor, now, audit }: ActContext, given: InputOf<typeof saveEndpoint>) {
  const remindDays = [...new Set(given.remindDays)].sort((one, other) => other - one);
  if (!(await writeSetting(db, { ...given, remindDays }, actor.personId, now))) throw changedMeanwhile();
  audit({ detail: { validMonths: given.validMonths, remindDays, collectDays: given.collectDays, waitMinutes: given.waitMinutes } });
  return {};
}
