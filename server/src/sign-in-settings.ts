import { join } from 'node:path';
import type { Agency } from '@sarabun/contract/agencies/agency';
import { providerCallbackAddress } from '@sarabun/contract/session/provider';
import type { Config } from './config';
import type { LineDeployment } from './features/line';
import { type PushSettings, vapidKeysOf } from './features/notice-delivery';
import { openTurns, type ProviderSettings, type SignInSettings } from './features/session';
import type { WebhookRules } from './features/webhooks';
import type { World } from './platform/action';
import { secretBox } from './platform/keys/secret-box';
import type { SignedCodes } from './platform/keys/signed-code';
import type { Log } from './platform/log';
import { type Directory, ldapDirectory } from './platform/services/directory';
import { openIdProvider } from './platform/services/openid';
import { resolveByDns } from './platform/services/outside-address';

export function signInSettings(config: Config, agency: Agency, log: Log, codes: SignedCodes): SignInSettings {
  return {
    sessionDays: config.SESSION_DAYS,
    concurrent: agency.session.concurrent,
    secondFactorRoles: config.SECOND_FACTOR_ROLES ?? [],
    issuer: agency.shortName.en,
    secrets: secretBox(join(config.DATA_DIR, 'secret.key')),
    turns: openTurns(),
    captcha: agency.captcha ? codes : null,
    directory: directoryOf(config, log),
  };
}

function directoryOf(config: Config, log: Log): Directory | null {
  const { LDAP_URL: url, LDAP_BASE: base, LDAP_BIND_DN: dn, LDAP_BIND_PASSWORD: password } = config;
  if (url === null || base === null) return null;
  const binder = dn !== null && password !== null ? { dn, password } : null;
  return ldapDirectory({ url, startTls: config.LDAP_STARTTLS, caFile: config.LDAP_CA_FILE, binder, base, filter: config.LDAP_FILTER }, log);
}

/** The agency's OpenID Connect provider, if configured. */
export function providerSettings(config: Config, log: Log): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_SCOPE: scope, PUBLIC_URL: publicUrl } = config;
  if (issuer === null || clientId === null || clientSecret === null || publicUrl === null) return null;
  const callback = new URL(providerCallbackAddress, publicUrl).href;
  return { provider: openIdProvider({ issuer, clientId, clientSecret, scope, callback }, log), claim: config.OIDC_CLAIM, matches: config.OIDC_MATCHES };
}

/** What the deployment says of LINE. Without a channel of its own, that of the office counts. */
export function lineDeployment(config: Config): LineDeployment {
  const { LINE_CHANNEL_SECRET: channelSecret, LINE_ACCESS_TOKEN: accessToken, LINE_ENDPOINT: endpoint, PUBLIC_URL: publicUrl } = config;
  const keys = channelSecret !== null && accessToken !== null ? { channelSecret, accessToken } : null;
  const secrets = secretBox(join(config.DATA_DIR, 'secret.key'));
  return { keys, addFriend: config.LINE_ADD_FRIEND_URL, endpoint, linkAddress: config.LINE_LINK_URL, publicUrl, secrets };
}

/** How other systems are told of events. Without TLS only where the letters are not real. */
export function webhookRules(config: Config): WebhookRules {
  return { secrets: secretBox(join(config.DATA_DIR, 'secret.key')), allowed: config.WEBHOOK_NETWORKS, allowsHttp: config.APP_MODE === 'DEV' };
}

const pushTimeoutMs = 8000;

/** How notices are pushed to browsers. Their push services are reached under the same rules as other systems. */
export function pushSettings({ db, clock }: Pick<World, 'db' | 'clock'>, config: Config): PushSettings {
  const { secrets, allowed, allowsHttp } = webhookRules(config);
  const contact = `mailto:${config.MAIL_FROM}`;
  return { keys: vapidKeysOf(db, secrets, clock), contact, rules: { allowed, resolve: resolveByDns, timeoutMs: pushTimeoutMs }, allowsHttp };
}
