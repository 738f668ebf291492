import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

/** By which way a message leaves. */
export type Channel = 'mail' | 'line';

/** A mail on its way out. */
export interface OutgoingMail {
  id: number;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  /** When it was written, the same at each try. */
  at: Date;
}

/** Where mails go: to a mail server, or into a folder. */
export interface MailTransport {
  /** Throws `NotDeliverable` where trying again is useless, anything else where it may help. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server has refused the address or the mail itself, for good. */
export class NotDeliverable extends Error {}

/** Who writes. */
export interface Sender {
  name: string;
  address: string;
}

/** Sends each message by its channel. One for which there is no way is given up: the channel has been closed meanwhile. */
export function byChannel(ways: Readonly<Record<Channel, Pick<MailTransport, 'send' | 'close'> | null>>): MailTransport {
  return {
    send: async (mail) => {
      const way = ways[mail.channel];
      if (!way) throw new NotDeliverable(`there is no way out by ${mail.channel}`);
      await way.send(mail);
    },
    close: () => {
      for (const way of Object.values(ways)) way?.close();
    },
  };
}

const timeoutMs = 20_000;

/** Sends by SMTP. Of `smtp://` addresses TLS is used where the server offers it, and demanded with `?requireTLS=true`. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await smtp.sendMail(message(mail, sender)).catch((error: { code?: string; responseCode?: number; message: string }) => {
        const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
        throw aboutThisMail && (error.responseCode ?? 0) >= 500 ? new NotDeliverable(error.message) : error;
      });
    },
    close: () => smtp.close(),
  };
}

/** The folder of the data folder into which mails are written when no mail server is configured. */
export const mailFolder = 'mail';

/** Writes each mail as `<time>-<id>.eml`, for installations without a mail server. */
export function folderTransport(folder: string, sender: Sender): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: content } = await composer.sendMail(message(mail, sender));
      const path = join(folder, `${mail.at.toISOString().replace(/[-:.]/g, '')}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => {},
  };
}

/** The same id for each try: a mail that arrives twice is known for the same. */
function message({ id, to, subject, text, at }: OutgoingMail, sender: Sender): SendMailOptions {
  const host = sender.address.split('@')[1] ?? 'localhost';
  return {
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    textEncoding: 'base64',
    date: at,
    messageId: `<${at.getTime()}.${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
