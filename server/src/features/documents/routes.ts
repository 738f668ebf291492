import { openDocument as openEndpoint } from '@sarabun/contract/documents/open-document';
import { registerIncoming as registerEndpoint, myRegistries as registriesEndpoint } from '@sarabun/contract/documents/register-incoming';
import {
  assignDocument as assignEndpoint,
  findParties as partiesEndpoint,
  receiveDocument as receiveEndpoint,
} from '@sarabun/contract/documents/route-actions';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { assignDocument } from './assign-document';
import { fileRoutes } from './file-routes';
import { findParties } from './find-parties';
import { myRegistries } from './my-registries';
import { openDocument } from './open-document';
import { receiveDocument } from './receive-document';
import { registerIncoming } from './register-incoming';

export function documentRoutes(app: FastifyInstance, platform: Platform, files: { storage: FileStorage; limit: number }): void {
  serveRead(app, platform, openEndpoint, openDocument);
  serveAct(app, platform, receiveEndpoint, receiveDocument);
  serveAct(app, platform, assignEndpoint, assignDocument);
  serveAct(app, platform, registerEndpoint, registerIncoming);
  serveRead(app, platform, partiesEndpoint, findParties);
  serveRead(app, platform, registriesEndpoint, myRegistries);
  fileRoutes(app, platform, files);
}
