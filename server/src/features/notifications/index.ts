export { notifyArrival, notifyAssigned, notifyCommanded, notifyPresented, notifyReported, notifySentBack, notifySubmitted } from './notify-receivers';
export { notificationRoutes } from './routes';
