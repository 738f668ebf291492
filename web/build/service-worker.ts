import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const fileName = 'service-worker.js';
/** What pages are drawn with: their names have a hash of their content. Decoders of scans and large workers come when they are needed. */
const kept = /^assets\/[^/]+\.(js|css|woff2|mjs)$/;

/**
 * Builds the service worker as `/service-worker.js`, next to the page, so that it is responsible for all of it. It is one file that shares
 * nothing with the pages, and there is none while developing. It is told the files of this build.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const entry = join(root, 'src/service-worker/service-worker.ts');
      const files = Object.keys(bundle).filter((name) => kept.test(name));
      const start = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry);
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        root,
        define: { __BUILD__: JSON.stringify({ files: files.map((name) => `/${name}`), start: `/${start?.fileName}` }), 'process.env.NODE_ENV': '"production"' },
        build: { write: false, lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => fileName } },
      });
      const [first] = [built].flat() as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', fileName, source: first?.output[0].code ?? '' });
    },
  };
}
