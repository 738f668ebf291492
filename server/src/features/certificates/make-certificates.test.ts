import { execFileSync } from 'node:child_process';
import { createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeAuthority, makeCertificate, makeRevokedList } from './make-certificates';

const folder = mkdtempSync(join(tmpdir(), 'sarabun-certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));
const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, encoding: 'utf8' });

const year = 365 * 24 * 60 * 60 * 1000;
const notBefore = new Date(Date.now() - 60_000);
const term = { notBefore, notAfter: new Date(notBefore.getTime() + year) };
const authority = await makeAuthority({
  organisation: 'กรมตัวอย่าง',
  name: 'ผู้ออกใบรับรองของกรมตัวอย่าง',
  notBefore,
  notAfter: new Date(notBefore.getTime() + 10 * year),
});
const person = { name: 'นางสาวสมหญิง ญี่ปุ่นน้ำใส', title: 'ผู้อำนวยการกองที่ ๑', organisation: 'กรมตัวอย่าง', unit: 'กองที่ ๑' };
const revokedAt = 'https://flow.example.go.th/api/core/certificates/revoked.crl';
const made = await makeCertificate(authority, { person, revokedAt, ...term });
writeFileSync(join(folder, 'ca.der'), authority.certificate);
writeFileSync(join(folder, 'person.der'), made.certificate);
for (const name of ['ca', 'person']) openssl('x509', '-inform', 'DER', '-in', `${name}.der`, '-out', `${name}.pem`);

describe('a certificate of a person', () => {
  it('has the Thai name and post, and is vouched for by the authority, as others check it', () => {
    expect(openssl('verify', '-x509_strict', '-CAfile', 'ca.pem', 'person.pem')).toContain('OK');
    const words = openssl('x509', '-in', 'person.pem', '-noout', '-text', '-nameopt', 'utf8');
    for (const said of [person.name, person.title, person.unit, 'ผู้ออกใบรับรองของกรมตัวอย่าง', revokedAt]) expect(words).toContain(said);
    expect(words).toMatch(/Digital Signature, Non Repudiation/);
    expect(words).toMatch(/CA:FALSE/);
  });

  it('has a key that signs, and a serial number that nobody guesses', async () => {
    const { publicKey } = new X509Certificate(made.certificate);
    const signature = sign('sha256', Buffer.from('ข้อความ'), { key: made.privateKey, format: 'der', type: 'pkcs8' });
    expect(verify('sha256', Buffer.from('ข้อความ'), publicKey, signature)).toBe(true);
    expect(verify('sha256', Buffer.from('ข้อความอื่น'), publicKey, signature)).toBe(false);
    const another = await makeCertificate(authority, { person, revokedAt: null, ...term });
    expect(another.serial).not.toBe(made.serial);
    expect(made.serial).toMatch(/^[4-7][0-9a-f]{31}$/);
    expect(new X509Certificate(made.certificate).serialNumber.toLowerCase()).toBe(made.serial);
  });

  it('is not vouched for by another authority of the same name', async () => {
    const other = await makeAuthority({ organisation: 'กรมตัวอย่าง', name: 'ผู้ออกใบรับรองของกรมตัวอย่าง', ...term });
    const check = (voucher: Buffer) =>
      new X509Certificate(made.certificate).verify(createPublicKey(new X509Certificate(voucher).publicKey.export({ type: 'spki', format: 'pem' })));
    expect([check(authority.certificate), check(other.certificate)]).toEqual([true, false]);
  });
});

it('a list of revoked certificates names them with the reason, and others refuse them by it', async () => {
  const revoked = [{ serial: made.serial, revokedAt: new Date(), code: 'keyCompromise' as const }];
  const list = await makeRevokedList(authority, { number: 200, thisUpdate: notBefore, nextUpdate: new Date(Date.now() + year), revoked });
  writeFileSync(join(folder, 'list.der'), list);
  openssl('crl', '-inform', 'DER', '-in', 'list.der', '-out', 'list.pem');
  const words = openssl('crl', '-in', 'list.pem', '-noout', '-text', '-CAfile', 'ca.pem');
  expect(words).toContain(made.serial.toUpperCase());
  expect(words).toContain('Key Compromise');
  expect(words).toMatch(/CRL Number:\s*200/);
  expect(() =>
    execFileSync('openssl', ['verify', '-crl_check', '-CRLfile', 'list.pem', '-CAfile', 'ca.pem', 'person.pem'], { cwd: folder, stdio: 'pipe' }),
  ).toThrow(/revoked/);
});
