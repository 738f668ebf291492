import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { cruise } from './support/dependency-cruiser.mjs';
import { layoutFaults } from './support/layout.mjs';
import { sourceFiles } from './support/source-files.mjs';
import { readCode } from './support/syntax.mjs';

const config = fileURLToPath(new URL('../.dependency-cruiser.cjs', import.meta.url));
const folders = ['contract', 'server', 'web', 'letters', 'bench', 'e2e'];
const pattern = /\.(ts|tsx|mjs)$/;

/**
 * What dependency-cruiser did not see. It reports "no violations" for modules and imports that it could not read, so every file and every
 * import is checked a second time with our own parser.
 */
function overlooked(root, files, modules) {
  const seen = new Map(modules.map(({ source, dependencies }) => [source, new Set(dependencies.map(({ protocol = '', module }) => protocol + module))]));
  return files.flatMap((path) => {
    const imports = seen.get(path);
    if (!imports) return [`${path} was not read`];
    const { imports: written } = readCode(path, readFileSync(join(root, path), 'utf8'));
    return written.filter((specifier) => !imports.has(specifier)).map((specifier) => `${path}: the import of ${specifier} was not seen`);
  });
}

/** Checks the code under `root` against the direction rules of the configuration, and its folders against their layout. */
export async function checkArchitecture(root) {
  const files = sourceFiles(root, { folders, pattern });
  const { output } = await cruise(files, { ...(await extractOptions(config)), baseDir: root });
  const violations = output.summary.violations.map(({ rule, from, to, cycle, via }) => {
    const way = (cycle ?? via)?.map(({ name }) => name) ?? [to];
    return { rule: rule.name, from, way };
  });
  return {
    files: files.length,
    imports: output.summary.totalDependenciesCruised,
    violations,
    overlooked: overlooked(root, files, output.modules),
    layout: files.length > 0 ? layoutFaults(root, output.modules) : [],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, imports, violations, overlooked: gaps, layout } = await checkArchitecture(resolve(process.argv[2] ?? '.'));
  for (const { rule, from, way } of violations) console.error(`${rule}: ${[from, ...way].join(' → ')}`);
  for (const fault of layout) console.error(`layout: ${fault}`);
  for (const gap of gaps) console.error(`not checked: ${gap}`);
  if (files === 0) console.error('not checked: no source file was found');
  console.log(`${files} files and ${imports} imports read, ${violations.length} against the direction rules, ${layout.length} against the layout of folders`);
  process.exitCode = files === 0 || gaps.length > 0 || violations.length > 0 || layout.length > 0 ? 1 : 0;
}
