import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { ensureChromium } from './support/chromium.mjs';
import { keepTemporaryFilesInMemory } from './support/scratch-folder.mjs';

keepTemporaryFilesInMemory();

const reports = mkdtempSync(join(tmpdir(), 'sarabun-test-'));
const reportOf = (name) => join(reports, `${name}.json`);

/** Counts of a Vitest report, and the names of the tests that failed. */
const vitestCounts = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
  names: testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = relative(process.cwd(), name);
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  }),
});

/** The journeys of a Playwright report that did not pass at the first try. */
const unsteady = (suite) => [
  ...(suite.suites ?? []).flatMap(unsteady),
  ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}: ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`),
  ),
];

/** Counts of a Playwright report. A journey that passed only at a second try is named, and counts as passed. */
const playwrightCounts = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  names: unsteady({ suites }),
});

/** The demonstration office that journeys and a test of the server copy: furnishing it takes the longest of all that they need. */
const office = join(reports, 'office');

const unit = `vitest run --reporter=default --reporter=json --outputFile.json="${reportOf('unit')}"`;

const wanted = process.argv.slice(2);

/** Where the furnished office is or will be, if that step runs; those that find none furnish their own. */
const furnished = () => (wanted.length === 0 || wanted.includes('office') ? { FURNISHED_OFFICE: office } : {});

/**
 * Everything that must hold, in two rows that run side by side, each in its order: what the code says, and the product in a browser. A step
 * with `counts` writes a report of its tests. The one test of the first row that needs the office waits for it.
 */
const rows = [
  [
    { name: 'lint', command: 'biome check . --max-diagnostics=none --diagnostic-level=warn' },
    { name: 'names', command: 'node tools/check-names.mjs' },
    { name: 'architecture', command: 'node tools/check-architecture.mjs' },
    { name: 'styles', command: 'node tools/check-styles.mjs' },
    { name: 'unused', command: 'knip --no-progress' },
    // TypeScript runs for seconds only: it need not tidy its memory that often.
    { name: 'types', command: 'npm run --silent typecheck', environment: () => ({ GOGC: '400' }) },
    { name: 'docs', command: 'node tools/check-docs.mjs' },
    { name: 'unit', command: unit, environment: furnished, counts: vitestCounts },
  ],
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'bundles', command: 'node tools/check-bundles.mjs' },
    { name: 'office', command: `node --import tsx e2e/support/furnish-office.ts "${office}"` },
    {
      name: 'journeys',
      command: 'playwright test --config e2e --reporter=list,json',
      environment: () => ({ ...furnished(), CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys') }),
      counts: playwrightCounts,
    },
  ],
];

/** Runs a command of the installed tools and returns whether it succeeded. Its output goes to an open file, or where our own goes. */
function succeeds(command, environment, output = 'inherit') {
  const PATH = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output], env: { ...process.env, ...environment, PATH } });
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

/** Runs a step. The output of one that runs beside another is shown when it ends. */
async function runStep(step, isAlone) {
  const started = performance.now();
  const title = `\n── ${step.name}: ${step.command.replaceAll(reports, '…')}`;
  console.log(isAlone ? title : `── ${step.name} begins`);
  const outputFile = join(reports, `${step.name}.txt`);
  const output = isAlone ? undefined : openSync(outputFile, 'a');
  let succeeded = false;
  let complaint = '';
  try {
    succeeded = await succeeds(step.command, step.environment?.(), output);
  } catch (error) {
    complaint = `${error.message}\n`;
  }
  if (output !== undefined) {
    closeSync(output);
    process.stdout.write(`${title}\n${readFileSync(outputFile, 'utf8')}`);
  }
  const counted = countsOf(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const tests = step.counts ? `, ${counted.passed} of ${counted.passed + counted.failed} tests passed` : '';
  console.log(`${complaint}── ${step.name} ${counted.failed === 0 ? 'holds' : 'FAILED'} (${seconds} s${tests})`);
  return counted;
}

const names = rows.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${names.join(', ')}.`);
  rmSync(reports, { recursive: true });
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const toLookAt = [];
const chosen = rows.map((row) => row.filter(({ name }) => wanted.length === 0 || wanted.includes(name))).filter((row) => row.length > 0);
await Promise.all(
  chosen.map(async (row) => {
    for (const step of row) {
      // After a failure what already runs is finished, and nothing else is begun.
      if (total.failed > 0) break;
      const counted = await runStep(step, chosen.length === 1);
      for (const kind of Object.keys(total)) total[kind] += counted[kind];
      toLookAt.push(...(counted.names ?? []));
      if (counted.failed > 0) console.error(`\nThe step “${step.name}” failed. Again alone: npm test -- ${step.name}`);
    }
  }),
);
rmSync(reports, { recursive: true, force: true });
if (toLookAt.length > 0) console.log(`\nTo look at:\n${toLookAt.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
