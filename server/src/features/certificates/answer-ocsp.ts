import type { ReadContext } from '../../platform/action';
import { authorityKey } from './authority';
import { findAllAuthorities, findIssuedState } from './authority-store';
import { crlReasons } from './make-certificates';
import { isOfAuthority, makeOcspAnswer, ocspRefusal, readOcspRequest } from './ocsp/make-ocsp-answer';
import type { CertificateSettings } from './settings';

/** An answer is good for this long, and given again for half of it. */
const hourMs = 60 * 60 * 1000;
const mostKept = 5000;

interface Kept {
  answer: Buffer;
  madeAt: number;
  revokedAt: number | null;
}

/**
 * Answers whether a certificate of the agency was revoked (RFC 6960), for anyone. Answers are signed once and given again, and only for certificates
 * that exist, so nobody can keep the server signing. The state itself is read for every request: a revocation counts at once.
 */
export function openOcsp(settings: Pick<CertificateSettings, 'keys'>) {
  const kept = new Map<string, Kept>();
  return async ({ db, now }: Pick<ReadContext, 'db' | 'now'>, request: Uint8Array): Promise<Buffer> => {
    const asked = readOcspRequest(request);
    if (!asked) return ocspRefusal(1);
    const authority = (await findAllAuthorities(db)).find(({ certificate }) => isOfAuthority(asked, certificate));
    const state = authority && (await findIssuedState(db, authority.authorityId, asked.serial));
    if (!authority || !state) return ocspRefusal(6);
    const key = `${authority.authorityId}:${asked.hash}:${asked.serial}`;
    const known = kept.get(key);
    const revokedAt = state.revokedAt?.getTime() ?? null;
    if (known && known.revokedAt === revokedAt && Math.abs(now.getTime() - known.madeAt) < hourMs / 2) return known.answer;
    const voucher = { certificate: authority.certificate, privateKey: authorityKey(authority, settings) };
    const revoked = state.revokedAt && { at: state.revokedAt, reason: state.code === null ? 0 : crlReasons[state.code] };
    const answer = makeOcspAnswer(voucher, asked, { state: { revoked }, now, until: new Date(now.getTime() + hourMs) });
    voucher.privateKey.fill(0);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { answer, madeAt: now.getTime(), revokedAt });
    return answer;
  };
}
