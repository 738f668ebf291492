import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { Agency } from '@sarabun/contract/agencies/agency';
import { standardProofMinutes } from '@sarabun/contract/agency-values/agency-values';
import { standardRows } from '@sarabun/contract/agency-values/standard-rows';
import { standardKeepHours } from '@sarabun/contract/may-keep';
import Fastify, { type FastifyInstance } from 'fastify';
import { actorFinderOf } from './actor-finder';
import { type Config, hasOutbox } from './config';
import { accountRoutes } from './features/account';
import { type AccountRequestSettings, accountRequestRoutes } from './features/account-requests';
import { actingRoutes } from './features/acting';
import { agencyValueRoutes, brandPictureRoutes, currentValues, pageValues, refuseFunctionsOff } from './features/agency-values';
import { type CertificateSettings, certificateRoutes } from './features/certificates';
import { collectionRoutes } from './features/collections';
import { copyRoutes } from './features/copies';
import { documentRoutes } from './features/documents';
import { draftRoutes, type Press, paperSigner, roomMeasurer } from './features/drafts';
import { followUpRoutes } from './features/follow-up';
import { handoverRoutes } from './features/handover';
import { historyRoutes } from './features/history';
import { jobRoutes } from './features/jobs';
import { lineRoutes } from './features/line';
import { manualRoutes } from './features/manuals';
import { hasRight, menuRightRoutes } from './features/menu-rights';
import { noticeDeliveryRoutes } from './features/notice-delivery';
import { notificationRoutes } from './features/notifications';
import { officeImportRoutes } from './features/office-import';
import { offlineRoutes } from './features/offline';
import { organizationRoutes } from './features/organization';
import { closePerson, peopleRoutes } from './features/people';
import { portalRoutes } from './features/portal';
import { queueRoutes, revokeFeedOf } from './features/queues';
import { receiverListRoutes } from './features/receiver-lists';
import { registerRoutes } from './features/registers';
import { rightsRoutes } from './features/rights';
import { templateRoutes } from './features/route-templates';
import { searchRoutes } from './features/search';
import { callingSystems, serviceKeyRoutes } from './features/service-keys';
import { closeAccount, type MailSettings, providerRoutes, recoveryRoutes, sessionRoutes } from './features/session';
import { settingsRoutes } from './features/settings';
import { signingRoutes } from './features/signing';
import { webhookRoutes } from './features/webhooks';
import type { ActContext, ServedWorld } from './platform/action';
import { trustProxyOption } from './platform/client-address';
import type { FileStorage } from './platform/files';
import type { Health } from './platform/health/checks';
import { type Metrics, measureCalls } from './platform/health/metrics';
import { serveHealth } from './platform/health/serve-health';
import { answerErrors, type Platform } from './platform/http';
import { serveApiDocuments } from './platform/http/api-documents';
import { compressAnswers } from './platform/http/compress-answers';
import { makeDrain } from './platform/http/drain';
import { answerBadAddress, answerNoHttp } from './platform/http/odd-requests';
import { readBodies } from './platform/http/read-bodies';
import { logRequests } from './platform/http/request-log';
import { headersOfAnswers, secureHeaders } from './platform/http/security-headers';
import { endSilentConnections, headerLimits, requestLimit } from './platform/http/slow-clients';
import { type Pages, servePages } from './platform/http/web-pages';
import type { FileKeys } from './platform/keys/file-keys';
import type { SignedCodes } from './platform/keys/signed-code';
import type { Log } from './platform/log';
import { newRequestId } from './platform/request-id';
import { mailFolder } from './platform/services/mail-transport';
import { clamd } from './platform/services/virus-scanner';
import { traceCalls } from './platform/tracing/trace-calls';
import { lineDeployment, providerSettings, pushSettings, signInSettings, webhookRules } from './sign-in-settings';
import { timestampAuthority } from './timestamp-settings';

/** What the product runs on. `main.ts` passes the real services, tests pass their own. */
export interface Parts {
  config: Config;
  agency: Agency;
  world: ServedWorld;
  log: Log;
  storage: FileStorage;
  /** The master keys that seal the private keys of certificates. */
  certificateKeys: FileKeys;
  press: Press;
  codes: SignedCodes;
  mail: MailSettings;
  version: string;
  health: Health;
  /** The figures of this process; null where nobody may read them. */
  metrics: Metrics | null;
  /** The built web app; null serves calls only. */
  pages: Pages | null;
}

const megabyte = 1024 * 1024;
const maxBodyBytes = megabyte;

