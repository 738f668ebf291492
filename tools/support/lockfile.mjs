import { posix } from 'node:path';

/** Where a package that `from` needs would lie: beside it, or nearer to the root. */
function* placesFor(from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    if (posix.basename(folder) !== 'node_modules') yield posix.join(folder, 'node_modules', name);
    if (folder === '.' || folder === '') return;
  }
}

/** The packages of a lockfile that a package names as optional, for some platform or other, and that the lockfile lacks. */
export function lackingOptional(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...placesFor(path, name)].some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, dev, neededBy: path })),
  );
}
