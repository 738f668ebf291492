import { resolve } from 'node:path';
import { agencyCodes } from '@sarabun/contract/agencies/agency';
import { standardAgency } from '@sarabun/contract/agencies/all-agencies';
import * as z from 'zod/mini';
import { missingInGroups, signInVariables } from './config-sign-in';
import { flag, secretOf, url, variable, whole } from './config-variable';
import { isLoopback, type TrustedProxies, trustedProxies } from './platform/client-address';
import { type AllowedNetworks, allowedNetworks } from './platform/services/outside-address';
import { type BucketAddress, bucketAddress } from './platform/storage/s3-requests';

const megabytes = 1024 * 1024;
const proxies = z.pipe(
  z.string().check(z.refine((text) => trustedProxies(text) !== null)),
  z.transform((text) => trustedProxies(text) as TrustedProxies),
);
const networks = z.pipe(
  z.string().check(z.refine((text) => text === '' || allowedNetworks(text) !== null)),
  z.transform((text) => (text === '' ? [] : (allowedNetworks(text) as AllowedNetworks))),
);
const networkList = (purpose: string) =>
  variable({
    about: `Internal networks ${purpose}, with commas between: addresses, ranges (10.1.0.0/16), loopback, uniquelocal. When unset, only public addresses.`,
    must: 'be addresses, ranges, loopback or uniquelocal with commas between',
    schema: networks,
    standard: '',
  });
