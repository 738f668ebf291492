import multipart from '@fastify/multipart';
import { avatarUploadPath, largestAvatar } from '@sarabun/contract/account/avatar';
import { personAvatarPath, removePersonAvatar as removeEndpoint } from '@sarabun/contract/people/person-account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { bearerOrCookie, originOf, type Platform, readContext, serveAct, uploader } from '../../platform/http';
import { forbidden, notFound, notSignedIn } from '../../platform/refusals';
import { findAvatar } from './account-store';
import { removePersonAvatar, takeAvatar } from './avatar';
import { defaultAvatar } from './default-avatar';
import { noPictureSent, pictureTooLarge } from './refusals';

const megabyte = 1024 * 1024;

/** Pictures of persons come in as a multipart form and go out as bytes. */
export function avatarRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largestAvatar } });
    scope.post(avatarUploadPath, { config: { useCase: 'changeAvatar' }, bodyLimit: largestAvatar + megabyte }, async (request) => {
      const actor = await uploader(platform, request);
      const context = readContext(platform.world, actor, originOf(request));
      return { status: 'success', avatar: await takeAvatar(context, storage, await pictureIn(request)) };
    });
    scope.post<{ Querystring: { personId?: string } }>(
      personAvatarPath,
      { config: { useCase: 'changePersonAvatar' }, bodyLimit: largestAvatar + megabyte },
      async (request) => {
        const actor = await uploader(platform, request);
        if (!(await platform.hasRight(actor, 'employee-information', 'manage'))) throw forbidden();
        const personId = Number(request.query.personId);
        if (!Number.isSafeInteger(personId) || personId < 1 || personId > 2 ** 31 - 1) throw notFound();
        const context = readContext(platform.world, actor, originOf(request));
        return { status: 'success', avatar: await takeAvatar(context, storage, await pictureIn(request), personId) };
      },
    );
  });

  serveAct(app, platform, removeEndpoint, removePersonAvatar);
  app.get<{ Params: { personId: string } }>('/api/core/avatar/:personId', { config: { useCase: 'readAvatar' } }, async (request, reply) => {
    const actor = await bearerOrCookie(platform, request);
    if (!actor) throw notSignedIn();
    request.personId = actor.personId;
    const personId = Number(request.params.personId);
    const picture = Number.isSafeInteger(personId) && personId <= 2 ** 31 - 1 ? await findAvatar(platform.world.db, personId) : null;
    const etag = `"${picture?.sha256.toString('hex') ?? 'default'}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!picture) return reply.header('content-type', 'image/svg+xml').send(defaultAvatar);
    return reply.header('content-type', 'image/webp').header('content-length', picture.size).send(storage.read(picture.sha256));
  });
}

async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
  if (!part) throw noPictureSent();
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw pictureTooLarge(largestAvatar / megabyte);
  return bytes;
}
