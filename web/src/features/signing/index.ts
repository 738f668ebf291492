import { lazyPage, lazyPart, withLetterTexts } from '../../ui/lazy-part';

export { CertificateMark } from './certificate-mark';
export { PdfSignature } from './pdf-signature';
export { useSignatureChoice } from './use-signature-choice';
export { useSignaturesApart } from './use-signatures-apart';
export { useSigningProof } from './use-signing-proof';
export { useSigningSecrets } from './use-signing-secrets';

/** The choice of a signature: a stored picture, a new one drawn or uploaded, or the typed name. */
export const SignaturePicker = lazyPart(withLetterTexts(async () => (await import('./signature-picker')).SignaturePicker));

/** Asks for the password or a code before signing. */
export const ProofField = lazyPart(withLetterTexts(async () => (await import('./proof-field')).ProofField));

/** Asks for everything that a signer must know. */
export const SigningSecrets = lazyPart(withLetterTexts(async () => (await import('./signing-secrets')).SigningSecrets));

/** The type of the signature, where the office has several. */
export const SignTypeField = lazyPart(withLetterTexts(async () => (await import('./sign-type-field')).SignTypeField));

/** Who may use a type of signature, `sign-type/signTypeGroup/{id}`. */
export const SignTypePage = lazyPage(async () => (await import('./sign-type-page')).SignTypePage);

/** Checks an issued letter by the code on its paper. Public. */
export const VerifyScreen = lazyPage(async () => (await import('./proof/verify-screen')).VerifyScreen);

/** The code of an issued letter, for its readers. */
export const LetterProof = lazyPart(withLetterTexts(async () => (await import('./proof/letter-proof')).default));
