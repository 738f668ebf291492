import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { usernamePattern } from '@sarabun/contract/account-requests/account-requests';
import { agencyOf } from '@sarabun/contract/agencies/all-agencies';
import { isEmail } from '@sarabun/contract/values/email';
import { passwordFaults } from '@sarabun/contract/values/password';
import { readConfig, WrongConfig } from './config';
import { addFirstAdministrator } from './features/people';
import { hashPassword } from './features/session';
import { openInstallation } from './installation-database';
import { innerOrigin, nobody, runAction } from './platform/action';
import { connectPool, queryBuilder } from './platform/database';
import { Refusal } from './platform/errors';
import { CannotStart } from './platform/postgres/data-folder';

const usage = `npm run first-administrator -- USERNAME --name "TITLE FIRST LAST" --email ADDRESS --letter-code CODE

Opens an installation that nobody can sign in to: creates the agency that APP_NAME names, with its central registry, and a person who
administers it. The name is written in Thai, with a space between title, first and last name; the letter code stands before the numbers of
the agency's letters. Prints the password once; it can be changed after signing in.`;

/** `npm run first-administrator`. Exit code 1 when it was refused. */
async function openWithAdministrator(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, email: { type: 'string' }, 'letter-code': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(usage);
  const [username = '', ...others] = positionals;
  const [prefix, firstName, ...lastNames] = (values.name ?? '').trim().split(/\s+/);
  const { email = '', 'letter-code': letterCode } = values;
  if (others.length > 0 || !usernamePattern.test(username) || !prefix || !firstName || lastNames.length === 0 || !isEmail(email) || !letterCode)
    throw new CannotStart(usage);
  const config = readConfig(process.env);
  const { name, shortName } = agencyOf(config.APP_NAME);
  const { connection, stop } = await openInstallation(config);
  const db = queryBuilder(connectPool(connection, 2));
  const password = newPassword();
  try {
    const passwordHash = await hashPassword(password);
    const person = { username, passwordHash, prefix, firstName, lastName: lastNames.join(' '), email };
    await runAction({ db, clock: () => new Date(), wake: () => {} }, 'addFirstAdministrator', { actor: nobody, origin: innerOrigin }, (context) =>
      addFirstAdministrator(context, { agency: { name, shortName }, letterCode, ...person }),
    );
    console.log(`${name.th} is open. ${username} signs in with the password ${password}, which is shown only here; change it under the account.`);
  } finally {
    await db.destroy();
    await stop();
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const passwordLength = 16;

/** Random, without letters that look alike, and good enough for the rules of passwords. */
function newPassword(): string {
  const password = Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join('');
  return passwordFaults(password).length === 0 ? password : newPassword();
}

try {
  await openWithAdministrator();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart) && !(error instanceof Refusal)) throw error;
  console.error(error instanceof Refusal ? error.text.en : error.message);
  process.exitCode = 1;
}
