import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { type Config, readConfig, WrongConfig } from './config';
import { bringStandardTexts } from './features/manuals';
import { anyPerson } from './features/people';
import { type Connection, connectPool, queryBuilder } from './platform/database';
import { buildWebIfStale, builtWeb } from './platform/http/build-web';
import { CannotStart, openDataFolder } from './platform/postgres/data-folder';
import { startPostgres } from './platform/postgres/embedded-postgres';
import { holdsDemonstration, proveSameInstallation } from './platform/postgres/installation-store';
import { migrate } from './platform/postgres/migrate';
import { oneProcess } from './platform/postgres/one-process';
import { openTypesetting } from './platform/typeset/typesetting';
import { type Lifetime, openLifetime } from './platform/work/lifetime';
import { runPortal, versionAndBuild } from './running';
import { reasonsNotToStart } from './unsafe-start';

const parent = process.ppid;

/** `npm start`: configuration, data folder, database, web app, calls; then it prints its address and the accounts. */
async function start(config: Config, life: Lifetime): Promise<void> {
  await life.open(
    () => openDataFolder(config.DATA_DIR, { isShared: config.DATABASE_URL !== null }),
    (folder) => folder.release(),
  );
  const isDev = process.env.SARABUN_WEB === 'dev';
  const [connection] = await Promise.all([prepareDatabase(config, life), isDev ? undefined : buildWebIfStale()]);
  const { version, build } = versionAndBuild();
  const pages = isDev ? null : { folder: builtWeb, settings: pageSettings(config, version, build) };
  const running = await life.open(
    () => runPortal({ config, connection, pages }),
    (portal, ms) => portal.stop(ms),
  );
  await bringStandardTexts(running.world);
  const accounts = config.DEMONSTRATION ? await (await import('../seeds/demonstration')).demonstrationAccounts(running.db) : [];
  const address = await running.listen().catch((error) => {
    throw error.code === 'EADDRINUSE' ? new CannotStart(`Port ${config.PORT} of ${config.HOST} is taken. Stop the other program, or set PORT.`) : error;
  });
  greet(config, address, version, accounts);
  if (!(await anyPerson(running.db))) console.log('Nobody can sign in yet. Add a person who administers it: npm run first-administrator -- --help\n');
}

/** Opens and migrates the database, and furnishes an empty one, while the web app is built. */
async function prepareDatabase(config: Config, life: Lifetime): Promise<Connection> {
  const { connection } = await life.open(
    () => openDatabase(config, life),
    (database, ms) => database.stop(ms),
  );
  for (const object of await migrate(connection)) console.error(`The database still holds the ${object}, which no file of server/database makes now.`);
  const db = queryBuilder(connectPool(connection, 1));
  try {
    await proveSameInstallation(db, config.DATA_DIR);
    const unsafe = reasonsNotToStart(config, await holdsDemonstration(db));
    if (unsafe.length > 0) throw new CannotStart(unsafe.join('\n'));
    if (!config.DEMONSTRATION) return connection;
    const { isFurnished } = await import('../seeds/demonstration');
    const furnishOnce = async () => {
      if (!(await isFurnished(db))) await furnish(config, connection, life);
    };
    if (!(await isFurnished(db))) await oneProcess(connection, 'furnish', furnishOnce);
  } finally {
    await db.destroy();
  }
  return connection;
}

/** A machine that does much else at the first start may need minutes for a letter; nobody waits for a single one. */
const furnishingLetterMs = 5 * 60_000;

/** Fills an empty database with the demonstration office, by a portal without pages that nobody can reach. */
async function furnish(config: Config, connection: Connection, life: Lifetime): Promise<void> {
  const { seedIfEmpty } = await import('../seeds/demonstration');
  let isOpen = true;
  const typesetting = openTypesetting({ maxMs: furnishingLetterMs });
  const portal = await life.open(
    () => runPortal({ config, connection: { ...connection, isLoose: true }, isShared: false, pages: null, typesetting }),
    async (running, ms) => isOpen && running.stop(ms),
  );
  await seedIfEmpty(portal);
  isOpen = false;
  await portal.stop();
}

async function openDatabase(config: Config, life: Lifetime): Promise<{ connection: Connection; stop(ms: number): Promise<void> }> {
  if (config.DATABASE_URL) return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  return startPostgres(
    config.DATA_DIR,
    {},
    {
      onLost: async (error) => {
        console.error(error.message);
        await life.end();
        process.exit(1);
      },
    },
  );
}

function pageSettings(config: Config, version: string, build: string) {
  return {
    agency: config.APP_NAME,
    mode: config.APP_MODE,
    version,
    build,
    idle: { after: config.IDLE_MS, logoutDelay: config.IDLE_LOGOUT_DELAY_MS },
    cookieDays: config.COOKIE_DAYS,
    uploadLimitMb: config.UPLOAD_LIMIT / (1024 * 1024),
    intranetUrl: config.INTRANET_URL,
    chatUrl: config.CHAT_URL,
    hasArchive: config.ARCHIVE_URL !== null,
    provider: config.OIDC_ISSUER && config.OIDC_LABEL,
  };
}

function endOnSignals(life: Lifetime): void {
  const end = () => void life.end().then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // npm signals the shell between it and this process; the shell dies without passing the signal on.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 500).unref();
}

function greet(config: Config, address: string, version: string, accounts: readonly string[]): void {
  const { name } = agencyOf(config.APP_NAME);
  console.log(`\nSarabun ${version} – ${config.APP_NAME} (${config.APP_MODE}), ${name.th}\n\n    ${config.PUBLIC_URL ?? address}\n`);
  if (accounts.length > 0)
    console.log(`Accounts of the demonstration office, all with password Portal1234:\n${accounts.map((line) => `    ${line}`).join('\n')}\n`);
}

function readEnvironment(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const config = readEnvironment();
const life = openLifetime(config.STOP_NOTICE_MS + config.STOP_MS);
endOnSignals(life);
try {
  await start(config, life);
} catch (error) {
  // An intended end makes the start fail, because its services are being closed.
  const isTold = life.isEnding();
  if (!isTold) console.error(error instanceof CannotStart ? error.message : error);
  await life.end();
  process.exit(isTold ? 0 : 1);
}
