import { fromBER } from 'asn1js';

/** One DER value that fills the bytes, or throws. Zeros behind it are allowed where a signature is stored with room to spare. */
export function readDer(bytes, { padded = false } = {}) {
  const content = new Uint8Array(bytes);
  const { offset, result } = fromBER(content);
  if (offset === -1) throw new Error('no DER');
  if (content.subarray(offset).some((byte) => !padded || byte !== 0)) throw new Error('more than one DER value');
  return result;
}

/** The values inside of a constructed one. */
export const partsOf = (block) => {
  if (!Array.isArray(block?.valueBlock?.value)) throw new Error('no constructed value');
  return block.valueBlock.value;
};

/** The bytes of a value as they stand in what was read. */
export const bytesOf = (block) => Buffer.from(block.valueBeforeDecodeView);

/** The content of a primitive value. */
export const contentOf = (block) => Buffer.from(block.valueBlock.valueHexView ?? new Uint8Array());

export const oidOf = (block) => block.valueBlock.toString();

/** Whether a value has this context-specific tag. */
export const isTagged = (block, number) => block?.idBlock.tagClass === 3 && block.idBlock.tagNumber === number;

/** The extensions of a certificate by their object identifiers: their DER values. */
export function extensionsOf(certificate) {
  const [toBeSigned] = partsOf(readDer(certificate));
  const list = partsOf(toBeSigned).find((part) => isTagged(part, 3));
  if (!list) return new Map();
  return new Map(partsOf(partsOf(list)[0]).map((extension) => [oidOf(partsOf(extension)[0]), contentOf(partsOf(extension).at(-1))]));
}

/** The serial number and the issuer of a certificate, as bytes. */
export function namedBy(certificate) {
  const parts = partsOf(partsOf(readDer(certificate))[0]);
  const at = isTagged(parts[0], 0) ? 1 : 0;
  return { serial: contentOf(parts[at]), issuer: bytesOf(parts[at + 2]) };
}
