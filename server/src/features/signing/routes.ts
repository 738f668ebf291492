import { declineSignature as declineEndpoint } from '@sarabun/contract/documents/route-actions';
import * as own from '@sarabun/contract/signing/own-letter';
import {
  signaturePictures as listEndpoint,
  maxPictureBytes,
  pictureUploadPath,
  removeSignaturePicture as removeEndpoint,
} from '@sarabun/contract/signing/signature-pictures';
import { signingRoom as roomEndpoint } from '@sarabun/contract/signing/signature-place';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Refusal } from '../../platform/errors';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, servePreparedAct, serveRead, serveSeveralActs } from '../../platform/http';
import { refusalOf } from '../../platform/http/refusal-of';
import { settledOpener } from '../../platform/http/who-asks';
import { idInPath } from '../../platform/input';
import { notFound } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import type { CertificateSettings } from '../certificates';
import { declineSignature } from './decline-signature';
import { signaturesApart, signingNumbers } from './letter-number';
import { passReview } from './pass-review';
import { findPicture } from './picture-store';
import { proofRoutes } from './proof/proof-routes';
import { recordDispatch } from './record-dispatch';
import { noSignatureSent, notSigned, signatureTooLarge } from './refusals';
import { returnDraft } from './return-draft';
import { type SigningSettings, signingProof, signLetter, signLetters } from './sign-letters';
import { signTypeRoutes } from './sign-type-routes';
import { removeSignaturePicture, signaturePictures, takePicture } from './signature-pictures';
import { signingRoom } from './signature-to-be';
import { withdrawDraft } from './withdraw-draft';

/** The refusal of one of several letters; a fault of ours is logged. */
const refusalFor =
  ({ log }: Platform) =>
  (error: unknown, legId: number): Refusal => {
    const refusal = refusalOf(error as FastifyError);
    if (!refusal) log.error({ err: error, legId }, 'one of several letters could not be signed');
    return refusal ?? notSigned();
  };

/** The route of an own letter: reviews, signatures, its number, and how it was sent. */
function ownLetterRoutes(app: FastifyInstance, platform: Platform, signIn: SigningSettings): void {
  serveAct(app, platform, own.passReview, passReview);
  serveAct(app, platform, own.returnDraft, returnDraft);
  serveAct(app, platform, declineEndpoint, declineSignature);
  serveAct(app, platform, own.withdrawDraft, withdrawDraft);
  serveAct(app, platform, own.recordDispatch, recordDispatch);
  serveRead(app, platform, own.signingProof, signingProof);
  serveRead(app, platform, own.signingNumbers, signingNumbers);
  serveRead(app, platform, own.signaturesApart, signaturesApart);
  serveRead(app, platform, roomEndpoint, (context, input) => signingRoom(context, input, signIn.measureRoom));
  servePreparedAct(app, platform, own.signLetter, (context, input) => signLetter(context, input, signIn), 'signDocument');
  serveSeveralActs(app, platform, own.signLetters, (context, input) => signLetters(context, input, { ...signIn, refusalFor: refusalFor(platform) }));
}

/** Signature pictures: uploaded as a form, readable only by their owner. */
function pictureRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  serveRead(app, platform, listEndpoint, signaturePictures);
  serveAct(app, platform, removeEndpoint, removeSignaturePicture);
  const upload = {
    path: pictureUploadPath,
    storage,
    useCase: 'addSignaturePicture',
    largest: maxPictureBytes,
    none: noSignatureSent,
    tooLarge: signatureTooLarge,
  };
  serveUpload(app, platform, upload, (context, file) => takePicture(context, storage, file));
  app.get<{ Params: { pictureId: string } }>(`${pictureUploadPath}/:pictureId`, { config: { useCase: 'readSignaturePicture' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const picture = await findPicture(platform.world.db, actor.personId, idInPath(request.params.pictureId));
    if (!picture) throw notFound();
    return reply
      .header('content-type', 'image/png')
      .header('content-length', picture.size)
      .header('cache-control', 'private, no-store')
      .send(storage.read(picture.sha256));
  });
}

export function signingRoutes(
  app: FastifyInstance,
  platform: Platform,
  storage: FileStorage,
  signIn: SigningSettings & Pick<CertificateSettings, 'publicUrl'> & { timestampAnchors: readonly Buffer[] },
): void {
  ownLetterRoutes(app, platform, signIn);
  pictureRoutes(app, platform, storage);
  signTypeRoutes(app, platform);
  proofRoutes(app, platform, { ...signIn, storage });
}
