export { notifyPrinted } from './notify-printed';
export { printKind, queueSignedPaper, type Sealing } from './print-signed';
export { draftRoutes } from './routes';
export { saveDraft } from './save-draft';
export type { Press } from './set-paper';
export { paperSigner } from './sign-paper';
