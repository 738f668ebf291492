import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../../src/platform/postgres/embedded-postgres';
import { accountFor } from '../../src/platform/postgres/embedded-programs';
import { freePort } from '../cluster/free-port';
import { type Instruction, readCompose, readDockerfile } from './image-files';
import { addressOf } from './site';

/*
 * `npm run image`: does what deploy/docker/Dockerfile says, line by line, in plain folders, and starts the result as compose.yml does: as an
 * account that may write into its data folder alone, with its secrets in files, on a PostgreSQL beside it. For machines without an engine; it
 * does not try the base image, and it listens on the loopback address.
 */

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const patienceMs = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'sarabun-image-'));
chmodSync(folder, 0o755);
const account = accountFor(folder);
const own = (path: string) => {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
};

let isRight = true;
function check(what: string, holds: boolean, said: unknown = ''): void {
  isRight &&= holds;
  console.log(`${holds ? 'right' : 'WRONG'}  ${what}${said === '' ? '' : `: ${said}`}`);
}

/** One stage: a folder that stands for the file system of the image, and what its lines have set. */
interface Stage {
  root: string;
  workFolder: string;
  environment: Record<string, string>;
  user: string;
  health: string[];
  command: string[];
  stopSignal: NodeJS.Signals;
}

const inside = (stage: Stage, path: string) => (path.startsWith('/') ? join(stage.root, path) : join(stage.root, stage.workFolder, path));

/** What a clean clone has: files that git knows, and those that are about to be added. */
function copyContext(from: string, to: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', from], { cwd: root, encoding: 'utf8' });
  for (const name of names.split('\0').filter((one) => one !== '' && existsSync(join(root, one)))) {
    const target = from === '.' || from.endsWith('/') ? join(to, name) : to;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, name), target);
  }
}

function copy(stages: Map<string, Stage>, stage: Stage, { options, words }: Instruction): void {
  const sources = words.slice(0, -1);
  const to = words.at(-1) as string;
  for (const source of sources) {
    const target = inside(
      stage,
      to.endsWith('/') && sources.length + Number(source !== '.') > 1 && !options.from ? join(to, source.split('/').at(-1) as string) : to,
    );
    if (!options.from) copyContext(source, source === '.' ? inside(stage, to) : target);
    else {
      const from = stages.get(options.from) as Stage;
      mkdirSync(target, { recursive: true });
      // Hard links: the copy is only read.
      execFileSync('cp', ['-al', `${inside(from, source)}/.`, target]);
    }
  }
}

/** A shell line of the image; the account `node` of the base image is one of this machine, and `/data` is in the folder of the stage. */
async function runLine(stage: Stage, line: string): Promise<void> {
  const here = line
    .replaceAll(/ (\/\S+)/g, (_, path: string) => ` ${inside(stage, path)}`)
    .replaceAll(/-([og]) node\b/g, (_, letter: string) => `-${letter} ${ownerOf(letter)}`);
  const { PATH, HOME } = process.env;
  const env = { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, ...stage.environment };
  const began = performance.now();
  await run('sh', ['-c', here], { cwd: inside(stage, '.'), env, maxBuffer: 64 * 1024 * 1024 });
  console.log(`RUN ${line} (${Math.round((performance.now() - began) / 1000)} s)`);
}
const ownerOf = (letter: string) => String((letter === 'o' ? account.uid : account.gid) ?? (letter === 'o' ? process.getuid?.() : process.getgid?.()));

function enterFolder(stage: Stage, path: string): void {
  stage.workFolder = path;
  mkdirSync(inside(stage, '.'), { recursive: true });
}

