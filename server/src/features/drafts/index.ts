export { agendaOf, envelopeOf, envelopeReceivers, excerptOf } from './further-papers';
export { tellTaken } from './lock/tell-taken';
export { notifyPrinted } from './notify-printed';
export { sweepLetterPictures } from './pictures/letter-pictures';
export { printKind, queueSignedPaper, type Sealing } from './print-signed';
export { draftRoutes } from './routes';
export { saveDraft } from './save-draft';
export type { Press } from './set-paper';
export { paperSigner, roomMeasurer, sweepSignedPapers } from './sign-paper';
