import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { hashOf } from '../sessions/tokens';

/** Seconds per code, and how many steps a person's clock may be off. */
const period = 30;
const tolerance = 1;

/** 160 bits, as RFC 4226 recommends, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

const totpOf = (secret: string, names: { issuer: string; label: string } = { issuer: '', label: 'account' }) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** The time step of a code (RFC 6238), or null if the code fits none near this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The secret as the QR code that authenticator apps read: an SVG in a `data:` address. */
export async function pictureOf(secret: string, names: { issuer: string; label: string }): Promise<string> {
  const svg = await drawQr(totpOf(secret, names).toString(), { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

const recoveryCodes = 10;
/** Without characters that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Ten codes of 79 bits each, as `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => Array.from({ length: groups }, () => randomLetters(groupLength)).join('-'));
}

function randomLetters(length: number): string {
  const usable = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length)) if (byte < usable && letters.length < length) letters += alphabet[byte % alphabet.length];
  }
  return letters;
}

/** The hash to store of a recovery code. Case, spaces and hyphens do not matter; null if it cannot be one. */
export function hashOfRecoveryCode(code: string): Buffer | null {
  const letters = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return letters.length === groups * groupLength ? hashOf(`recovery:${letters}`) : null;
}
