import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { BusyError, Client, escapeFilter, ResultCodeError, UnavailableError } from 'ldapts';
import type { Log } from '../log';

export interface Directory {
  /** Checks a password. `unreachable` says nothing about the password. */
  tryPassword(username: string, password: string): Promise<'right' | 'wrong' | 'unreachable'>;
}

interface DirectorySettings {
  url: string;
  startTls: boolean;
  /** The agency's own certificate authority, as a PEM file. */
  caFile: string | null;
  /** The account that searches; null searches anonymously. */
  binder: { dn: string; password: string } | null;
  base: string;
  /** Contains `{username}`. */
  filter: string;
}

const timeoutMs = 5000;

/**
 * An LDAP version 3 directory (RFC 4511): the entry is found by name, then its password is checked by a simple bind. An empty password is
 * never tried, because a directory takes it for an anonymous bind and accepts it (RFC 4513, 5.1.2).
 */
export function ldapDirectory(settings: DirectorySettings, log: Log): Directory {
  const tls = settings.caFile ? { ca: readFileSync(settings.caFile) } : {};
  const secured = settings.url.startsWith('ldaps:');
  const { hostname } = new URL(settings.url);
  // The name to verify the certificate against; SNI does not allow an IP address (RFC 6066).
  const identity = isIP(hostname) ? { host: hostname } : { servername: hostname };

  async function withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ url: settings.url, timeout: timeoutMs, connectTimeout: timeoutMs, ...(secured && { tlsOptions: tls }) });
    try {
      if (!secured && settings.startTls) await client.startTLS({ ...tls, ...identity });
      return await work(client);
    } finally {
      await client.unbind().catch(() => {});
    }
  }

  /** The one entry of a user name; null for none, or for several, which would sign one person in as another. */
  function entryOf(username: string): Promise<string | null> {
    return withClient(async (client) => {
      if (settings.binder) await client.bind(settings.binder.dn, settings.binder.password);
      const filter = settings.filter.replaceAll('{username}', () => escapeFilter`${username}`);
      const { searchEntries } = await client.search(settings.base, { scope: 'sub', filter, attributes: ['1.1'], sizeLimit: 2 });
      const [first, second] = searchEntries;
      return first && !second ? first.dn : null;
    });
  }

  return {
    tryPassword: async (username, password) => {
      if (password === '') return 'wrong';
      try {
        const dn = await entryOf(username);
        if (dn === null) return 'wrong';
        return await withClient((client) => client.bind(dn, password).then(() => 'right' as const, refusalOrFailure));
      } catch (error) {
        log.error({ err: error }, 'the directory of accounts did not answer as it should');
        return 'unreachable';
      }
    },
  };
}

/** A refused bind is about the password or the account; anything else is an outage. */
function refusalOrFailure(error: unknown): 'wrong' {
  if (error instanceof ResultCodeError && !(error instanceof BusyError) && !(error instanceof UnavailableError)) return 'wrong';
  throw error;
}
