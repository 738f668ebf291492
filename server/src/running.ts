import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import type { Label } from '@sarabun/contract/values/label';
import type { FastifyInstance } from 'fastify';
import { actorFinderOf } from './actor-finder';
import { buildApp } from './app';
import type { Config } from './config';
import { planActing } from './features/acting';
import { letterEmblem, nameOfAgency } from './features/agency-values';
import { type CertificateSettings, keepCertificates, openAgencySeal, sealKeysAnew } from './features/certificates';
import { stampKind, sweepUploads } from './features/documents';
import { type Press, printKind, type Sealing, sweepLetterPictures, sweepSignedPapers } from './features/drafts';
import { remindDue } from './features/follow-up';
import { currentLine } from './features/line';
import { lineSender, mailLost, mailReview, mailSender, noticeKind, type OutsideSettings, pushSender } from './features/notice-delivery';
import { sendDigests } from './features/notifications';
import { applyDueChanges } from './features/organization';
import { retireCompleted } from './features/queues';
import { anchorNumbers, registerPrintKind, sweepRegisterPrints, voidExpired } from './features/registers';
import { addSearchYears, fileTextKind, gatherTriples } from './features/search';
import { endUnusedSessions } from './features/session';
import { sweepSettingsFiles } from './features/settings';
import { webhookKind } from './features/webhooks';
import { idleLimitOf } from './idle-limit';
import { listenersOf } from './listeners';
import { openDatabase } from './open-database';
import { type ActContext, innerOrigin, nobody, runAction, type ServedWorld, type World } from './platform/action';
import { type BackupPlan, nightlyBackup } from './platform/backup/nightly-backup';
import { buddhistYear, type Clock } from './platform/clock';
import type { Connection, Database, Transaction } from './platform/database';
import { type FileStorage, fileStorage } from './platform/files';
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
import { eventKind } from './platform/outbox';
import { type AuditChain, openAuditChain } from './platform/postgres/audit-chain';
import { retire } from './platform/postgres/retirement';
import { findProcesses, reachAll } from './platform/realtime/other-processes';
import { openRealtime, type Realtime } from './platform/realtime/realtime';
import { folderTransport, type MailTransport, mailFolder, smtpTransport } from './platform/services/mail-transport';
import { resolveByDns } from './platform/services/outside-address';
import { filePlaces } from './platform/storage/file-places';
import { openTracing, type Tracing } from './platform/tracing/open-tracing';
import { openTypesetting, type Typesetting, withEmblem } from './platform/typeset/typesetting';
import { limitDearCalls } from './platform/work/dear-calls';
import { within } from './platform/work/lifetime';
import { retirementRules } from './retirement';
import { lineDeployment, pushSettings, webhookRules } from './sign-in-settings';
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
  /** Serves on for `STOP_NOTICE_MS`, then finishes running calls, refuses new ones, and ends; what is unfinished at the deadline is cut off. */
  stop(ms?: number): Promise<void>;
}

