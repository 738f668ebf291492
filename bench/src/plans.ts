import pg from 'pg';
import { connectPool } from '../../server/src/platform/database';
import { ask, type Cluster } from './cluster';
import type { Recorded } from './recorder';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** How PostgreSQL executes one statement of the product. */
export interface Explained {
  /** The tables and indexes it reads, in plan order. */
  plan: string;
  rows: number;
  /** Pages of 8 kB touched. */
  buffers: number;
  milliseconds: number;
  /** Rows that were read and discarded. */
  discarded: number;
}

/** After this many executions PostgreSQL decides whether to use a generic plan, as on the product's connections. */
const executions = 6;

/** Runs a statement as the product's connections do, prepared and used before, and explains it. Changes are rolled back. */
export async function explain(cluster: Cluster, database: string, { text, values }: Recorded): Promise<Explained> {
  const pool = connectPool(cluster.at(database), 1);
  const client = await pool.connect();
  try {
    await client.query(`prepare asked as ${text}`);
    const run = `execute asked${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`;
    for (let time = 1; time < executions; time++) await client.query(`begin; ${run}; rollback`);
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${run}`);
    await client.query('rollback');
    const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
    return {
      plan: lineOf(plan),
      rows: plan['Actual Rows'],
      buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      milliseconds,
      discarded: discardedBy(plan),
    };
  } finally {
    client.release();
    await pool.end();
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => (typeof item === 'string' ? JSON.stringify(item) : String(item))).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const inside = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(inside)];

/** Each table with its access path, once, with the number of loops and rows. */
function lineOf(root: Node): string {
  const reached = new Map<string, { loops: number; rows: number }>();
  for (const node of inside(root)) {
    const relation = node['Relation Name'];
    if (!relation && !node['Index Name']) continue;
    const how = node['Node Type'].replace(' Scan', '').toLowerCase();
    const name = `${how} ${node['Index Name'] ?? relation}`;
    const known = reached.get(name) ?? { loops: 0, rows: 0 };
    reached.set(name, { loops: known.loops + node['Actual Loops'], rows: known.rows + node['Actual Rows'] * node['Actual Loops'] });
  }
  return [...reached].map(([name, { loops, rows }]) => `${name} ×${loops} → ${Math.round(rows)}`).join('; ');
}

function discardedBy(root: Node): number {
  return inside(root).reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'], 0);
}

/** The size of the largest tables, for reading the plans. */
export async function sizesOf(cluster: Cluster, database: string): Promise<string[]> {
  const rows = await ask<{ line: string }>(
    cluster.at(database),
    `select relname || ' ' || to_char(n_live_tup, 'FM999,999,999') || ' rows, ' || pg_size_pretty(pg_table_size(relid)) || ' and ' || pg_size_pretty(pg_indexes_size(relid)) || ' of indexes' as line
      from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 12`,
  );
  return rows.map(({ line }) => line);
}
