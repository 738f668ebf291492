import { readFileSync, writeFileSync } from 'node:fs';
import { lackingOptional } from './support/lockfile.mjs';

// npm omits the packages of other platforms from the lockfile when it could not query them, and `npm ci` then refuses
// on every machine. Their names contain the platform; their versions are fixed by their dependents.

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm'];
const libraries = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = os === 'linux' ? words.map((word) => libraries[word]).find(Boolean) : undefined;
  return os && cpu ? { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] } : null;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const lacking = lackingOptional(lockfile.packages).map((lack) => ({ ...lack, platform: platformOf(lack.name) }));
const added = lacking.filter(({ platform, version }) => platform && /^\d/.test(version));
for (const { name, version, dev, platform } of added) {
  lockfile.packages[`node_modules/${name}`] = {
    version,
    cpu: platform.cpu,
    ...(dev && { dev }),
    ...(platform.libc && { libc: platform.libc }),
    optional: true,
    os: platform.os,
  };
}
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
for (const { name, neededBy } of lacking.filter((lack) => !added.includes(lack)))
  console.error(`${name}, named by ${neededBy}, says no platform and was left out`);
console.log(`${added.length} packages of other platforms added to the lockfile`);
