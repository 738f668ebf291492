import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loosenSearch, searchTerms } from '@sarabun/contract/values/search-text';
import { isRightPassword } from '../../../server/src/features/session';
import { type Connection, connectPool } from '../../../server/src/platform/database';
import { makeLog } from '../../../server/src/platform/log';
import { questions } from './questions-store';

export interface LeanSettings {
  connection: Connection;
  connections: number;
  logLevel: string;
  tiles: readonly FixedTile[];
  /** The queue of a letter that its registry has received. */
  receivedQueue: number;
}

/** A tile of the dashboard: what does not change of its answer, and whether urgent and overdue rows are counted. */
export interface FixedTile {
  code: string;
  presses: boolean;
  fixed: Record<string, unknown>;
}

interface Asking {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  name: string;
  unit_id: number;
  unit_name: string;
  post_name: string;
  clearance: number;
  desks: number[];
}

type Ask = <Row>(question: keyof typeof questions, values: unknown[]) => Promise<Row[]>;
type Answer = (who: Asking, body: Record<string, unknown>, query: URLSearchParams) => Promise<string | null>;

const pageSize = 20;
const everyone = 1;
const classes = [1, 2, 3];

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const dayOf = (now: Date) => new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const pattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** The product's answers without its work: node:http, pg, one prepared statement per question on tables made for just these answers. */
async function serve({ connection, connections, logLevel, tiles, receivedQueue }: LeanSettings): Promise<number> {
  const pool = connectPool(connection, connections);
  const log = makeLog(logLevel);
  const ask: Ask = async (question, values) => (await pool.query({ name: question, text: questions[question], values })).rows;
  const answers = answersOf(ask, tiles, receivedQueue);
  const server = createServer(async (request, response) => {
    const begun = performance.now();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lean');
    const text = await bodyOf(request);
    const body = text === '' ? {} : JSON.parse(text);
    const reply = async (): Promise<[number, string]> => {
      if (pathname === '/api/login') return [200, await signIn(ask, body)];
      const [who] = await ask<Asking>('session', [hashOf(request.headers.authorization?.slice('Bearer '.length) ?? ''), new Date()]);
      if (!who) return [401, '{"status":"error"}'];
      const found = await answers[pathname]?.(who, body, searchParams);
      return found ? [200, found] : [404, '{"status":"error"}'];
    };
    const [code, answer] = await reply().catch((error): [number, string] => {
      log.error({ err: error }, 'unexpected error');
      return [500, '{"status":"error"}'];
    });
    send(response, code, answer);
    log.info({ call: pathname, code, ms: Math.round((performance.now() - begun) * 10) / 10 }, 'call');
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

function send(response: ServerResponse, code: number, text: string): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
}

function answersOf(ask: Ask, tiles: LeanSettings['tiles'], receivedQueue: number): Record<string, Answer> {
  return {
    '/api/verify': async (who) => JSON.stringify({ status: 'success', userLogin: loginOf(who) }),
    '/api/sarabun/get-todo-lists': async (who) => {
      const found = await ask<{ tile: number; total: number; mostUrgent: number; overdue: number; oldestAt: Date | null; rows: string }>('tiles', [
        who.id,
        dayOf(new Date()),
      ]);
      const counted = new Map(found.map((one) => [one.tile, one]));
      const items = tiles.map(({ code, presses, fixed }, index) => {
        const { total = 0, mostUrgent = 0, overdue = 0, oldestAt = null, rows = '[]' } = counted.get(index) ?? {};
        const numbers = { COUNT: total, MOST_URGENT: presses ? mostUrgent : 0, OVERDUE: presses ? overdue : 0, OLDEST_AT: oldestAt };
        return `${JSON.stringify(code)}:${JSON.stringify({ ...fixed, ...numbers }).slice(0, -1)},"DOCUMENT":${rows}}`;
      });
      return `{"status":"success","items":{${items.join()}}}`;
    },
    '/api/sarabun/get-todo-list': async (who, body) => {
      const { typeCode, page, pageSize: size } = body as { typeCode: string; page: number; pageSize: number };
      const tile = tiles.findIndex(({ code }) => code === typeCode);
      const [found] = await ask<{ total: number; rows: string; hints: string }>('page', [who.id, tile, dayOf(new Date()), size, (page - 1) * size]);
      const { total, rows, hints } = found ?? { total: 0, rows: '[]', hints: '[]' };
      return `{"status":"success","data":${rows},"total":${total},"page":${page},"pageSize":${size},"hints":${hints}}`;
    },
    '/api/sarabun/document': async (who, _body, query) => {
      const [found] = await ask<Record<string, string>>('letter', [Number(query.get('documentId')), who.desks, who.clearance, who.id]);
      if (!found) return null;
      const { route, holders, notes, files, entries, ...letter } = found;
      return `{"status":"success","item":${JSON.stringify(letter).slice(0, -1)},"route":${route},"holders":${holders},"notes":${notes},"files":${files},"entries":${entries}}}`;
    },
    '/api/sarabun/search': async (who, body) => {
      const terms = searchTerms(String(body.query));
      const [term = '', other = ''] = terms;
      const tokens = [everyone, ...who.desks.flatMap((desk) => classes.filter((one) => one <= who.clearance).map((one) => desk * 4 + one))];
      const isNumber = terms.length === 1 && /\d/.test(term);
      const exact = isNumber ? [pattern(`=${term}=`), pattern(/^\d+$/.test(term) ? `#${term}/` : `=${term}=`)] : [null, null];
      const [found] = await ask<{ data: string; exact: string }>('search', [
        tokens,
        pattern(term),
        pattern(other),
        ...exact,
        pattern(loosenSearch(term)),
        pattern(loosenSearch(other)),
      ]);
      return `{"status":"success","data":${found?.data},"exact":${found?.exact},"page":1,"pageSize":${pageSize},"terms":${JSON.stringify(terms)}}`;
    },
    '/api/sarabun/register-incoming': async (who, body) => {
      const now = new Date();
      const year = Number(dayOf(now).slice(0, 4)) + 543;
      const given = ['kind', 'number', 'datedOn', 'sender', 'addressee', 'subject', 'speed', 'secrecy'].map((name) => body[name]);
      const [entered] = await ask<{ documentId: number; legId: number; number: number }>('register', [
        body.deskId,
        who.id,
        ...given,
        now,
        year,
        receivedQueue,
        who.name,
      ]);
      if (!entered) return null;
      const { documentId, legId, number } = entered;
      return JSON.stringify({ status: 'success', item: { documentId, legId, receiveNumber: number, year, receivedAt: now } });
    },
  };
}

async function signIn(ask: Ask, { username, password }: Record<string, unknown>): Promise<string> {
  const [who] = await ask<Asking & { password_hash: string }>('account', [username]);
  if (!(await isRightPassword(who?.password_hash ?? null, String(password))) || !who) return '{"status":"error"}';
  const token = randomBytes(32).toString('base64url');
  await ask('open', [hashOf(token), who.id, new Date()]);
  return JSON.stringify({ status: 'success', message: '', token, userLogin: loginOf(who) });
}

const loginOf = (who: Omit<Asking, 'clearance' | 'desks'>) => ({
  id: who.id,
  email: who.email,
  name: who.name,
  F_PERSON_ID: who.id,
  F_AVATAR: null,
  userInformation: {
    F_FIRST_NAME: who.first_name,
    F_LAST_NAME: who.last_name,
    F_POSITION_NAME: who.post_name,
    F_DEPT_ID: who.unit_id,
    F_DEPT_NAME: who.unit_name,
    F_IS_AGREE_PDPA: 1,
    F_IS_AGREE: 1,
    F_IS_ADMINISTRATOR: 0,
    F_OWES_SECOND_FACTOR: 0,
    F_GOES_ON: 1,
  },
});

process.once('message', async (settings: LeanSettings) => process.send?.(await serve(settings)));
