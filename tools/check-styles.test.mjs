import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkStyles } from './check-styles.mjs';
import { smallTree } from './support/small-tree.mjs';

const command = fileURLToPath(new URL('check-styles.mjs', import.meta.url));
const trees = [];
afterAll(() => {
  for (const tree of trees) tree.remove();
});

/** A small valid browser app, with some files replaced. */
function treeOf(files = {}) {
  const tree = smallTree({
    'web/src/ui/styles/base.css': "@import './tokens.css';\n* { box-sizing: border-box; }\n[data-x='.no'] { color: red; }",
    'web/src/ui/styles/ui.module.css': "@import './controls.css';",
    'web/src/ui/styles/controls.css':
      '/* .gone { */\n.btn { gap: 0.5em; }\n.btn:hover { animation: spin 1.5s; }\n@keyframes spin { 50.5% { opacity: 0; } }\n@media (pointer: coarse) { .btn { gap: 1em; } }',
    'web/src/features/queues/queue.module.css':
      '.list-row, .open { color: red; }\n.list-row > :global(.ui__btn) { color: red; }\n:global(.mantine-Input) { color: red; }',
    'web/src/features/queues/row.tsx':
      "import ui from '../../ui/styles/ui.module.css';\nimport styles from './queue.module.css';\nexport const Row = ({ at }) => <b className={clsx(styles.listRow, at === 'x' && styles.open)}><i className={ui.btn} /></b>;",
    ...files,
  });
  trees.push(tree);
  return tree;
}

it('passes where each class of a module is used and each used class is defined', () => {
  expect(checkStyles(treeOf().root)).toEqual({ modules: 2, classes: 3, global: 0, findings: [] });
});

it.each([
  [
    'an undefined class',
    { 'web/src/a.tsx': "import ui from './ui/styles/ui.module.css';\nexport const a = ui.button;" },
    ['web/src/a.tsx:2: web/src/ui/styles/ui.module.css has no class button'],
  ],
  [
    'an unused class',
    { 'web/src/features/search/search.module.css': '.row { color: red; }' },
    ['web/src/features/search/search.module.css: no code uses .row'],
  ],
  [
    'a look that is given twice, in two parts of a module',
    { 'web/src/ui/styles/ui.module.css': "@import './controls.css';\n.btn { color: red; }" },
    ['web/src/ui/styles/ui.module.css: .btn is defined twice'],
  ],
  [
    'two modules of one name',
    {
      'web/src/features/search/queue.module.css': '.row { color: red; }',
      'web/src/features/search/a.ts': "import styles from './queue.module.css';\nexport const a = styles.row;",
    },
    ['two modules are called queue.module.css'],
  ],
  ['a global class', { 'web/src/ui/styles/base.css': 'html.dark { color: red; }' }, ['web/src/ui/styles/base.css: .dark is global; it belongs into a module']],
  [
    'a reach for a class that no module has',
    { 'web/src/ui/styles/base.css': ':global(.ui__button) { color: red; }' },
    ['web/src/ui/styles/base.css: no module has .ui__button'],
  ],
  [
    'a box that hides, and scrolls by itself, what it should cut',
    {
      'web/src/ui/styles/controls.css':
        '.btn { overflow: hidden; text-overflow: ellipsis; }\n@media print { .btn:hover { overflow-y: hidden } }\n.btn:focus { overflow: clip; }',
    },
    ['web/src/ui/styles/controls.css: .btn:hover has `overflow: hidden`; what only cuts has `overflow: clip`'],
  ],
  [
    'a computed class',
    { 'web/src/a.tsx': "import ui from './ui/styles/ui.module.css';\nexport const a = (tone) => ui[tone];" },
    ['web/src/a.tsx:2: a computed class of ./ui/styles/ui.module.css; write a table of its classes'],
  ],
  [
    'a class as a text',
    {
      'web/src/a.tsx':
        "export const a = <b className={clsx(one, two ? 'row' : '')} title=\"row\" />;\nexport const b = <B bodyClassName=\"row\" />;\n\nexport const c = page.querySelectorAll('tr.row, [data-a]');",
    },
    [1, 2, 4].map((line) => `web/src/a.tsx:${line}: a class as a text; take it from a module`),
  ],
  [
    'names that cannot be told apart or imported',
    {
      'web/src/features/queues/queue.module.css': '.list-row, .listRow, .open, .in { color: red; }',
      'web/src/a.tsx': "import styles from './features/queues/queue.module.css';\nexport const a = styles.in;",
    },
    [
      'web/src/features/queues/queue.module.css: two classes are called listRow in code',
      'web/src/features/queues/queue.module.css: .in is a word of the language; choose another name',
    ],
  ],
])('finds %s', (_, files, findings) => {
  expect(checkStyles(treeOf(files).root).findings).toEqual(findings);
});

it('ends with an error where something is found or nothing is read, as a command', () => {
  const endOf = (root) => spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  expect(endOf(treeOf().root)).toMatchObject({ status: 0, stdout: expect.stringContaining('3 classes in 2 style modules') });
  expect(endOf(treeOf({ 'web/src/ui/styles/base.css': '.dark { color: red; }' }).root)).toMatchObject({ status: 1, stderr: expect.stringContaining('.dark') });
  const empty = smallTree({ 'README.md': '' });
  trees.push(empty);
  expect(endOf(empty.root)).toMatchObject({ status: 1, stderr: expect.stringContaining('no style sheet') });
});
