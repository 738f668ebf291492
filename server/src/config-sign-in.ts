import { cookieDays, idle } from '@sarabun/contract/constants';
import * as z from 'zod/mini';
import { flag, url, variable, whole } from './config-variable';

const words = (allowed: readonly string[]) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((word) => word.trim())),
    ),
    z.array(z.enum(allowed)),
  );
const text = z.string().check(z.minLength(1));
const secret = z.nullable(text);

/** The variables of sessions, and of sign-in methods other than the local password. Each group is off until its first variable is set. */
export const signInVariables = {
  IDLE_MS: variable({
    about: 'Idle time before the overlay, in milliseconds. A session that nobody uses so long and five minutes more ends on the server, too.',
    must: 'be a whole number from 10000 to 604800000',
    schema: whole(10_000, 604_800_000),
    standard: String(idle.after),
  }),
  IDLE_LOGOUT_DELAY_MS: variable({
    about: 'From the idle event to signing out, in milliseconds.',
    must: 'be a whole number from 0 to 600000',
    schema: whole(0, 600_000),
    standard: String(idle.logoutDelay),
  }),
  COOKIE_DAYS: variable({
    about: 'Days that the browser remembers the cookie consent.',
    must: 'be a whole number from 1 to 400',
    schema: whole(1, 400),
    standard: String(cookieDays.consent),
  }),
  SESSION_DAYS: variable({
    about: 'Days after which a session ends whatever happens.',
    must: `be a whole number from 1 to ${cookieDays.auth}`,
    schema: whole(1, cookieDays.auth),
    standard: String(cookieDays.auth),
  }),
  SECOND_FACTOR_ROLES: variable({
    about: 'Roles that must switch on two-step verification before they may open letters or change anything.',
    must: 'name administrator, auditor or everyone, with commas between',
    schema: z.nullable(words(['administrator', 'auditor', 'everyone'])),
    standard: null,
  }),
  OIDC_ISSUER: variable({
    about: "Issuer of the agency's OpenID Connect provider. When set, the sign-in screen offers it; register PUBLIC_URL/api/users/provider/callback there.",
    must: 'be an http:// or https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  OIDC_CLIENT_ID: variable({ about: 'The client that this portal is at the provider.', must: 'be a text', schema: z.nullable(text), standard: null }),
  OIDC_CLIENT_SECRET: variable({ about: "The client's secret at the provider.", must: 'be a text', schema: secret, standard: null, secret: true }),
  OIDC_LABEL: variable({ about: "The provider's name on the sign-in button.", must: 'be a text', schema: text, standard: 'ThaiD' }),
  OIDC_SCOPE: variable({
    about: 'What the provider is asked for.',
    must: 'be a text with openid in it',
    schema: z.string().check(z.regex(/\bopenid\b/)),
    standard: 'openid email profile',
  }),
  OIDC_CLAIM: variable({ about: "The claim that tells a person's account.", must: 'be a text', schema: text, standard: 'preferred_username' }),
  OIDC_MATCHES: variable({
    about: 'What the claim is compared with. An e-mail address must be one that the provider has verified.',
    must: 'be username or email',
    schema: z.enum(['username', 'email']),
    standard: 'username',
  }),
  LDAP_URL: variable({
    about: "The agency's directory (LDAP, Active Directory). When set, accounts marked as directory accounts sign in with the directory's password.",
    must: 'be an ldap:// or ldaps:// address',
    schema: z.nullable(z.url({ protocol: /^ldaps?$/ })),
    standard: null,
  }),
  LDAP_STARTTLS: variable({
    about: 'Set to 0 only where the way to an ldap:// directory is safe without TLS.',
    must: 'be 0 or 1',
    schema: flag,
    standard: '1',
  }),
  LDAP_CA_FILE: variable({
    about: "File with the certificate authority of the directory, where it is the agency's own.",
    must: 'be a file name',
    schema: z.nullable(text),
    standard: null,
  }),
  LDAP_BIND_DN: variable({
    about: 'Who looks accounts up in the directory. When unset, anyone may.',
    must: 'be a distinguished name',
    schema: z.nullable(text),
    standard: null,
  }),
  LDAP_BIND_PASSWORD: variable({ about: 'The password of LDAP_BIND_DN.', must: 'be a text', schema: secret, standard: null, secret: true }),
  LDAP_BASE: variable({ about: 'Below which entry accounts are looked for.', must: 'be a distinguished name', schema: z.nullable(text), standard: null }),
  LDAP_FILTER: variable({
    about: 'How an account is found; {username} stands for the user name. For Active Directory: (&(objectClass=user)(sAMAccountName={username})).',
    must: 'be a filter with {username} in it',
    schema: z.string().check(z.regex(/^\(.*\{username\}.*\)$/)),
    standard: '(uid={username})',
  }),
  LINE_CHANNEL_SECRET: variable({
    about:
      "Secret of the agency's Messaging API channel, with which persons may link their LINE accounts; goes before the channel of the settings page. The webhook is PUBLIC_URL/api/service/line-webhook.",
    must: 'be a text',
    schema: secret,
    standard: null,
    secret: true,
  }),
  LINE_ACCESS_TOKEN: variable({ about: 'Long-lived access token of that channel.', must: 'be a text', schema: secret, standard: null, secret: true }),
  LINE_ADD_FRIEND_URL: variable({
    about: 'Where people add the official account as a friend.',
    must: 'be an https:// address',
    schema: z.nullable(url),
    standard: null,
  }),
  LINE_ENDPOINT: variable({
    about: 'Where the Messaging API answers.',
    must: 'be an http:// or https:// address',
    schema: url,
    standard: 'https://api.line.me',
  }),
  LINE_LINK_URL: variable({
    about: 'The page of LINE on which its user agrees to the link.',
    must: 'be an http:// or https:// address',
    schema: url,
    standard: 'https://access.line.me/dialog/bot/accountLink',
  }),
};

/** The variables that a group requires once its first one is set. */
const groups = {
  DATABASE_POOLER_URL: ['DATABASE_URL'],
  DATABASE_READ_URL: ['DATABASE_URL'],
  ARCHIVE_URL: ['ARCHIVE_SECRET'],
  BACKUP_FOLDER: ['BACKUP_KEYS_FOLDER'],
  OIDC_ISSUER: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'],
  LDAP_URL: ['LDAP_BASE'],
  TIMESTAMP_URL: ['TIMESTAMP_CA_FILE'],
  LDAP_BIND_DN: ['LDAP_BIND_PASSWORD'],
  LINE_CHANNEL_SECRET: ['LINE_ACCESS_TOKEN', 'PUBLIC_URL'],
};

/** One sentence for each variable that an incomplete group lacks. */
export function missingInGroups(values: Record<string, unknown>): string[] {
  const lacking = (needed: readonly string[]) => needed.filter((name) => values[name] === null);
  return Object.entries(groups).flatMap(([first, needed]) =>
    values[first] === null ? [] : lacking(needed).map((name) => `${name} must be set, because ${first} is.`),
  );
}
