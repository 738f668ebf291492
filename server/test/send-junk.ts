import { Agent, request as httpRequest } from 'node:http';
import { parseArgs } from 'node:util';
import type { Endpoint } from '@sarabun/contract/endpoint';
import fc from 'fast-check';
import { type Junk, junkRequests, type SenderName } from './junk';
import { type Answer, knownRows, problemsWith } from './junk-answers';
import { formText } from './valid-input';

// Sends junk to a portal that runs on the demonstration office, and reports the answers. It damages the office's
// data.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    address: { type: 'string', default: 'http://127.0.0.1:3000' },
    parallel: { type: 'string', default: '6' },
  },
});
const [requests, seed, parallel] = [values.requests, values.seed, values.parallel].map(Number) as [number, number, number];
const { hostname, port } = new URL(values.address);
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const password = 'Portal1234';
const accounts: Record<Exclude<SenderName, 'nobody'>, string[]> = {
  admin: ['admin'],
  registrar: ['central', 'registrar1', 'registrar2', 'secret'],
  officer: ['officer1', 'officer2', 'head1', 'head2'],
};
const tokens = new Map<SenderName, string>();

/** Sends one raw request; null if the connection ended without an answer. */
function send({ method, address, headers, body }: Pick<Junk, 'method' | 'address' | 'headers' | 'body'>): Promise<Answer | null> {
  return new Promise((resolve) => {
    const sentTo = { hostname, port, agent, method, path: address.replace(/[^\u0021-\u007e]/g, encodeURIComponent), headers };
    const sending = httpRequest(sentTo, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve({ code: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks).toString() }));
      reply.on('error', () => resolve(null));
    });
    sending.setTimeout(120_000, () => sending.destroy());
    sending.on('error', () => resolve(null));
    sending.end(body);
  });
}

/** Signs in with the first working account of a sender; junk may have closed the others. */
async function signIn(by: SenderName): Promise<void> {
  tokens.delete(by);
  for (const username of by === 'nobody' ? [] : accounts[by]) {
    const answer = await send({
      method: 'POST',
      address: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const token = answer?.code === 200 ? (JSON.parse(answer.body) as { token?: string }).token : undefined;
    if (token === undefined) continue;
    tokens.set(by, token);
    return;
  }
}

const bearing = (by: SenderName) => (tokens.has(by) ? { authorization: `Bearer ${tokens.get(by)}` } : {});
const asking = (by: SenderName) => async (endpoint: Endpoint, input: object) => {
  const isGet = endpoint.method === 'GET';
  const address = isGet ? `${endpoint.path}?${formText(input)}` : endpoint.path;
  const headers = { ...bearing(by), ...(!isGet && { 'content-type': 'application/json' }) };
  const answer = await send({ method: endpoint.method, address, headers, ...(!isGet && { body: JSON.stringify(input) }) });
  return answer?.body.startsWith('{') ? JSON.parse(answer.body) : null;
};

const codes = new Map<string, number>();
const faults: string[] = [];
const unanswered: string[] = [];
const said = ({ by, method, address, headers, body = '' }: Junk) =>
  `${by} ${method} ${address.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 400)}`;

async function answerTo(junk: Junk): Promise<void> {
  const isSignedIn = tokens.has(junk.by);
  const answer = await send({ ...junk, headers: { ...bearing(junk.by), ...junk.headers } });
  if (!answer) {
    unanswered.push(said(junk));
    return;
  }
  const kind = `${junk.by} ${answer.code}`;
  codes.set(kind, (codes.get(kind) ?? 0) + 1);
  for (const fault of problemsWith(junk, answer)) faults.push(`${fault}: ${said(junk)}`);
  if (answer.code === 401 && isSignedIn && junk.headers.authorization === undefined) await signIn(junk.by);
}

for (const by of ['admin', 'registrar', 'officer'] as const) await signIn(by);
if (tokens.size < 3) throw new Error(`No sign-in at ${values.address} as ${['admin', 'registrar', 'officer'].filter((by) => !tokens.has(by as SenderName))}.`);
const known = await knownRows([asking('admin'), asking('registrar'), asking('officer')]);
const started = performance.now();
const batch = 500;
for (let done = 0; done < requests; done += batch) {
  const waiting = fc.sample(junkRequests(known), { seed: seed + done, numRuns: Math.min(batch, requests - done) });
  const take = async () => {
    for (let junk = waiting.pop(); junk; junk = waiting.pop()) await answerTo(junk);
  };
  await Promise.all(Array.from({ length: parallel }, take));
}
agent.destroy();

const seconds = Math.round((performance.now() - started) / 1000);
const failures = [...codes].filter(([kind]) => / 5\d\d$/.test(kind)).reduce((sum, [, count]) => sum + count, 0);
console.log(
  [...codes]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, count]) => `${kind}: ${count}`)
    .join('\n'),
);
for (const fault of [...faults, ...unanswered.map((one) => `cut off: ${one}`)].slice(0, 50)) console.error(fault);
console.log(`${requests} requests in ${seconds} s, seed ${seed}: ${failures} × 5xx, ${faults.length} answers not as agreed, ${unanswered.length} cut off`);
process.exitCode = failures + faults.length > 0 ? 1 : 0;
