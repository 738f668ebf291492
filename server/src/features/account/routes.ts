import { outbox } from '@sarabun/contract/account/outbox';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { readOutbox } from './outbox';

export interface AccountSettings {
  /** The folder of written mails, for anyone to read; null in PROD mode. */
  openMailFolder: string | null;
}

export function accountRoutes(app: FastifyInstance, platform: Platform, settings: AccountSettings): void {
  serveRead(app, platform, outbox, (context) => readOutbox(context, settings.openMailFolder));
}
