import { randomBytes } from 'node:crypto';
import type { ActContext, ReadContext } from '../../platform/action';
import type { LineClient } from '../../platform/services/line-client';
import { hashOf } from '../session';
import { addNonce, findLinkedAt, unlink } from './line-store';
import { lineNotConfigured, notLinked } from './refusals';

/** The agency's channel and its public addresses. */
export interface LineSettings {
  client: LineClient;
  /** The address for adding the official account as a friend. */
  addFriend: string | null;
  /** LINE's page for confirming the link. */
  linkAddress: string;
  publicUrl: string;
}

/** The lifetime of LINE's link token; a nonce need not live longer. */
const nonceMs = 10 * 60 * 1000;

export async function lineAccount({ db, actor }: ReadContext, settings: LineSettings | null) {
  return { configured: settings !== null, linkedAt: await findLinkedAt(db, actor.personId), addFriend: settings?.addFriend ?? null };
}

/**
 * Starts a link: stores a random nonce for the signed-in person and returns LINE's page that takes it. LINE returns the nonce through the
 * webhook once the owner of the link token has confirmed there.
 */
export async function linkLineAccount({ actor, db, now }: ActContext, { linkToken }: { linkToken: string }, settings: LineSettings | null) {
  if (!settings) throw lineNotConfigured();
  const nonce = randomBytes(24).toString('base64url');
  await addNonce(db, { nonceHash: hashOf(nonce), personId: actor.personId, expiresAt: new Date(now.getTime() + nonceMs), now });
  const address = new URL(settings.linkAddress);
  address.searchParams.set('linkToken', linkToken);
  address.searchParams.set('nonce', nonce);
  return { address: address.href };
}

export async function unlinkLineAccount({ actor, db }: ActContext): Promise<Record<string, never>> {
  if (!(await unlink(db, actor.personId))) throw notLinked();
  return {};
}
