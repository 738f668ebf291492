export { notifyPrinted } from './notify-printed';
export { printKind, queueSignedPaper } from './print-signed';
export { draftRoutes } from './routes';
export { saveDraft } from './save-draft';
export type { Press } from './set-paper';
