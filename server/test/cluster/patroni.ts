import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor } from '../../src/platform/postgres/embedded-programs';
import { ensurePrograms } from './debian-programs';
import { freePort, untilListening } from './free-port';

const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
};
const password = 'of-the-cluster';
/** Twice the time between two looks of Patroni (`loop_wait`). */
const steadyMs = 4000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const at = (port: number) => `http://127.0.0.1:${port}`;

interface Member {
  name: string;
  folder: string;
  port: number;
  rest: number;
  process: ChildProcess | null;
}

/** Three PostgreSQL servers under Patroni with one etcd, and a proxy that knows who is the primary; all on the loopback address. */
export interface Cluster {
  /** Where the proxy leads to the primary, and to a replica. */
  primary: { host: string; port: number; user: string; password: string; database: string };
  replica: Cluster['primary'];
  /** Kills the primary, or all of its machine: its Patroni as well. Returns its name. */
  killPrimary(what: 'server' | 'machine'): Promise<string>;
  /** Starts a member of a killed machine again; it follows the new primary. */
  revive(name: string): Promise<void>;
  /**
   * Waits until there is a primary with so many replicas that follow it, and that was so for some seconds: Patroni writes down later than it
   * says which of them has every commit, and chooses none without that.
   */
  untilWhole(replicas: number): Promise<void>;
  /** What its members say of themselves, for a message. */
  describe(): Promise<string>;
  stop(): Promise<void>;
}

/** Commits wait for one replica (`synchronous_mode`), so that a new primary has everything that was acknowledged. */
export async function startCluster(): Promise<Cluster> {
  ensurePrograms(programs);
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-cluster-'));
  await chmod(folder, 0o711);
  const account = accountFor(folder);
  const own = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
  };
  const run = (program: string, options: string[]) =>
    spawn(program, options, { ...account, cwd: '/', stdio: process.env.CLUSTER_LOG ? 'inherit' : 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C' } });

  await own(join(folder, 'etcd'));
  const etcd = await startEtcd(join(folder, 'etcd'), run);
  const members: Member[] = [];
  for (const name of ['one', 'two', 'three']) {
    const member = { name, folder: join(folder, name), port: await freePort(), rest: await freePort(), process: null };
    await own(member.folder);
    await writeFile(join(member.folder, 'patroni.yml'), configOf(member, etcd.port), { mode: 0o644 });
    members.push(member);
  }
  const start = (member: Member) => {
    member.process = run(programs.patroni, [join(member.folder, 'patroni.yml')]);
  };
  const proxy = await startProxy(members, { folder, run });
  for (const member of members) start(member);

  const membersThat = async (role: Role) => {
    const answers = await Promise.all(members.map((member) => is(member, role)));
    return members.filter((_, n) => answers[n]);
  };
  const isWhole = async (replicas: number) => {
    const [primary, sync, following] = await Promise.all([membersThat('primary'), membersThat('sync'), membersThat('replica')]);
    return primary.length === 1 && sync.length > 0 && following.length >= replicas;
  };
  const untilWhole = async (replicas: number) => {
    let since = Number.POSITIVE_INFINITY;
    for (const until = Date.now() + 120_000; Date.now() < until; await pause(100)) {
      since = (await isWhole(replicas)) ? Math.min(since, Date.now()) : Number.POSITIVE_INFINITY;
      if (Date.now() - since > steadyMs) return;
    }
    throw new Error('The cluster did not become whole within two minutes.');
  };
  const stop = async () => {
    for (const child of [...members.flatMap((member) => member.process ?? []), proxy.process, etcd.process]) {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  await untilWhole(2).catch(async (error) => {
    await stop();
    throw error;
  });
  const access = { host: '127.0.0.1', user: 'sarabun', password, database: 'postgres' };
  return {
    primary: { ...access, port: proxy.primary },
    replica: { ...access, port: proxy.replica },
    untilWhole,
    killPrimary: async (what) => {
      const [member] = await membersThat('primary');
      if (!member?.process) throw new Error('There is no primary to kill.');
      if (what === 'machine') member.process.kill('SIGKILL');
      process.kill(Number((await readFile(join(member.folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL');
      if (what === 'machine') member.process = null;
      return member.name;
    },
    revive: async (name) => {
      const member = members.find((one) => one.name === name) as Member;
      if (!member.process) start(member);
    },
    describe: () => describe(members),
    stop,
  };
}

type Role = 'primary' | 'replica' | 'sync';

/** Whether a member says that it is the primary, a replica that keeps up, or the one that commits wait for (`sync`). */
const is = (member: Member, role: Role) =>
  fetch(`${at(member.rest)}/${role === 'replica' ? 'replica?lag=1MB' : role}`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the members say of the cluster. */
async function describe(members: readonly Member[]): Promise<string> {
  const said = members.map(({ name, rest }) =>
    fetch(`${at(rest)}/cluster`, { signal: AbortSignal.timeout(1000) }).then(
      async (answer) => `${name}: ${await answer.text()}`,
      (error) => `${name}: ${error.message}`,
    ),
  );
  return (await Promise.all(said)).join('\n');
}

const configOf = ({ name, folder, port, rest }: Member, etcd: number) => `
scope: sarabun
name: ${name}
restapi: { listen: "127.0.0.1:${rest}", connect_address: "127.0.0.1:${rest}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_log_hints: "on", hot_standby_feedback: "on", fsync: "off" }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${join(folder, 'data')}
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${join(folder, 'pgpass')}
  parameters: { unix_socket_directories: "${folder}" }
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
  authentication:
    superuser: { username: sarabun, password: ${password} }
    replication: { username: replicator, password: ${password} }
`;

type Run = (program: string, options: string[]) => ChildProcess;

/** One etcd, where three would be on three machines. */
async function startEtcd(folder: string, run: Run) {
  const [port, peer] = [await freePort(), await freePort()];
  const child = run(programs['etcd-server'], [
    ...['--data-dir', folder, '--listen-client-urls', at(port), '--advertise-client-urls', at(port), '--log-level', 'error'],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer), '--initial-cluster', `default=${at(peer)}`],
  ]);
  await untilListening(port, once(child, 'exit'));
  return { process: child, port };
}

/** HAProxy, which asks each Patroni for its role; connections to a server that lost its role are cut. */
async function startProxy(members: readonly Member[], { folder, run }: { folder: string; run: Run }) {
  const [primary, replica] = [await freePort(), await freePort()];
  const part = (name: string, port: number, ask: string) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET ${ask}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map((member) => `  server ${member.name} 127.0.0.1:${member.port} check port ${member.rest}`).join('\n')}
`;
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
${part('primary', primary, '/primary')}${part('replica', replica, '/replica?lag=1MB')}`,
    { mode: 0o644 },
  );
  const child = run(programs.haproxy, ['-db', '-q', '-f', file]);
  await untilListening(primary, once(child, 'exit'));
  return { process: child, primary, replica };
}
