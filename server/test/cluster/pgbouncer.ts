import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountFor } from '../../src/platform/postgres/embedded-programs';
import { ensurePrograms } from './debian-programs';
import { freePort, untilListening } from './free-port';

const program = '/usr/sbin/pgbouncer';

/** PgBouncer in transaction mode, with fewer connections to the server than its clients use at once. */
export async function startPgbouncer(server: { host: string; port: number; user: string; password: string; database: string }) {
  ensurePrograms({ pgbouncer: program });
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${server.database} = host=${server.host} port=${server.port} user=${server.user} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_login_retry = 1
logfile = ${join(folder, 'log')}
`,
  );
  const account = accountFor(folder);
  if (account.uid !== undefined && account.gid !== undefined) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, ['-q', file], { ...account, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(port, ended);
  return {
    url: `postgres://${server.user}@127.0.0.1:${port}/${server.database}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
