import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The texts in the page itself, for the sign-in. */
const signInTexts = ['common', 'session', 'start'];

/**
 * What must have come before a page is drawn: the entry, the parts named here – a module, or a group of `vite.config.ts` – and whatever
 * they import. `most` is their JavaScript in
 * kB (1000 bytes) of gzip, `maxFiles` the files that hold it; `says` are the groups of texts that are there then.
 */
const pages = [
  { name: 'sign-in', parts: ['sign-in'], most: 94, maxFiles: 5, says: () => signInTexts },
  {
    name: 'dashboard',
    parts: ['main', 'src/locales/th/first.ts'],
    most: 300,
    maxFiles: 12,
    says: ({ first }) => first,
  },
  {
    name: 'a letter with its file',
    parts: ['main', 'letter', 'src/locales/th/first.ts', 'src/locales/th/letter.ts', 'src/features/documents/view/pdf-viewer.tsx'],
    most: 405,
    maxFiles: 20,
    says: ({ first, letter }) => [...first, ...letter],
  },
];

/** The style sheets of a page, in kB of gzip, and the faces of a typeface, in kB: woff2 is compressed already. */
const mostStyles = 30;
const mostOfTypeface = 70;

/** The names of the groups of a part of the catalogue. */
function groupsOf(web, part) {
  const code = readFileSync(join(web, 'src/locales/th', `${part}.ts`), 'utf8');
  return [...code.slice(code.indexOf('catalogue = {')).matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name);
}

/** The keys of some parts of a manifest and of all their imports. */
function closureOf(manifest, parts, seen = new Set()) {
  for (const part of parts) {
    if (seen.has(part)) continue;
    seen.add(part);
    closureOf(manifest, manifest[part].imports ?? [], seen);
  }
  return seen;
}

/** Text keys in a file from groups that its page does not have. */
function lackingTexts(code, groups) {
  return [...code.matchAll(/["'`](\w+)\.[a-zA-Z][\w.]*(?:["'`]|\$\{)/g)].filter(([, group]) => groups.includes(group)).map(([found]) => found.slice(1, -1));
}

/** The modules that are marked as using the first texts only, or those of a letter as well. */
function markedParts(source) {
  const modules = readdirSync(source, { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return modules.flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    const marked = [...code.matchAll(/with(First|Letter)Texts\(async \(\) => \(await import\('([^']+)'\)/g)];
    return marked.map(([, mark, module]) => ({ mark, part: `src/${join(dirname(file), module)}.tsx` }));
  });
}

/** Checks the pages of a built web app against their budgets and texts. */
export function checkBundles(web) {
  const dist = join(web, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const texts = Object.fromEntries(['first', 'letter', 'rest'].map((part) => [part, groupsOf(web, part)]));
  const lackingWith = (says) =>
    Object.values(texts)
      .flat()
      .filter((group) => !says.includes(group));
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const sizes = {};
  const findings = pages.flatMap(({ name, parts, most, maxFiles, says }) => {
    const keyOf = (part) =>
      manifest[part] ? part : Object.keys(manifest).find((key) => key.startsWith('_') && key.endsWith('.js') && manifest[key].name === part);
    const unknown = parts.filter((part) => !keyOf(part));
    if (unknown.length > 0) return unknown.map((part) => `${name}: ${part} is no part of the build`);
    const files = [...closureOf(manifest, [...entries, ...parts.map(keyOf)])].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
    const styles = [...closureOf(manifest, [...entries, ...parts.map(keyOf)])].flatMap((key) => manifest[key].css ?? []);
    const styleSize = [...new Set(styles)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
    const codes = files.map((file) => ({ file, code: readFileSync(join(dist, file), 'utf8') }));
    const size = codes.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
    sizes[name] = { size: Number(size.toFixed(1)), files: files.length, most, styles: Number(styleSize.toFixed(1)) };
    const lacking = lackingWith(says(texts));
    return [
      ...(files.length > maxFiles ? [`${name}: ${files.length} files of JavaScript before it is drawn; the most is ${maxFiles}`] : []),
      ...(size > most ? [`${name}: ${size.toFixed(1)} kB of JavaScript (gzip) before it is drawn; the most is ${most} kB`] : []),
      ...(styleSize > mostStyles ? [`${name}: ${styleSize.toFixed(1)} kB of style sheets (gzip) before it is drawn; the most is ${mostStyles} kB`] : []),
      ...codes.flatMap(({ file, code }) => lackingTexts(code, lacking).map((key) => `${name}: ${file} says ${key}, whose texts come later`)),
    ];
  });
  const late = markedParts(join(web, 'src')).flatMap(({ part, mark }) => {
    const lacking = lackingWith(mark === 'First' ? texts.first : [...texts.first, ...texts.letter]);
    // A part that is in the file of a page is checked with it.
    const files = manifest[part] ? [...closureOf(manifest, [part])].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')) : [];
    return files.flatMap((file) =>
      lackingTexts(readFileSync(join(dist, file), 'utf8'), lacking).map((key) => `${part}: ${file} says ${key}, whose texts come later`),
    );
  });
  return { sizes, findings: [...findings, ...late, ...heavyTypefaces(dist)] };
}

/** Typefaces whose faces together weigh too much: the files `<typeface>-<script>-<weight>-<style>-<hash>.woff2`. */
function heavyTypefaces(dist) {
  const assets = join(dist, 'assets');
  const sizes = {};
  for (const file of existsSync(assets) ? readdirSync(assets) : []) {
    const [, typeface] = /^(.+?)-(?:thai|latin)-\d+-\w+-.+\.woff2$/.exec(file) ?? [];
    if (typeface) sizes[typeface] = (sizes[typeface] ?? 0) + statSync(join(assets, file)).size / 1000;
  }
  const heavy = Object.entries(sizes).filter(([, size]) => size > mostOfTypeface);
  return heavy.map(([typeface, size]) => `${typeface}: ${size.toFixed(1)} kB of fonts; the most is ${mostOfTypeface} kB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { sizes, findings } = checkBundles(resolve(process.argv[2] ?? 'web'));
  for (const finding of findings) console.error(finding);
  for (const [name, { size, files, most, styles }] of Object.entries(sizes))
    console.log(`${name}: ${size} kB of JavaScript (gzip) in ${files} files, at most ${most} kB; ${styles} kB of style sheets`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
