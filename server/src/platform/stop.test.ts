import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { embeddedConnection, type Product, postmasterOf, startProduct } from '../../test/product';

// One folder for all tests: creating a database takes longer than stopping one.
const folder = await mkdtemp(join(tmpdir(), 'sarabun-stop-'));
let started: Product;
function product(environment: Record<string, string> = {}): Product {
  started = startProduct(folder, environment);
  return started;
}
afterEach(async () => {
  started.kill('SIGKILL');
  await started.ended;
  const left = postmasterOf(folder);
  if (left) process.kill(left, 'SIGQUIT');
  await expect.poll(() => postmasterOf(folder)).toBeNull();
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

// The tests share a busy machine.

interface Answer {
  code: number;
  connection: string | undefined;
  body: { code?: string; message?: string };
}

/** A kept-alive connection that sends one request after another. */
function keptAlive(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string, body?: object) =>
    new Promise<Answer>((done, fail) => {
      const headers = { 'accept-language': 'en', ...(body && { 'content-type': 'application/json' }) };
      const request = http.request(address + path, { agent, headers, method: body ? 'POST' : 'GET' }, (reply) => {
        let text = '';
        reply.on('data', (chunk) => (text += chunk));
        reply.on('end', () => done({ code: reply.statusCode ?? 0, connection: reply.headers.connection, body: JSON.parse(text) }));
      });
      request.on('error', fail);
      request.end(body && JSON.stringify(body));
    });
}

const signIn = { username: 'nobody', password: 'Portal1234' };

/** Blocks every sign-in until released. */
async function holdSignIns() {
  const client = new pg.Client(embeddedConnection(folder));
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await client.query('lock table account in access exclusive mode');
  const waiting = async () => {
    const { rows } = await client.query(`select count(*)::int as n from pg_locks where not granted`);
    return rows[0].n as number;
  };
  return { waiting, letGo: () => client.end() };
}

describe('SIGTERM', { timeout: 120_000 }, () => {
  it('is heard under load: calls under way finish, others are refused, and nobody connects any more', async () => {
    const { kill, address, ended } = product();
    const at = await address();
    const hold = await holdSignIns();
    const underWay = keptAlive(at)('/api/login', signIn);
    await expect.poll(hold.waiting).toBeGreaterThan(0);
    const idle = keptAlive(at);
    expect(await idle('/api/core/nothing')).toMatchObject({ code: 404, connection: 'keep-alive' });
    let seen = 0;
    const busy = Array.from({ length: 4 }, async () => {
      for (const ask = keptAlive(at); ; seen++) if ((await ask('/api/core/nothing')).connection === 'close') return;
    });
    await expect.poll(() => seen).toBeGreaterThan(50);
    kill('SIGTERM');
    // The last answer on each connection says that it closes.
    await Promise.all(busy);
    await expect.poll(() => fetch(at).catch((error) => error.cause.code)).toBe('ECONNREFUSED');
    expect(await idle('/api/core/nothing')).toMatchObject({ code: 503, connection: 'close', body: { code: 'stopping' } });
    await hold.letGo();
    expect(await underWay).toMatchObject({ code: 200, connection: 'close', body: { status: 'error' } });
    expect(await ended).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });

  it('cuts what does not end by the deadline', async () => {
    const { kill, address, ended } = product({ STOP_MS: '3000' });
    const at = await address();
    const hold = await holdSignIns();
    const underWay = keptAlive(at)('/api/login', signIn).catch((error) => error.code);
    await expect.poll(hold.waiting).toBeGreaterThan(0);
    const told = performance.now();
    kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - told).toBeLessThan(15_000);
    expect(await underWay).toBe('ECONNRESET');
    // A killed PostgreSQL is gone a moment later.
    await expect.poll(() => postmasterOf(folder), { timeout: 2000 }).toBeNull();
    await hold.letGo().catch(() => {});
  });
});

describe('a start that fails', { timeout: 120_000 }, () => {
  it('at a port that is taken leaves no database running', async () => {
    const other = net.createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as net.AddressInfo;
    const { ended, said } = product({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said()).toContain(`Port ${port} of 127.0.0.1 is taken.`);
    expect(postmasterOf(folder)).toBeNull();
    other.close();
  });
});

describe('SIGTERM at the start', { timeout: 120_000 }, () => {
  it('ends the database, too, while it is being started', async () => {
    const { kill, ended } = product();
    await expect.poll(() => postmasterOf(folder), { interval: 5 }).not.toBeNull();
    kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });

  it('ends the database, too, while the demonstration office is being built', async () => {
    const { kill, says, ended } = product({ DEMONSTRATION: '1' });
    await says(/Furnishing the demonstration office/);
    expect(postmasterOf(folder)).not.toBeNull();
    kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(postmasterOf(folder)).toBeNull();
  });
});
