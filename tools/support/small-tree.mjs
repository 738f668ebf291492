import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files (`path: content`) and links (`path: target`) into a folder of their own. For tests of the tools; `remove` it afterwards. */
export function smallTree(files, links = {}) {
  const root = mkdtempSync(join(tmpdir(), 'sarabun-tree-'));
  const placeFor = (path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(placeFor(path), content);
  for (const [path, target] of Object.entries(links)) symlinkSync(join(root, target), placeFor(path));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
