export { issuingOf } from './letter-number';
export { lockDraft, replaceAnswers, replaceReceivers, replaceSteps } from './own-letter-store';
export { passReview } from './pass-review';
export { draftChangedMeanwhile } from './refusals';
export { returnDraft } from './return-draft';
export { signingRoutes } from './routes';
export { type SignPaper, signDocument } from './sign-document';
export { type MeasureRoom, type SignatureToBe, signatureToBe } from './signature-to-be';
export { submitOwn } from './submit-own';
