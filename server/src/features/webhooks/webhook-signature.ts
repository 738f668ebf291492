import { createHmac } from 'node:crypto';

/**
 * The header `Sarabun-Signature`: the moment of sending in seconds, and for each secret in force the HMAC-SHA256 of `<seconds>.<body>`. A
 * receiver accepts it if one of them is right and the moment is near.
 */
export function signatureOf(secrets: readonly string[], body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
