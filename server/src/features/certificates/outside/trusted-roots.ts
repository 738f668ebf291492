import { createHash } from 'node:crypto';
import type {
  addTrustedRoot as addEndpoint,
  trustedRoots as listEndpoint,
  readTrustedRoot as readEndpoint,
  removeTrustedRoot as removeEndpoint,
} from '@sarabun/contract/certificates/trusted-roots';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../../platform/action';
import { readRoot } from './check-imported';
import { refusedRoot, rootGone } from './refusals';
import { insertRoot, listRoots, markRootRemoved } from './root-store';

/** The authorities outside of the agency that certificates may be imported from. */
export async function trustedRoots({ db }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await listRoots(db) };
}

const fingerprintOf = (certificate: Buffer) => createHash('sha256').update(certificate).digest('hex');

/** Which authority a file names, for who is to trust it. Refuses what could not be trusted. */
export async function readTrustedRoot({ now }: ReadContext, { file }: InputOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  const { subject, certificate, notBefore, notAfter } = readRoot(Buffer.from(file, 'base64'), now);
  return { subject, fingerprint: fingerprintOf(certificate), notBefore, notAfter };
}

/** Puts an authority on the list. */
export async function addTrustedRoot({ db, actor, now, audit }: ActContext, { file }: InputOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> {
  const root = readRoot(Buffer.from(file, 'base64'), now);
  const fingerprint = fingerprintOf(root.certificate);
  const rootId = await insertRoot(db, { ...root, fingerprint, by: actor.personId, now });
  if (rootId === null) throw refusedRoot('known');
  audit({ detail: { rootId, subject: root.subject, fingerprint } });
  return { rootId };
}

/** Takes an authority off the list: certificates that lead to it sign no more, and what they signed is not trusted any more. */
export async function removeTrustedRoot({ db, actor, now, audit }: ActContext, { rootId }: InputOf<typeof removeEndpoint>) {
  const subject = await markRootRemoved(db, rootId, actor.personId, now);
  if (subject === null) throw rootGone();
  audit({ detail: { rootId, subject } });
  return {};
}
