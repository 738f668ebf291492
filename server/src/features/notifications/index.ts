export { notifyArrival, notifyAssigned, notifyCommanded, notifyPresented, notifySentBack, notifySubmitted } from './notify-receivers';
export { notificationRoutes } from './routes';
