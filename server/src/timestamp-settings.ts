import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from './config';
import type { TimestampAuthority } from './platform/pdf-signing/timestamp';
import { CannotStart } from './platform/postgres/data-folder';

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The timestamp authority of the deployment, if one is configured. A file without its certificates stops the start. */
export function timestampAuthority({
  TIMESTAMP_URL: url,
  TIMESTAMP_CA_FILE: file,
}: Pick<Config, 'TIMESTAMP_URL' | 'TIMESTAMP_CA_FILE'>): TimestampAuthority | null {
  if (url === null || file === null) return null;
  try {
    const trusted = [...readFileSync(file, 'utf8').matchAll(certificate)].map(([pem]) => new X509Certificate(pem).raw);
    if (trusted.length > 0) return { url, trusted };
  } catch (error) {
    throw new CannotStart(`TIMESTAMP_CA_FILE must be a file with certificates in PEM, but ${file} cannot be read (${(error as Error).message}).`);
  }
  throw new CannotStart(`TIMESTAMP_CA_FILE must be a file with certificates in PEM, but ${file} has none.`);
}
