import { basename } from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { classNames } from './build/class-names.ts';
import { favicons } from './build/favicons.ts';
import { manifests } from './build/manifests.ts';
import { importedBy } from './build/part-of-page.ts';
import { partsOfPdf } from './build/parts-of-pdf.ts';
import { pictureDecoders } from './build/picture-decoders.ts';
import { serviceWorker } from './build/service-worker.ts';
import { settingsInDev } from './build/settings-in-dev.ts';
import { signedInFiles } from './build/signed-in-files.ts';

/** What is fetched for the portal and the dashboard is one file, and what their queues and letters need is another. */
const onDashboard = importedBy(
  import.meta.dirname,
  [
    'src/app/main-app.tsx',
    'src/features/queues/dashboard-screen.tsx',
    'src/features/portal/portal-screen.tsx',
    'src/features/session/consent/consent-gate.tsx',
    'src/features/session/sessions/idle-guard.tsx',
  ],
  /features\/(?:(?:documents|history|organization|rights|service-keys|signing)\/(?!index)|follow-up\/due-field|notifications\/my-notices|portal\/use-open-target|search\/(?!index|search-state)|settings\/(?:version-conflict|settings-list|use-master|use-settings-act|use-settings-state))/,
);
/** Of it, what others wrote: in files of their own, which are read and run one after another while the rest comes (see `start.tsx`). */
const ofRouter = /\/node_modules\/@tanstack\/|\/src\/platform\/queries/;
/** Their sheets come with those of the page. */
const ofKit = /^(?!.*\.css).*(?:\/node_modules\/|\/src\/ui\/(?:kit|theme)\.)/;
/** What the sign-in form needs only when it is sent. */
const ofCalls = importedBy(
  import.meta.dirname,
  ['src/features/session/sign-in/sign-in-calls.ts', 'src/features/session/sessions/sign-out.ts'],
  /\/src\/platform\/line/,
);
/** What was seen last, asked before the first answer of the server, and what looks after the device when nothing else is to do. */
const ofSeen = importedBy(import.meta.dirname, ['src/platform/offline/kept-answers.ts']);
const ofOffline = importedBy(import.meta.dirname, ['src/features/offline/look-after.ts']);
const ofLetter = importedBy(
  import.meta.dirname,
  ['src/features/queues/queue-dialog.tsx', 'src/features/documents/document-dialog.tsx'],
  /features\/organization\/registry-route/,
);

/** One step below the most: two fifths of the time, for files a fiftieth larger. */
const brotli = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    classNames(),
    settingsInDev(),
    favicons(),
    manifests(),
    partsOfPdf(),
    pictureDecoders(),
    serviceWorker(import.meta.dirname),
    signedInFiles(),
    // The server sends these as they are; it fills in the page itself, which is therefore left alone.
    compression({ algorithms: [brotli, 'gzip'], include: /\.(js|css|svg|wasm|mjs)$/, threshold: 1000, skipIfLargerOrEqual: true }),
  ],
  // In the page a class is called after its module, `queue__row`: a sheet that reaches into another module writes `:global(.queue__row)`.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? file, '.module.css')}__${name}`, localsConvention: 'camelCaseOnly' },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Names what each page fetches, for the check of their sizes.
    manifest: true,
    // What every page needs is one file, and so is what the sign-in, the dashboard and a letter need: many small ones come later and weigh more.
    rolldownOptions: {
      // Names of classes, above all: each stands where it is used.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { debugName: 'calls', name: (id, graph) => (ofCalls(id, graph) ? 'calls' : null), includeDependenciesRecursively: false },
            { name: 'sign-in', test: /app\/sign-in-page/ },
            {
              debugName: 'router',
              name: (id, graph) => (onDashboard(id, graph) && ofRouter.test(id) ? 'router' : null),
              includeDependenciesRecursively: false,
            },
            { debugName: 'kit', name: (id, graph) => (onDashboard(id, graph) && ofKit.test(id) ? 'kit' : null), includeDependenciesRecursively: false },
            { debugName: 'main', name: (id, graph) => (onDashboard(id, graph) ? 'main' : null), includeDependenciesRecursively: false },
            { debugName: 'letter', name: (id, graph) => (ofLetter(id, graph) ? 'letter' : null), includeDependenciesRecursively: false },
            { debugName: 'seen', name: (id, graph) => (ofSeen(id, graph) ? 'seen' : null), includeDependenciesRecursively: false },
            { name: 'layout', test: /app\/layout\/(page-title|print-head)/, includeDependenciesRecursively: false },
            // What the palette shares with screens.
            {
              name: 'finding',
              test: /people\/persons\.ts|settings\/page-(entries|synonyms)|\/search\/search\.ts|account-requests\/account-requests\.ts|history\/trail-link|values\/search-text|features\/search\/(use-search|marked|recent-searches|search\.module)/,
              includeDependenciesRecursively: false,
            },
            { debugName: 'offline', name: (id, graph) => (ofOffline(id, graph) ? 'offline' : null), includeDependenciesRecursively: false },
          ],
        },
      },
    },
    // A browser tries a script that it failed to preload never again, and a part that could not be loaded in an outage would stay away until the
    // page is loaded anew. Its own import asks again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))),
    },
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
