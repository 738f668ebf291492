import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', 'test-results', 'gallery', 'playwright-report']);

/** A build goes to a folder of its own until it is complete, while checks run. */
const isBeingBuilt = (name) => name.startsWith('dist.');

/**
 * The files of the tree under `root`, as sorted paths relative to it, without what is installed, built or stored by a
 * running product. `folders` narrows it to those (missing ones are passed over), `pattern` to paths that match.
 */
export function sourceFiles(root, { folders = ['.'], pattern = /./ } = {}) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      // In a second working copy of a repository `.git` is a file.
      if (notOurs.has(entry.name) || isBeingBuilt(entry.name)) continue;
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      if (entry.isFile() && pattern.test(path)) found.push(path);
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}
