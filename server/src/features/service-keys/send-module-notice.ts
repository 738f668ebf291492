import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { type sendModuleNotice as sendEndpoint, urgencies } from '@sarabun/contract/service-keys/module-notices';
import type { ActContext } from '../../platform/action';
import { countNotices } from './key-use-store';
import { findReceivers, hearsModule, insertModuleNotice } from './module-notice-store';
import { allowedLink } from './notice-link-rules';
import { alreadyExpired, keyNotForModule, keyNotValid, linkNotAllowed, moduleOff } from './refusals';

/** Another system notifies persons. Receivers without an open account are named in the answer; the others are notified. */
export async function sendModuleNotice(context: ActContext, input: InputOf<typeof sendEndpoint>): Promise<AnswerOf<typeof sendEndpoint>> {
  const { db, now, actor, announce, audit } = context;
  const { system } = actor;
  if (!system) throw keyNotValid();
  const { module, titleTh, titleEn, textTh, textEn } = input;
  if (!system.modules.includes(module)) throw keyNotForModule();
  if (!(await hearsModule(db, module))) throw moduleOff();
  const link = input.link === undefined ? null : allowedLink(input.link, system.origins);
  if (input.link !== undefined && link === null) throw linkNotAllowed();
  const expiresAt = input.expiresAt === undefined ? null : new Date(input.expiresAt);
  if (expiresAt && expiresAt <= now) throw alreadyExpired();
  const receivers = await findReceivers(db, [...new Set(input.receivers)]);
  const personIds = [...new Set(receivers.flatMap(({ personId }) => personId ?? []))];
  const unknown = receivers.filter(({ personId }) => personId === null).map(({ name }) => name);
  const { keyId, secretId, useId } = system;
  const urgency = urgencies.indexOf(input.urgency) + 1;
  const sent = { keyId, secretId, module, titleTh, titleEn, textTh, textEn, link, urgency, expiresAt, personIds };
  const noticeId = await insertModuleNotice(db, sent, now);
  await countNotices(db, useId, personIds.length);
  announce('moduleNotice.sent', { noticeId });
  audit({ detail: { serviceKey: keyId, module, notices: personIds.length } });
  return { noticeId, accepted: personIds.length, unknown };
}
