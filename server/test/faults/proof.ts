import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { nodeArguments } from '../../src/platform/work/script';
import type { Record } from './load';
import type { Site } from './site';

const run = promisify(execFile);
const source = join(import.meta.dirname, '../../src');
const commands = ['verify-registers', 'verify-counts', 'verify-search', 'verify-audit'];

export interface Proof {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Numbers that were returned for two letters. */
  sameNumbers: string[];
  /** The last line of each verification command, or its complaint. */
  commands: { name: string; holds: boolean; said: string }[];
}

/** Compares the answers with the database. */
export async function prove(site: Pick<Site, 'connection' | 'environment'>, { acknowledged, begun }: Pick<Record, 'acknowledged' | 'begun'>): Promise<Proof> {
  const client = new pg.Client(site.connection);
  await client.connect();
  const { rows } = await client.query<{ subject: string; times: number }>(
    `select subject, count(*)::int as times
     from (
       select subject from document
       union all select subject from register_entry where document_id is null
       union all select after ->> 'sender' from letter_correction
     ) done
     where subject = any($1) group by subject`,
    [begun],
  );
  await client.end();
  const there = new Map(rows.map(({ subject, times }) => [subject, times]));
  const numbers = acknowledged.flatMap(({ number }) => number ?? []);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ subject }) => !there.has(subject)).map(({ subject }) => subject),
    doubled: rows.filter(({ times }) => times > 1).map(({ subject }) => subject),
    sameNumbers: twice(numbers),
    commands: await Promise.all(commands.map((name) => ask(site, name))),
  };
}

function twice(numbers: readonly string[]): string[] {
  const seen = new Set<string>();
  return numbers.filter((number) => seen.has(number) || !seen.add(number));
}

async function ask({ environment }: Pick<Site, 'environment'>, name: string): Promise<Proof['commands'][number]> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...environment };
  try {
    const { stdout } = await run(process.execPath, nodeArguments(join(source, `${name}.ts`)), { env });
    return { name, holds: true, said: stdout.trim().split('\n').at(-1) ?? '' };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { name, holds: false, said: (stderr + stdout).trim().slice(-2000) };
  }
}
