import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const { version } = require('pdfjs-dist/package.json') as { version: string };
const types: Record<string, string> = {
  'jbig2.wasm': 'application/wasm',
  'openjpeg.wasm': 'application/wasm',
  'openjpeg_nowasm_fallback.js': 'text/javascript',
  'qcms_bg.wasm': 'application/wasm',
};

/** Where the decoders lie: the version is in the name, so that browsers may keep them for ever. */
const folder = `assets/pdf-${version}/`;
const contentOf = (name: string) => readFileSync(require.resolve(`pdfjs-dist/wasm/${name}`));

/**
 * Lays the decoders of what scanners write (JBIG2, CCITT fax, JPEG 2000, colour profiles) beside the PDF worker, which fetches one when a
 * page needs it. The address of their folder is `__PDF_DECODERS__`.
 */
export function pictureDecoders(): Plugin {
  return {
    name: 'picture-decoders',
    config: () => ({ define: { __PDF_DECODERS__: JSON.stringify(`/${folder}`) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(`/${folder}`) ? request.url.slice(folder.length + 1) : '';
        const type = types[name];
        if (!type) return next();
        response.setHeader('content-type', type);
        response.end(contentOf(name));
      });
    },
    generateBundle() {
      for (const name of Object.keys(types)) this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source: contentOf(name) });
    },
  };
}
