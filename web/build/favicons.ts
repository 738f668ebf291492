import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Agency } from '../../contract/src/agencies/agency';

interface Icon {
  path: string;
  source: string;
}

/** Draws `favicon/<agency>.svg` for every agency. Read by the bundler's own loader, as the contract is TypeScript. */
async function drawIcons(): Promise<Icon[]> {
  const file = fileURLToPath(new URL('../../contract/src/agencies/all-agencies.ts', import.meta.url));
  const { module } = await runnerImport<{ agencies: Record<string, Agency> }>(file);
  return Object.values(module.agencies).map((agency) => ({ path: `favicon/${agency.key}.svg`, source: favicon(agency) }));
}

/** An agency's emblem with its colours written in: an icon of the browser sees none of the page's colours. */
function favicon({ key, brand }: Agency): string {
  const svg = readFileSync(new URL(`../src/ui/emblems/${key}.svg`, import.meta.url), 'utf8');
  return svg
    .replace(/var\(--emblem-accent[^)]*\)/g, brand.accent)
    .replace(/var\(--emblem-ground[^)]*\)/g, '#ffffff')
    .replaceAll('currentColor', brand.button);
}

/** Serves `/favicon/<agency>.svg`, drawn from the emblems. */
export function favicons(): Plugin {
  const icons = drawIcons();
  return {
    name: 'favicons',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const icon = (await icons).find(({ path }) => request.url === `/${path}`);
        if (!icon) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(icon.source);
      });
    },
    async generateBundle() {
      for (const { path, source } of await icons) this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
