import { buildWeb } from './platform/http/build-web';

// `npm run build`: builds the web app, so that the next start finds it.
await buildWeb();
