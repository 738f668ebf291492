import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Agency } from '../../contract/src/agencies/agency';
import { contractAgencies } from './contract-agencies.ts';

/** What a browser is told to install an agency's portal as a program of its own. */
function manifestOf({ key, name, shortName, brand }: Agency): string {
  return JSON.stringify({
    id: '/',
    name: name.th,
    short_name: shortName.th,
    lang: 'th',
    start_url: '/portal',
    scope: '/',
    display: 'standalone',
    theme_color: brand.gradient[0],
    background_color: '#ffffff',
    icons: [
      { src: `/favicon/${key}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `/favicon/${key}-maskable.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  });
}

/** The emblem in white on the agency's dark colour, small enough that any mask leaves it whole. */
function maskable({ key, brand }: Agency): string {
  const emblem = readFileSync(new URL(`../src/ui/emblems/${key}.svg`, import.meta.url), 'utf8')
    .replace(/var\(--emblem-accent[^)]*\)/g, brand.accent)
    .replace(/var\(--emblem-ground[^)]*\)/g, brand.gradient[0])
    .replaceAll('currentColor', '#ffffff')
    .replace('<svg ', '<svg x="40" y="40" width="120" height="120" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${brand.gradient[0]}"/>${emblem}</svg>`;
}

/** Writes `manifest/<agency>.webmanifest` and the icons that only it names. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    async generateBundle() {
      const { agencies } = await contractAgencies();
      for (const agency of Object.values(agencies)) {
        this.emitFile({ type: 'asset', fileName: `manifest/${agency.key}.webmanifest`, source: manifestOf(agency) });
        this.emitFile({ type: 'asset', fileName: `favicon/${agency.key}-maskable.svg`, source: maskable(agency) });
      }
    },
  };
}
