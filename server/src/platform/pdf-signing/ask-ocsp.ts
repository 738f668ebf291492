import { Integer, Null } from 'asn1js';
import { namedBy } from '../reading/der.mjs';
import { namedIssuer, type OcspAnswer, readOcspAnswer } from '../reading/ocsp-answer.mjs';
import { fetchOutside, type PostRules } from '../services/outside-post';
import { arrayOf, derOf, octets, oid, sequence } from './write-der';

/** An answer about one certificate, as it came and as it was read. */
export interface AskedOcsp extends OcspAnswer {
  answer: Buffer;
}

/** Every responder takes SHA-1 for the name of an authority; it protects nothing there. */
const sha1 = { oid: '1.3.14.3.2.26', name: 'sha1' };
const largestAnswer = 32 * 1024;
/** The clocks of both may differ by this much. */
const clockDifference = 5 * 60_000;
/** An answer that names no end counts for so long. */
const endlessMs = 24 * 3_600_000;

/** Whether an answer is of now: an old one, kept by somebody, may call a certificate good that was revoked since. */
export const isOfNow = ({ from, until }: Pick<OcspAnswer, 'from' | 'until'>, now: Date): boolean =>
  from.getTime() <= now.getTime() + clockDifference && (until ?? new Date(from.getTime() + endlessMs)) > now;

/**
 * Asks the responder of an authority about one certificate (RFC 6960). Null where it is silent, slow, or answers with something that is not its signed
 * answer about this certificate at this time; that somebody does not know the certificate is no answer either.
 */
export async function askOcsp(address: string, certificate: Buffer, issuer: Buffer, now: Date, rules: PostRules): Promise<AskedOcsp | null> {
  try {
    const headers = { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' };
    const { status, content } = await fetchOutside(
      { method: 'POST', url: address, headers, body: requestAbout(certificate, issuer), most: largestAnswer },
      rules,
    );
    const read = status === 200 && content ? readOcspAnswer(content, certificate, issuer) : null;
    return read && content && read.state !== 'unknown' && isOfNow(read, now) ? { ...read, answer: content } : null;
  } catch {
    return null;
  }
}

function requestAbout(certificate: Buffer, issuer: Buffer): Buffer {
  const { name, key } = namedIssuer(issuer, sha1.name);
  const { serial } = namedBy(certificate);
  const named = sequence(sequence(oid(sha1.oid), new Null()), octets(name), octets(key), new Integer({ valueHex: arrayOf(serial) }));
  return derOf(sequence(sequence(sequence(sequence(named)))));
}
