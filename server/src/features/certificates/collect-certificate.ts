import type { collectCertificate as endpoint } from '@sarabun/contract/certificates/own-certificate';
import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { limitToTwo, verifySigner } from '../session';
import { authorityFor, authorityKey } from './authority';
import type { Authority } from './authority-store';
import { ocspAddress, revokedListAddress } from './certificate-addresses';
import { expiringBefore, monthsAfter } from './certificate-rules';
import { findSetting, findUnended, insertCertificate, markRevoked } from './certificate-store';
import { supersededReason } from './certificate-texts';
import { findHolder } from './holder-store';
import { sealForFolder, sealWithPin } from './key-sealing';
import { type Made, makeCertificate } from './make-certificates';
import { nothingToCollect, weakPin } from './refusals';
import { endRequest, findRequestsOf, lockHolder, lockRequest } from './request-store';
import type { CertificateSettings } from './settings';

/** The sealing purpose of a private key, so that one cannot replace another. */
export const keyPurpose = (serial: string) => `certificate:${serial}`;

/**
 * Creates the key and certificate of an approved request, after the person has proved identity again and chosen a PIN. The key is made here
 * and never leaves the server; without the PIN nobody can open it, system administrators included. Any earlier certificate of the agency is superseded.
 */
export async function collectCertificate(
  context: ReadContext,
  { requestId, pin, password, code }: InputOf<typeof endpoint>,
  settings: CertificateSettings,
): Promise<Prepared<AnswerOf<typeof endpoint>>> {
  const { db, actor, now } = context;
  const request = (await findRequestsOf(db, actor.personId, now)).find((one) => one.requestId === requestId);
  if (!request) throw notFound();
  if (request.state !== 'approved') throw nothingToCollect();
  const fault = pinFault(pin);
  if (fault) throw weakPin(fault);
  await verifySigner(context, { password, code }, settings);
  const { validMonths } = await findSetting(db);
  const term = { notBefore: new Date(now.getTime() - 60_000), notAfter: monthsAfter(now, validMonths) };
  const authority = await authorityFor(context, term.notAfter, settings);
  const made = await makeOwn(context, authority, term, settings);
  const purpose = keyPurpose(made.serial);
  const sealedKey = sealForFolder(settings.keys, purpose, await limitToTwo(() => sealWithPin(pinOf(pin), purpose, made.privateKey)));
  made.privateKey.fill(0);
  return (act) => keep(act, { requestId, made, sealedKey, authorityId: authority.authorityId, ...term });
}

async function makeOwn(
  { db, actor, now }: ReadContext,
  authority: Authority,
  term: { notBefore: Date; notAfter: Date },
  settings: CertificateSettings,
): Promise<Made> {
  const holder = await findHolder(db, actor.personId, { now, soon: expiringBefore(now, []) });
  if (!holder) throw notFound();
  const voucher = { certificate: authority.certificate, privateKey: authorityKey(authority, settings) };
  const person = { name: holder.name, title: holder.positionName, unit: holder.unitName, organisation: settings.agency.th };
  const made = await makeCertificate(voucher, {
    person,
    revokedAt: revokedListAddress(settings.publicUrl, authority.authorityId),
    ocspAt: ocspAddress(settings.publicUrl),
    ...term,
  });
  voucher.privateKey.fill(0);
  return made;
}

interface Collected {
  requestId: number;
  authorityId: number;
  made: Made;
  sealedKey: Buffer;
  notBefore: Date;
  notAfter: Date;
}

async function keep({ db, actor, now, audit }: ActContext, collected: Collected): Promise<{ certificateId: number }> {
  const { personId } = actor;
  await lockHolder(db, personId, now);
  const request = await lockRequest(db, collected.requestId, now);
  if (request?.personId !== personId || request.state !== 'approved') throw nothingToCollect();
  const before = await findUnended(db, personId, now, 'agency');
  if (before.length > 0) await markRevoked(db, before, { code: 'superseded', reason: supersededReason.th, by: null, now });
  const certificateId = await insertCertificate(db, { personId, ...collected, now });
  await endRequest(db, collected.requestId, 'collected');
  audit({ detail: { certificateId, requestId: collected.requestId, serial: collected.made.serial } });
  return { certificateId };
}
