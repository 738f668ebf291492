import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  addPushDevice as addEndpoint,
  pushDevices as listEndpoint,
  removePushDevice as removeEndpoint,
  whosePushDevice as whoseEndpoint,
} from '@sarabun/contract/notice-delivery/push-devices';
import type { SessionEnd } from '@sarabun/contract/realtime';
import { isWebAddress } from '@sarabun/contract/values/own-address';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Listener } from '../../platform/outbox';
import { notFound } from '../../platform/refusals';
import { checkedAddresses } from '../../platform/services/outside-address';
import { browserNameOf } from '../session';
import { bindDevice, deleteDevicesOf, deletePushDevice, findOwner, findPushDevices, forgetOldest, savePushDevice } from './push-device-store';
import { areBrowserKeys, type PushSettings } from './push-service';
import { notPushAddress, notPushKeys } from './refusals';

export const pushDevices =
  ({ keys }: PushSettings) =>
  async ({ db, actor }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> => ({
    items: await findPushDevices(db, actor.personId),
    key: (await keys())?.publicKey ?? null,
  });

/** Lets the browser of this call show notices. Its address comes from the browser, so it must be one that may be reached. */
export const addPushDevice =
  ({ rules, allowsHttp }: PushSettings) =>
  async ({ db, actor, origin, now, audit }: ActContext, { endpoint, keys }: InputOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> => {
    if (!isWebAddress(allowsHttp ? endpoint.replace(/^http:/i, 'https:') : endpoint)) throw notPushAddress();
    const laterNamed = async () => [{ address: '1.1.1.1', family: 4 }];
    await checkedAddresses(new URL(endpoint).hostname, rules.allowed, laterNamed).catch(() => {
      throw notPushAddress();
    });
    if (!areBrowserKeys(keys)) throw notPushKeys();
    const { browser, system } = browserNameOf(origin.userAgent);
    const { personId, sessionId } = actor;
    await savePushDevice(db, { personId, sessionId, endpoint, ...keys, browser, system, language: origin.language, now });
    await forgetOldest(db, personId);
    audit({ detail: { browser, system } });
    return {};
  };

export async function removePushDevice(
  { db, actor, audit }: ActContext,
  { deviceId }: InputOf<typeof removeEndpoint>,
): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await deletePushDevice(db, actor.personId, deviceId))) throw notFound();
  audit({ detail: { deviceId } });
  return {};
}

/**
 * A browser in which another person has signed in shows nothing of its former one any more. If its own person has signed in again, because
 * the session of before ran out, it belongs to the session of now, and goes when that is signed out.
 */
export async function whosePushDevice({ db, actor }: ActContext, { endpoint }: InputOf<typeof whoseEndpoint>): Promise<AnswerOf<typeof whoseEndpoint>> {
  const owner = await findOwner(db, endpoint);
  if (!owner) return { mine: false, deviceId: null };
  if (owner.personId === actor.personId) {
    await bindDevice(db, owner.deviceId, actor.sessionId);
    return { mine: true, deviceId: owner.deviceId };
  }
  await deletePushDevice(db, owner.personId, owner.deviceId);
  return { mine: false, deviceId: null };
}

/** A session that somebody ended takes its device with it. One that ran out by itself does not: pushed notices are for who is not there. */
const endsDevice: readonly SessionEnd[] = ['signedOut', 'revoked', 'password', 'closed'];

export const forgetPushDevices: Listener<'session.ended'> = async ({ db }, { sessionIds, reason }) => {
  if (endsDevice.includes(reason)) await deleteDevicesOf(db, sessionIds);
};
