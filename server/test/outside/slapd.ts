import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = '/usr/sbin/slapd';

/** Whether OpenLDAP's server is installed (Debian: slapd, ldap-utils). */
export const hasSlapd = existsSync(program) && existsSync('/usr/sbin/slapadd');

export const suffix = 'dc=example,dc=go,dc=th';
export const binder = { dn: `cn=reader,${suffix}`, password: 'reads names' };

/** A running directory in its own folder. */
export interface TestDirectory {
  port: number;
  securePort: number;
  caFile: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real OpenLDAP server on loopback. Each entry is found by its `uid` and has a password. */
export async function startSlapd(persons: readonly { uid: string; password: string; unit?: string }[]): Promise<TestDirectory & { end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-slapd-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...names], { stdio: 'ignore' });
  await mkdir(join(folder, 'db'));
  await writeFile(join(folder, 'slapd.conf'), configuration(folder, certificate, key));
  await writeFile(join(folder, 'entries.ldif'), entries(persons));
  execFileSync('/usr/sbin/slapadd', ['-f', join(folder, 'slapd.conf'), '-l', join(folder, 'entries.ldif')], { stdio: 'ignore' });
  let server: ChildProcess | null = null;

  async function start() {
    server = spawn(program, ['-f', join(folder, 'slapd.conf'), '-h', `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${securePort}`, '-d', '0'], {
      stdio: 'ignore',
    });
    while (!(await answers(port)));
  }

  async function stop() {
    const running = server;
    if (!running) return;
    server = null;
    const over = new Promise((done) => running.once('exit', done));
    running.kill('SIGTERM');
    await over;
  }

  await start();
  return { port, securePort, caFile: certificate, start, stop, end: () => stop().then(() => rm(folder, { recursive: true })) };
}

const configuration = (folder: string, certificate: string, key: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/pid
TLSCertificateFile ${certificate}
TLSCertificateKeyFile ${key}
TLSCACertificateFile ${certificate}
database mdb
suffix "${suffix}"
directory ${folder}/db
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${binder.dn}" read by * none
`;

const entries = (persons: readonly { uid: string; password: string; unit?: string }[]) =>
  [
    `dn: ${suffix}\nobjectClass: dcObject\nobjectClass: organization\no: Office\ndc: example`,
    ...['people', 'others'].map((unit) => `dn: ou=${unit},${suffix}\nobjectClass: organizationalUnit\nou: ${unit}`),
    `dn: ${binder.dn}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: reader\nuserPassword: ${binder.password}`,
    ...persons.map(
      ({ uid, password, unit = 'people' }) =>
        `dn: uid=${uid},ou=${unit},${suffix}\nobjectClass: inetOrgPerson\nuid: ${uid}\ncn: ${uid}\nsn: ${uid}\nuserPassword: ${password}`,
    ),
  ].join('\n\n');

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** Whether the port answers, after a short while. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (yes: boolean) => setTimeout(() => done(yes), yes ? 0 : 50);
    socket.once('connect', () => {
      socket.destroy();
      end(true);
    });
    socket.once('error', () => end(false));
  });
}
