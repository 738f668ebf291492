import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const config = `
[req]
distinguished_name = name
[name]
[ca]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
[signing]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
extendedKeyUsage = emailProtection, clientAuth
[encrypting]
basicConstraints = critical, CA:false
keyUsage = critical, keyEncipherment
[listed]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
crlDistributionPoints = URI:$ENV::LIST
[asked]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
authorityInfoAccess = OCSP;URI:$ENV::OCSP
[answering]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = OCSPSigning
[lists]
database = index.txt
default_md = sha256
default_crl_days = 7
[server]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
`;

interface Wanted {
  /** Of the file. */
  password: string;
  /** What the certificate is for: a section of the configuration. */
  use?: 'signing' | 'listed' | 'asked' | 'encrypting' | 'server' | 'ca';
  /** Where its revocation list is, for `listed`. */
  list?: string;
  /** Where its authority answers about it, for `asked`. */
  ocsp?: string;
  /** A key of its own, in the words of openssl; by default that of all persons. */
  key?: readonly string[];
  hash?: string;
  name?: string;
  /** The whole subject, in the words of openssl, instead of the name. */
  subject?: string;
  /** Days until the certificate ends; a negative number for one that has. */
  days?: number;
  /** Words for the export, such as `-legacy`. */
  export?: readonly string[];
  /** Whether the authority in between is in the file. */
  whole?: boolean;
}

const p256 = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
const rsa = (bits: number) => ['-newkey', `rsa:${bits}`];
/** The key of persons, made once for all files of a worker: a quarter of a second each. */
let usual: string | undefined;
const usualKey = () => {
  usual ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return usual;
};
const keyWords = (name: string, key?: readonly string[]) => (key ? [...key, '-nodes', '-keyout', `${name}.key`] : ['-key', `${name}.key`]);
const subjectOf = (name: string) => `/C=TH/CN=${name}`;

/** A licensed authority of the tests: a root, an authority below it that issues, and files with keys of persons. openssl makes them. */
export function licensedAuthority(rootKey: readonly string[] = rsa(2048)) {
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-licensed-'));
  let address = 'http://127.0.0.1:1/none.crl';
  let responder = 'http://127.0.0.1:1/ocsp';
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { LIST: address, OCSP: responder, ...process.env } });
  writeFileSync(join(folder, 'config'), config);
  writeFileSync(join(folder, 'index.txt'), '');
  /** Asks for a certificate with a new key, or with the one that is there. */
  const request = (name: string, key: readonly string[] | undefined, of: string, subject = subjectOf(of)) =>
    openssl('req', '-new', '-utf8', '-config', 'config', '-subj', subject, ...keyWords(name, key), '-out', `${name}.csr`);
  const issue = (name: string, by: string, use: string, { days = 30, hash = 'sha256' } = {}) =>
    openssl(
      'x509',
      '-req',
      ...['-in', `${name}.csr`, '-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-days', String(days), `-${hash}`],
      ...['-set_serial', `0x${Date.now().toString(16)}${Math.floor(Math.random() * 1e9).toString(16)}`.padEnd(22, '7')],
      ...['-extfile', 'config', '-extensions', use, '-out', `${name}.pem`],
    );
  request('root', rootKey, 'Root of the tests');
  openssl('x509', '-req', '-in', 'root.csr', '-signkey', 'root.key', '-days', '800', '-extfile', 'config', '-extensions', 'ca', '-out', 'root.pem');
  request('between', rsa(2048), 'Licensed authority');
  issue('between', 'root', 'ca', { days: 700 });
  let made = 0;
  return {
    folder,
    openssl,
    root: new X509Certificate(readFileSync(join(folder, 'root.pem'))).raw,
    between: new X509Certificate(readFileSync(join(folder, 'between.pem'))).raw,
    /** A file with the key and the certificate of a person. */
    p12({ password, use = 'signing', key, hash, name = 'นายสมชาย ใจดี', subject, days = 200, ...more }: Wanted): Buffer {
      const { export: words = [], whole = true, list, ocsp } = more;
      address = list ?? address;
      responder = ocsp ?? responder;
      const one = `person${made++}`;
      if (!key) writeFileSync(join(folder, `${one}.key`), usualKey());
      request(one, key, name, subject);
      issue(one, 'between', use, { days, ...(hash && { hash }) });
      const chain = whole ? ['-certfile', 'between.pem'] : [];
      openssl('pkcs12', '-export', '-in', `${one}.pem`, '-inkey', `${one}.key`, ...chain, '-passout', `pass:${password}`, ...words, '-out', `${one}.p12`);
      return readFileSync(join(folder, `${one}.p12`));
    },
    /** Its revocation list now, as DER; first it revokes the certificate that was made last. */
    list({ revokesLast = false } = {}): Buffer {
      const by = ['-config', 'config', '-name', 'lists', '-keyfile', 'between.key', '-cert', 'between.pem'];
      if (revokesLast) openssl('ca', ...by, '-revoke', `person${made - 1}.pem`);
      openssl('ca', ...by, '-gencrl', '-out', 'list.pem');
      return openssl('crl', '-in', 'list.pem', '-outform', 'DER');
    },
    /** What it answers by OCSP about the certificate that was made last, as openssl does: signed by a certificate made for that, or by another one. */
    answer({ state = 'good', by = 'answerer' }: { state?: 'good' | 'revoked' | 'unknown'; by?: string } = {}): Buffer {
      if (!existsSync(join(folder, `${by}.pem`))) {
        request(by, p256, by);
        issue(by, 'between', by === 'answerer' ? 'answering' : 'signing');
      }
      const last = `person${made - 1}.pem`;
      const { serialNumber } = new X509Certificate(readFileSync(join(folder, last)));
      const line = [state === 'revoked' ? 'R' : 'V', '300101000000Z', state === 'revoked' ? '260101000000Z' : '', serialNumber, 'unknown', '/CN=x'];
      writeFileSync(join(folder, 'known.txt'), state === 'unknown' ? '' : `${line.join('\t')}\n`);
      openssl('ocsp', '-issuer', 'between.pem', '-cert', last, '-no_nonce', '-reqout', 'asked');
      const signer = ['-rsigner', `${by}.pem`, '-rkey', `${by}.key`, '-CA', 'between.pem', '-index', 'known.txt', '-ndays', '1'];
      openssl('ocsp', ...signer, '-reqin', 'asked', '-respout', 'answered');
      return readFileSync(join(folder, 'answered'));
    },
    /** What openssl reads in a request. */
    readRequest(asked: Buffer): string {
      writeFileSync(join(folder, 'read'), asked);
      return openssl('ocsp', '-reqin', 'read', '-req_text').toString();
    },
    keys: { p256, rsa },
    /** Removes its files. */
    end: () => rmSync(folder, { recursive: true }),
  };
}
