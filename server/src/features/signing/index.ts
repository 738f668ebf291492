export { signingRoutes } from './routes';
export { findOwnPicture } from './signature-pictures';
