import { randomBytes } from 'node:crypto';
import type { ActContext, ReadContext } from '../../platform/action';
import type { LineClient } from '../../platform/services/line-client';
import { hashOf } from '../session';
import { addNonce, findLinkedAt, unlink } from './line-store';
import { lineNotConfigured, notLinked } from './refusals';

/** The agency's channel, and where people meet it. */
export interface LineSettings {
  client: LineClient;
  /** Where the official account is added as a friend. */
  addFriend: string | null;
  /** The page of LINE on which its user agrees. */
  linkAddress: string;
  publicUrl: string;
}

/** A link token of LINE lives so long; a nonce need not live longer. */
const nonceMs = 10 * 60 * 1000;

/** Whether the LINE account of the person who asks is linked. */
export async function lineAccount({ db, actor }: ReadContext, settings: LineSettings | null) {
  return { configured: settings !== null, linkedAt: await findLinkedAt(db, actor.personId), addFriend: settings?.addFriend ?? null };
}

/**
 * Begins a link: keeps a nonce that nobody can guess for the person who is signed in, and answers the page of LINE that takes it.
 * LINE hands the nonce back by its webhook once the owner of the link token has agreed there.
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

/** Cuts the link. */
export async function unlinkLineAccount({ actor, db }: ActContext): Promise<Record<string, never>> {
  if (!(await unlink(db, actor.personId))) throw notLinked();
  return {};
}
