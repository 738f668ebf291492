import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

export interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  /** When it was written; the same for each try. */
  at: Date;
}

/** Where mails go: a mail server or a folder. */
export interface MailTransport {
  /** Throws `NotDeliverable` when a retry is useless, anything else when it may help. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server rejected the address or the mail for good. */
export class NotDeliverable extends Error {}

export interface Sender {
  name: string;
  address: string;
}

/** Who mails come from: fixed, or asked for each mail. */
type SenderNow = Sender | (() => Promise<Sender>);
const now = async (sender: SenderNow) => (typeof sender === 'function' ? sender() : sender);

const timeoutMs = 20_000;

/** Sends by SMTP. With `smtp://`, TLS is used if the server offers it and required with `?requireTLS=true`. */
export function smtpTransport(url: string, sender: SenderNow): MailTransport {
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
      await smtp.sendMail(message(mail, await now(sender))).catch((error: { code?: string; responseCode?: number; message: string }) => {
        const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
        throw aboutThisMail && (error.responseCode ?? 0) >= 500 ? new NotDeliverable(error.message) : error;
      });
    },
    close: () => smtp.close(),
  };
}

/** The folder within the data folder for mails when no mail server is configured. */
export const mailFolder = 'mail';

/** Writes each mail as `<time>-<id>.eml`, for installations without a mail server. */
export function folderTransport(folder: string, sender: SenderNow): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: content } = await composer.sendMail(message(mail, await now(sender)));
      const path = join(folder, `${mail.at.toISOString().replace(/[-:.]/g, '')}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => {},
  };
}

/** The same message id for each try, so duplicates are recognised. */
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
