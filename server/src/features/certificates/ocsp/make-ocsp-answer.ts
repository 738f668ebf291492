import { createHash, sign } from 'node:crypto';
import { type BaseBlock, BitString, Enumerated, GeneralizedTime, Primitive } from 'asn1js';
import { arrayOf, derOf, octets, oid, sequence, tagged } from '../../../platform/pdf-signing/write-der';
import { bytesOf, contentOf, isTagged, oidOf, partsOf, readDer } from '../../../platform/reading/der.mjs';

/** The state of a certificate, as asked for by its number. */
export interface OcspState {
  revoked: { at: Date; reason: number } | null;
}

const hashes: Record<string, string> = { '1.3.14.3.2.26': 'sha1', '2.16.840.1.101.3.4.2.1': 'sha256', '2.16.840.1.101.3.4.2.2': 'sha384' };
const [basicResponse, ecdsaWithSha384] = ['1.3.6.1.5.5.7.48.1.1', '1.2.840.10045.4.3.3'];

const moment = (valueDate: Date) => new GeneralizedTime({ valueDate: new Date(Math.floor(valueDate.getTime() / 1000) * 1000) });

/** What a request asks about. Only single certificates are answered. */
export interface OcspRequest {
  hash: string;
  issuerName: Buffer;
  issuerKey: Buffer;
  /** In hex, without a leading zero byte. */
  serial: string;
  /** The part of the request that names the certificate, which the answer repeats. */
  name: BaseBlock;
}

/** Reads a request about one certificate (RFC 6960); null if it is none. */
export function readOcspRequest(request: Uint8Array): OcspRequest | null {
  try {
    const list = partsOf(partsOf(readDer(request))[0]).find(({ idBlock }) => idBlock.tagClass === 1 && idBlock.tagNumber === 16);
    const requests = partsOf(list);
    if (requests.length !== 1) return null;
    const name = partsOf(requests[0])[0] as BaseBlock;
    const [algorithm, issuerName, issuerKey, serial] = partsOf(name);
    const hash = hashes[oidOf(partsOf(algorithm)[0])];
    if (!hash) return null;
    return { hash, issuerName: contentOf(issuerName), issuerKey: contentOf(issuerKey), serial: contentOf(serial).toString('hex').replace(/^00/, ''), name };
  } catch {
    return null;
  }
}

/** Name and key of an authority, as certificates and requests name them. */
function identityOf(authority: Buffer): { name: Buffer; key: Buffer } {
  const parts = partsOf(partsOf(readDer(authority))[0]);
  const at = isTagged(parts[0], 0) ? 1 : 0;
  return { name: bytesOf(parts[at + 4]), key: contentOf(partsOf(parts[at + 5])[1]) };
}

/** Whether a request is about a certificate of this authority. */
export function isOfAuthority({ hash, issuerName, issuerKey }: OcspRequest, authority: Buffer): boolean {
  const { name, key } = identityOf(authority);
  const hashed = (content: Buffer) => createHash(hash).update(content).digest();
  return hashed(name).equals(issuerName) && hashed(key).equals(issuerKey);
}

/** The signed answer about one certificate, good until a moment. */
export function makeOcspAnswer(
  voucher: { certificate: Buffer; privateKey: Buffer },
  { name }: OcspRequest,
  { state, now, until }: { state: OcspState; now: Date; until: Date },
): Buffer {
  const good = new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } });
  const status = state.revoked ? tagged(1, moment(state.revoked.at), tagged(0, new Enumerated({ value: state.revoked.reason }))) : good;
  const responder = tagged(2, octets(createHash('sha1').update(identityOf(voucher.certificate).key).digest()));
  const answered = sequence(name, status, moment(now), tagged(0, moment(until)));
  const data = sequence(responder, moment(now), sequence(answered));
  const signature = sign('sha384', derOf(data), { key: voucher.privateKey, format: 'der', type: 'pkcs8' });
  const basic = sequence(data, sequence(oid(ecdsaWithSha384)), new BitString({ valueHex: arrayOf(signature) }));
  const bytes = sequence(oid(basicResponse), octets(derOf(basic)));
  return derOf(sequence(new Enumerated({ value: 0 }), tagged(0, bytes)));
}

/** The answer that a request is malformed (1), or that nobody here knows of its certificate (6). Neither is signed. */
export const ocspRefusal = (status: 1 | 6): Buffer => derOf(sequence(new Enumerated({ value: status })));
