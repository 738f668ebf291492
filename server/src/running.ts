import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { bearersOf } from './bearers';
import type { Config } from './config';
import { planActing } from './features/acting';
import { keepCertificates, sealKeysAnew } from './features/certificates';
import { openStamper, type Stamper, sweepUploads } from './features/documents';
import { openPrinter, type Press, type Printer } from './features/drafts';
import { remindDue } from './features/follow-up';
import { type NoticeSettings, sendDigests } from './features/notifications';
import { applyDueChanges } from './features/organization';

import { retireCompleted } from './features/queues';
import { anchorNumbers, burnExpired } from './features/registers';
import { addSearchYears, openTextReader, type TextReader } from './features/search';
import { endUnusedSessions } from './features/session';
import { sweepSettingsFiles } from './features/settings';
import { idleLimitOf } from './idle-limit';
import { listenersOf } from './listeners';
import type { ServedWorld, World } from './platform/action';
import { everyHour, everyMinute } from './platform/chores';
import { buddhistYear, type Clock } from './platform/clock';
import { type Connection, connectPool, type Database, queryBuilder } from './platform/database';
import { diskStorage, type FileStorage } from './platform/files';
import type { Pages } from './platform/http/web-pages';
import { type FileKeys, openFileKeys } from './platform/keys/file-keys';
import { keyedHash } from './platform/keys/keyed-hash';
import { type SignedCodes, signedCodes } from './platform/keys/signed-code';
import { within } from './platform/lifetime';
import { type Log, makeLog } from './platform/log';
import { type MailQueue, openMailQueue } from './platform/mail';
import { watchLine } from './platform/outage';
import { Outbox } from './platform/outbox';
import { type AuditChain, openAuditChain } from './platform/postgres/audit-chain';
import { retire } from './platform/postgres/retirement';
import { openRealtime, type Realtime } from './platform/realtime';
import { lineTransport } from './platform/services/line-transport';
import { byChannel, folderTransport, type MailTransport, mailFolder, smtpTransport } from './platform/services/mail-transport';
import { openTypesetting } from './platform/typeset/typesetting';
import { retirementRules } from './retirement';
import { lineSettings } from './sign-in-settings';

/** The product at work: its database, its calls, its events, its sockets. */
export interface Running {
  app: FastifyInstance;
  db: Database;
  world: ServedWorld;
  outbox: Outbox;
  mails: MailQueue;
  printer: Printer;
  stamper: Stamper;
  press: Press;
  texts: TextReader;
  chain: AuditChain;
  storage: FileStorage;
  codes: SignedCodes;
  listen(): Promise<string>;
  /** Finishes the calls under way, refuses others, and ends; what is not done by the deadline is cut. */
  stop(ms?: number): Promise<void>;
}

interface Surroundings {
  config: Config;
  connection: Connection;
  pages: Pages | null;
  clock?: Clock;
  log?: Log;
}

