import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addManualPage as addEndpoint,
  manualContents as contentsEndpoint,
  getManualPage as getEndpoint,
  listManualPages as listEndpoint,
  manualPicturePath,
  maxManualPictureBytes,
  manualPage as pageEndpoint,
  removeManualPage as removeEndpoint,
  saveManualPage as saveEndpoint,
} from '@sarabun/contract/manuals/manuals';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../platform/action';
import { Refusal } from '../../platform/errors';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { opener } from '../../platform/http/who-asks';
import { forbidden, notFound } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import { addManualPage, removeManualPage, saveManualPage } from './edit-manuals';
import { findPicture } from './manual-store';
import { getManualPage, listManualPages, manualContents, manualPage } from './read-manuals';
import { noPictureSent, pictureTooLarge } from './refusals';
import { pictureFolder } from './standard-texts';
import { takeManualPicture } from './take-picture';

/** The manuals: read by everyone who is signed in, edited on their settings page. */
export function manualRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  serveRead(app, platform, contentsEndpoint, manualContents);
  serveRead(app, platform, pageEndpoint, manualPage);
  serveRead(app, platform, listEndpoint, listManualPages);
  serveRead(app, platform, getEndpoint, getManualPage);
  serveAct(app, platform, saveEndpoint, saveManualPage);
  serveAct(app, platform, addEndpoint, addManualPage);
  serveAct(app, platform, removeEndpoint, removeManualPage);
  const upload = {
    path: manualPicturePath,
    storage,
    useCase: 'addManualPicture',
    largest: maxManualPictureBytes,
    admit: async ({ actor }: ReadContext) => {
      if (!(await platform.hasRight(actor, 'DocumentManual', 'manage'))) throw forbidden();
    },
    none: noPictureSent,
    tooLarge: pictureTooLarge,
  };
  serveUpload(app, platform, upload, (context, file) => takeManualPicture(context, storage, file));
  app.get<{ Params: { name: string } }>('/api/service/manual-pictures/:name', { config: { useCase: 'readManualPicture' } }, async (request, reply) => {
    await opener(platform, request);
    const picture = await pictureNamed(platform, storage, request.params.name);
    if (picture instanceof Refusal) throw picture;
    reply.header('cache-control', 'private, no-cache').header('etag', picture.etag);
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.header('content-type', 'image/webp').header('content-length', picture.size).send(picture.read());
  });
}

/** Pictures of the agency are named by numbers, those of the product by letters. */
async function pictureNamed({ world }: Platform, storage: FileStorage, name: string) {
  if (/^\d{1,9}$/.test(name)) {
    const added = await findPicture(world.db, Number(name));
    return added ? { etag: `"${added.sha256.toString('hex')}"`, size: added.size, read: () => storage.read(added.sha256) } : notFound();
  }
  if (!/^[a-z][a-z0-9-]{0,80}$/.test(name)) return notFound();
  const file = join(pictureFolder, `${name}.webp`);
  const found = await stat(file).catch(() => null);
  return found ? { etag: `"${found.size}-${Math.floor(found.mtimeMs)}"`, size: found.size, read: () => createReadStream(file) } : notFound();
}
