import type { FastifyInstance } from 'fastify';
import { type Platform, settledOpener } from '../../platform/http';
import { fileHead } from '../../platform/http/file-replies';
import { idInPath } from '../../platform/input';
import { notFound } from '../../platform/refusals';
import { knownLetter } from '../documents';
import { signatureToBe } from '../signing';
import { draftFileName } from './letter-paper-texts';
import { type Press, setPaper } from './set-paper';

/** The PDF of a letter as it is now, or with the signature that the reader can give it: set on each request, and not stored until it is signed. */
export function letterPdfRoute(app: FastifyInstance, platform: Platform, press: Press): void {
  interface Asked {
    Params: { documentId: string };
    Querystring: { signature?: string | string[] };
  }
  app.get<Asked>('/api/sarabun/letter-pdf/:documentId', { config: { useCase: 'readLetterPaper' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const documentId = idInPath(request.params.documentId);
    const { db, clock } = platform.world;
    const now = clock();
    await knownLetter({ db, actor }, documentId);
    const { signature } = request.query;
    const toBe =
      signature === undefined ? null : await signatureToBe({ db, actor, now }, documentId, signature === 'typed' ? null : idInPath(String(signature)));
    const set = await setPaper({ db, now, personId: actor.personId }, press, documentId, { toBe });
    if (!set) throw notFound();
    return reply.headers(fileHead({ name: draftFileName, mediaType: 'application/pdf', cache: 'private, no-store' })).send(Buffer.from(set.pdf));
  });
}
