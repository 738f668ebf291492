import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { actKeyHeader } from '@sarabun/contract/endpoint';
import pg from 'pg';
import { freePort } from '../cluster/free-port';
import { embeddedConnection } from '../product';

const usage = `npm run upgrade -- [--from COMMIT]

Packs the release before (by default the commit before the newest migration) and this one, starts the old archive with the demonstration office,
upgrades its data folder by starting the new one, goes back, and upgrades again. Each time people sign in, a draft is saved, what was saved
before is there, the session of before still counts, and all verify commands of the release hold. Takes about five minutes on two cores.`;

const root = join(import.meta.dirname, '../../..');
const password = 'Portal1234';
const firstMs = 600_000;
const startMs = 120_000;
const commands = ['verify-registers', 'verify-counts', 'verify-audit', 'verify-files', 'verify-search'];
const run = promisify(execFile);
const git = (...options: string[]) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim();

let failures = 0;
function check(what: string, isRight: boolean, detail: unknown = ''): void {
  if (!isRight) failures++;
  console.log(`${isRight ? 'right' : 'WRONG'}  ${what}${detail === '' ? '' : ` (${detail})`}`);
}

/** Packs a tree and unpacks its archive where no other folder of the product is. */
function packed(tree: string, into: string): string {
  mkdirSync(into);
  execFileSync('node', ['tools/pack.mjs', into], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(into).find((name) => name.endsWith('.tar.gz')) as string;
  execFileSync('tar', ['-xzf', archive], { cwd: into });
  rmSync(join(into, archive));
  return join(into, archive.replace('.tar.gz', ''));
}

/** The sources of an earlier commit, with the packages of this one; those that it needs are among them. */
function earlierTree(commit: string, folder: string): string {
  const tree = join(folder, 'earlier');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  for (const place of ['', 'contract', 'server', 'web', 'letters', 'e2e', 'bench']) {
    const packages = join(root, place, 'node_modules');
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(tree, place)]);
  }
  return tree;
}

interface Started {
  address: string;
  ms: number;
  end(): Promise<void>;
}

async function start(archive: string, environment: Record<string, string>, patienceMs = startMs): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const { PATH, HOME } = process.env;
  const child: ChildProcess = spawn(join(archive, 'sarabun'), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LOG_LEVEL: 'warn', PORT: String(port), ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > patienceMs) throw new Error(`It did not start:\n${said.slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    address,
    ms: Math.round(performance.now() - began),
    async end() {
      child.kill('SIGTERM');
      const [code] = await ended;
      check('SIGTERM ends it', code === 0, code);
    },
  };
}

async function call(address: string, path: string, body: object, token = ''): Promise<{ code: number; body: { token?: string } }> {
  const headers = { 'content-type': 'application/json', [actKeyHeader]: crypto.randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { code: reply.status, body: (await reply.json()) as { token?: string } };
}

/** What a release sees of the office, and leaves in it. */
async function visit(
  name: string,
  { address, ms }: Started,
  { folder, subjects, tokens }: { folder: string; subjects: string[]; tokens: string[] },
): Promise<void> {
  console.log(`${name}: ready after ${ms} ms`);
  const database = new pg.Client(embeddedConnection(folder));
  await database.connect();
  const { rows } = await database.query(`
    select username, unit_id as "unitId" from account a join person p on p.id = a.person_id
    where a.closed_at is null and exists (select 1 from seat s where s.person_id = p.id) order by username limit 1`);
  const { username, unitId } = rows[0];
  // A new sign-in ends it.
  const [last] = tokens.slice(-1);
  if (last) check(`${name}: the session of before still counts`, (await call(address, '/api/sarabun/get-todo-lists', {}, last)).code === 200);
  const { body } = await call(address, '/api/login', { username, password });
  check(`${name}: ${username} signs in`, Boolean(body.token));
  if (body.token) tokens.push(body.token);
  const subject = `${name} ${tokens.length}`;
  const content = { ...emptyContent, subject, salutation: 'เรียน', body: bodyOf('เพื่อโปรดพิจารณา') };
  const saved = await call(address, '/api/sarabun/save-draft', { kind: 2, speed: 1, secrecy: 1, ownerUnitId: unitId, content }, body.token);
  check(`${name}: a draft is saved`, saved.code === 200, saved.code === 200 ? '' : JSON.stringify(saved.body));
  if (saved.code === 200) subjects.push(subject);
  const found = await database.query('select subject from document where subject = any($1)', [subjects]);
  check(`${name}: all ${subjects.length} drafts are there`, found.rows.length === subjects.length);
  await database.end();
  const page = await fetch(`${address}/login`);
  check(`${name}: the web app is served`, page.ok && (await page.text()).includes('<script'), page.status);
}

async function verify(name: string, archive: string, environment: Record<string, string>): Promise<void> {
  const { PATH, HOME } = process.env;
  for (const command of commands) {
    const outcome = await run(join(archive, 'sarabun'), [command], { env: { PATH, HOME, ...environment } }).then(
      ({ stdout }) => ({ holds: true, said: stdout }),
      (error) => ({ holds: false, said: `${error.stdout}${error.stderr}` }),
    );
    check(`${name}: ${command}`, outcome.holds, outcome.said.trim().split('\n').at(-1));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const from = values.from ?? git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'server/migrations')}^`);
  const folder = mkdtempSync(join(tmpdir(), 'sarabun-upgrade-'));
  const data = join(folder, 'data');
  const environment = { DATA_DIR: data, DEMONSTRATION: '1' };
  const tree = earlierTree(from, folder);
  try {
    const earlier = { name: `the release before (${git('rev-parse', '--short', from)})`, archive: packed(tree, join(folder, 'old')) };
    const later = { name: 'this release', archive: packed(root, join(folder, 'new')) };
    console.log(`migrations in between: ${newMigrations(earlier.archive, later.archive).join(', ') || 'none'}`);
    const office = { folder: data, subjects: [], tokens: [] };
    await (await start(earlier.archive, environment, firstMs)).end();
    for (const { name, archive } of [earlier, later, earlier, later]) {
      const started = await start(archive, environment);
      await visit(name, started, office).finally(() => started.end());
      await verify(name, archive, environment);
    }
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

function newMigrations(earlier: string, later: string): string[] {
  const before = new Set(readdirSync(join(earlier, 'server/migrations')));
  return readdirSync(join(later, 'server/migrations')).filter((name) => !before.has(name));
}

await main();
