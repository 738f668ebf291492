import { queues, queuesShownIn } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { readConfig } from '../../server/src/config';
import { wordsOf } from '../../server/src/features/settings';
import { makeLog } from '../../server/src/platform/log';
import { type Running, runPortal } from '../../server/src/running';
import { answerOf, type Call, signIn, signInCall, written } from './asking';
import { requestKey } from './bare';
import { ask, type Cluster, productFolder } from './cluster';
import type { Shown } from './lean/fill-store';
import type { FixedTile } from './lean/server';
import { listenToDriver } from './recorder';
import { type Script, type ScriptedStatement, writeScript } from './script';

export const works = ['token', 'counts', 'page', 'open', 'search', 'register', 'signIn'] as const;
export type Work = (typeof works)[number];

/** The users in every office, so that two offices get the same requests. */
export interface Crowd {
  /** Users with the fullest tiles, and which of their tiles fill a page. */
  readers: { username: string; full: string[] }[];
  /** One registrar in each of several units. */
  registrars: { username: string; deskId: number }[];
  /** Others, who sign in again and again. */
  guests: string[];
}

/** The requests to an office, the bare server's scripts for them, and what the lean server cannot read from the office's tables. */
export interface Prepared {
  calls: Record<Work, Call[]>;
  requests: Record<Work, string[]>;
  shown: Shown;
  tiles: FixedTile[];
  sessionStatement: ScriptedStatement;
  scripts: Map<string, Script>;
  connections: number;
}

const crowdSize = 16;
const lettersEach = 40;
const pageSize = 10;
/** Common words, two words together, a letter number, a receive number, and a rare term. */
const searches = ['งบประมาณ', 'โครงการ รายงาน', 'ทส ๐๓๐๕/๑๒', 'เลขรับ ๑๒๓', 'ครั้งที่ ๒๔/๒๕๖๖', 'ไม่มีผู้ใดเขียน'];
/**
 * Lets the product answer every request of the bench in this process: people sign in, letters are opened for the first time, and the SQL of
 * each request is recorded. The later measurement is of the everyday state.
 */
export async function prepare(cluster: Cluster, database: string, chosen: Crowd | null): Promise<{ prepared: Prepared; crowd: Crowd }> {
  const config = readConfig({ DATA_DIR: productFolder, LOG_LEVEL: 'silent' });
  const running = await runPortal({ config, connection: cluster.at(database), pages: null, log: makeLog('silent') });
  const ear = listenToDriver();
  try {
    const crowd = chosen ?? (await chooseCrowd(running, cluster, database));
    const calls = await callsOf(running, cluster, database, crowd);
    const recorder = recorderOf(running, ear);
    for (const work of works.filter(isScripted)) for (const call of calls[work]) await recorder.record(call);
    while ((await running.runner.runDue('event')) > 0);
    const requests = Object.fromEntries(works.map((work) => [work, calls[work].map(written)])) as Record<Work, string[]>;
    const known = await shownBy(running, calls.counts[0] as Call);
    return { prepared: { calls, requests, ...known, ...recorder.recorded(), connections: config.DATABASE_CONNECTIONS }, crowd };
  } finally {
    ear.stop();
    await running.stop();
  }
}

/** Works whose SQL the bare server can repeat. Signing in is a different one each time: its token is random. */
export const isScripted = (work: Work): boolean => work !== 'signIn';

/** The queues of the tiles, their fixed texts and the office's words, as the product shows them. */
async function shownBy(running: Running, counts: Call): Promise<{ shown: Shown; tiles: FixedTile[] }> {
  const { items } = await answerOf<{ items: Record<string, Record<string, unknown>> }>(running, counts);
  const codes = Object.keys(items) as QueueCode[];
  const { kinds, speeds, senderTypes } = await wordsOf(running.db);
  const named = (of: Shown['words'][number]['of'], words: typeof kinds) => words.map(({ code, th }) => ({ of, code, name: th }));
  return {
    tiles: codes.map((code) => {
      const { CODE, TITLE, TABLE_HEADER, COLOR, ICON } = items[code] as Record<string, unknown>;
      return { code, presses: queues[code].presses, fixed: { CODE, TITLE, TABLE_HEADER, COLOR, ICON } };
    }),
    shown: {
      queues: codes.flatMap((code, tile) =>
        queuesShownIn(code, codes).map((queue) => ({ queue: queues[queue].number, tile, isOfRegistry: queue === 'unreceived' || queue === 'dispatch' })),
      ),
      words: [...named('kind', kinds), ...named('speed', speeds), ...named('sender', senderTypes)],
    },
  };
}

