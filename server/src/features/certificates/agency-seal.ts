import { sign } from 'node:crypto';
import type { ReadContext } from '../../platform/action';
import type { Signer } from '../../platform/pdf-signing/cms';
import { authorityFor, authorityKey, revokedListOf } from './authority';
import { takeTurn } from './authority-store';
import { ocspAddress, revokedListAddress } from './certificate-addresses';
import { daysAfter } from './certificate-rules';
import { openForFolder, sealForFolder } from './key-sealing';
import { makeSealCertificate } from './make-certificates';
import { type AgencySeal, findSeal, insertSeal } from './seal-store';
import type { CertificateSettings } from './settings';

const daysOfSeal = 730;
/** A seal that ends sooner is replaced before it is used again. */
export const daysLeftOfSeal = 60;

const purposeOf = (serial: string) => `seal:${serial}`;

/** Opens the agency's own certificate, with which it seals the PDFs that it issues. It is created on first use, and again before it ends. */
export async function openAgencySeal(
  context: Pick<ReadContext, 'db' | 'act' | 'now'>,
  settings: Pick<CertificateSettings, 'keys' | 'agency' | 'publicUrl'>,
): Promise<Signer & { sealId: number }> {
  const { db, now } = context;
  const seal = (await findSeal(db, now, daysAfter(now, daysLeftOfSeal))) ?? (await makeSeal(context, settings));
  const key = openForFolder(settings.keys, purposeOf(seal.serial), seal.sealedKey);
  return {
    sealId: seal.sealId,
    certificate: seal.certificate,
    chain: [seal.authority],
    lists: [await revokedListOf(context, seal.authorityId, settings)],
    sign: (content) => sign('sha256', content, { key, format: 'der', type: 'pkcs8' }),
  };
}

async function makeSeal(
  context: Pick<ReadContext, 'db' | 'act' | 'now'>,
  settings: Pick<CertificateSettings, 'keys' | 'agency' | 'publicUrl'>,
): Promise<AgencySeal> {
  const term = { notBefore: new Date(context.now.getTime() - 60_000), notAfter: daysAfter(context.now, daysOfSeal) };
  const authority = await authorityFor(context, term.notAfter, settings);
  return context.act('makeAgencySeal', async ({ db, now, audit }) => {
    await takeTurn(db);
    const usable = () => findSeal(db, now, daysAfter(now, daysLeftOfSeal));
    const meanwhile = await usable();
    if (meanwhile) return meanwhile;
    const voucher = { certificate: authority.certificate, privateKey: authorityKey(authority, settings) };
    const revokedAt = revokedListAddress(settings.publicUrl, authority.authorityId);
    const made = await makeSealCertificate(voucher, { organisation: settings.agency.th, revokedAt, ocspAt: ocspAddress(settings.publicUrl), ...term });
    voucher.privateKey.fill(0);
    const sealedKey = sealForFolder(settings.keys, purposeOf(made.serial), made.privateKey);
    await insertSeal(db, { authorityId: authority.authorityId, made, sealedKey, ...term, now });
    audit({ detail: { serial: made.serial } });
    return (await usable()) as AgencySeal;
  });
}
