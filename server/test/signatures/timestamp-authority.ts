import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const config = `
[req]
distinguished_name = name
[name]
[ca]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
[tsa]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[authority]
serial = serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

/** How the authority of the tests answers: rightly, never, one byte after the other without end, with an error, or with a lie. */
export type Answering = 'right' | 'silent' | 'slow' | 'error' | 'refusing' | 'junk' | 'endless' | 'ofAnother' | 'ofAnotherRequest';

/** A timestamp authority that the tests start: openssl signs, and the server lies as told. */
export async function timestampAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-tsa-'));
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(join(folder, 'config'), config);
  writeFileSync(join(folder, 'serial'), '01');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  for (const name of ['ca', 'tsa']) {
    openssl('req', '-new', '-config', 'config', '-subj', `/CN=${name} of the tests`, ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`);
  }
  openssl('x509', '-req', '-in', 'ca.csr', '-signkey', 'ca.key', '-days', '30', '-extfile', 'config', '-extensions', 'ca', '-out', 'ca.pem');
  const issued = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '20', '-extfile', 'config', '-extensions', 'tsa'];
  openssl('x509', '-req', '-in', 'tsa.csr', ...issued, '-out', 'tsa.pem');
  let answering: Answering = 'right';
  let asked = 0;
  const reply = (query: Buffer) => {
    writeFileSync(join(folder, 'query'), query);
    const words = ['-config', 'config', '-section', 'authority', '-queryfile', 'query', '-signer', 'tsa.pem', '-inkey', 'tsa.key'];
    openssl('ts', '-reply', ...words, '-out', 'reply');
    return readFileSync(join(folder, 'reply'));
  };
  /** The query with one byte of a part changed: of the digest, or of the nonce. */
  const changed = (query: Buffer, at: number) => {
    const copy = Buffer.from(query);
    copy[at] = (copy[at] as number) ^ 1;
    return copy;
  };
  const answer = (query: Buffer, response: ServerResponse) => {
    const send = (body: Buffer) => response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(body);
    const how: Record<Answering, () => unknown> = {
      right: () => send(reply(query)),
      silent: () => undefined,
      slow: () => {
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
        const byByte = setInterval(() => response.write(Buffer.from([0x30])), 10);
        response.on('close', () => clearInterval(byByte));
      },
      error: () => response.writeHead(503).end(),
      refusing: () => send(Buffer.from('30053003020102', 'hex')),
      junk: () => send(Buffer.from('<html>not found</html>')),
      endless: () => send(Buffer.alloc(300_000, 0x30)),
      ofAnother: () => send(reply(changed(query, query.indexOf(Buffer.from('0420', 'hex')) + 5))),
      ofAnotherRequest: () => send(reply(changed(query, query.length - 6))),
    };
    how[answering]();
  };
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked += 1;
    answer(Buffer.concat(parts), response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    caFile: join(folder, 'ca.pem'),
    root: new X509Certificate(readFileSync(join(folder, 'ca.pem'))).raw,
    answer: (how: Answering) => {
      answering = how;
    },
    asked: () => asked,
  };
}
