import { join } from 'node:path';
import { expect } from 'vitest';
import { readMailFolder, type WrittenMail } from '../src/platform/services/mail-folder';
import { mailFolder } from '../src/platform/services/mail-transport';
import type { testPortal } from './portal';

/** All mails of a portal so far, oldest first, once nothing waits any more. */
export async function mailsOf({ running, folder, deliver }: Awaited<ReturnType<typeof testPortal>>): Promise<WrittenMail[]> {
  await deliver();
  await expect
    .poll(async () => (await running.db.selectFrom('job').where('kind', '=', 'event').where('state', '=', 'waiting').select('id').execute()).length)
    .toBe(0);
  await expect.poll(async () => (await running.db.selectFrom('mail').where('state', '=', 'waiting').select('id').execute()).length, { timeout: 5000 }).toBe(0);
  return (await readMailFolder(join(folder, mailFolder), 1000)).reverse();
}

/** The newest mail to an address. The database deletes the text of a mail once it is sent. */
export async function mailTo(portal: Awaited<ReturnType<typeof testPortal>>, address: string): Promise<WrittenMail> {
  const mail = (await mailsOf(portal)).filter(({ to }) => to === address).at(-1);
  if (!mail) throw new Error(`no mail went to ${address}`);
  return mail;
}

/** The six-digit code in a mail. */
export function codeIn(mail: WrittenMail | undefined): string {
  const [, code] = /: (\d{6})$/m.exec(mail?.text ?? '') ?? [];
  if (!code) throw new Error('the mail carries no code');
  return code;
}