export function buildApp({
  config,
  agency,
  world,
  log,
  storage,
  certificateKeys,
  press,
  codes,
  mail,
  version,
  health,
  metrics,
  pages,
}: Parts): FastifyInstance {
  const app = bareApp(config, log);
  if (metrics) measureCalls(app, metrics);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceCalls(app);
  serveHealth(app, health, metrics && config.METRICS_TOKEN ? { registry: metrics, token: config.METRICS_TOKEN } : null);
  const platform = platformOf(config, world, log, mail);
  refuseFunctionsOff(app, platform);
  const signIn = signInSettings(config, agency, log, codes);
  const provider = providerSettings(config, log);
  const timestamps = timestampAuthority(config);
  const timestampAnchors = timestamps?.trusted ?? [];
  const timestampHost = timestamps && new URL(timestamps.url).host;
  const ofAgency = { agency: agency.name, publicUrl: config.PUBLIC_URL };
  const certificates: CertificateSettings = { ...signIn, ...ofAgency, keys: certificateKeys, timestampHost, networks: config.CERTIFICATE_NETWORKS };
  sessionRoutes(app, platform, signIn);
  if (provider) providerRoutes(app, platform, signIn, provider);
  recoveryRoutes(app, platform, mail);
  accountRoutes(app, platform, {
    mail,
    storage,
    directory: signIn.directory,
    openMailFolder: hasOutbox(config) ? join(config.DATA_DIR, mailFolder) : null,
  });
  const registration = accountRequestSettings(config, agency, mail, signIn.directory !== null);
  accountRequestRoutes(app, platform, registration);
  officeImportRoutes(app, platform, registration);
  lineRoutes(app, platform, lineDeployment(config));
  portalRoutes(app, platform, config.ARCHIVE_URL && config.ARCHIVE_SECRET ? { address: config.ARCHIVE_URL, secret: config.ARCHIVE_SECRET } : null);
  notificationRoutes(app, platform, codes);
  noticeDeliveryRoutes(app, platform, pushSettings(world, config));
  serviceKeyRoutes(app, platform);
  webhookRoutes(app, platform, webhookRules(config));
  queueRoutes(app, platform, agency, config.PUBLIC_URL);
  offlineRoutes(app, platform);
  collectionRoutes(app, platform, { agency, storage });
  documentRoutes(app, platform, { storage, limit: config.UPLOAD_LIMIT, limitNow: uploadLimit(world, config) }, mail.agency);
  draftRoutes(app, platform, press);
  signingRoutes(app, platform, storage, { ...certificates, signPaper: paperSigner(press), measureRoom: roomMeasurer(press), timestampAnchors });
  certificateRoutes(app, platform, certificates);
  followUpRoutes(app, platform);
  searchRoutes(app, platform);
  registerRoutes(app, platform, press);
  templateRoutes(app, platform);
  receiverListRoutes(app, platform);
  copyRoutes(app, platform, press);
  settingsRoutes(app, platform, storage);
  menuRightRoutes(app, platform);
  peopleRoutes(app, platform, { hasDirectory: signIn.directory !== null, closeAccount: letGo });
  actingRoutes(app, platform);
  jobRoutes(app, platform, health);
  handoverRoutes(app, platform, { agency: mail.agency, publicUrl: config.PUBLIC_URL }, closePerson(letGo));
  organizationRoutes(app, platform, agency);
  rightsRoutes(app, platform);
  historyRoutes(app, platform);
  manualRoutes(app, platform, storage);
  serveApiDocuments(app, version);
  agencyValueRoutes(app, platform, deploymentOf(config));
  brandPictureRoutes(app, platform, { agency, storage, pagesFolder: pages?.folder ?? null });
  servePages(app, pages, (base) => pageValues(world.db, base, world.clock()));
  return app;
}

/** Hooks and parsers shared by all calls. */
function bareApp(config: Config, log: Log): FastifyInstance {
  const overTls = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const headersOf = headersOfAnswers({ chatUrl: config.CHAT_URL, overTls });
  const app = Fastify({
    trustProxy: trustProxyOption(config.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    return503OnClosing: true,
    forceCloseConnections: true,
    requestTimeout: requestLimit(config.UPLOAD_LIMIT),
    http: headerLimits,
    genReqId: newRequestId,
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: answerBadAddress(headersOf),
    clientErrorHandler: answerNoHttp(headersOf),
  });
  app.decorate('secureCookies', overTls);
  app.register(cookie);
  readBodies(app);
  // Ignore an unknown Expect header, so that the answer comes from the contract.
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply));
  answerErrors(app, log);
  secureHeaders(app, headersOf);
  logRequests(app, log);
  makeDrain(app);
  endSilentConnections(app);
  compressAnswers(app);
  return app;
}

function platformOf(config: Config, world: ServedWorld, log: Log, { hash }: MailSettings): Platform {
  const { find, presume } = actorFinderOf(world, config);
  return {
    world,
    log,
    hash,
    findActor: find,
    presumeActor: presume,
    hasRight: hasRight(world.db, world.clock),
    systems: callingSystems(world),
    keepHours: async () => (await currentValues(world.db)).number('offlineHours') ?? standardKeepHours,
    scanner: config.CLAMD_URL ? clamd(config.CLAMD_URL) : null,
  };
}

function accountRequestSettings(config: Config, agency: Agency, mail: MailSettings, hasDirectory: boolean): AccountRequestSettings {
  return { allowed: agency.registration, agency: mail.agency, publicUrl: config.PUBLIC_URL, hasDirectory };
}

function deploymentOf(config: Config) {
  const uploadLimitMb = config.UPLOAD_LIMIT / megabyte;
  return {
    standard: {
      idleMinutes: Math.round(config.IDLE_MS / 60_000),
      idleLogoutSeconds: Math.round(config.IDLE_LOGOUT_DELAY_MS / 1000),
      cookieDays: config.COOKIE_DAYS,
      uploadLimitMb,
      signingProofMinutes: standardProofMinutes,
      offlineHours: standardKeepHours,
      listRows: standardRows.lists,
      queueRows: standardRows.queues,
      panelRows: standardRows.panels,
    },
    most: { uploadLimitMb },
  };
}

/** The current size limit for files of a letter. */
function uploadLimit({ db }: ServedWorld, { UPLOAD_LIMIT }: Config): () => Promise<number> {
  return async () => ((await currentValues(db)).number('uploadLimitMb') ?? UPLOAD_LIMIT / megabyte) * megabyte;
}

/** A person who leaves cannot sign in, and calendar programs read nothing of theirs any more. */
async function letGo(context: ActContext, personId: number): Promise<void> {
  await closeAccount(context, personId);
  await revokeFeedOf(context.db, personId, context.now);
}
