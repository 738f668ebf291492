export { publishItem } from './collections';
export { saveIntranetItem } from './edit-intranet';
export { takeIntranetFile } from './intranet-files';
export { publishSigned } from './publish-signed';
export { addBookPublisher } from './publishers';
export { collectionRoutes } from './routes';
