import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Makes sure that programs are there, given as Debian package and path. Root on Debian installs them; others are told what to install. */
export function ensurePrograms(programs: Record<string, string>): void {
  const missing = () => Object.keys(programs).filter((name) => !existsSync(programs[name] as string));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    spawnSync(`apt-get update && apt-get install -y --no-install-recommends ${missing().join(' ')}`, {
      shell: true,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (missing().length > 0) throw new Error(`This needs ${missing().join(', ')}. On Debian: apt-get install ${missing().join(' ')}`);
}
