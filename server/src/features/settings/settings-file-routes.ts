import { masterTables } from '@sarabun/contract/settings/all-tables';
import { kindSamplePath } from '@sarabun/contract/settings/document-words';
import { masterFilePath, masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { fileFields, type MasterTable } from '@sarabun/contract/settings/master-table';
import { documentType } from '@sarabun/contract/settings/tables/document-type';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import type { Platform } from '../../platform/http';
import { fileHead } from '../../platform/http/file-replies';
import { settledOpener } from '../../platform/http/who-asks';
import { idInPath } from '../../platform/input';
import { forbidden, notFound } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import { noFileSent, settingsFileTooLarge } from './refusals';
import { findFileOfRow, type SettingsFile } from './settings-file-store';
import { takeSettingsFile } from './settings-files';

const megabyte = 1024 * 1024;

/**
 * Files of the settings: uploaded by people who may manage the page, read by people who may view it; a form for a kind of letters is
 * readable by everyone signed in.
 */
export function settingsFileRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  for (const table of masterTables) for (const [field, megabytes] of fileFields(table)) serveField(app, platform, storage, { table, field, megabytes });
  app.get<{ Params: { code: string } }>(kindSamplePath(':code'), { config: { useCase: 'readKindSample' } }, async (request, reply) => {
    await settledOpener(platform, request);
    return send(reply, storage, await fileOf(platform, documentType, 'sample', 'code', request.params.code));
  });
}

function serveField(
  app: FastifyInstance,
  platform: Platform,
  storage: FileStorage,
  { table, field, megabytes }: { table: MasterTable; field: string; megabytes: number },
): void {
  const admit = async ({ actor }: ReadContext) => {
    if (!(await platform.hasRight(actor, table.path, 'manage'))) throw forbidden();
  };
  const upload = { path: masterUploadPath(table.path, field), storage, useCase: 'uploadSettingsFile', largest: megabytes * megabyte, admit };
  serveUpload(app, platform, { ...upload, none: noFileSent, tooLarge: settingsFileTooLarge }, (context, file) =>
    takeSettingsFile(context, storage, { table, field }, file),
  );
  app.get<{ Params: { id: string } }>(masterFilePath(table.path, field, ':id'), { config: { useCase: 'readSettingsFile' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    if (!(await platform.hasRight(actor, table.path, 'query'))) throw forbidden();
    return send(reply, storage, await fileOf(platform, table, field, 'id', request.params.id));
  });
}

async function fileOf({ world }: Platform, table: MasterTable, field: string, column: string, given: string): Promise<SettingsFile> {
  const file = await findFileOfRow(world.db, table, field, { column, value: idInPath(given) });
  if (!file) throw notFound();
  return file;
}

/** PDFs and pictures open in the browser; anything else is downloaded. */
function send(reply: FastifyReply, storage: FileStorage, { name, mediaType, size, sha256 }: SettingsFile): FastifyReply {
  const how = mediaType === 'application/pdf' || mediaType === 'image/webp' ? 'inline' : 'attachment';
  return reply.headers(fileHead({ name, mediaType, size, how, cache: 'private, no-cache' })).send(storage.read(sha256));
}
