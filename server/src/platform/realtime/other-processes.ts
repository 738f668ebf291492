import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ServerMessages, SessionEnd } from '@sarabun/contract/realtime';
import { sql } from 'kysely';
import pg from 'pg';
import type { Connection, Database } from '../database';
import type { Log } from '../log';
import type { Pusher } from '../outbox';

/** What a process tells the others that serve the same database: messages for the browsers connected to them, and what they must forget. */
export type News =
  | { what: 'push'; personIds: number[]; message: keyof ServerMessages; content: unknown }
  | { what: 'cut'; sessionId: number; reason: SessionEnd }
  | { what: 'forgetSettings' }
  /** News were lost; what they said is unknown. */
  | { what: 'missed' };

interface OtherProcesses {
  tell(news: News): void;
  close(): Promise<void>;
}

interface Listening {
  hear(news: News): void;
  log: Log;
}

const channel = 'sarabun_news';
/** PostgreSQL takes 8000 bytes at once; a Thai letter has three. */
const pieceLength = 2500;
/** Beyond this, telling everything costs the others more than reading again. */
const mostWaiting = 20_000;
const connectMs = 5000;
/** A line that was cut without a word is noticed within this time. */
const lookEveryMs = 3000;
const againAfterMs = 250;

/**
 * Connects this process with the others on its database, by LISTEN and NOTIFY over a connection of its own. News are told after the commit
 * that they are about, and are never its only trace: when the line was broken, or too much waits, `missed` is heard instead, and browsers
 * read again.
 */
export function joinOthers(connection: Connection, { hear, log }: Listening): OtherProcesses {
  const self = randomUUID();
  let waiting: News[] = [];
  /** Something could not be told, because the line was broken. */
  let isOwing = false;
  let line: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let closed = false;

  async function sendWaiting(): Promise<void> {
    // What is told in one go travels together.
    await new Promise((resolve) => setImmediate(resolve));
    while (line && waiting.length > 0) {
      const news = gathered(waiting);
      waiting = [];
      await sendPieces(line, piecesOf(self, news)).catch(() => {
        isOwing = true;
        breakLine(line);
      });
    }
  }
  const send = () => {
    sending ??= sendWaiting().finally(() => {
      sending = null;
    });
  };

  async function listen(): Promise<void> {
    const { client, ended } = await openLine(connection, readerOf(self, hear));
    // Nobody knows what was told before.
    hear({ what: 'missed' });
    waiting = isOwing ? [{ what: 'missed' }] : [];
    isOwing = false;
    line = client;
    send();
    if (closed) breakLine(client);
    await ended;
    line = null;
    isOwing ||= waiting.length > 0;
  }

  async function live(): Promise<void> {
    while (!closed) {
      const wasOpen = await listen().then(
        () => true,
        () => false,
      );
      if (closed) return;
      if (wasOpen) log.warn({}, 'the line to the other processes is broken; browsers read again when it is back');
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  }
  const living = live();

  return {
    tell: (news) => {
      if (!line) {
        isOwing = true;
        return;
      }
      if (waiting.length >= mostWaiting) waiting = [{ what: 'missed' }];
      waiting.push(news);
      send();
    },
    async close() {
      closed = true;
      await sending;
      breakLine(line);
      await living;
    },
  };
}

const lines = 'sarabun-news ';
/** Names this process among the connections of the database. */
const lineName = () => `${lines}${hostname().slice(0, 40)}:${process.pid}`;

/** The processes that serve this database now, as `machine:pid`; none where only one can. */
export async function findProcesses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select substr(application_name, ${lines.length + 1}) as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${lines}) order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** A connection that hears everything told from now on; `ended` resolves when it is lost, at the latest some seconds afterwards. */
async function openLine(connection: Connection, read: (piece: string) => void): Promise<{ client: pg.Client; ended: Promise<void> }> {
  const times = { connectionTimeoutMillis: connectMs, query_timeout: connectMs, keepAlive: true };
  const client = new pg.Client({ ...connection, application_name: lineName(), ...times });
  const broken = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => read(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    breakLine(client);
    throw error;
  }
  const looking = setInterval(() => client.query('select 1').catch(() => breakLine(client)), lookEveryMs);
  const ended = broken.then(() => {
    clearInterval(looking);
    breakLine(client);
  });
  return { client, ended };
}

function breakLine(line: pg.Client | null): void {
  line?.end().catch(() => {});
}

/** Joins messages with the same content, in the order of telling. */
function gathered(news: readonly News[]): News[] {
  const joined: News[] = [];
  const pushes = new Map<string, number[]>();
  for (const one of news) {
    if (one.what !== 'push') joined.push(one);
    else {
      const { personIds, ...said } = one;
      const same = pushes.get(JSON.stringify(said));
      if (same) same.push(...personIds);
      else {
        const all = [...personIds];
        pushes.set(JSON.stringify(said), all);
        joined.push({ ...one, personIds: all });
      }
    }
  }
  return joined;
}

/** `sender number/count text`: numbered, because PostgreSQL drops a repeated text of one statement. */
function piecesOf(self: string, news: readonly News[]): string[] {
  // A piece must not end within a character of two parts.
  const text = JSON.stringify(news).replace(/[\ud800-\udfff]/g, (part) => `\\u${part.charCodeAt(0).toString(16)}`);
  const count = Math.ceil(text.length / pieceLength);
  return Array.from({ length: count }, (_, at) => `${self} ${at + 1}/${count} ${text.slice(at * pieceLength, (at + 1) * pieceLength)}`);
}

async function sendPieces(line: pg.Client, pieces: readonly string[]): Promise<void> {
  await line.query('select pg_notify($1, piece) from unnest($2::text[]) with ordinality as p (piece, n) order by n', [channel, pieces]);
}

/** Puts pieces together; those of one statement arrive in their order, with nothing between. */
function readerOf(self: string, hear: (news: News) => void): (payload: string) => void {
  let begun = '';
  return (payload) => {
    const [, sender, number, count, text] = /^(\S+) (\d+)\/(\d+) (.*)$/s.exec(payload) as unknown as string[];
    if (sender === self) return;
    begun = number === '1' ? (text as string) : begun + text;
    if (number === count) for (const one of JSON.parse(begun) as News[]) hear(one);
  };
}

/** Reaches the browsers of this process, and through the other processes on its database all browsers. */
export function reachAll(here: Pusher & { cutAll(): void }, connection: Connection, log: Log): Pusher & Pick<OtherProcesses, 'close'> {
  const others = joinOthers(connection, { hear: hearOthers(here), log });
  return {
    push: (personId, message, content) => {
      here.push(personId, message, content);
      others.tell({ what: 'push', personIds: [personId], message, content });
    },
    cut: (sessionId, reason) => {
      here.cut(sessionId, reason);
      others.tell({ what: 'cut', sessionId, reason });
    },
    forgetSettings: () => {
      here.forgetSettings();
      others.tell({ what: 'forgetSettings' });
    },
    close: others.close,
  };
}

/** Does what another process told. */
function hearOthers(here: Pusher & { cutAll(): void }): (news: News) => void {
  return (news) => {
    if (news.what === 'push') for (const personId of news.personIds) here.push(personId, news.message, news.content);
    else if (news.what === 'cut') here.cut(news.sessionId, news.reason);
    else here.forgetSettings();
    if (news.what === 'missed') here.cutAll();
  };
}
