import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePrograms } from './debian-programs';
import { freePort, untilListening } from './free-port';

export const examples = join(import.meta.dirname, '../../../deploy');
const haproxy = '/usr/sbin/haproxy';

/** A reverse proxy that runs by one of the examples of deploy/. */
export interface RunningProxy {
  name: string;
  /** Where it listens with TLS, and where without. */
  secure: number;
  plain: number;
  stop(): Promise<void>;
}

export async function startProgram(name: string, args: string[], ports: { secure: number; plain: number }): Promise<RunningProxy> {
  const child = spawn(args[0] as string, args.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  await untilListening(ports.plain, ended);
  return {
    name,
    ...ports,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * HAProxy by an example, in front of one process of the product or two. Without a certificate (`pem`) it serves over plain http, where the
 * example only leads to https.
 */
export async function startHaproxy(
  example: string,
  { folder, pem, products }: { folder: string; pem: string | null; products: readonly number[] },
): Promise<RunningProxy> {
  ensurePrograms({ haproxy });
  const ports = { secure: await freePort(), plain: await freePort() };
  const file = join(folder, example);
  const [one, two] = products;
  const text = readFileSync(join(examples, 'haproxy', example), 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${ports.plain}`)
    .replace(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${ports.secure} ssl crt ${pem}`)
    .replace(/(server one) \S+/, `$1 127.0.0.1:${one}`)
    .replace(/(server two) \S+/, `$1 127.0.0.1:${two}`);
  const withProducts = two === undefined ? text.replace(/^\s*server two .*$/m, '') : text;
  writeFileSync(file, pem === null ? withoutTls(withProducts) : withProducts);
  execFileSync(haproxy, ['-c', '-q', '-f', file]);
  return startProgram(`haproxy, ${example}`, [haproxy, '-db', '-q', '-f', file], ports);
}

const withoutTls = (text: string) =>
  text
    .replace(/^\s*bind .* ssl crt .*$/m, '')
    .replace(/^\s*http-request redirect scheme https .*$/m, '')
    .replace(/^(\s*cookie .*) secure$/m, '$1');
