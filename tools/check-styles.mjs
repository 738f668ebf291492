import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf, readClassNames, readSheet } from './support/class-names.mjs';
import { sourceFiles } from './support/source-files.mjs';

const endOfModule = '.module.css';
/** A class is imported by name, which must not be a reserved word. */
const reserved = new Set([
  'case',
  'class',
  'default',
  'delete',
  'do',
  'else',
  'for',
  'if',
  'import',
  'in',
  'new',
  'return',
  'static',
  'switch',
  'this',
  'void',
  'with',
]);

/** The style modules, each with its partial sheets. */
function modulesOf(sheets) {
  return [...sheets.keys()]
    .filter((path) => path.endsWith(endOfModule))
    .map((path) => ({
      path,
      name: basename(path, endOfModule),
      sheets: [path, ...sheets.get(path).parts.map((part) => join(dirname(path), part))].filter((one) => sheets.has(one)),
    }));
}

const repeated = (items) => [...new Set(items.filter((item, at) => items.indexOf(item) !== at))];

/** The problems of one module's classes. */
function faultsOfModule({ path, sheets: parts }, sheets) {
  const names = [...new Set(parts.flatMap((part) => [...sheets.get(part).named]))];
  return [
    ...repeated(parts.flatMap((part) => sheets.get(part).looks)).map((name) => `${path}: .${name} is defined twice`),
    ...repeated(names.map(keyOf)).map((key) => `${path}: two classes are called ${key} in code`),
    ...names.filter((name) => reserved.has(keyOf(name))).map((name) => `${path}: .${name} is a word of the language; choose another name`),
  ];
}

/** Checks the classes used by the code under `root` against its style sheets. */
export function checkStyles(root) {
  const files = sourceFiles(root, { folders: ['web/src'], pattern: /\.(css|tsx?)$/ });
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const sheets = new Map(files.filter((path) => path.endsWith('.css')).map((path) => [path, readSheet(read(path))]));
  const modules = modulesOf(sheets);
  const scoped = new Set(modules.flatMap((one) => one.sheets));
  const namesOf = new Map(modules.map((one) => [one.path, new Set(one.sheets.flatMap((sheet) => [...sheets.get(sheet).named]))]));
  const keysOf = new Map([...namesOf].map(([path, names]) => [path, new Set([...names].map(keyOf))]));
  const used = new Map(modules.map(({ path }) => [path, new Set()]));
  const findings = [];

  for (const path of files.filter((one) => /\.tsx?$/.test(one))) {
    const { uses, computed, texts } = readClassNames(path, read(path));
    for (const { sheet, key, line } of uses) {
      const module = join(dirname(path), sheet);
      used.get(module)?.add(key);
      if (!keysOf.get(module)?.has(key)) findings.push(`${path}:${line}: ${module} has no class ${key}`);
    }
    for (const { sheet, line } of computed) findings.push(`${path}:${line}: a computed class of ${sheet}; write a table of its classes`);
    if (!/\.test\.tsx?$/.test(path)) for (const line of texts) findings.push(`${path}:${line}: a class as a text; take it from a module`);
  }

  for (const path of repeated(modules.map(({ name }) => name))) findings.push(`two modules are called ${path}${endOfModule}`);
  for (const module of modules) {
    findings.push(...faultsOfModule(module, sheets));
    for (const name of namesOf.get(module.path)) if (!used.get(module.path).has(keyOf(name))) findings.push(`${module.path}: no code uses .${name}`);
  }
  const pageNames = new Set(modules.flatMap(({ path, name }) => [...namesOf.get(path)].map((one) => `${name}__${one}`)));
  for (const [path, { named, reached, hiding }] of sheets) {
    // What is hidden still scrolls into sight when it gets the focus, and nobody can scroll back.
    for (const selector of hiding) findings.push(`${path}: ${selector} has \`overflow: hidden\`; what only cuts has \`overflow: clip\``);
    if (!scoped.has(path)) for (const name of named) findings.push(`${path}: .${name} is global; it belongs into a module`);
    for (const name of reached) if (name.includes('__') && !pageNames.has(name)) findings.push(`${path}: no module has .${name}`);
  }
  const count = [...namesOf.values()].reduce((sum, names) => sum + names.size, 0);
  const global = new Set([...sheets].filter(([path]) => !scoped.has(path)).flatMap(([, { named }]) => [...named])).size;
  return { modules: modules.length, classes: count, global, findings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, classes, global, findings } = checkStyles(resolve(process.argv[2] ?? '.'));
  for (const finding of findings) console.error(finding);
  if (classes === 0) console.error('no style sheet was found');
  console.log(`${classes} classes in ${modules} style modules read, ${global} global, ${findings.length} findings`);
  process.exitCode = findings.length > 0 || classes === 0 ? 1 : 0;
}
