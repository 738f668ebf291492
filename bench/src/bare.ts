import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { type Connection, connectPool } from '../../server/src/platform/database';
import { makeLog } from '../../server/src/platform/log';
import type { Given, Script, ScriptedStatement, Step } from './script';

/** The settings sent to the bare server before it listens. */
export interface BareSettings {
  connection: Connection;
  connections: number;
  logLevel: string;
  sessionStatement: ScriptedStatement;
  /** The SQL of each request, by method, address, token and body. */
  scripts: Map<string, Script>;
}

/** The key of a request's script. */
export const requestKey = (method: string, url: string, token: string, body: string) => `${method} ${url} ${token} ${body}`;

type Rows = Record<string, unknown>[];

/**
 * The reference for the product: node:http and pg, the same session lookup and SQL as the product runs for the request, and the rows as
 * JSON. No routing, checks, schemas or events.
 */
async function serve({ connection, connections, logLevel, sessionStatement, scripts }: BareSettings): Promise<number> {
  const pool = connectPool(connection, connections);
  const log = makeLog(logLevel);
  const server = createServer(async (request, response) => {
    const begun = performance.now();
    response.once('finish', () => log.info({ call: request.url, code: response.statusCode, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'call'));
    const body = await bodyOf(request);
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const hash = createHash('sha256').update(token).digest();
    const values = sessionStatement.values.map((value) => ('same' in value && Buffer.isBuffer(value.same) ? hash : filledValue(value, [])));
    const session = await pool.query({ ...statementOf(sessionStatement), values });
    const script = scripts.get(requestKey(request.method ?? '', request.url ?? '', token, body));
    if (session.rows.length === 0 || !script) return answer(response, session.rows.length === 0 ? 401 : 404, { status: 'error' });
    if (body !== '') JSON.parse(body);
    answer(response, 200, { status: 'success', answers: await run(pool, script, session.rows) });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.once('disconnect', () => process.exit(0));
  return (server.address() as AddressInfo).port;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += chunk;
  return body;
}

function answer(response: ServerResponse, code: number, content: unknown): void {
  const text = JSON.stringify(content);
  response.writeHead(code, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}

/** Runs the steps of a script; `session` is the result of its first statement, which has already run. */
async function run(pool: pg.Pool, { steps }: Script, session: Rows): Promise<Rows[]> {
  const answers: Rows[] = [session];
  for (const step of steps) await runStep(pool, step, answers);
  return answers.slice(1);
}

async function runStep(pool: pg.Pool, { transaction, statements }: Step, answers: Rows[]): Promise<void> {
  if (!transaction) {
    const found = await Promise.all(statements.map((statement) => pool.query(filled(statement, answers))));
    for (const { rows } of found) answers.push(rows);
    return;
  }
  const client = await pool.connect();
  try {
    for (const statement of statements) answers.push((await client.query(filled(statement, answers))).rows);
  } finally {
    client.release();
  }
}

const statementOf = ({ name, text }: ScriptedStatement) => (name === undefined ? { text } : { name, text });
const filled = (statement: ScriptedStatement, answers: readonly Rows[]) => ({
  ...statementOf(statement),
  values: statement.values.map((value) => filledValue(value, answers)),
});

function filledValue(value: Given, answers: readonly Rows[]): unknown {
  if ('same' in value) return value.same;
  if ('fromNowMs' in value) return new Date(Date.now() + value.fromNowMs);
  if ('answered' in value) return answers[value.answered.statement]?.[0]?.[value.answered.column];
  return value.text.map((part) => (typeof part === 'string' ? part : String(answers[part.statement]?.[0]?.[part.column]))).join('');
}

process.once('message', async (settings: BareSettings) => process.send?.(await serve(settings)));
