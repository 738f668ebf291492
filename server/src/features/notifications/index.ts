export { certificateListeners } from './notify-certificates';
export { dueListeners } from './notify-due';
export { emergencyListeners } from './notify-emergency';
export { handoverListeners } from './notify-handover';
export { letterListeners } from './notify-receivers';
export { notificationRoutes } from './routes';
export { sendDigests } from './send-digests';
export { notifyMessage } from './server-messages';
export { type Notices, openNotices } from './write-notices';
