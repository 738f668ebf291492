import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import type { FastifyInstance } from 'fastify';
import { actorFinderOf } from './actor-finder';
import { buildApp } from './app';
import type { Config } from './config';
import { planActing } from './features/acting';
import { type CertificateSettings, keepCertificates, openAgencySeal, sealKeysAnew } from './features/certificates';
import { stampKind, sweepUploads } from './features/documents';
import { type Press, printKind, type Sealing } from './features/drafts';
import { remindDue } from './features/follow-up';
import { lineSender, mailSender, noticeKind, type OutsideSettings, pushSender } from './features/notice-delivery';
import { sendDigests } from './features/notifications';
import { applyDueChanges } from './features/organization';
import { retireCompleted } from './features/queues';
import { anchorNumbers, voidExpired } from './features/registers';
import { addSearchYears, fileTextKind } from './features/search';
import { endUnusedSessions } from './features/session';
import { sweepSettingsFiles } from './features/settings';
import { webhookKind } from './features/webhooks';
import { idleLimitOf } from './idle-limit';
import { listenersOf } from './listeners';
import { type ActContext, innerOrigin, nobody, runAction, type ServedWorld, type World } from './platform/action';
import { buddhistYear, type Clock } from './platform/clock';
import { type Connection, connectPool, type Database, queryBuilder } from './platform/database';
import { diskStorage, type FileStorage } from './platform/files';
import { examine, type Health } from './platform/health/checks';
import { measureProcess, measureTypesetting, openMetrics } from './platform/health/metrics';
import type { Pages } from './platform/http/web-pages';
import { type Chores, choreKind, planChores } from './platform/jobs/chores';
import { openRunner, type Runner } from './platform/jobs/runner';
import { type FileKeys, openFileKeys } from './platform/keys/file-keys';
import { keyedHash } from './platform/keys/keyed-hash';
import { type SignedCodes, signedCodes } from './platform/keys/signed-code';
import { lazily } from './platform/lazily';
import { type Log, makeLog } from './platform/log';
import { mailKind } from './platform/mail';
import { monitorConnection } from './platform/outage';
import { eventKind } from './platform/outbox';
import { type AuditChain, openAuditChain } from './platform/postgres/audit-chain';
import { retire } from './platform/postgres/retirement';
import { openRealtime, type Realtime } from './platform/realtime';
import { lineTransport } from './platform/services/line-transport';
import { byChannel, folderTransport, type MailTransport, mailFolder, smtpTransport } from './platform/services/mail-transport';
import { resolveByDns } from './platform/services/outside-address';
import { openTypesetting, type Typesetting } from './platform/typeset/typesetting';
import { within } from './platform/work/lifetime';
import { retirementRules } from './retirement';
import { lineSettings, pushSettings, webhookRules } from './sign-in-settings';
import { timestampAuthority } from './timestamp-settings';

/** The running product: database, calls, events and sockets. */
export interface Running {
  app: FastifyInstance;
  db: Database;
  world: ServedWorld;
  /** Runs jobs after a commit. */
  runner: Runner;
  press: Press;
  chain: AuditChain;
  storage: FileStorage;
  codes: SignedCodes;
  listen(): Promise<string>;
  /** Finishes running calls, refuses new ones, and ends; what is unfinished at the deadline is cut off. */
  stop(ms?: number): Promise<void>;
}

interface Surroundings {
  config: Config;
  connection: Connection;
  pages: Pages | null;
  clock?: Clock;
  log?: Log;
  /** Typesets the letters. By default the product starts its own processes. */
  typesetting?: Typesetting;
}

/** The version in `package.json` and the commit, if git is available. */
export const versionAndBuild = lazily((): { version: string; build: string } => {
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
});

/** Starts the product on a migrated database; `listen` opens its port. */
export async function runPortal({ config, connection, pages, ...given }: Surroundings): Promise<Running> {
  const { clock = () => new Date(), log = makeLog(config.LOG_LEVEL), typesetting = openTypesetting() } = given;
  const filesFolder = join(config.DATA_DIR, 'files');
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  const { db, english, pool } = openDatabase(connection, config, log);
  const storage = diskStorage(filesFolder, openFileKeys(join(config.DATA_DIR, 'file.key')));
  await storage.tidy();
  const certificateKeys = openFileKeys(join(config.DATA_DIR, 'certificate.key'));
  const codes = signedCodes(join(config.DATA_DIR, 'link.key'));
  const world: ServedWorld = { db, english, clock, wake: (what) => runner.wake(what) };
  const agency = agencyOf(config.APP_NAME);
  const metrics = config.METRICS_TOKEN ? openMetrics() : null;
  const press: Press = { typesetting: metrics ? measureTypesetting(typesetting, metrics) : typesetting, storage, publicUrl: config.PUBLIC_URL };
  const mail = {
    hash: keyedHash(join(config.DATA_DIR, 'code.key')),
    agency: agency.name,
    publicUrl: config.PUBLIC_URL,
    codes,
    secondFactorRoles: config.SECOND_FACTOR_ROLES ?? [],
  };
  const { version } = versionAndBuild();
  const examined = { db, dataFolder: config.DATA_DIR };
  const health: Health = { examine: () => examine({ ...examined, now: clock() }), version, startedAt: clock(), sockets: () => realtime.count() };
  const app = buildApp({ config, agency, world, log, storage, certificateKeys, press, codes, mail, version, health, metrics, pages });
  await app.ready();
  const realtime = openRealtime(app.server, actorFinderOf(world, config), config.PUBLIC_URL);
  if (metrics) measureProcess({ db, clock, pool, sockets: realtime.count }, metrics);
  const chain = openAuditChain(db, join(config.DATA_DIR, 'audit.key'), log);
  const chores = choresOf(world, { storage, certificateKeys, notices: mail, config });
  const transport = mailTransport(config);
  const kinds = {
    mail: mailKind({ db, transport, clock }),
    print: printKind(world, press, sealingOf(world, { keys: certificateKeys, agency: agency.name, publicUrl: config.PUBLIC_URL }, config)),
    stamp: stampKind(world, press),
    fileText: fileTextKind(world, storage),
    webhook: webhookKind({ db, clock, ...webhookTransport(config) }),
    ...noticeKinds(world, mail, config),
    chore: choreKind(chores),
  };
  await planChores(db, chores);
  const runner = openRunner({ db, kinds, gathered: { event: eventKind(listenersOf(mail), realtime, clock) }, clock, log });
  const workers = [runner, chain];
  for (const worker of workers) worker.start();
  return {
    app,
    db,
    world,
    runner,
    press,
    chain,
    storage,
    codes,
    listen: () => app.listen({ host: config.HOST, port: config.PORT }),
    stop: (ms = config.STOP_MS) => stop({ app, realtime, press, db }, () => workers.map((worker) => worker.stop()), ms).finally(() => transport.close()),
  };
}

