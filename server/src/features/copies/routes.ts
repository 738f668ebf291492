import * as calls from '@sarabun/contract/copies/letter-copies';
import type { FastifyInstance } from 'fastify';
import { originOf, type Platform, servePreparedAct, serveRead } from '../../platform/http';
import { printContext, readContext } from '../../platform/http/contexts';
import { fileHead, sendPdf } from '../../platform/http/file-replies';
import { settledOpener } from '../../platform/http/who-asks';
import { idInPath } from '../../platform/input';
import { notKept } from '../../platform/keeping';
import { fileGone, notFound } from '../../platform/refusals';
import { openDocument } from '../documents';
import { envelopeOf, type Press } from '../drafts';
import { findCopy } from './copy-store';
import { copyFileName, zipTexts } from './copy-texts';
import { letterCopies } from './letter-copies';
import { letterZip } from './letter-zip';
import { makeLetterCopy } from './make-copy';

/** Copies, envelopes, and a letter with everything. */
export function copyRoutes(app: FastifyInstance, platform: Platform, press: Press): void {
  serveRead(app, platform, calls.letterCopies, letterCopies);
  servePreparedAct(app, platform, calls.makeLetterCopy, (context, input) => makeLetterCopy(context, input, press));
  copyFileRoute(app, platform, press);
  zipRoute(app, platform, press);
  envelopeRoute(app, platform, press);
}

function copyFileRoute(app: FastifyInstance, platform: Platform, { storage }: Press): void {
  app.get<{ Params: { documentId: string; copyId: string } }>(
    '/api/sarabun/letter-copy/:documentId/:copyId',
    { config: { useCase: 'readLetterCopy' } },
    async (request, reply) => {
      const actor = await settledOpener(platform, request);
      const [documentId, copyId] = [idInPath(request.params.documentId), idInPath(request.params.copyId)];
      const deskIds = actor.seats.map((seat) => seat.deskId);
      const { personId, clearance } = actor;
      const found = await findCopy(platform.world.db, { documentId, copyId, personId, clearance, deskIds, now: platform.world.clock() });
      if (!found) throw notFound();
      if (!(await storage.has(found.sha256))) throw fileGone();
      const context = readContext(platform.world, actor, originOf(request));
      if (found.secrecy > 1) await context.act('takeSecretFile', async ({ audit }) => audit({ documentId, detail: { copyId } }));
      const name = copyFileName(found.name, found.number);
      return reply.headers(fileHead({ ...found, name, mediaType: 'application/pdf' })).send(storage.read(found.sha256));
    },
  );
}

function zipRoute(app: FastifyInstance, platform: Platform, { storage }: Press): void {
  app.get<{ Params: { documentId: string } }>('/api/sarabun/letter-zip/:documentId', { config: { useCase: 'readLetterZip' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const context = printContext(platform.world, actor, originOf(request));
    const { name, content } = await letterZip(context, idInPath(request.params.documentId), storage);
    return reply.headers(fileHead({ name, mediaType: 'application/zip', how: 'attachment' })).send(content);
  });
}

const isSize = (text: unknown): text is calls.EnvelopeSize => calls.envelopeSizes.includes(text as calls.EnvelopeSize);

function envelopeRoute(app: FastifyInstance, platform: Platform, { typesetting }: Press): void {
  interface Asked {
    Params: { documentId: string };
    Querystring: Record<string, string | string[] | undefined>;
  }
  app.get<Asked>('/api/sarabun/letter-envelope/:documentId', { config: { useCase: 'readEnvelope' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const context = printContext(platform.world, actor, originOf(request));
    const documentId = idInPath(request.params.documentId);
    const { size, receiver, address } = request.query;
    const { item: letter } = await openDocument(context, { documentId }, notKept);
    if (!isSize(size) || !/^\d{1,4}$/.test(String(receiver)) || !letter.own) throw notFound();
    const asked = { names: letter.own.receivers.map(({ name }) => name), receiver: Number(receiver), address: String(address ?? '').slice(0, 500) };
    const envelope = await envelopeOf(context.db, documentId, context.now, asked);
    if (!envelope) throw notFound();
    const pdf = await typesetting.typeset('envelope', { kind: size, ...envelope }, { personId: actor.personId });
    return sendPdf(reply, pdf, zipTexts.envelope);
  });
}
