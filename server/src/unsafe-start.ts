import type { Config } from './config';
import { isLoopback } from './platform/client-address';

type Examined = Pick<Config, 'APP_MODE' | 'HOST' | 'PUBLIC_URL' | 'DEMONSTRATION' | 'SMTP_URL' | 'MAIL_FROM'>;

/**
 * Why the product must not start with real letters: passwords that everyone knows, traffic that others can read, mails from nobody. Empty in DEV
 * mode, which is for tests.
 */
export function reasonsNotToStart({ APP_MODE, HOST, PUBLIC_URL, DEMONSTRATION, SMTP_URL, MAIL_FROM }: Examined, holdsDemonstration: boolean): string[] {
  if (APP_MODE === 'DEV') return [];
  const isPublic = !isLoopback(HOST) || (PUBLIC_URL !== null && !isLoopback(new URL(PUBLIC_URL).hostname));
  const reasons: [boolean, string][] = [
    [DEMONSTRATION, 'DEMONSTRATION must be 0 where APP_MODE is PROD: everyone knows the passwords of the demonstration office.'],
    [!DEMONSTRATION && holdsDemonstration, 'This database holds the demonstration office, whose passwords everyone knows. Start with an empty database.'],
    [
      isPublic && !PUBLIC_URL?.startsWith('https:'),
      'PUBLIC_URL must be an https:// address where others reach the portal: otherwise passwords and letters travel in the open.',
    ],
    [SMTP_URL !== null && MAIL_FROM.endsWith('@localhost'), 'MAIL_FROM must be an address of the agency where SMTP_URL is set.'],
  ];
  const found = reasons.filter(([holds]) => holds).map(([, reason]) => reason);
  return found.length === 0 ? [] : [...found, 'To try the product with others on a network of your own, set APP_MODE=DEV.'];
}
