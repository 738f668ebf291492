import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { ensurePrograms } from '../cluster/debian-programs';
import { examples, type RunningProxy, startHaproxy, startProgram } from '../cluster/example-proxies';
import { freePort } from '../cluster/free-port';
import { largePdf } from '../papers/large-pdf';
import { password } from './office';
import { openSite, type Site } from './site';

/*
 * `npm run proxies`: the examples of deploy/nginx and deploy/haproxy, with other ports and a certificate made here, in front of a running
 * product: sign-in, sockets, a large upload, downloads, and what a client claims about itself.
 */

const host = 'saraban.example.go.th';
const forged = '203.0.113.99';
const megabyte = 1024 * 1024;
const uploadMb = 48;
/** A collector of traces that is not there: the log names the traces all the same. */
const nowhere = 'http://127.0.0.1:9';

interface Place {
  folder: string;
  /** Certificate and key in one file. */
  pem: string;
  product: number;
}

async function startNginx({ folder, pem, product }: Place): Promise<RunningProxy> {
  const ports = { secure: await freePort(), plain: await freePort() };
  const example = readFileSync(join(examples, 'nginx/sarabun.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.secure} ssl`)
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${product};`)
    .replace(/(ssl_certificate(?:_key)?\s+)\S+;/g, `$1${pem};`);
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
  writeFileSync(
    file,
    `user root;\ndaemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log ${join(folder, 'nginx.log')};\nevents {}\nhttp {\naccess_log off;\n${paths}\n${example}\n}\n`,
  );
  return startProgram('nginx', ['/usr/sbin/nginx', '-c', file, '-e', join(folder, 'nginx.log')], ports);
}

interface Answer {
  code: number;
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** A request as a browser sends it, through the proxy and from another address of this machine. */
function ask(
  proxy: RunningProxy,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port: proxy.secure,
        localAddress: '127.0.0.7',
        servername: host,
        rejectUnauthorized: false,
        path,
        method,
        headers: { host, ...headers },
      },
      async (reply) => {
        const parts: Buffer[] = [];
        for await (const part of reply) parts.push(part);
        resolve({ code: reply.statusCode ?? 0, body: Buffer.concat(parts), headers: reply.headers });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

const claims = {
  'x-forwarded-for': forged,
  'x-real-ip': forged,
  forwarded: `for=${forged}`,
  'x-forwarded-host': 'evil.example',
  traceparent: `00-${'e'.repeat(32)}-${'e'.repeat(16)}-01`,
};
const post = (body: unknown) => ({ method: 'POST', body: Buffer.from(JSON.stringify(body)) });
const json = { 'content-type': 'application/json' };

let failures = 0;
function check(proxy: RunningProxy, what: string, isRight: boolean, detail: unknown = ''): void {
  if (!isRight) failures++;
  console.log(`${isRight ? 'right' : 'WRONG'}  ${proxy.name}: ${what}${detail === '' ? '' : ` (${detail})`}`);
}

async function tryProxy(proxy: RunningProxy, site: Site, database: pg.Client): Promise<void> {
  const [username] = site.office.usernames;
  const signedIn = await ask(proxy, '/api/login', { ...post({ username, password }), headers: { ...json, ...claims } });
  const { token } = JSON.parse(signedIn.body.toString()) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  check(proxy, 'sign-in over TLS', signedIn.code === 200 && Boolean(token), signedIn.code);
  check(proxy, 'HSTS', signedIn.headers['strict-transport-security'] !== undefined);
  const { rows } = await database.query(`
    select (select host(address) from session order by id desc limit 1) as session,
      (select host(address) from audit where address is not null order by id desc limit 1) as audit`);
  check(
    proxy,
    'the address of the person in session and audit, in spite of forged headers',
    rows[0].session === '127.0.0.7' && rows[0].audit === '127.0.0.7',
    JSON.stringify(rows[0]),
  );
  for (const transports of [['websocket'], ['polling', 'websocket'], ['polling']]) {
    const outcome = await openSocket(proxy, token, transports);
    check(proxy, `socket by ${transports.join(', then ')}`, outcome === 'connected', outcome);
  }
  await tryUpload(proxy, bearer);
  await tryOwnAddresses(proxy);
}

function openSocket(proxy: RunningProxy, token: string, transports: string[]): Promise<string> {
  const socket = io(`https://127.0.0.1:${proxy.secure}`, {
    auth: { token },
    transports,
    reconnection: false,
    forceNew: true,
    rejectUnauthorized: false,
    extraHeaders: { host, origin: `https://${host}` },
  });
  return new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
    setTimeout(() => resolve('no answer'), 10_000).unref();
  }).finally(() => socket.disconnect());
}

async function tryUpload(proxy: RunningProxy, bearer: Record<string, string>): Promise<void> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await largePdf(uploadMb * megabyte))], 'large.pdf'));
  const sent = new Request('http://portal/', { method: 'POST', body: form });
  const body = Buffer.from(await sent.arrayBuffer());
  const headers = { ...bearer, 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.length) };
  const began = performance.now();
  const uploaded = await ask(proxy, '/api/sarabun/upload-file', { method: 'POST', headers, body });
  const ms = Math.round(performance.now() - began);
  check(proxy, `upload of ${Math.round(body.length / megabyte)} MB`, uploaded.code === 200, `${uploaded.code}, ${ms} ms`);
}

async function tryOwnAddresses(proxy: RunningProxy): Promise<void> {
  for (const path of ['/livez', '/readyz', '/metrics']) {
    const { code } = await ask(proxy, path, { headers: { ...claims, 'x-forwarded-for': '127.0.0.1' } });
    check(proxy, `${path} from another address is refused`, code === 403, code);
  }
  const plain = await fetch(`http://127.0.0.1:${proxy.plain}/some/page`, { redirect: 'manual' });
  check(
    proxy,
    'plain http leads to https',
    plain.status === 301 && (plain.headers.get('location') ?? '').startsWith('https://'),
    plain.headers.get('location'),
  );
}

async function main(): Promise<void> {
  ensurePrograms({ nginx: '/usr/sbin/nginx' });
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-proxies-'));
  const pem = join(folder, 'site.pem');
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`];
  execFileSync('openssl', [...made, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')], { stdio: 'ignore' });
  writeFileSync(pem, readFileSync(join(folder, 'certificate.pem'), 'utf8') + readFileSync(join(folder, 'key.pem'), 'utf8'), { mode: 0o600 });
  const environment = {
    PUBLIC_URL: `https://${host}`,
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: 'a-token-of-monitoring',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: nowhere,
  };
  const site = await openSite({ isEmbedded: true, people: 1, environment });
  const database = new pg.Client(site.connection);
  try {
    await site.start();
    await database.connect();
    const place = { folder, pem, product: Number(new URL(site.address).port) };
    const haproxy = (example: string) => startHaproxy(example, { folder, pem, products: [place.product] });
    for (const start of [() => startNginx(place), () => haproxy('haproxy.cfg'), () => haproxy('several-processes.cfg')]) {
      const proxy = await start();
      await tryProxy(proxy, site, database).finally(() => proxy.stop());
      check(proxy, 'a trace chosen by a client is not believed', site.product().said().includes('"trace":') && !site.product().said().includes('e'.repeat(32)));
    }
  } finally {
    await database.end();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

await main();
