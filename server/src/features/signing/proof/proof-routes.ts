import * as contract from '@sarabun/contract/signing/verify-document';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../../platform/http';
import { serveInspection } from '../../../platform/upload';
import { compareDocument, type ProofSettings } from './compare-document';
import { letterProof } from './letter-proof';
import { comparedTooLarge, noFileToCompare } from './refusals';
import { verifyDocument } from './verify-document';

/** Checking issued letters by the code on their paper; all but the letter's own screen is open to anyone. */
export function proofRoutes(app: FastifyInstance, platform: Platform, settings: ProofSettings & { publicUrl: string | null }): void {
  serveRead(app, platform, contract.verifyDocument, verifyDocument);
  serveRead(app, platform, contract.letterProof, (context, input) => letterProof(context, input, settings.publicUrl));
  const inspection = {
    path: contract.comparePath,
    storage: settings.storage,
    useCase: 'compareDocument',
    largest: contract.maxComparedBytes,
    none: noFileToCompare,
    tooLarge: comparedTooLarge,
  };
  serveInspection(app, platform, inspection, (context, { proofCode = '' }) => compareDocument(context, settings, proofCode.slice(0, 100)));
}
