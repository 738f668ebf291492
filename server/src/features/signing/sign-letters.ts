import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { signLetter as oneEndpoint, signingProof as proofEndpoint, signLetters as severalEndpoint } from '@sarabun/contract/signing/own-letter';
import type { Prepared, ReadContext } from '../../platform/action';
import type { Refusal } from '../../platform/errors';
import { type CertificateSettings, findUsable, type OpenedCertificate, openCertificate } from '../certificates';
import { proveToSign, type SigningProof, signingPinState, standingProof, takesOnlyCodes, usesSecondFactor } from '../session';
import { type SignPaper, signDocument } from './sign-document';
import { findOwnPicture } from './signature-pictures';
import type { MeasureRoom } from './signature-to-be';

export type SigningSettings = Pick<CertificateSettings, 'directory' | 'secrets' | 'keys' | 'networks'> & { signPaper: SignPaper; measureRoom: MeasureRoom };

type Given = Pick<InputOf<typeof oneEndpoint>, 'pin' | 'password' | 'code' | 'certificatePin' | 'certificateId'>;

/**
 * Who signs, proved, and the certificate that signs too, where its PIN was given. That PIN proves the person by itself, as nobody else knows it;
 * it opens the key for this call alone and leaves no proof that stands.
 */
async function proved(
  context: ReadContext,
  { certificatePin, certificateId, ...given }: Given,
  settings: SigningSettings,
): Promise<{ proof: SigningProof; certificate: OpenedCertificate | null }> {
  const isSigned = certificatePin.trim() !== '';
  if (isSigned && given.pin === '' && given.password === '' && given.code === '') {
    const certificate = await openCertificate(context, { pin: certificatePin, certificateId }, settings);
    return { proof: { way: 'certificate', provedAt: context.now, stands: false }, certificate };
  }
  const proof = await proveToSign(context, given, settings);
  return { proof, certificate: isSigned ? await openCertificate(context, { pin: certificatePin, certificateId }, settings) : null };
}

/** Signs one letter, after the signer has proved identity again. */
export async function signLetter(
  context: ReadContext,
  input: InputOf<typeof oneEndpoint>,
  settings: SigningSettings,
): Promise<Prepared<AnswerOf<typeof oneEndpoint>>> {
  const { legId, text, signTypeId, inkMove, reservedNumber, datedFor } = input;
  const picture = await findOwnPicture(context, input.pictureId);
  const { proof, certificate } = await proved(context, input, settings);
  const source = { reservedNumber, datedFor };
  const { signPaper, measureRoom } = settings;
  const moved = inkMove && { move: inkMove, measureRoom };
  return async (act) => ({ item: await signDocument(act, { legId, text, picture, proof, signTypeId, certificate, signPaper, moved, source }) });
}

/**
 * Signs several letters in their order with one proof of identity, each in its own transaction: what is refused, or fails, stays as it was and is
 * named, and the others are signed.
 */
export async function signLetters(
  context: ReadContext,
  input: InputOf<typeof severalEndpoint>,
  settings: SigningSettings & { refusalFor(error: unknown, legId: number): Refusal },
): Promise<AnswerOf<typeof severalEndpoint>> {
  const picture = await findOwnPicture(context, input.pictureId);
  const { proof, certificate } = await proved(context, input, settings);
  const items: AnswerOf<typeof severalEndpoint>['items'] = [];
  for (const legId of new Set(input.legIds)) {
    try {
      items.push({
        legId,
        signed: await context.act('signDocument', (act) => signDocument(act, { legId, text: '', picture, proof, certificate, signPaper: settings.signPaper })),
        refusal: null,
      });
    } catch (error) {
      const { code, text } = settings.refusalFor(error, legId);
      items.push({ legId, signed: null, refusal: { code, message: text[context.origin.language] } });
    }
  }
  return { items };
}

/** How the person must prove identity, the name that would be typed under a letter, and the certificates that can sign. */
export async function signingProof(context: ReadContext): Promise<AnswerOf<typeof proofEndpoint>> {
  const [bySecondFactor, onlyByCode, certificates, pin, standing] = await Promise.all([
    usesSecondFactor(context),
    takesOnlyCodes(context.db),
    findUsable(context),
    signingPinState(context),
    standingProof(context),
  ]);
  return {
    bySecondFactor,
    onlyByCode,
    name: context.actor.name,
    certificate: certificates[0] ?? null,
    certificates,
    pin,
    provenUntil: standing?.until ?? null,
  };
}
