import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPool,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { connectionLoss, DatabaseAway, type Line, noMonitor, refusedConnection } from './outage';
import { StatementSender, sendChecked } from './postgres/begin-with-statement';
import { type CheckAhead, onlyReads } from './postgres/check-ahead';
import { CompileOnce } from './postgres/compile-once';
import type { Named } from './postgres/named-statement';
import { readMoment } from './postgres/read-moment';
import { currentCheck } from './request-id';
import type { Schema } from './schema';
import { traceStatement } from './tracing/trace-statement';

export type Database = Kysely<Schema>;
/** A connection inside a transaction. Stores that write take this type, so that no change runs outside a transaction by accident. */
export type Transaction = KyselyTransaction<Schema>;

// Dates stay text (`2026-11-21`); counts and ids are numbers (no id exceeds 2^53).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment);

/** How to reach the server: a connection string, or its parts. */
export type Connection = ({ connectionString: string } | { host: string; port: number; user: string; password: string; database: string }) & {
  /** Commits need not survive a crash, because everything would be done again. */
  isLoose?: boolean;
  /** A pooler that lends a connection of the server for one transaction stands in between: see {@link Pooler}. */
  pooler?: Pooler;
};

/**
 * Behind a pooler nothing that a connection remembers outlives its transaction: settings come from the role (`suitRole`), the language of
 * names is set in each transaction, and statements are named only if the pooler carries names over.
 */
export interface Pooler {
  preparesStatements: boolean;
}

export interface DatabaseTimeouts {
  /** For a connection, including the wait for a free one, in milliseconds. */
  connectMs: number;
  /** For one statement, in milliseconds. */
  statementMs: number;
}
const standardPatience: DatabaseTimeouts = { connectMs: 5000, statementMs: 60_000 };
/**
 * The server ends a statement after its timeout. If the server does not respond to that either, the connection is closed after this extra
 * time.
 */
const silenceMs = 5000;

/**
 * Bangkok time, so dates begin at the office's midnight. Page costs assume memory or SSD, so the planner reads a list from the start of its
 * index instead of collecting and sorting a full desk.
 */
export const sessionSettings = { timezone: 'Asia/Bangkok', jit: 'off', random_page_cost: '1.1' } as const;

