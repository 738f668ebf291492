import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Agency } from '../../contract/src/agencies/agency';
import { contractAgencies } from './contract-agencies.ts';

interface Icon {
  path: string;
  source: string;
}

/** Draws `favicon/<agency>.svg` for every agency. */
async function drawIcons(): Promise<Icon[]> {
  const { agencies } = await contractAgencies();
  return Object.values(agencies).map((agency) => ({ path: `favicon/${agency.key}.svg`, source: favicon(agency) }));
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
