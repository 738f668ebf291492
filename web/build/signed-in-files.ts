import type { Plugin, Rolldown } from 'vite';

/** What every page after sign-in is drawn with, whatever it shows. */
const parts = [/\/src\/app\/main-app\.tsx$/, /\/src\/locales\/th\/first\.ts$/];

type Bundle = Rolldown.OutputBundle;
type WithSheets = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Names in the page, between marks, the files that only pages after sign-in need, so that a browser fetches them together with the entry and not
 * after it. The server leaves them out of other pages. They are fetched, not run: a script that failed as `modulepreload` is never tried
 * again.
 */
export function signedInFiles(): Plugin {
  return {
    name: 'signed-in-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => html.replace('</head>', `  <!--signed-in${linksOf(bundle).join('')}signed-in-->\n  </head>`),
    },
  };
}

function linksOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one): one is WithSheets => one.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const inPage = importsOf(bundle, entries);
  const scripts = importsOf(
    bundle,
    parts.map((part) => partOf(chunks, part)),
  ).filter((name) => !inPage.includes(name));
  const sheets = scripts.flatMap((name) => [...((bundle[name] as WithSheets).viteMetadata?.importedCss ?? [])]);
  return [
    ...scripts.map((name) => `<link rel="preload" as="script" crossorigin href="/${name}">`),
    ...sheets.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ];
}

function partOf(chunks: readonly Rolldown.OutputChunk[], part: RegExp): string {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => part.test(id)));
  if (!found) throw new Error(`No file of the build has ${part}.`);
  return found.fileName;
}

/** Files and all that they import, however indirectly. */
function importsOf(bundle: Bundle, files: readonly string[], found: string[] = []): string[] {
  for (const name of files) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.includes(name)) continue;
    found.push(name);
    importsOf(bundle, file.imports, found);
  }
  return found;
}
