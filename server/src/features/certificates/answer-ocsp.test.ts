import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ocspPath } from '@sarabun/contract/certificates/certificate-settings';
import { afterAll, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { testPortal } from '../../../test/portal';
import { makeAuthority, makeSealCertificate } from './make-certificates';

const portal = await testPortal({ environment: { PUBLIC_URL: 'https://sarabun.example.go.th' } });
const { db, app } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
for (const page of ['certificate-person', 'certificate-person-request']) await portal.grant(keeper, page, 'manage');
const certificates = certificatesOf(portal, unit, keeper);
const { certificateId } = await certificates.holder();

const folder = mkdtempSync(join(tmpdir(), 'sarabun-ocsp-'));
afterAll(() => rmSync(folder, { recursive: true }));
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const keep = (name: string, certificate: Buffer) => {
  writeFileSync(join(folder, `${name}.der`), certificate);
  openssl('x509', '-inform', 'DER', '-in', `${name}.der`, '-out', `${name}.pem`);
};
const kept = await db.selectFrom('certificate').where('id', '=', certificateId).selectAll().executeTakeFirstOrThrow();
keep('ca', (await db.selectFrom('certificate_authority').selectAll().executeTakeFirstOrThrow()).certificate);
keep('person', kept.certificate);

function request(name: string, issuer = 'ca', hash = 'sha256'): Buffer {
  openssl('ocsp', `-${hash}`, '-issuer', `${issuer}.pem`, '-cert', `${name}.pem`, '-no_nonce', '-reqout', 'request');
  return readFileSync(join(folder, 'request'));
}
const ask = (payload: Buffer) => app.inject({ method: 'POST', url: ocspPath, payload, headers: { 'content-type': 'application/ocsp-request' } });
const read = (answer: Buffer, hash = 'sha256') => {
  writeFileSync(join(folder, 'answer'), answer);
  return openssl('ocsp', '-respin', 'answer', `-${hash}`, '-issuer', 'ca.pem', '-cert', 'person.pem', '-CAfile', 'ca.pem');
};

it('tells anyone whether a certificate was revoked, as openssl asks and reads; at once, and signed only once', async () => {
  expect(openssl('x509', '-in', 'person.pem', '-noout', '-ocsp_uri')).toContain(`https://sarabun.example.go.th${ocspPath}`);
  const good = await ask(request('person'));
  expect([good.statusCode, good.headers['content-type']]).toEqual([200, 'application/ocsp-response']);
  expect(read(good.rawPayload)).toContain('person.pem: good');
  expect((await ask(request('person'))).rawPayload.equals(good.rawPayload)).toBe(true);
  const byGet = await app.inject({ url: `${ocspPath}/${encodeURIComponent(request('person', 'ca', 'sha1').toString('base64'))}` });
  expect(read(byGet.rawPayload, 'sha1')).toContain('person.pem: good');
  await portal.post('/api/core/certificates/revoke', { certificateId, code: 'keyCompromise', reason: 'ทำหาย' }, { as: keeper });
  const revoked = read((await ask(request('person'))).rawPayload);
  expect(revoked).toContain('person.pem: revoked');
  expect(revoked).toContain('keyCompromise');
});

it('signs nothing about what it did not issue, and nothing for a request that is none', async () => {
  const term = { notBefore: new Date(Date.now() - 60_000), notAfter: new Date(Date.now() + 600_000) };
  const other = await makeAuthority({ organisation: 'อื่น', name: 'อื่น', ...term });
  keep('other', other.certificate);
  keep('stranger', (await makeSealCertificate(other, { organisation: 'อื่น', revokedAt: null, ...term })).certificate);
  const [unauthorized, malformed] = ['30030a0106', '30030a0101'];
  expect((await ask(request('stranger', 'other'))).rawPayload.toString('hex')).toBe(unauthorized);
  expect((await ask(request('stranger', 'ca'))).rawPayload.toString('hex')).toBe(unauthorized);
  for (const junk of [Buffer.alloc(0), Buffer.from('junk'), Buffer.from('30003000', 'hex')]) {
    expect((await ask(junk)).rawPayload.toString('hex')).toBe(malformed);
  }
  expect((await ask(Buffer.alloc(5000))).statusCode).toBe(413);
});
