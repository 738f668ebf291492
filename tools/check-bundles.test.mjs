import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { checkBundles } from './check-bundles.mjs';
import { smallTree } from './support/small-tree.mjs';

const trees = [];
afterEach(() => {
  for (const tree of trees.splice(0)) tree.remove();
});

const parts = ['locales/th/first.ts', 'locales/th/letter.ts', 'features/documents/view/pdf-viewer.tsx'];

/** A built web app whose sign-in imports a second file, and whose dashboard uses `queues`. */
function built({ signIn = 'say("session.signIn")', shared = 'export {}', dashboard = 'say("queues.title")', names = parts, beside = [], files = {} }) {
  const manifest = {
    'index.html': { file: 'start.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    '_sign-in.js': { file: 'sign-in.js', name: 'sign-in', imports: ['index.html'], css: ['sign-in.css'] },
    '_main.js': { file: 'main.js', name: 'main', imports: ['index.html', ...beside] },
    '_letter.js': { file: 'letter.js', name: 'letter', imports: ['index.html'] },
    ...Object.fromEntries(beside.map((name) => [name, { file: `${name}.js`, imports: [] }])),
    ...Object.fromEntries(names.map((name, at) => [`src/${name}`, { file: `part-${at}.js`, imports: ['index.html'] }])),
  };
  const tree = smallTree({
    'src/locales/th/first.ts': 'export const catalogue = {\n  common,\n  queues,\n  session,\n};\n',
    'src/locales/th/letter.ts': 'export const catalogue = {\n  documents,\n};\n',
    'src/locales/th/rest.ts': 'export const catalogue = {\n  certificates,\n};\n',
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'dist/sign-in.css': '.a { color: red }',
    'dist/start.js': 'say("common.close");',
    'dist/shared.js': shared,
    'dist/sign-in.js': signIn,
    'dist/main.js': dashboard,
    'dist/letter.js': '',
    ...Object.fromEntries(beside.map((name) => [`dist/${name}.js`, ''])),
    ...Object.fromEntries(names.map((_, at) => [`dist/part-${at}.js`, ''])),
    ...files,
  });
  trees.push(tree);
  return checkBundles(tree.root);
}

it('weighs what a page fetches before it is drawn, with all that it imports', () => {
  const { sizes, findings } = built({});
  expect(findings).toEqual([]);
  expect(sizes).toMatchObject({ 'sign-in': { files: 3, most: 94 }, dashboard: { files: 4 } });
});

it('finds a sign-in that weighs more than its budget, wherever the weight lies', () => {
  const { findings } = built({ shared: `export const a = "${randomBytes(120_000).toString('hex')}"` });
  expect(findings).toEqual([expect.stringMatching(/^sign-in: \d+\.\d kB of JavaScript \(gzip\) before it is drawn; the most is 94 kB$/)]);
});

it('finds a page that comes in too many files', () => {
  const { findings } = built({ beside: Array.from({ length: 9 }, (_, index) => `_shared-${index}`) });
  expect(findings).toEqual(['dashboard: 13 files of JavaScript before it is drawn; the most is 12']);
});

it('finds texts that have not come yet, and parts that are not built', () => {
  expect(built({ signIn: 'say(`queues.title`)' }).findings).toEqual(['sign-in: sign-in.js says queues.title, whose texts come later']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read, not a text
  expect(built({ dashboard: 'say(`documents.state.${state}`)' }).findings).toEqual([expect.stringContaining('main.js says documents.state.')]);
  expect(built({ names: parts.slice(1) }).findings).toEqual([
    'dashboard: src/locales/th/first.ts is no part of the build',
    'a letter with its file: src/locales/th/first.ts is no part of the build',
  ]);
});

it('finds a marked part that says texts which are not loaded with it', () => {
  const pane = 'features/documents/remind-pane.tsx';
  const files = {
    'src/features/documents/action-pane.tsx': "const Remind = lazyPart(withLetterTexts(async () => (await import('./remind-pane')).RemindPane));",
    [`dist/part-${parts.length}.js`]: 'say("documents.remind"); say("certificates.title");',
  };
  const { findings } = built({ names: [...parts, pane], files });
  expect(findings).toEqual([`src/${pane}: part-${parts.length}.js says certificates.title, whose texts come later`]);
});

it('finds style sheets and faces of a typeface that weigh too much, and says which', () => {
  const heavy = (kB) => randomBytes(kB * 500).toString('hex');
  expect(built({ files: { 'dist/sign-in.css': `.a { content: "${heavy(80)}" }` } }).findings).toEqual([
    expect.stringMatching(/^sign-in: \d+\.\d kB of style sheets \(gzip\) before it is drawn; the most is 30 kB$/),
  ]);
  const faces = (name, kB) => ({ [`dist/assets/${name}-thai-400-normal-a1.woff2`]: heavy(kB), [`dist/assets/${name}-latin-600-normal-b2.woff2`]: heavy(kB) });
  expect(built({ files: { ...faces('plex', 36), ...faces('sarabun', 34) } }).findings).toEqual(['plex: 72.0 kB of fonts; the most is 70 kB']);
});
