import {
  importOffice as importEndpoint,
  previewOffice as previewEndpoint,
  officeTemplate as templateEndpoint,
} from '@sarabun/contract/office-import/office-sheet';
import type { FastifyInstance } from 'fastify';
import { type Platform, servePreparedAct, serveRead } from '../../platform/http';
import type { AccountRequestSettings } from '../account-requests';
import { importOffice, officeTemplate, previewOffice } from './import-office';

export function officeImportRoutes(app: FastifyInstance, platform: Platform, settings: AccountRequestSettings): void {
  serveRead(app, platform, templateEndpoint, officeTemplate);
  serveRead(app, platform, previewEndpoint, previewOffice);
  servePreparedAct(app, platform, importEndpoint, (context, input) => importOffice(context, input, settings));
}