/** A pool of connections with the settings above. */
export function connectPool(
  { isLoose = false, pooler, ...connection }: Connection,
  connections: number,
  { connectMs, statementMs }: DatabaseTimeouts = standardPatience,
): pg.Pool {
  const forSession = {
    options: `${Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')}${isLoose ? ' -c synchronous_commit=off' : ''}`,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
  };
  const pool = new pg.Pool({
    ...connection,
    ...(pooler ? {} : forSession),
    max: connections,
    application_name: 'sarabun',
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs + silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that dies while idle is replaced at the next use. One that dies in use fails its statement; between
  // two statements nobody would handle the error, because the pool removes its own listener from a connection that is
  // checked out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const maxNamedTextLength = 20_000;
const maxNames = 5_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (text.length > maxNamedTextLength || names.size >= maxNames) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

function namedOf({ sql, parameters }: CompiledQuery): Named | null {
  const name = nameOf(sql);
  return name ? { name, text: sql, values: [...parameters] } : null;
}

export type NameLanguage = 'th' | 'en';

const spoken = new WeakMap<pg.PoolClient, NameLanguage>();

/** Sets the language of names (`shown_name`) on a connection; skips the round trip when it is already set. */
async function speak(client: pg.PoolClient, language: NameLanguage): Promise<void> {
  if ((spoken.get(client) ?? 'th') === language) return;
  await client.query(`set sarabun.language = '${language}'`);
  spoken.set(client, language);
}

type Ask = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** Sets the language for a transaction only, and opens one for a statement that stands alone. */
function inLanguage(client: pg.PoolClient, language: NameLanguage, ask: Ask): Ask {
  const begun = (text: string) => client.query(`${text}; set local sarabun.language = '${language}'`);
  let isOpen = false;
  return async (text, values) => {
    const [, word] = /^(begin|start transaction|commit|rollback$)/.exec(text) ?? [];
    if (word) isOpen = word.startsWith('begin') || word.startsWith('start');
    if (word && isOpen) return begun(text);
    if (word || isOpen) return ask(text, values);
    await begun('begin');
    const answer = await ask(text, values).catch(async (error) => {
      await client.query('rollback');
      throw error;
    });
    await client.query('commit');
    return answer;
  };
}

/** How a pool reaches its server, and in which language names are read. */
interface Reaching {
  line?: Line;
  language?: NameLanguage;
  pooler?: Pooler | undefined;
  isReplica?: boolean;
}

/**
 * The query builder over a pool. Every statement is named, so PostgreSQL parses and plans a text once per connection instead of at each
 * call, which halves the cost of a small query. A lost connection becomes `DatabaseAway` and is not reused. Builders of both languages
 * share one pool.
 */
export function queryBuilder(pool: pg.Pool, { line = noMonitor, language = 'th', pooler, isReplica = false }: Reaching = {}): Database {
  const suspected = <Why extends DatabaseAway>(why: Why): Why => {
    line.suspect(why);
    return why;
  };
  const named: Lender = {
    takesAlong: !pooler && !isReplica,
    connect: async () => {
      const outage = line.outage();
      if (outage) throw new DatabaseAway(outage.cause);
      const client = await pool.connect().catch((error) => {
        throw suspected(refusedConnection(error));
      });
      const lent = new Lent(client, { suspected, language, pooler });
      if (!pooler)
        await speak(client, language).catch((error) => {
          client.release(true);
          throw lent.told(error);
        });
      return lent;
    },
    end: () => {
      line.close();
      return pool.end();
    },
  };
  return kyselyOver(named);
}

interface LentConnection {
  /** With `check`, which is still to be sent, the statement goes behind it if that is possible here. */
  query(text: string, values: unknown[], check?: CheckAhead | null): Promise<pg.QueryResult>;
  release(): void;
}

interface Lending {
  suspected(why: DatabaseAway): DatabaseAway;
  language: NameLanguage;
  pooler: Pooler | undefined;
}

/** A connection of the pool in use. There is one for each statement that stands alone, so it makes no functions of its own. */
class Lent implements LentConnection {
  private loss: DatabaseAway | null = null;
  private readonly sender: StatementSender;
  private readonly inLanguage: Ask | null;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly how: Lending,
  ) {
    this.sender = new StatementSender(client);
    this.inLanguage = how.pooler && how.language !== 'th' ? inLanguage(client, how.language, (text, values) => this.ask(text, values)) : null;
  }

  query(text: string, values: unknown[], check: CheckAhead | null = null): Promise<pg.QueryResult> {
    return traceStatement(text, () =>
      (this.inLanguage?.(text, values) ?? this.ask(text, values, check)).catch((error) => {
        throw this.told(error);
      }),
    );
  }

  private ask(text: string, values: unknown[], check: CheckAhead | null = null): Promise<pg.QueryResult> {
    const { pooler } = this.how;
    const name = values.length > 0 && (pooler?.preparesStatements ?? true) ? nameOf(text) : undefined;
    const statement = name ? { name, text, values } : { text, values };
    // Behind a pooler, connections of the server do not keep what was parsed before.
    if (pooler) return this.client.query(statement);
    const ahead = check && name ? namedOf(check.statement) : null;
    return check && ahead && name ? sendChecked(this.client, check, ahead, { name, text, values }) : this.sender.send(statement);
  }

  /** A lost connection as such, any other error as it is, with the stack of who asked. */
  told(error: unknown): unknown {
    const lost = connectionLoss(error);
    if (!lost) {
      if (error instanceof Error) Error.captureStackTrace(error);
      return error;
    }
    this.loss ??= this.how.suspected(lost);
    return this.loss;
  }

  release(): void {
    this.client.release(this.loss ?? undefined);
  }
}

const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/**
 * Runs a statement that stands alone on a connection of the pool. Kysely's own way has the same result and three times as many promises. A
 * read takes the check along that its call depends on; anything else waits until the check holds.
 */
class LoneStatements extends DefaultQueryExecutor {
  constructor(
    private readonly pool: Lender,
    ...rest: ConstructorParameters<typeof DefaultQueryExecutor>
  ) {
    super(...rest);
  }

  override async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const check = currentCheck();
    if (check && !onlyReads(sql)) await check.mustHold();
    else if (check?.waits && !this.pool.takesAlong) await check.settle();
    const connection = await this.pool.connect();
    try {
      const { command, rowCount, rows } = await connection.query(sql, [...parameters], check?.waits ? check : null);
      return { rows, ...(changes.test(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } finally {
      connection.release();
    }
  }
}

interface Lender {
  /** Whether a statement may go behind a check, which is asked of the leading server alone. */
  takesAlong: boolean;
  connect(): Promise<LentConnection>;
  end(): Promise<void>;
}

function kyselyOver(pool: Lender): Database {
  // A transaction may change something.
  const connect = async () => {
    await currentCheck()?.mustHold();
    return pool.connect();
  };
  const dialect = new PostgresDialect({ pool: { connect, end: pool.end } as unknown as PostgresPool });
  const driver = dialect.createDriver();
  void driver.init();
  const executor = new LoneStatements(pool, new CompileOnce(), dialect.createAdapter(), new DefaultConnectionProvider(driver));
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
}
