import type pg from 'pg';
import { begin, type Named, NamedStatement } from './named-statement';

/** A statement; one without a name is sent by the driver alone. */
type Statement = Named | (Omit<Named, 'name'> & { name?: undefined });

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

  send(statement: Statement): Promise<pg.QueryResult> {
    if (statement.text === begin && parsed.has(this.client)) {
      this.begins = true;
      return nothing(begin);
    }
    if (this.begins) return this.sendFirst(statement);
    return statement.text === begin ? sendBegin(this.client) : sendAlone(this.client, statement);
  }

  private async sendFirst(statement: Statement): Promise<pg.QueryResult> {
    this.begins = false;
    if (statement.text === 'commit' || statement.text === 'rollback') return nothing(statement.text);
    if (statement.name) return this.client.query(new NamedStatement(statement, true)).answer;
    await sendBegin(this.client);
    return this.client.query(statement);
  }
}

function sendAlone(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  return statement.name ? client.query(new NamedStatement(statement)).answer : client.query(statement);
}

async function sendBegin(client: pg.PoolClient): Promise<pg.QueryResult> {
  const answer = await client.query({ name: begin, text: begin });
  parsed.add(client);
  return answer;
}

const nothing = async (command: string): Promise<pg.QueryResult> => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });
