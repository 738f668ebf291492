import { afterAll, expect, it } from 'vitest';
import { checkDocs } from './check-docs.mjs';
import { smallTree } from './support/small-tree.mjs';

const sound = smallTree({
  'README.md': '# Office\n\n[map](docs/map.md#the-way-ทาง), [here](#office), [out](https://example.org/x), `[code](nowhere.md)`\n',
  'docs/map.md': '## The way: ทาง\n\n![picture](picture.svg) [back](../README.md)\n',
  'docs/picture.svg': '<svg/>',
  'package-lock.json':
    '{"packages":{"node_modules/a":{"version":"1.0.0","optionalDependencies":{"a-win32-x64":"1.0.0"}},"node_modules/a-win32-x64":{"version":"1.0.0"},"node_modules/b":{"resolved":"b","link":true}}}',
});
const deciding = smallTree({
  'docs/decisions/README.md': '| [0001](0001-first.md) | First |\n| [0002](0002-second.md) | Second |\n| [0002](0002-second.md) | Again |\n',
  'docs/decisions/0001-first.md': '# First\n',
  'docs/decisions/0002-second.md': '# Second\n',
  'docs/decisions/0003-third.md': '# Third\n',
});
// The sign itself, so that this file does not count as citing.
const s = '\u00a7';
const machine = ['', 'home', 'somebody', 'office'].join('/');
const host = ['registry', 'npmjs', 'org'].join('.');
const faulty = smallTree({
  'README.md': '[map](docs/nowhere.md) [part](#nothing)\n',
  'run.mjs': `open('${machine}');`,
  'package-lock.json': `{"packages":{"node_modules/a":{"resolved":"https://${host}/a.tgz","optionalDependencies":{"a-win32-x64":"1.0.0"}}}}`,
});
const citing = smallTree({
  'docs/specification.md': `# What it must do\n\n## ${s}1 Purpose\n\n## ${s}2 Screens (see ${s}3)\n`,
  'server/read.ts': `// specification ${s}2 and ${s}9, RFC 5280 ${s}5.1\n// (specification\n//  ${s}4; domain ${s}1.2; ${s}1)`,
});
afterAll(() => {
  for (const tree of [sound, faulty, deciding, citing]) tree.remove();
});

it('follows links, pictures and anchors, Thai ones too', () => {
  expect(checkDocs(sound.root)).toEqual({ pages: 2, files: 4, findings: [] });
});

it('finds dead links, paths of a machine, registry hosts, and lockfiles that do not serve everywhere', () => {
  expect(checkDocs(faulty.root).findings).toEqual([
    'README.md: the link to docs/nowhere.md leads nowhere',
    'README.md: the link to #nothing leads nowhere',
    `package-lock.json: holds the host of a package registry: ${host.slice(0, -'.org'.length)}`,
    'package-lock.json: fixes the address of node_modules/a',
    'package-lock.json: lacks a-win32-x64, which another platform needs: run node tools/complete-lockfile.mjs',
    `run.mjs: holds a path of one machine: ${machine.slice(0, -'/office'.length)}`,
  ]);
});

it('finds citations of sections that the specification does not have, and of works that are not here', () => {
  expect(checkDocs(citing.root).findings).toEqual([
    `docs/specification.md: cites specification ${s}3, which does not exist`,
    `server/read.ts: cites specification ${s}9, which does not exist`,
    `server/read.ts: cites specification ${s}4, which does not exist`,
    `server/read.ts: cites ${s}1.2 of domain: only the specification and RFCs are cited by section`,
    `server/read.ts: cites ${s}1 of nothing named: only the specification and RFCs are cited by section`,
  ]);
});

it('finds decisions that are not in the list of decisions, or twice', () => {
  expect(checkDocs(deciding.root).findings).toEqual([
    'docs/decisions/README.md: does not list 0002-second.md once',
    'docs/decisions/README.md: does not list 0003-third.md once',
  ]);
});