/** The version in `package.json` and the build: the commit it was made from, where git can tell. */
export function versionAndBuild(): { version: string; build: string } {
  const root = join(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  try {
    return {
      version,
      build: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim(),
    };
  } catch {
    return { version, build: 'release' };
  }
}

/** Puts the product together on a migrated database; `listen` opens it to the world. */
export async function runPortal({ config, connection, pages, clock = () => new Date(), log = makeLog(config.LOG_LEVEL) }: Surroundings): Promise<Running> {
  const filesFolder = join(config.DATA_DIR, 'files');
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  const { db, english } = openDatabase(connection, config, log);
  const storage = diskStorage(filesFolder, openFileKeys(join(config.DATA_DIR, 'file.key')));
  await storage.tidy();
  const certificateKeys = openFileKeys(join(config.DATA_DIR, 'certificate.key'));
  const codes = signedCodes(join(config.DATA_DIR, 'link.key'));
  const world: ServedWorld = { db, english, clock, wake: () => outbox.wake() };
  const agency = agencyOf(config.APP_NAME);
  const press: Press = { typesetting: openTypesetting(), storage };
  const mail = {
    hash: keyedHash(join(config.DATA_DIR, 'code.key')),
    agency: agency.name,
    publicUrl: config.PUBLIC_URL,
    codes,
    secondFactorRoles: config.SECOND_FACTOR_ROLES ?? [],
  };
  const app = buildApp({ config, agency, world, log, storage, certificateKeys, press, codes, mail, version: versionAndBuild().version, pages });
  await app.ready();
  const realtime = openRealtime(app.server, bearersOf(world, config), config.PUBLIC_URL);
  const outbox = new Outbox(db, listenersOf(mail), realtime, clock, log);
  const mails = openMailQueue({ db, transport: mailTransport(config), clock, log });
  const texts = openTextReader({ db, storage, log });
  const chain = openAuditChain(db, join(config.DATA_DIR, 'audit.key'), log);
  const printer = openPrinter(world, press, log);
  const stamper = openStamper(world, press, log);
  const workers = [outbox, printer, stamper, mails, texts, chain];
  for (const worker of workers) worker.start();
  const chores = [everyHour(hourlyChores(world, storage, certificateKeys), log), everyMinute(minuteChores(world, mail, config), log)];
  return {
    app,
    db,
    world,
    outbox,
    mails,
    printer,
    stamper,
    press,
    texts,
    chain,
    storage,
    codes,
    listen: () => app.listen({ host: config.HOST, port: config.PORT }),
    stop: (ms = config.STOP_MS) => stop({ app, realtime, press, db }, () => [...workers.map((worker) => worker.stop()), ...chores.map((end) => end())], ms),
  };
}

/** Of the time for the end, so much is kept for what comes after the calls. */
const afterCalls = 0.2;

/** Calls first: they stand on all the rest. What takes longer than its time is left behind, and is cut off from the database. */
async function stop({ app, realtime, press, db }: Pick<Running, 'app' | 'press' | 'db'> & { realtime: Realtime }, endWork: () => Promise<void>[], ms: number) {
  const until = performance.now() + ms;
  const left = () => Math.max(0, until - performance.now());
  app.drain.begin();
  realtime.cutAll();
  const work = Promise.all(endWork());
  await within(ms * (1 - afterCalls), app.drain.empty());
  await within(left(), Promise.all([app.close(), realtime.close()]));
  await within(left(), work);
  await within(left(), press.typesetting.close());
  await within(left(), db.destroy());
}

/** The database of a product at work, watched; `english` is the same one, telling names in English. */
function openDatabase(
  connection: Connection,
  { DATABASE_CONNECTIONS, DATABASE_CONNECT_MS, DATABASE_STATEMENT_MS }: Config,
  log: Log,
): Pick<ServedWorld, 'db' | 'english'> {
  const pool = connectPool(connection, DATABASE_CONNECTIONS, { connectMs: DATABASE_CONNECT_MS, statementMs: DATABASE_STATEMENT_MS });
  const line = watchLine(connection, DATABASE_CONNECT_MS, log);
  return { db: queryBuilder(pool, line), english: queryBuilder(pool, line, 'en') };
}

/** What is looked after by the minute: changes and orders that begin, the heads of the numbers, and mails that gather until their time. */
const minuteChores = (world: World, notices: NoticeSettings, config: Config) => ({
  endUnusedSessions: () => endUnusedSessions(world, idleLimitOf(world, config)),
  applyDueChanges: () => applyDueChanges(world),
  planActing: () => planActing(world),
  anchorNumbers: () => anchorNumbers(world),
  sendDigests: () => sendDigests(world, notices),
});

/** What is looked after once an hour. */
function hourlyChores(world: World, storage: FileStorage, certificateKeys: FileKeys) {
  return {
    sweepUploads: () => sweepUploads(world, storage),
    sweepSettingsFiles: () => sweepSettingsFiles(world, storage),
    retireCompleted: () => retireCompleted(world),
    remindDue: () => remindDue(world),
    planActing: () => planActing(world),
    keepCertificates: () => keepCertificates(world),
    sealKeysAnew: () => sealKeysAnew(world, certificateKeys),
    burnExpired: () => burnExpired(world),
    retire: async () => void (await retire(world.db, retirementRules, world.clock())),
    addSearchYears: () => addSearchYears(world.db, buddhistYear(world.clock())),
  };
}

function mailTransport(config: Config): MailTransport {
  const sender = { name: agencyOf(config.APP_NAME).name.th, address: config.MAIL_FROM };
  const line = lineSettings(config);
  return byChannel({
    mail: config.SMTP_URL ? smtpTransport(config.SMTP_URL, sender) : folderTransport(join(config.DATA_DIR, mailFolder), sender),
    line: line && lineTransport(line.client),
  });
}
