import type pg from 'pg';

const begin = 'begin';
/** A statement; `begins` if a `begin` is sent with it. */
type Statement = pg.QueryConfig & { begins?: true };

/** Connections whose server has parsed `begin`. */
const parsed = new WeakSet<pg.PoolClient>();

/**
 * Sends the statements of a connection, and the `begin` of a transaction together with its first statement: a round trip and a write less
 * for each transaction (docs/decisions/0083). Both are one group of messages, of which the server skips the rest after a failure, so the
 * statement never runs outside its transaction.
 */
export class StatementSender {
  private begins = false;

  constructor(private readonly client: pg.PoolClient) {}

  send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    if (statement.text === begin && parsed.has(this.client)) {
      this.begins = true;
      return nothing(begin);
    }
    if (this.begins) return this.sendFirst(statement);
    return statement.text === begin ? sendBegin(this.client) : this.client.query(statement);
  }

  private async sendFirst(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    this.begins = false;
    if (statement.text === 'commit' || statement.text === 'rollback') return nothing(statement.text);
    if (statement.name) return sendTogether(this.client, statement);
    await sendBegin(this.client);
    return this.client.query(statement);
  }
}

async function sendBegin(client: pg.PoolClient): Promise<pg.QueryResult> {
  const answer = await client.query({ name: begin, text: begin });
  parsed.add(client);
  return answer;
}

const nothing = async (command: string): Promise<pg.QueryResult> => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });

async function sendTogether(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  const { connection } = client;
  let asked: Promise<unknown>;
  connection.stream.cork();
  try {
    connection.bind({ statement: begin }, true);
    connection.execute(null, true);
    // The driver adds its messages for the statement and, at the end, the one that closes the group. It collects the answers to both.
    asked = client.query({ ...statement, begins: true } as Statement);
  } finally {
    connection.stream.uncork();
  }
  return ((await asked) as pg.QueryResult[]).at(-1) as pg.QueryResult;
}