const bucket = z.pipe(
  z.string().check(z.refine((text) => bucketAddress(text) !== null)),
  z.transform((text) => bucketAddress(text) as BucketAddress),
);
const folder = z.string().check(z.minLength(1));
const headers = z.pipe(
  z.string().check(z.regex(/^([\w-]+=[^,]+(,|$))*$/)),
  z.transform((text) => Object.fromEntries(text.split(',').map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))),
);
/** Every variable the server reads. `npm run config` prints this table; `docs/operations.md` repeats it. */
export const variables = {
  APP_NAME: variable({
    about: 'Which agency this deployment serves: names, colours, queues and layout follow it.',
    must: `be one of ${agencyCodes.join(', ')}`,
    schema: z.enum(agencyCodes),
    standard: standardAgency,
  }),
  APP_MODE: variable({
    about:
      'PROD for real letters; DEV shows the test-system banner and, on this machine alone, the mail outbox. When unset: DEV where HOST is a loopback address, PUBLIC_URL is unset and the demonstration office is used, else PROD.',
    must: 'be PROD or DEV',
    schema: z.nullable(z.enum(['PROD', 'DEV'])),
    standard: null,
  }),
  HOST: variable({ about: 'Address to listen on.', must: 'be a host name or address', schema: z.string().check(z.minLength(1)), standard: '127.0.0.1' }),
  PORT: variable({ about: 'Port to listen on.', must: 'be a whole number from 0 to 65535 (0 takes any free port)', schema: whole(0, 65535), standard: '3000' }),
  PUBLIC_URL: variable({
    about:
      "Address under which people reach the portal; links in mails and the QR codes on letters carry it (without it mails have none, letters only the code, and a new account's first password is set by a mailed code), and https:// makes cookies Secure and switches HSTS on.",
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  TRUST_PROXY: variable({
    about:
      'Which reverse proxies in front are believed about the address of the person (X-Forwarded-For). Best their addresses or ranges, with commas between (10.0.0.5, 192.168.7.0/24, loopback); or how many stand one behind the other, where nobody reaches this port but they.',
    must: 'be 0, a number of proxies up to 9, or addresses, ranges, loopback, linklocal or uniquelocal with commas between',
    schema: proxies,
    standard: '0',
  }),
  DATA_DIR: variable({
    about: 'Folder that holds the embedded database, uploaded files, keys and written mails. The only thing to back up.',
    must: 'be a folder that can be written',
    schema: z.string().check(z.minLength(1)),
    standard: './data',
  }),
  DATABASE_URL: variable({
    about: 'A PostgreSQL server (15 or newer, with pg_trgm and a UTF-8 locale). When unset, an embedded PostgreSQL 18 runs in DATA_DIR.',
    must: 'be a postgres:// address',
    schema: z.nullable(z.url({ protocol: /^postgres(ql)?$/ })),
    standard: null,
    secret: true,
  }),
  DATABASE_POOLER_URL: variable({
    about:
      'A pooler in front of DATABASE_URL that lends a connection for one transaction, such as PgBouncer: calls and jobs go through it; locks, migrations and the line between processes go to DATABASE_URL.',
    must: 'be a postgres:// address',
    schema: z.nullable(z.url({ protocol: /^postgres(ql)?$/ })),
    standard: null,
    secret: true,
  }),
  DATABASE_POOLER_PREPARES: variable({
    about: 'Whether that pooler carries prepared statements over (PgBouncer from 1.21 with max_prepared_statements), which saves planning.',
    must: 'be 0 or 1',
    schema: flag,
    standard: '0',
  }),
  DATABASE_READ_URL: variable({
    about: 'A streaming replica of DATABASE_URL, for searches, reports, registers and exports. Each waits until the replica has all that was committed before.',
    must: 'be a postgres:// address',
    schema: z.nullable(z.url({ protocol: /^postgres(ql)?$/ })),
    standard: null,
    secret: true,
  }),
  DATABASE_CONNECTIONS: variable({
    about: 'Connections this process may hold.',
    must: 'be a whole number from 2 to 200',
    schema: whole(2, 200),
    standard: '16',
  }),
  DATABASE_CONNECT_MS: variable({
    about: 'How long a call waits for a connection to the database, in milliseconds; then it is answered 503.',
    must: 'be a whole number from 500 to 60000',
    schema: whole(500, 60_000),
    standard: '5000',
  }),
  DATABASE_STATEMENT_MS: variable({
    about: 'Longest time of one statement, in milliseconds; then it is ended, and 5 seconds later a connection that is silent is given up.',
    must: 'be a whole number from 1000 to 600000',
    schema: whole(1000, 600_000),
    standard: '60000',
  }),
  STOP_MS: variable({
    about: 'How long the end may take after SIGTERM or Ctrl-C, in milliseconds: calls under way are finished, then they are cut.',
    must: 'be a whole number from 1000 to 600000',
    schema: whole(1000, 600_000),
    standard: '15000',
  }),
  STOP_NOTICE_MS: variable({
    about:
      'Before that, how long /readyz answers 503 while calls are still served, in milliseconds, so that a proxy in front of several processes sends new ones elsewhere.',
    must: 'be a whole number from 0 to 60000',
    schema: whole(0, 60_000),
    standard: '0',
  }),
  S3_URL: variable({
    about:
      'A bucket of any store that speaks S3, for files: https://key:secret@host/bucket/prefix?region=…, addressed by path. Files are encrypted before they leave. When unset, they are in DATA_DIR.',
    must: 'be an address with key, secret and bucket: https://key:secret@host/bucket',
    schema: z.nullable(bucket),
    standard: null,
    secret: true,
  }),
  FILES_IN: variable({
    about: 'Where new files go when S3_URL is set; they are found in either place, and npm run move-files moves the others there.',
    must: 'be bucket or folder',
    schema: z.enum(['bucket', 'folder']),
    standard: 'bucket',
  }),
  UPLOAD_LIMIT_MB: variable({ about: 'Largest file taken, in megabytes.', must: 'be a whole number from 1 to 1024', schema: whole(1, 1024), standard: '50' }),
  BACKUP_FOLDER: variable({
    about: 'Where a backup is taken each night, outside of DATA_DIR and best on another machine. When unset, none is: let cron run npm run backup.',
    must: 'be a folder',
    schema: z.nullable(folder),
    standard: null,
  }),
  BACKUP_KEYS_FOLDER: variable({
    about: 'Where the keys of these backups go, apart from them.',
    must: 'be a folder',
    schema: z.nullable(folder),
    standard: null,
  }),
  BACKUP_AT: variable({
    about: 'When the backup of a night begins, in the time of Bangkok.',
    must: 'be a time such as 02:00',
    schema: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    standard: '02:00',
  }),
  BACKUP_KEEP: variable({ about: 'How many of the newest backups stay.', must: 'be a whole number from 1 to 1000', schema: whole(1, 1000), standard: '30' }),
  CLAMD_URL: variable({
    about: 'clamd that looks into every file that is sent, as tcp://host:port or unix:///path/of/socket. While it cannot be reached, no file is taken.',
    must: 'be a tcp:// or unix:// address',
    schema: z.nullable(z.string().check(z.regex(/^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/))),
    standard: null,
  }),
  TIMESTAMP_URL: variable({
    about:
      'Timestamp authority (RFC 3161) that confirms when an issued PDF was signed, such as https://user:password@tsa.example.go.th. When unset, PDFs have no timestamp.',
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
    secret: true,
  }),
  TIMESTAMP_CA_FILE: variable({
    about: 'File with the certificates in PEM that the one of the timestamp authority must lead to.',
    must: 'be a file name',
    schema: z.nullable(z.string().check(z.minLength(1))),
    standard: null,
  }),
  DEMONSTRATION: variable({
    about: 'Whether an empty database is filled with the demonstration office. Set to 0 for a real installation.',
    must: 'be 0 or 1',
    schema: flag,
    standard: '1',
  }),
  SMTP_URL: variable({
    about: 'Mail server, such as smtps://user:password@mail.example.go.th. When unset, each mail is written as a file into DATA_DIR/mail.',
    must: 'be an smtp:// or smtps:// address',
    schema: z.nullable(z.url({ protocol: /^smtps?$/ })),
    standard: null,
    secret: true,
  }),
  MAIL_FROM: variable({
    about: "Address that mails come from; the agency's name stands before it.",
    must: 'be an e-mail address',
    schema: z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/)),
    standard: 'no-reply@localhost',
  }),
  INTRANET_URL: variable({
    about: "The agency's own intranet page; when unset, /intranet leads to the portal.",
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  CHAT_URL: variable({
    about: 'Online chat shown in a frame, for agencies that have one.',
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  ARCHIVE_URL: variable({
    about: "The pre-login page of the agency's document archive; the archive opens in a new tab with a one-time ticket as sso.",
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  ARCHIVE_SECRET: variable({
    about: 'The secret with which the archive exchanges a ticket at /api/service/exchange-archive-ticket.',
    must: 'have at least 16 characters',
    schema: z.nullable(z.string().check(z.minLength(16))),
    standard: null,
    secret: true,
  }),
  WEBHOOK_NETWORKS: networkList('in which systems may be told of events (webhooks)'),
  CERTIFICATE_NETWORKS: networkList('in which the authorities of imported certificates and of timestamps may be asked about revocation (lists and OCSP)'),
  METRICS_TOKEN: variable({
    about: 'The token with which monitoring reads /metrics. When unset, there are no metrics.',
    must: 'have at least 16 characters',
    schema: z.nullable(z.string().check(z.minLength(16))),
    standard: null,
    secret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    about: 'Collector of traces that speaks OTLP over http, such as http://127.0.0.1:4318. When unset, nothing is traced.',
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: variable({
    about: 'What the collector wants to be told, such as authorization=Bearer abc, with commas between.',
    must: 'be name=value, with commas between',
    schema: z.nullable(headers),
    standard: null,
    secret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    about: 'The share of calls that are traced, where no proxy decided.',
    must: 'be a number from 0 to 1',
    schema: z.coerce.number().check(z.gte(0), z.lte(1)),
    standard: '1',
  }),
  LOG_LEVEL: variable({
    about: 'How much is logged.',
    must: 'be one of error, warn, info, debug, silent',
    schema: z.enum(['error', 'warn', 'info', 'debug', 'silent']),
    standard: 'info',
  }),
  ...signInVariables,
};

type Values = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };

/** The parsed environment. Sizes are in bytes, folders are absolute. */
export type Config = Omit<Values, 'UPLOAD_LIMIT_MB' | 'APP_MODE'> & { UPLOAD_LIMIT: number; APP_MODE: 'PROD' | 'DEV' };

/** The configuration is wrong; the message names each variable and the reason. The server does not start. */
export class WrongConfig extends Error {}

/** Reads the environment once. An empty value counts as unset; a wrong value stops the start. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const wrong: string[] = [];
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, { schema, standard, must, secret }]) => {
      const given = (secret ? secretOf(name, environment, wrong) : environment[name]?.trim()) || standard;
      const parsed = schema.safeParse(given);
      if (!parsed.success) wrong.push(`${name} must ${must}${secret ? '' : `, but it is "${given}"`}.`);
      return [name, parsed.data];
    }),
  ) as Values;
  if (wrong.length === 0) wrong.push(...missingInGroups(values));
  if (wrong.length > 0) throw new WrongConfig(wrong.join('\n'));
  const { UPLOAD_LIMIT_MB, ...rest } = values;
  return { ...rest, APP_MODE: rest.APP_MODE ?? standardMode(rest), DATA_DIR: resolve(rest.DATA_DIR), UPLOAD_LIMIT: UPLOAD_LIMIT_MB * megabytes };
}

/** DEV mode shows sent mails, so it is the default only when nobody else can reach the portal and its data is not real. */
function standardMode({ HOST, PUBLIC_URL, DEMONSTRATION }: Pick<Values, 'HOST' | 'PUBLIC_URL' | 'DEMONSTRATION'>): 'PROD' | 'DEV' {
  return isLoopback(HOST) && PUBLIC_URL === null && DEMONSTRATION ? 'DEV' : 'PROD';
}

/** Whether the mail outbox is available: in DEV mode, and never when the portal is meant to be reached from elsewhere. */
export function hasOutbox({ APP_MODE, HOST, PUBLIC_URL }: Pick<Config, 'APP_MODE' | 'HOST' | 'PUBLIC_URL'>): boolean {
  return APP_MODE === 'DEV' && isLoopback(HOST) && (PUBLIC_URL === null || isLoopback(new URL(PUBLIC_URL).hostname));
}
