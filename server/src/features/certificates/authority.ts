import { X509Certificate } from 'node:crypto';
import type { certificateAuthority as authorityEndpoint } from '@sarabun/contract/certificates/certificate-settings';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { type Authority, findAuthority, findRevoked, insertAuthority, saveRevokedList, takeTurn } from './authority-store';
import { daysAfter } from './certificate-rules';
import { fingerprintOf } from './certificate-store';
import { authorityName } from './certificate-texts';
import { openForFolder, sealForFolder } from './key-sealing';
import { makeAuthority, makeRevokedList } from './make-certificates';
import type { CertificateSettings } from './settings';

const yearsOfAuthority = 10;
/** A list is valid for this long, and signed again when less than half of that is left. */
const listDays = 7;

const purposeOf = (certificate: Buffer) => `authority:${new X509Certificate(certificate).serialNumber.toLowerCase()}`;

/** The private key of an authority. It is in memory only while signing. */
export function authorityKey({ certificate, sealedKey }: Pick<Authority, 'certificate' | 'sealedKey'>, { keys }: Pick<CertificateSettings, 'keys'>): Buffer {
  return openForFolder(keys, purposeOf(certificate), sealedKey);
}

/** The authority for a certificate with this end. It is created on first use, and when the certificate would outlive the current one. */
export async function authorityFor(
  context: Pick<ReadContext, 'db' | 'act'>,
  notAfter: Date,
  { keys, agency }: Pick<CertificateSettings, 'keys' | 'agency'>,
): Promise<Authority> {
  const known = await findAuthority(context.db);
  if (known && known.notAfter > notAfter) return known;
  return context.act('makeCertificateAuthority', async ({ db, now, audit }) => {
    await takeTurn(db);
    const meanwhile = await findAuthority(db);
    if (meanwhile && meanwhile.notAfter > notAfter) return meanwhile;
    const notBefore = new Date(now.getTime() - 60_000);
    const term = { notBefore, notAfter: daysAfter(now, yearsOfAuthority * 365) };
    const made = await makeAuthority({ organisation: agency.th, name: authorityName(agency), ...term });
    await insertAuthority(db, { made, sealedKey: sealForFolder(keys, purposeOf(made.certificate), made.privateKey), ...term, now });
    audit({ detail: { serial: made.serial } });
    return (await findAuthority(db)) as Authority;
  });
}

/** The public data of the authority. */
export async function certificateAuthority({ db }: ReadContext): Promise<AnswerOf<typeof authorityEndpoint>> {
  const found = await findAuthority(db);
  if (!found) return { item: null };
  const { authorityId, subject, notBefore, notAfter, certificate } = found;
  return { item: { authorityId, subject, notBefore, notAfter, fingerprint: fingerprintOf(certificate) } };
}

/** The revocation list of an authority, signed again if a certificate was revoked since or the list has grown old. */
export async function revokedListOf(
  context: Pick<ReadContext, 'db' | 'act' | 'now'>,
  authorityId: number | undefined,
  settings: Pick<CertificateSettings, 'keys'>,
): Promise<Buffer> {
  const found = await findAuthority(context.db, authorityId);
  if (!found) throw notFound();
  if (isFresh(found, context.now)) return found.crl as Buffer;
  return context.act('signRevokedList', async ({ db, now, audit }) => {
    await takeTurn(db);
    const authority = (await findAuthority(db, found.authorityId)) as Authority;
    if (isFresh(authority, now)) return authority.crl as Buffer;
    const voucher = { certificate: authority.certificate, privateKey: authorityKey(authority, settings) };
    const number = authority.crlNumber + 1;
    const until = daysAfter(now, listDays);
    const list = await makeRevokedList(voucher, { number, thisUpdate: now, nextUpdate: until, revoked: await findRevoked(db, authority.authorityId) });
    await saveRevokedList(db, authority.authorityId, { list, number, until });
    audit({ detail: { authorityId: authority.authorityId, number } });
    return list;
  });
}

function isFresh({ crl, crlUntil }: Authority, now: Date): boolean {
  return crl !== null && crlUntil !== null && crlUntil > daysAfter(now, listDays / 2);
}
