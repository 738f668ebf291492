import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { favicons } from './build/favicons.ts';
import { pictureDecoders } from './build/picture-decoders.ts';
import { settingsInDev } from './build/settings-in-dev.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    settingsInDev(),
    favicons(),
    pictureDecoders(),
    // The server sends these as they are; it fills in the page itself, which is therefore left alone.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg|wasm|mjs)$/, threshold: 1000, skipIfLargerOrEqual: true }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Names what each page fetches, for the check of their sizes.
    manifest: true,
    // What every page needs is one file, and what the sign-in needs another: many small ones weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'sign-in', test: /app\/sign-in-page/ },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