interface Surroundings {
  config: Config;
  connection: Connection;
  /** Other processes may serve the same database. By default they do where it is not the embedded one. */
  isShared?: boolean;
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
  const { clock = () => new Date(), isShared = config.DATABASE_URL !== null, log = makeLog(config.LOG_LEVEL), typesetting = openTypesetting() } = given;
  const tracing = await startTracing(config, log);
  const filesFolder = join(config.DATA_DIR, 'files');
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  const { db, english, replica, pool, close } = await openDatabase(connection, config, log);
  const storage = fileStorage(filesFolder, openFileKeys(join(config.DATA_DIR, 'file.key')), filePlaces(config));
  await storage.tidy();
  const certificateKeys = openFileKeys(join(config.DATA_DIR, 'certificate.key'));
  const codes = signedCodes(join(config.DATA_DIR, 'link.key'));
  const dear = limitDearCalls(config.DATABASE_CONNECTIONS);
  const world: ServedWorld = { db, english, replica, dear, clock, wake: (what) => runner.wake(what) };
  const agency = agencyOf(config.APP_NAME);
  const metrics = config.METRICS_TOKEN ? openMetrics() : null;
  const setting = withEmblem(typesetting, letterEmblem(db, storage));
  const press: Press = { typesetting: metrics ? measureTypesetting(setting, metrics) : setting, storage, publicUrl: config.PUBLIC_URL };
  const mail = {
    hash: keyedHash(join(config.DATA_DIR, 'code.key')),
    agency: (of: Database | Transaction) => nameOfAgency(agency.name, of, db),
    publicUrl: config.PUBLIC_URL,
    codes,
    secondFactorRoles: config.SECOND_FACTOR_ROLES ?? [],
  };
  const { version } = versionAndBuild();
  const notice = giveNotice(config.STOP_NOTICE_MS);
  const health = healthOf({ db, config, clock, isLeaving: notice.isGiven }, () => realtime.count());
  const app = buildApp({ config, agency, world, log, storage, certificateKeys, press, codes, mail, version, health, metrics, pages });
  await app.ready();
  const realtime = openRealtime(app.server, actorFinderOf(world, config).find, config.PUBLIC_URL);
  if (metrics) measureProcess({ db, clock, pool, sockets: realtime.count }, metrics);
  const pusher = isShared ? reachAll(realtime, connection, log) : { ...realtime, close: async () => {} };
  const chain = openAuditChain(db, join(config.DATA_DIR, 'audit.key'), log);
  const chores = choresOf(world, { storage, certificateKeys, notices: mail, config });
  const transport = mailTransport(config, () => mail.agency(db));
  const kinds = {
    mail: mailKind({ db, transport, clock, review: mailReview(world, mail), lost: mailLost }),
    print: printKind(world, press, sealingOf(world, { keys: certificateKeys, agency: agency.name, publicUrl: config.PUBLIC_URL }, config)),
    stamp: stampKind(world, press),
    registerPrint: registerPrintKind(world, press),
    fileText: fileTextKind(world, storage),
    webhook: webhookKind({ db, clock, ...webhookTransport(config) }),
    ...noticeKinds(world, mail, config),
    chore: choreKind(chores),
  };
  await planChores(db, chores);
  const runner = openRunner({ db, kinds, gathered: { event: eventKind(listenersOf(mail), pusher, clock) }, clock, log });
  const workers = [runner, chain];
  for (const { start } of workers) start();
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
    stop: async (ms = config.STOP_NOTICE_MS + config.STOP_MS) => {
      await notice.give();
      const endWork = () => workers.map((worker) => worker.stop());
      await stop({ app, realtime, pusher, press, closeDatabase: close }, endWork, Math.max(0, ms - config.STOP_NOTICE_MS)).finally(() => transport.close());
      await tracing?.close(maxTracingMs);
    },
  };
}

/** How long the end waits for a collector of traces. */
const maxTracingMs = 1000;

async function startTracing(config: Config, log: Log): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: share, APP_NAME: agency } = config;
  if (endpoint === null) return null;
  return openTracing({ endpoint, headers: headers ?? {}, share, resource: { agency, version: versionAndBuild().version } }, log);
}

function healthOf({ db, config, clock, isLeaving }: Pick<Health, 'isLeaving'> & { db: Database; config: Config; clock: Clock }, sockets: () => number): Health {
  return {
    examine: () => examine({ db, dataFolder: config.DATA_DIR, now: clock() }),
    version: versionAndBuild().version,
    startedAt: clock(),
    sockets,
    processes: () => findProcesses(db),
    isLeaving,
  };
}

/** Before a process stops, the proxy in front has some time to notice and to send new calls elsewhere. */
function giveNotice(ms: number) {
  let given = false;
  return {
    isGiven: () => given,
    give: async () => {
      given = true;
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    },
  };
}

/** The share of the stopping time reserved for what follows the calls. */
const afterCalls = 0.2;

