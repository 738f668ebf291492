import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCode } from './syntax.mjs';

const profiles = 'contract/src/agencies/';
const profile = `${profiles}agency.ts`;

/** Options of an agency profile that no code reads. `files` are the sources under `root`. */
export function unreadSwitches(root, files) {
  if (!existsSync(join(root, profile))) return [];
  const read = new Set();
  for (const path of files) {
    if (path.startsWith(profiles) || !/^(contract|server|web)\/(src|seeds|build)\//.test(path) || path.includes('.test.')) continue;
    const code = readFileSync(join(root, path), 'utf8');
    if (!/agenc/i.test(code)) continue;
    for (const { kind, value } of readCode(path, code).words) if (kind === 'identifier') read.add(value);
  }
  const { members } = readCode(profile, readFileSync(join(root, profile), 'utf8'));
  return members
    .filter(({ value }) => !read.has(value))
    .map(({ value, line }) => ({ rule: 'unread-switch', path: profile, line: line(), says: 'nothing reads this switch of the agencies', value }));
}
