import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './support/chromium.mjs';

const reports = mkdtempSync(join(tmpdir(), 'sarabun-test-'));
const reportOf = (name) => join(reports, `${name}.json`);

/** Counts of a Vitest report. */
const vitestCounts = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
});

/** Counts of a Playwright report; a journey that passed only at a second try has failed. */
const playwrightCounts = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });

/** Everything that must hold, in the order in which it is tried. A step with `counts` writes a report of its tests. */
const steps = [
  { name: 'lint', command: 'biome check . --max-diagnostics=none --diagnostic-level=warn' },
  { name: 'names', command: 'node tools/check-names.mjs' },
  { name: 'architecture', command: 'node tools/check-architecture.mjs' },
  { name: 'styles', command: 'node tools/check-styles.mjs' },
  { name: 'unused', command: 'knip --no-progress' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'unit', command: `vitest run --reporter=default --reporter=json --outputFile.json="${reportOf('unit')}"`, counts: vitestCounts },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'bundles', command: 'node tools/check-bundles.mjs' },
  {
    name: 'journeys',
    command: 'playwright test --config e2e --reporter=list,json',
    environment: () => ({ CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys') }),
    counts: playwrightCounts,
  },
  { name: 'docs', command: 'node tools/check-docs.mjs' },
];

/** Runs a command of the installed tools and says whether it succeeded. */
function succeeds(command, environment) {
  const PATH = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment, PATH } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)).on('error', () => resolve(false)));
}

/** What a step counted. A step that fails without a failed test of its own counts as one. */
function countsOf({ name, counts }, succeeded) {
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (counts) counted = counts(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    if (succeeded) return { ...counted, failed: 1 };
  }
  return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

async function runStep(step) {
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.command.replaceAll(reports, '…')}`);
  let succeeded = false;
  try {
    succeeded = await succeeds(step.command, step.environment?.());
  } catch (error) {
    console.error(error.message);
  }
  const counted = countsOf(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.counts ? `, ${counted.passed} of ${counted.passed + counted.failed} tests passed` : '';
  console.log(`── ${step.name} ${counted.failed === 0 ? 'holds' : 'FAILED'} (${seconds} s${tests})`);
  return counted;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
  rmSync(reports, { recursive: true });
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const counted = await runStep(step);
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  if (counted.failed > 0) {
    console.error(`\nStopped at the step “${step.name}”. Again alone: npm test -- ${step.name}`);
    break;
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