type Ending = Pick<Running, 'app' | 'press'> & { realtime: Realtime; pusher: { close(): Promise<void> }; closeDatabase(): Promise<void> };

/** Calls end first, because they use everything else. What exceeds its time is abandoned and loses the database. */
async function stop({ app, realtime, pusher, press, closeDatabase }: Ending, endWork: () => Promise<void>[], ms: number) {
  const until = performance.now() + ms;
  const left = () => Math.max(0, until - performance.now());
  app.drain.begin();
  realtime.refuseAll();
  const work = Promise.all(endWork());
  await within(ms * (1 - afterCalls), app.drain.empty());
  await within(left(), Promise.all([app.close(), realtime.close()]));
  await within(left(), work);
  await within(left(), pusher.close());
  await within(left(), press.typesetting.close());
  await within(left(), closeDatabase());
}

function sealingOf(world: World, settings: Pick<CertificateSettings, 'keys' | 'agency' | 'publicUrl'>, config: Config): Sealing {
  const act = <Result>(name: string, useCase: (context: ActContext) => Promise<Result>) =>
    runAction(world, name, { actor: nobody, origin: innerOrigin }, useCase);
  return {
    openSeal: (now) => openAgencySeal({ db: world.db, now, act }, settings),
    timestamps: timestampAuthority(config),
    networks: config.CERTIFICATE_NETWORKS,
  };
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
    gatherTriples: { everyMs: minute, run: async () => void (await gatherTriples(world)) },
    sweepUploads: { everyMs: hour, run: () => sweepUploads(world, storage) },
    sweepLetterPictures: { everyMs: hour, run: () => sweepLetterPictures(world, storage) },
    sweepSignedPapers: { everyMs: hour, run: () => sweepSignedPapers(world, storage) },
    sweepRegisterPrints: { everyMs: hour, run: () => sweepRegisterPrints(world, storage) },
    sweepSettingsFiles: { everyMs: hour, run: () => sweepSettingsFiles(world, storage) },
    retireCompleted: { everyMs: hour, run: () => retireCompleted(world) },
    remindDue: { everyMs: hour, run: () => remindDue(world) },
    keepCertificates: { everyMs: hour, run: () => keepCertificates(world) },
    sealKeysAnew: { everyMs: hour, run: () => sealKeysAnew(world, certificateKeys) },
    voidExpired: { everyMs: hour, run: () => voidExpired(world) },
    retire: { everyMs: hour, run: async () => void (await retire(world.db, retirementRules, world.clock())) },
    ...(config.BACKUP_FOLDER &&
      config.BACKUP_KEYS_FOLDER && { backUp: nightlyBackup(world.db, backupPlan(config, config.BACKUP_FOLDER, config.BACKUP_KEYS_FOLDER)) }),
    addSearchYears: { everyMs: hour, run: () => addSearchYears(world.db, buddhistYear(world.clock())) },
  };
}

function backupPlan(config: Config, target: string, keysFolder: string): BackupPlan {
  const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, BACKUP_AT: at, BACKUP_KEEP: keep } = config;
  return { dataFolder, databaseUrl, target, keysFolder, at, keep };
}

function mailTransport(config: Config, agency: () => Promise<Label>): MailTransport {
  const sender = async () => ({ name: (await agency()).th, address: config.MAIL_FROM });
  return config.SMTP_URL ? smtpTransport(config.SMTP_URL, sender) : folderTransport(join(config.DATA_DIR, mailFolder), sender);
}

/** Each channel has its own room, so that a service that hangs delays no other. */
function noticeKinds(world: World, settings: OutsideSettings, config: Config) {
  const line = lineDeployment(config);
  const sentAtOnce = 8;
  return {
    noticeMail: noticeKind(world, settings, mailSender(world, settings), sentAtOnce),
    noticeLine: noticeKind(
      world,
      settings,
      lineSender(world, settings, async () => (await currentLine(world.db, line))?.client ?? null),
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
