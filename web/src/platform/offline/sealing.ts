/** Encrypts what this browser keeps, under keys that are derived from a secret and never stored. */
export interface Sealer {
  /** Says whether records were sealed with the same secret. */
  tag: string;
  /** The name of a record, from which its request cannot be read. */
  nameOf(asked: string): Promise<string>;
  seal(content: unknown): Promise<Sealed>;
  sealBytes(content: BufferSource): Promise<Sealed>;
  /** Throws if it was sealed with another secret, or was changed. */
  open(sealed: Stored): Promise<unknown>;
  openBytes(sealed: Stored): Promise<ArrayBuffer>;
}

/** What was sealed, as it comes back from a store. */
interface Stored {
  iv: Uint8Array<ArrayBuffer>;
  bytes: BufferSource;
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of a secret of high entropy. Pages without TLS have no such functions: throws there. */
export async function sealerOf(secret: string): Promise<Sealer> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) });
  const aes = await crypto.subtle.deriveKey(from('sarabun offline content'), material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const hmac = await crypto.subtle.deriveKey(from('sarabun offline names'), material, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);
  const nameOf = async (asked: string) => hexOf(await crypto.subtle.sign('HMAC', hmac, utf8(asked)));
  const sealBytes = async (content: BufferSource) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, content) };
  };
  const openBytes = ({ iv, bytes }: Stored) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, bytes);
  return {
    tag: await nameOf(''),
    nameOf,
    sealBytes,
    openBytes,
    seal: (content) => sealBytes(utf8(JSON.stringify(content))),
    open: async (sealed) => JSON.parse(new TextDecoder().decode(await openBytes(sealed))),
  };
}
