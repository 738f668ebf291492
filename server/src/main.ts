import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { type Config, readConfig, WrongConfig } from './config';
import { bringStandardTexts } from './features/manuals';
import { buildWebIfStale, builtWeb } from './platform/build-web';
import { CannotStart, openDataFolder } from './platform/data-folder';
import type { Connection } from './platform/database';
import { startPostgres } from './platform/embedded-postgres';
import { migrate } from './platform/migrate';
import { type Running, runPortal, versionAndBuild } from './running';

const parent = process.ppid;

/** `npm start`: configuration, data folder, database, web app, calls; then it says where it is and who may sign in. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const folder = await openDataFolder(config.DATA_DIR);
  const [database] = await Promise.all([openDatabase(config), process.env.SARABUN_WEB === 'dev' ? undefined : buildWebIfStale()]);
  await migrate(database.connection);
  const { version, build } = versionAndBuild();
  const pages = process.env.SARABUN_WEB === 'dev' ? null : { folder: builtWeb, settings: pageSettings(config, version, build) };
  const running = await runPortal({ config, connection: database.connection, pages });
  await bringStandardTexts(running.world);
  const accounts = await furnish(running, config);
  const address = await running.listen().catch((error) => {
    throw error.code === 'EADDRINUSE' ? new CannotStart(`Port ${config.PORT} of ${config.HOST} is taken. Stop the other program, or set PORT.`) : error;
  });
  stopOnSignals(async () => {
    await running.stop();
    await database.stop();
    await folder.release();
  });
  greet(config, address, version, accounts);
}

async function openDatabase(config: Config): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  return startPostgres(config.DATA_DIR);
}

function pageSettings(config: Config, version: string, build: string) {
  return {
    agency: config.APP_NAME,
    mode: config.APP_MODE,
    version,
    build,
    idle: { after: config.IDLE_MS, logoutDelay: config.IDLE_LOGOUT_DELAY_MS },
    cookieDays: config.COOKIE_DAYS,
    intranetUrl: config.INTRANET_URL,
    chatUrl: config.CHAT_URL,
    provider: config.OIDC_ISSUER && config.OIDC_LABEL,
  };
}

/** Fills an empty database with the demonstration office, and answers whose accounts it has. */
async function furnish(running: Running, config: Config): Promise<readonly string[]> {
  if (!config.DEMONSTRATION) return [];
  const { demonstrationAccounts, furnishIfEmpty } = await import('../seeds/demonstration');
  await furnishIfEmpty(running);
  return demonstrationAccounts(running.db);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  // npm passes a signal to the shell between it and us, which dies without passing it on.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && once(), 500).unref();
}

function greet(config: Config, address: string, version: string, accounts: readonly string[]): void {
  const { name } = agencyOf(config.APP_NAME);
  console.log(`\nSarabun ${version} – ${config.APP_NAME} (${config.APP_MODE}), ${name.th}\n\n    ${config.PUBLIC_URL ?? address}\n`);
  if (accounts.length > 0)
    console.log(`Accounts of the demonstration office, all with password Portal1234:\n${accounts.map((line) => `    ${line}`).join('\n')}\n`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
