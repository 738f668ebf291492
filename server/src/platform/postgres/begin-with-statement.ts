import type pg from 'pg';
import type { CheckAhead } from './check-ahead';
import { begin, hasParsed, type Named, NamedStatement } from './named-statement';

/** A statement; one without a name is sent by the driver alone. */
type Statement = Named | (Omit<Named, 'name'> & { name?: undefined });

const beginning: Named = { name: begin, text: begin, values: [] };

/**
 * Sends the statements of a connection, and the `begin` of a transaction together with its first statement: a round trip and a write less
 * for each transaction (docs/decisions/0083). Both are one group of messages, of which the server skips the rest after a failure, so the
 * statement never runs outside its transaction.
 */
export class StatementSender {
  private begins = false;

  constructor(private readonly client: pg.PoolClient) {}

  send(statement: Statement): Promise<pg.QueryResult> {
    if (statement.text === begin && hasParsed(this.client, begin)) {
      this.begins = true;
      return nothing(begin);
    }
    if (this.begins) return this.sendFirst(statement);
    return statement.text === begin ? sendBegin(this.client) : sendAlone(this.client, statement);
  }

  private async sendFirst(statement: Statement): Promise<pg.QueryResult> {
    this.begins = false;
    if (statement.text === 'commit' || statement.text === 'rollback') return nothing(statement.text);
    if (statement.name) return this.client.query(new NamedStatement(statement, beginning)).answer;
    await sendBegin(this.client);
    return this.client.query(statement);
  }
}

function sendAlone(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  return statement.name ? client.query(new NamedStatement(statement)).answer : client.query(statement);
}

const sendBegin = (client: pg.PoolClient): Promise<pg.QueryResult> => client.query({ name: begin, text: begin });

const nothing = async (command: string): Promise<pg.QueryResult> => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });

/** Sends a statement that stands alone with a check ahead of it; the first time on a connection the check goes by itself. */
export async function sendChecked(client: pg.PoolClient, check: CheckAhead, ahead: Named, statement: Named): Promise<pg.QueryResult> {
  if (!hasParsed(client, ahead.name)) {
    await check.sendBy(() => sendAlone(client, ahead));
    return sendAlone(client, statement);
  }
  check.send();
  const sent = new NamedStatement(statement, ahead);
  try {
    return await client.query(sent).answer;
  } finally {
    if (sent.aheadRows) check.heard(sent.aheadRows);
    else check.lost();
  }
}
