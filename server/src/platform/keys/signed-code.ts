import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyOf } from './key-file';

/** Signs short statements, such as "letter 12, for person 5", so that a link can carry them and nobody can forge one. */
export interface SignedCodes {
  sign(purpose: string, values: readonly number[]): string;
  /** The values of a code signed for this purpose, or null. */
  read(purpose: string, code: string): number[] | null;
}

const signatureBytes = 16;

/** Codes signed with a key of the data folder, made at the first start. */
export function signedCodes(keyFile: string): SignedCodes {
  const key = keyOf(keyFile);
  const signatureOf = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest().subarray(0, signatureBytes);
  return {
    sign: (purpose, values) => {
      const text = values.map((value) => value.toString(36)).join('.');
      return `${text}~${signatureOf(purpose, text).toString('base64url')}`;
    },
    read: (purpose, code) => {
      const [text = '', signature = ''] = code.split('~');
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== signatureBytes || !timingSafeEqual(given, signatureOf(purpose, text))) return null;
      return text.split('.').map((value) => Number.parseInt(value, 36));
    },
  };
}
