import { avatarUploadPath, maxAvatarBytes } from '@sarabun/contract/account/avatar';
import { personAvatarPath, removePersonAvatar as removeEndpoint } from '@sarabun/contract/people/person-account';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct } from '../../platform/http';
import { opener } from '../../platform/http/who-asks';
import { idInPath, idOf } from '../../platform/input';
import { forbidden } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import { findAvatar } from './account-store';
import { removePersonAvatar, takeAvatar } from './avatar';
import { defaultAvatar } from './default-avatar';
import { noPictureSent, pictureTooLarge } from './refusals';

export function avatarRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  const upload = { storage, largest: maxAvatarBytes, none: noPictureSent, tooLarge: pictureTooLarge };
  serveUpload(app, platform, { ...upload, path: avatarUploadPath, useCase: 'changeAvatar' }, (context, file) => takeAvatar(context, storage, file));
  const admit = async ({ actor }: ReadContext) => {
    if (!(await platform.hasRight(actor, 'employee-information', 'manage'))) throw forbidden();
  };
  const uploadOfOther = { ...upload, path: personAvatarPath, useCase: 'changePersonAvatar', action: 'changeAvatar', admit };
  serveUpload(app, platform, uploadOfOther, (context, file, { personId }) => takeAvatar(context, storage, file, idInPath(personId)));

  serveAct(app, platform, removeEndpoint, removePersonAvatar);
  app.get<{ Params: { personId: string } }>('/api/core/avatar/:personId', { config: { useCase: 'readAvatar' } }, async (request, reply) => {
    await opener(platform, request);
    const personId = idOf(request.params.personId);
    const picture = personId === null ? null : await findAvatar(platform.world.db, personId);
    const etag = `"${picture?.sha256.toString('hex') ?? 'default'}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!picture) return reply.header('content-type', 'image/svg+xml').send(defaultAvatar);
    return reply.header('content-type', 'image/webp').header('content-length', picture.size).send(storage.read(picture.sha256));
  });
}