/** The share of the stopping time reserved for what follows the calls. */
const afterCalls = 0.2;

/** Calls end first, because they use everything else. What exceeds its time is abandoned and loses the database. */
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

/** The watched database; `english` is the same one returning English names. */
function openDatabase(
  connection: Connection,
  { DATABASE_CONNECTIONS, DATABASE_CONNECT_MS, DATABASE_STATEMENT_MS }: Config,
  log: Log,
): Pick<ServedWorld, 'db' | 'english'> & { pool: ReturnType<typeof connectPool> } {
  const pool = connectPool(connection, DATABASE_CONNECTIONS, { connectMs: DATABASE_CONNECT_MS, statementMs: DATABASE_STATEMENT_MS });
  const line = monitorConnection(connection, DATABASE_CONNECT_MS, log);
  return { db: queryBuilder(pool, line), english: queryBuilder(pool, line, 'en'), pool };
}

function sealingOf(world: World, settings: Pick<CertificateSettings, 'keys' | 'agency' | 'publicUrl'>, config: Config): Sealing {
  const act = <Result>(name: string, useCase: (context: ActContext) => Promise<Result>) =>
    runAction(world, name, { actor: nobody, origin: innerOrigin }, useCase);
  return { openSeal: (now) => openAgencySeal({ db: world.db, now, act }, settings), timestamps: timestampAuthority(config) };
}

interface ChoreSurroundings {
  storage: FileStorage;
  certificateKeys: FileKeys;
  notices: OutsideSettings;
  config: Config;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Periodic work: by the minute what has a due time, such as changes and orders that begin at midnight and collected mails; by the hour the
 * rest.
 */
function choresOf(world: World, { storage, certificateKeys, notices, config }: ChoreSurroundings): Chores {
  return {
    endUnusedSessions: { everyMs: minute, run: () => endUnusedSessions(world, idleLimitOf(world, config)) },
    applyDueChanges: { everyMs: minute, run: () => applyDueChanges(world) },
    planActing: { everyMs: minute, run: () => planActing(world) },
    anchorNumbers: { everyMs: minute, run: () => anchorNumbers(world) },
    sendDigests: { everyMs: minute, run: () => sendDigests(world, notices) },
    sweepUploads: { everyMs: hour, run: () => sweepUploads(world, storage) },
    sweepSettingsFiles: { everyMs: hour, run: () => sweepSettingsFiles(world, storage) },
    retireCompleted: { everyMs: hour, run: () => retireCompleted(world) },
    remindDue: { everyMs: hour, run: () => remindDue(world) },
    keepCertificates: { everyMs: hour, run: () => keepCertificates(world) },
    sealKeysAnew: { everyMs: hour, run: () => sealKeysAnew(world, certificateKeys) },
    voidExpired: { everyMs: hour, run: () => voidExpired(world) },
    retire: { everyMs: hour, run: async () => void (await retire(world.db, retirementRules, world.clock())) },
    addSearchYears: { everyMs: hour, run: () => addSearchYears(world.db, buddhistYear(world.clock())) },
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

/** Each channel has its own room, so that a service that hangs delays no other. */
function noticeKinds(world: World, settings: OutsideSettings, config: Config) {
  const line = lineSettings(config)?.client ?? null;
  const sentAtOnce = 8;
  return {
    noticeMail: noticeKind(world, settings, mailSender(world, settings), sentAtOnce),
    noticeLine: noticeKind(
      world,
      settings,
      lineSender(world, settings, async () => line),
      sentAtOnce,
    ),
    noticePush: noticeKind(world, settings, pushSender(world, pushSettings(world, config)), sentAtOnce),
  };
}

const webhookTimeoutMs = 10_000;

function webhookTransport(config: Config) {
  const { secrets, allowed } = webhookRules(config);
  return { secrets, rules: { allowed, resolve: resolveByDns, timeoutMs: webhookTimeoutMs } };
}
