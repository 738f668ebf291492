import { join } from 'node:path';
import type { Agency } from '@sarabun/contract/agencies/agency';
import type { Config } from './config';
import type { SignInSettings } from './features/session';
import { type Directory, ldapDirectory } from './platform/directory';
import type { Log } from './platform/log';
import { secretBox } from './platform/secret-box';

/** How people sign in, as the environment says. */
export function signInSettings(config: Config, agency: Agency, log: Log): SignInSettings {
  return {
    sessionDays: config.SESSION_DAYS,
    secondFactorRoles: config.SECOND_FACTOR_ROLES ?? [],
    issuer: agency.shortName.en,
    secrets: secretBox(join(config.DATA_DIR, 'secret.key')),
    directory: directoryOf(config, log),
  };
}

function directoryOf(config: Config, log: Log): Directory | null {
  const { LDAP_URL: url, LDAP_BASE: base, LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password } = config;
  if (url === null || base === null) return null;
  const binder = dn !== null && password !== null ? { dn, password } : null;
  return ldapDirectory({ url, startTls: config.LDAP_STARTTLS, caFile: config.LDAP_CA_FILE, binder, base, filter: config.LDAP_FILTER }, log);
}
