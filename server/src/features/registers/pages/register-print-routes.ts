import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../../platform/files';
import { originOf, type Platform } from '../../../platform/http';
import { readContext } from '../../../platform/http/contexts';
import { fileHead } from '../../../platform/http/file-replies';
import { settledOpener } from '../../../platform/http/who-asks';
import { idInPath } from '../../../platform/input';
import { fileGone } from '../../../platform/refusals';
import { findPrintPart } from './order-print';

/** The files of ordered prints. */
export function registerPrintRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  app.get<{ Params: { printId: string; part: string } }>(
    '/api/sarabun/register-print-part/:printId/:part',
    { config: { useCase: 'readRegisterPrint' } },
    async (request, reply) => {
      const actor = await settledOpener(platform, request);
      const context = readContext(platform.world, actor, originOf(request));
      const part = idInPath(request.params.part);
      const found = await findPrintPart(context, idInPath(request.params.printId), part);
      if (!(await storage.has(found.sha256))) throw fileGone();
      const { titleTh, year, size } = found;
      return reply.headers(fileHead({ name: `${titleTh} ${year} (${part}).pdf`, mediaType: 'application/pdf', size })).send(storage.read(found.sha256));
    },
  );
}
