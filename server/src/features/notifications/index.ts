export { forgetModules } from './modules';
export { tellOfCertificates } from './notify-certificates';
export { tellOfDue } from './notify-due';
export { tellOfEmergency } from './notify-emergency';
export { tellOfHandover } from './notify-handover';
export { tellReceivers } from './notify-receivers';
export { notificationRoutes } from './routes';
export { sendDigests } from './send-digests';
export { type NoticeSettings, openNotices } from './write-notices';
