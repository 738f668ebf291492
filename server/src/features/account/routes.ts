import {
  accountInformation as accountInformationEndpoint,
  askEmailCode as askEmailCodeEndpoint,
  changeEmail as changeEmailEndpoint,
  saveAccountInformation as saveAccountInformationEndpoint,
  saveWayOfWorking as saveWayOfWorkingEndpoint,
} from '@sarabun/contract/account/account-information';
import { removeAvatar as removeAvatarEndpoint } from '@sarabun/contract/account/avatar';
import { outbox } from '@sarabun/contract/account/outbox';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import type { Directory } from '../../platform/services/directory';
import type { MailSettings } from '../session';
import { readAccountInformation, saveAccountInformation, saveWayOfWorking } from './account-information';
import { removeAvatar } from './avatar';
import { avatarRoutes } from './avatar-routes';
import { askEmailCode, changeEmail } from './change-email';
import { readOutbox } from './outbox';

export interface AccountSettings {
  mail: MailSettings;
  storage: FileStorage;
  /** The agency's directory, if configured. */
  directory: Directory | null;
  /** The folder of written mails, which everyone may read; null in PROD mode. */
  openMailFolder: string | null;
}

export function accountRoutes(app: FastifyInstance, platform: Platform, { mail, storage, directory, openMailFolder }: AccountSettings): void {
  serveRead(app, platform, outbox, (context, _, { isFromHere }) => readOutbox(context, openMailFolder, isFromHere));
  serveRead(app, platform, accountInformationEndpoint, readAccountInformation);
  serveAct(app, platform, saveAccountInformationEndpoint, saveAccountInformation);
  serveAct(app, platform, saveWayOfWorkingEndpoint, saveWayOfWorking);
  servePreparedAct(app, platform, askEmailCodeEndpoint, (context, input) => askEmailCode(context, input, mail, directory));
  serveAct(app, platform, changeEmailEndpoint, (context, input) => changeEmail(context, input, mail));
  serveAct(app, platform, removeAvatarEndpoint, removeAvatar);
  avatarRoutes(app, platform, storage);
}
