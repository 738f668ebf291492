import type { BaseBlock } from 'asn1js';

export declare function readDer(bytes: Uint8Array, how?: { padded?: boolean }): BaseBlock;
export declare function partsOf(block: BaseBlock | undefined): BaseBlock[];
export declare function bytesOf(block: BaseBlock | undefined): Buffer;
export declare function contentOf(block: BaseBlock | undefined): Buffer;
export declare function oidOf(block: BaseBlock | undefined): string;
export declare function isTagged(block: BaseBlock | undefined, number: number): boolean;
export declare function extensionsOf(certificate: Uint8Array): Map<string, Buffer>;
export declare function namedBy(certificate: Uint8Array): { serial: Buffer; issuer: Buffer };