async function chooseCrowd(running: Running, cluster: Cluster, database: string): Promise<Crowd> {
  const fullest = await ask<{ username: string }>(
    cluster.at(database),
    `select a.username from account a join seat s using (person_id) join queue_count c using (desk_id) where c.secrecy = 1
      group by a.username order by sum(least(c.total, ${pageSize})) desc, a.username limit ${crowdSize}`,
  );
  const registrars = await ask<{ username: string; deskId: number }>(
    cluster.at(database),
    `select distinct on (s.desk_id) a.username, s.desk_id as "deskId" from account a join seat s using (person_id) where s.function = 'registrar' order by s.desk_id, a.username limit ${crowdSize}`,
  );
  const readers = [];
  for (const { username } of fullest) {
    const token = await signIn(running, username);
    const { items } = await answerOf<{ items: Record<string, { COUNT: number }> }>(running, {
      method: 'POST',
      url: '/api/sarabun/get-todo-lists',
      token,
      body: '{}',
    });
    readers.push({ username, full: Object.keys(items).filter((code) => (items[code]?.COUNT ?? 0) >= pageSize) });
  }
  const guests = await ask<{ username: string }>(
    cluster.at(database),
    `select a.username from account a where not a.username = any($1) order by a.person_id desc limit ${crowdSize}`,
    [[...fullest, ...registrars].map(({ username }) => username)],
  );
  return { readers, registrars, guests: guests.map(({ username }) => username) };
}

async function callsOf(running: Running, cluster: Cluster, database: string, crowd: Crowd): Promise<Record<Work, Call[]>> {
  const calls: Record<Work, Call[]> = { token: [], counts: [], page: [], open: [], search: [], register: [], signIn: [] };
  for (const { username, full } of crowd.readers) {
    const token = await signIn(running, username);
    const post = (url: string, body: object): Call => ({ method: 'POST', url, token, body: JSON.stringify(body) });
    calls.token.push(post('/api/verify', {}));
    calls.counts.push(post('/api/sarabun/get-todo-lists', {}));
    for (const typeCode of full) calls.page.push(post('/api/sarabun/get-todo-list', { typeCode, page: 1, pageSize }));
    const letters = await ask<{ id: number }>(
      cluster.at(database),
      `select distinct e.document_id::int as id, hashint8(e.document_id) from queue_entry e join seat s using (desk_id) join account a using (person_id)
        where a.username = $1 and e.secrecy = 1 order by hashint8(e.document_id), 1 limit ${lettersEach}`,
      [username],
    );
    for (const query of searches) calls.search.push(post('/api/sarabun/search', { query }));
    for (const { id } of letters) calls.open.push({ method: 'GET', url: `/api/sarabun/document?documentId=${id}`, token, body: '' });
  }
  for (const { username, deskId } of crowd.registrars) {
    const token = await signIn(running, username);
    const letter = {
      kind: 1,
      number: 'ทส ๐๓๐๕/๑๒๓๔',
      datedOn: '2024-02-29',
      sender: 'สำนักงานคุ้มครองสิทธิประชาชน',
      addressee: 'ปลัดกระทรวง',
      subject: 'ขอความอนุเคราะห์ข้อมูลการบริหารความเสี่ยง',
      speed: 1,
      secrecy: 1,
    };
    calls.register.push({ method: 'POST', url: '/api/sarabun/register-incoming', token, body: JSON.stringify({ deskId, ...letter }) });
  }
  for (const username of crowd.guests) calls.signIn.push(signInCall(username));
  return calls;
}

const maxTries = 5;

function recorderOf(running: Running, ear: ReturnType<typeof listenToDriver>) {
  const scripts = new Map<string, Script>();
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `b${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  let sessionStatement: ScriptedStatement | undefined;
  const once = async (call: Call) => (await ear.during(() => answerOf(running, call))).statements;
  const twice = async (call: Call): Promise<Script> => {
    await once(call);
    // Once a minute a session records its use along with the request: then the two recordings differ and are made
    // again.
    for (let attempt = 1; ; attempt++) {
      const [first, second] = [await once(call), await once(call)];
      try {
        return writeScript(first, second, nameOf);
      } catch (error) {
        if (attempt === maxTries) throw error;
      }
    }
  };
  return {
    async record(call: Call): Promise<void> {
      const { steps } = await twice(call);
      const [session, ...rest] = steps;
      sessionStatement = session?.statements[0];
      scripts.set(requestKey(call.method, call.url, call.token, call.body), { steps: rest });
    },
    recorded() {
      if (!sessionStatement) throw new Error('nothing was recorded');
      return { sessionStatement, scripts };
    },
  };
}
