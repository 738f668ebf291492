import { createHash, sign } from 'node:crypto';
import { type BaseBlock, BitString, Constructed, Enumerated, fromBER, GeneralizedTime, ObjectIdentifier, OctetString, Primitive, Sequence } from 'asn1js';

/** The state of a certificate, as asked for by its number. */
export interface OcspState {
  revoked: { at: Date; reason: number } | null;
}

const hashes: Record<string, string> = { '1.3.14.3.2.26': 'sha1', '2.16.840.1.101.3.4.2.1': 'sha256', '2.16.840.1.101.3.4.2.2': 'sha384' };
const [basicResponse, ecdsaWithSha384] = ['1.3.6.1.5.5.7.48.1.1', '1.2.840.10045.4.3.3'];

const sequence = (...value: BaseBlock[]) => new Sequence({ value });
const oid = (value: string) => new ObjectIdentifier({ value });
const arrayOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const octets = (value: Buffer) => new OctetString({ valueHex: arrayOf(value) });
const tagged = (tagNumber: number, ...value: BaseBlock[]) => new Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
const moment = (valueDate: Date) => new GeneralizedTime({ valueDate: new Date(Math.floor(valueDate.getTime() / 1000) * 1000) });
const partsOf = (block: BaseBlock | undefined): BaseBlock[] => {
  const { value } = (block as Sequence | undefined)?.valueBlock ?? {};
  if (!Array.isArray(value)) throw new Error('no request');
  return value as BaseBlock[];
};
const bytesOf = (block: BaseBlock | undefined) => Buffer.from((block as OctetString).valueBlock.valueHexView);

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
    const { offset, result } = fromBER(new Uint8Array(request));
    if (offset === -1) return null;
    const list = partsOf(partsOf(result)[0]).find(({ idBlock }) => idBlock.tagClass === 1 && idBlock.tagNumber === 16);
    const requests = partsOf(list);
    if (requests.length !== 1) return null;
    const name = partsOf(requests[0])[0] as BaseBlock;
    const [algorithm, issuerName, issuerKey, serial] = partsOf(name);
    const hash = hashes[(partsOf(algorithm)[0] as ObjectIdentifier).valueBlock.toString()];
    if (!hash) return null;
    return { hash, issuerName: bytesOf(issuerName), issuerKey: bytesOf(issuerKey), serial: bytesOf(serial).toString('hex').replace(/^00/, ''), name };
  } catch {
    return null;
  }
}

/** Name and key of an authority, as certificates and requests name them. */
function identityOf(authority: Buffer): { name: Buffer; key: Buffer } {
  const parts = partsOf(partsOf(fromBER(new Uint8Array(authority)).result)[0]);
  const at = parts[0]?.idBlock.tagClass === 3 ? 1 : 0;
  const key = partsOf(parts[at + 5])[1] as BitString;
  return { name: Buffer.from((parts[at + 4] as BaseBlock).valueBeforeDecodeView), key: Buffer.from(key.valueBlock.valueHexView) };
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
  const signature = sign('sha384', Buffer.from(data.toBER()), { key: voucher.privateKey, format: 'der', type: 'pkcs8' });
  const basic = sequence(data, sequence(oid(ecdsaWithSha384)), new BitString({ valueHex: arrayOf(signature) }));
  const bytes = sequence(oid(basicResponse), octets(Buffer.from(basic.toBER())));
  return Buffer.from(sequence(new Enumerated({ value: 0 }), tagged(0, bytes)).toBER());
}

/** The answer that a request is malformed (1), or that nobody here knows of its certificate (6). Neither is signed. */
export const ocspRefusal = (status: 1 | 6): Buffer => Buffer.from(sequence(new Enumerated({ value: status })).toBER());
