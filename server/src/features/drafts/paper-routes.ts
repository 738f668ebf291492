import { type InkMove, inkMove } from '@sarabun/contract/signing/signature-place';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/http';
import { fileHead } from '../../platform/http/file-replies';
import { settledOpener } from '../../platform/http/who-asks';
import { idInPath } from '../../platform/input';
import { notFound } from '../../platform/refusals';
import { knownLetter } from '../documents';
import { signatureToBe } from '../signing';
import { draftFileName } from './letter-paper-texts';
import { type Press, setPaper } from './set-paper';

/** `right,down`; another text leaves the signature where the form has it. */
function moveIn(given: string | string[] | undefined): InkMove | null {
  const [right, down, ...more] = String(given ?? '').split(',');
  const { success, data } = inkMove.safeParse({ right: Number(right || Number.NaN), down: Number(down || Number.NaN) });
  return success && more.length === 0 ? data : null;
}

/** The PDF of a letter as it is now, or with the signature that the reader can give it: set on each request, and not stored until it is signed. */
export function letterPdfRoute(app: FastifyInstance, platform: Platform, press: Press): void {
  interface Asked {
    Params: { documentId: string };
    Querystring: { signature?: string | string[]; move?: string | string[] };
  }
  app.get<Asked>('/api/sarabun/letter-pdf/:documentId', { config: { useCase: 'readLetterPaper' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const documentId = idInPath(request.params.documentId);
    const { db, clock } = platform.world;
    const now = clock();
    await knownLetter({ db, actor }, documentId);
    const { signature, move } = request.query;
    const toBe =
      signature === undefined
        ? null
        : await signatureToBe({ db, actor, now }, documentId, { pictureId: signature === 'typed' ? null : idInPath(String(signature)), move: moveIn(move) });
    const set = await setPaper({ db, now, personId: actor.personId }, press, documentId, { toBe });
    if (!set) throw notFound();
    return reply.headers(fileHead({ name: draftFileName, mediaType: 'application/pdf', cache: 'private, no-store' })).send(Buffer.from(set.pdf));
  });
}
