import { type BaseBlock, Constructed, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';

export const sequence = (...value: BaseBlock[]) => new Sequence({ value });
export const setOf = (...value: BaseBlock[]) => new SetOf({ value });
export const oid = (value: string) => new ObjectIdentifier({ value });
/** The bytes alone, not the pool that a Buffer may be part of. */
export const arrayOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
export const octets = (value: Uint8Array) => new OctetString({ valueHex: arrayOf(value) });
/** A constructed value with a context-specific tag. */
export const tagged = (tagNumber: number, ...value: BaseBlock[]) => new Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
export const derOf = (block: BaseBlock) => Buffer.from(block.toBER());
