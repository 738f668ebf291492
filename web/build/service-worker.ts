import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const fileName = 'service-worker.js';

/**
 * Builds the service worker as `/service-worker.js`, next to the page, so that it is responsible for all of it. It is one file that shares
 * nothing with the pages, and there is none while developing.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const entry = join(root, 'src/service-worker/service-worker.ts');
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        root,
        build: { write: false, lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => fileName } },
      });
      const [first] = [built].flat() as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', fileName, source: first?.output[0].code ?? '' });
    },
  };
}