async function build(): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const instruction of readDockerfile(join(root, 'deploy/docker/Dockerfile'))) {
    const { name, words, line } = instruction;
    if (name === 'FROM') {
      const stageRoot = join(folder, `stage-${stages.size + 1}`);
      mkdirSync(stageRoot);
      stage = { root: stageRoot, workFolder: '/', environment: {}, user: 'root', health: [], command: [], stopSignal: 'SIGTERM' };
      stages.set(words[2] ?? 'last', stage);
      const wanted = /^node:(\d+)/.exec(words[0] as string)?.[1];
      check(`the base image has the Node of this machine`, process.version.startsWith(`v${wanted}.`), `${words[0]}, ${process.version}`);
      continue;
    }
    if (!stage) throw new Error('The Dockerfile does not begin with FROM.');
    if (name === 'WORKDIR') enterFolder(stage, words[0] as string);
    else if (name === 'ENV') Object.assign(stage.environment, Object.fromEntries(words.map((word) => word.split('='))));
    else if (name === 'COPY') copy(stages, stage, instruction);
    else if (name === 'RUN') await runLine(stage, line);
    else if (name === 'USER') stage.user = words[0] as string;
    else if (name === 'HEALTHCHECK') stage.health = JSON.parse(line.slice(line.indexOf('[')));
    else if (name === 'CMD') stage.command = JSON.parse(line);
    else if (name === 'STOPSIGNAL') stage.stopSignal = words[0] as NodeJS.Signals;
    else if (name !== 'VOLUME' && name !== 'EXPOSE') throw new Error(`This trial does not know ${name}.`);
  }
  return stage as Stage;
}

/** Starts the image as compose.yml does, and asks it what an office would. */
async function serve(image: Stage, databaseUrl: string): Promise<void> {
  const port = String(await freePort());
  const secrets = { 'database-url': databaseUrl, 'metrics-token': 'a-token-for-the-trial' };
  mkdirSync(join(folder, 'secrets'));
  for (const [name, text] of Object.entries(secrets)) {
    writeFileSync(join(folder, 'secrets', name), `${text}\n`, { mode: 0o400 });
    own(join(folder, 'secrets', name));
  }
  const chosen = { APP_NAME: 'DEV-MIX', PUBLIC_URL: 'https://portal.example.go.th' };
  const composed = readCompose(join(root, 'deploy/docker/compose.yml'), 'portal', chosen);
  const values = Object.entries({ ...image.environment, ...composed }).map(([name, value]) => [
    name,
    name === 'DATA_DIR' ? join(image.root, value) : value.replace('/run/secrets', join(folder, 'secrets')),
  ]);
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...Object.fromEntries(values), PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const as = { cwd: inside(image, '.'), env, ...(image.user === 'node' && account) };
  const [program, ...options] = image.command as [string, ...string[]];
  const began = performance.now();
  const child = spawn(program, options, { ...as, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const [look, ...script] = image.health.map((word) => word.replaceAll(':3000', `:${port}`)) as [string, ...string[]];
  const isHealthy = () =>
    run(look, script, as).then(
      () => true,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null || performance.now() - began > patienceMs) throw new Error(`It is not healthy:\n${said.slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  check('the health check holds', true, `after ${Math.round((performance.now() - began) / 1000)} s`);
  await ask(`http://127.0.0.1:${port}`, secrets['metrics-token'], async () => (await run(program, firstAdministrator(image), as)).stdout);
  await end(child, image.stopSignal);
  check('the health check fails when it has ended', !(await isHealthy()));
}

const firstAdministrator = ({ command }: Stage) => [
  ...command.slice(1, -1),
  'server/src/first-administrator.ts',
  ...['admin', '--name', 'นาย ปกรณ์ วัฒนาชัย', '--email', 'admin@example.go.th', '--letter-code', 'ทส ๐๑๐๐'],
];

async function ask(address: string, token: string, makeAdministrator: () => Promise<string>): Promise<void> {
  const page = await fetch(address);
  check('the web app is there', page.ok && (await page.text()).includes('<script'), page.status);
  const metrics = async (authorization: string) => (await fetch(`${address}/metrics`, { headers: { authorization } })).status;
  check('/metrics wants its token', (await metrics('Bearer wrong')) === 401 && (await metrics(`Bearer ${token}`)) === 200);
  const printed = await makeAdministrator();
  const password = /the password (\S+), which/.exec(printed)?.[1] ?? '';
  const reply = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  check('the first administrator signs in', reply.ok, reply.ok ? '' : `${reply.status}: ${printed}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  check(`${signal} ends it`, code === 0, code);
}

async function main(): Promise<void> {
  mkdirSync(join(folder, 'database'));
  const image = await build();
  const database = await startPostgres(join(folder, 'database'), {}, { watch: false });
  await serve(image, addressOf(database.connection)).finally(database.stop);
  process.exitCode = isRight ? 0 : 1;
}

await main().finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
