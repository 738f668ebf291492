export { currentLine, type LineDeployment } from './line-channel';
export { lineRoutes } from './routes';
