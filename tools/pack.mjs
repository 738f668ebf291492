import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileInto } from './support/compile-server.mjs';

/*
 * `npm run pack [-- FOLDER]`: one archive with the compiled product, its web app and the packages that it needs, for machines of this kind
 * (operating system and processor) with Node and without internet.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'server');
const target = resolve(process.argv[2] ?? 'dist');
const run = (program, options) => execFileSync(program, options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The commands of the product, and what it starts as processes of its own. */
const commands = {
  start: 'main',
  config: 'print-config',
  backup: 'backup',
  restore: 'restore',
  'first-administrator': 'first-administrator',
  'rotate-keys': 'rotate-keys',
  'move-files': 'move-files',
  'verify-audit': 'verify-audit',
  'verify-counts': 'verify-counts',
  'verify-files': 'verify-files',
  'verify-registers': 'verify-registers',
  'verify-search': 'verify-search',
};
const programs = [...Object.values(commands).map((name) => `src/${name}.ts`), 'src/platform/typeset/process.ts'];

/** What is read at run time; TypeScript is compiled, and tests stay behind. */
const folders = ['server', 'letters', 'docs', 'deploy'];
const isPacked = (path) => !/\.(ts|tsx)$|^server\/test\/|^docs\/(pictures|agencies)\//.test(path);

/** Where a source file would be, seen from wherever the archive was unpacked. */
function placeThere(path) {
  const below = JSON.stringify(`/../${relative(server, path)}`);
  const folder = JSON.stringify(`/../${relative(server, dirname(path))}`);
  const compiled = 'process.env.SARABUN_COMPILED';
  return { dirname: `(${compiled} + ${folder})`, filename: `(${compiled} + ${below})`, url: `("file://" + encodeURI(${compiled} + ${below}))` };
}

const launcher = `#!/bin/sh
# ./sarabun starts the product; ./sarabun COMMAND runs one of: ${Object.keys(commands).slice(1).join(', ')}.
here=$(cd "$(dirname "$0")" && pwd -P)
SARABUN_COMPILED="$here/server/compiled"
export SARABUN_COMPILED
command=\${1:-start}
[ $# -gt 0 ] && shift
case "$command" in
${Object.entries(commands)
  .map(([name, file]) => `  ${name}) file=${file} ;;`)
  .join('\n')}
  *) echo "There is no command $command." >&2; exit 2 ;;
esac
exec "\${NODE:-node}" "$SARABUN_COMPILED/src/$file.mjs" "$@"
`;

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const path = join(folder, entry);
    if (statSync(path).isFile()) yield path;
  }
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `sarabun-${version}-${run('git', ['rev-parse', '--short', 'HEAD']).trim()}-${process.platform}-${process.arch}`;
const work = mkdtempSync(join(tmpdir(), 'sarabun-pack-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const staged = join(work, name);
mkdirSync(staged);

console.log('Building the web app …');
run('npm', ['run', '--silent', 'build']);
cpSync(join(root, 'web/dist'), join(staged, 'web/dist'), { recursive: true });
for (const path of run('git', ['ls-files', ...folders, 'package.json', 'README.md'])
  .trim()
  .split('\n')) {
  if (isPacked(path)) cpSync(join(root, path), join(staged, path));
}

console.log('Compiling the server …');
const compiled = join(staged, 'server/compiled');
await compileInto(compiled, programs, { placeOf: placeThere });
for (const path of filesOf(compiled)) {
  if (readFileSync(path, 'utf8').includes(root)) throw new Error(`${relative(staged, path)} names a folder of this machine.`);
}

console.log('Adding the packages …');
const installed = run('npm', ['ls', '--omit=dev', '--all', '--parseable', '-w', 'server', '-w', 'letters', '-w', 'contract']).trim().split('\n');
for (const path of installed) {
  const place = relative(root, path);
  // Of a package, those that are nested in it are listed by themselves.
  if (place.startsWith('node_modules/') && !place.startsWith('node_modules/@sarabun/') && existsSync(path)) {
    const isOwn = (source) => !relative(path, source).split('/').includes('node_modules');
    cpSync(path, join(staged, place), { recursive: true, verbatimSymlinks: true, filter: isOwn });
  }
}

writeFileSync(join(staged, 'sarabun'), launcher);
chmodSync(join(staged, 'sarabun'), 0o755);
mkdirSync(target, { recursive: true });
const archive = join(target, `${name}.tar.gz`);
execFileSync('tar', ['-czf', archive, '-C', work, '--owner=0', '--group=0', name]);
console.log(`${archive}: ${Math.round(statSync(archive).size / 1024 / 1024)} MB`);
