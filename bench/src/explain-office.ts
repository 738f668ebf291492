import { readConfig } from '../../server/src/config';
import { makeLog } from '../../server/src/platform/log';
import { runPortal } from '../../server/src/running';
import { answerOf, type Call, signIn } from './asking';
import { type Cluster, productFolder } from './cluster';
import { type Explained, explain, sizesOf } from './plans';
import { listenToDriver, type Recorded } from './recorder';

/** A registrar of the central registry, the head of the ministry, and an officer of a division. */
const asking = ['bench2', 'bench1', 'bench4500'] as const;

const search = 'งบประมาณ';
const rare = 'ครั้งที่ ๒๔/๒๕๖๖';

const post = (url: string, body: object = {}) => ({ method: 'POST' as const, url, body: JSON.stringify(body) });
const get = (url: string) => ({ method: 'GET' as const, url, body: '' });

/** Every list and lookup of the product that could depend on the office's size. */
const calls: readonly (readonly [what: string, call: Omit<Call, 'token'>])[] = [
  ['tiles', post('/api/sarabun/get-todo-lists')],
  ['tiles, search', post('/api/sarabun/get-todo-lists', { search })],
  ['page 1', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' })],
  ['completed, page 1', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted' })],
  ['completed, page 50', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', page: 50 })],
  ['completed, page 200', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', page: 200 })],
  ['completed, sorted by subject', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', sort: 'F_DOC_TITLE' })],
  ['completed, search', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', generalSearch: search })],
  ['completed, rare search', post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted', generalSearch: rare })],
  ['work, search', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', generalSearch: search })],
  ['work, overdue', post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', only: 'overdue' })],
  ['search', post('/api/sarabun/search', { query: search })],
  ['search, rare', post('/api/sarabun/search', { query: rare })],
  ['search, receive number', post('/api/sarabun/search', { query: 'เลขรับ ๑๒๓' })],
  ['search, kind alone', post('/api/sarabun/search', { kinds: [16] })],
  ['search, total', post('/api/sarabun/search-total', { query: search })],
  ['bell', post('/api/sarabun/get-notifications')],
  ['all notices', post('/api/service/get-all-notification')],
  ['collections', post('/api/sarabun/get-dashboard')],
  ['collections, search', post('/api/sarabun/get-dashboard', { querySearch: search })],
  ['parties', get('/api/sarabun/parties?search=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2')],
  ['desks', get('/api/sarabun/my-desks')],
  ['registries', get('/api/sarabun/my-registries')],
];

export interface ExplainedCall extends Explained {
  what: string;
  who: string;
  /** The first words of the statement, enough to find it. */
  statement: string;
}

/** Runs every list on an office and reports how PostgreSQL executed each statement. */
export async function explainOffice(cluster: Cluster, database: string): Promise<{ explained: ExplainedCall[]; sizes: string[] }> {
  const config = readConfig({ DATA_DIR: productFolder, LOG_LEVEL: 'silent' });
  const running = await runPortal({ config, connection: cluster.at(database), pages: null, log: makeLog('silent') });
  const ear = listenToDriver();
  const explained: ExplainedCall[] = [];
  const seen = new Set<string>();
  try {
    for (const who of asking) {
      const token = await signIn(running, who);
      const opened = await firstLetter(running, token);
      for (const [what, call] of [...calls, ['letter', get(`/api/sarabun/document?documentId=${opened}`)] as const]) {
        await answerOf(running, { ...call, token });
        const { statements } = await ear.during(() => answerOf(running, { ...call, token }));
        for (const statement of statements.filter((one) => isNew(seen, who, one)))
          explained.push({ what, who, statement: firstWords(statement.text), ...(await explain(cluster, database, statement)) });
      }
    }
  } finally {
    ear.stop();
    await running.stop();
  }
  return { explained, sizes: await sizesOf(cluster, database) };
}

async function firstLetter(running: Parameters<typeof signIn>[0], token: string): Promise<number> {
  const { data } = await answerOf<{ data: { F_DOC_ID: number }[] }>(running, { ...post('/api/sarabun/get-todo-list', { typeCode: 'jobCompleted' }), token });
  return data[0]?.F_DOC_ID ?? 1;
}

/** The session lookup is the same in every call; it is explained once per person. */
function isNew(seen: Set<string>, who: string, { text, values }: Recorded): boolean {
  const key = `${who} ${text} ${JSON.stringify(values.filter((value) => !(value instanceof Date)))}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const firstWords = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

/** The table of `npm run bench -- --plans`, as Markdown. */
export function plansTable({ explained, sizes }: Awaited<ReturnType<typeof explainOffice>>): string {
  const rows = explained.map(
    ({ what, who, statement, rows, buffers, discarded, milliseconds, plan }) =>
      `| ${[what, who, `\`${statement}\``, rows, buffers, discarded, milliseconds.toFixed(2), plan].join(' | ')} |`,
  );
  return [...sizes, '', '| call | who | statement | rows | buffers | discarded | ms | plan |', '|---|---|---|---|---|---|---|---|', ...rows].join('\n');
}
