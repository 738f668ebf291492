import pg from 'pg';
import utils from 'pg/lib/utils';
import { serialize } from 'pg-protocol';

/** Parsed by the server under its own name before anything begins with it. */
export const begin = 'begin';

/** A statement that a connection keeps parsed under a name. */
export interface Named {
  name: string;
  text: string;
  values: unknown[];
}

/** What the driver keeps of a connection: the texts that the server has parsed, and those that were sent and not answered yet. */
type Wire = pg.Connection & { parsedStatements: Record<string, string>; submittedNamedStatements: Record<string, string> };

/** The columns of an answer, and how their values are read. */
interface Columns {
  names: readonly string[];
  readers: readonly ((value: string) => unknown)[];
}

/** By connection and name. The server keeps the columns of a parsed statement, and refuses to run it when they would be others. */
const known = new WeakMap<pg.Connection, Map<string, Columns>>();
const noColumns: Columns = { names: [], readers: [] };

const run = serialize.execute();
const execution = Buffer.concat([run, serialize.sync()]);
const description = serialize.describe({ type: 'P' });
const beginning = Buffer.concat([serialize.bind({ statement: begin }), run]);

/** Whether the server has parsed a statement for a connection, under this name. */
export const hasParsed = (client: pg.PoolClient, name: string): boolean =>
  (client as unknown as { connection: Wire }).connection.parsedStatements[name] !== undefined;

/**
 * Runs a named statement through the driver, as the driver's own query does with less of everything: all messages in one write, the columns
 * described once for a connection, and no emitter of events (docs/decisions/0100). A statement that the server has parsed before may go
 * ahead of it in the same group of messages, of which the server skips the rest after a failure: `begin` (docs/decisions/0083), or what must
 * hold for the answer (docs/decisions/0105).
 */
export class NamedStatement implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly answer: Promise<pg.QueryResult>;
  /** The driver calls it, and may replace it. */
  callback!: (error: Error | null, result?: pg.QueryResult) => void;
  /** What the statement ahead answered, once it has; null before. */
  aheadRows: Record<string, unknown>[] | null = null;
  private columns: Columns | undefined;
  private columnsAhead: Columns | undefined;
  private readonly result: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };
  private rows: Record<string, unknown>[];
  private unreadable: Error | null = null;

  constructor(
    { name, text, values }: Named,
    readonly ahead: Named | null = null,
  ) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.rows = ahead ? [] : this.result.rows;
    this.answer = new Promise((resolve, reject) => {
      this.callback = (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult));
    });
  }

  /** Sends the messages; an error means that nothing was sent. */
  submit(connection: pg.Connection): Error | null {
    const { name, text } = this;
    const { stream, parsedStatements, submittedNamedStatements } = connection as Wire;
    this.columns = known.get(connection)?.get(name);
    this.columnsAhead = this.ahead ? known.get(connection)?.get(this.ahead.name) : undefined;
    const isParsed = parsedStatements[name] !== undefined || submittedNamedStatements[name] !== undefined;
    const messages: Buffer[] = [];
    try {
      if (this.ahead) messages.push(...binding(this.ahead));
      if (!isParsed) messages.push(serialize.parse({ name, text }));
      messages.push(bound(this));
      if (!this.columns) messages.push(description);
      messages.push(execution);
    } catch (error) {
      return error as Error;
    }
    if (!isParsed) submittedNamedStatements[name] = text;
    if (stream.writable) stream.write(Buffer.concat(messages));
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.columns = { names: fields.map((field) => field.name), readers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID)) };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const isAhead = this.rows !== this.result.rows;
    const { names, readers } = (isAhead ? this.columnsAhead : this.columns) ?? noColumns;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < names.length; at++) {
        const value = fields[at] as string | null;
        row[names[at] as string] = value === null ? null : readers[at]?.(value);
      }
      this.rows.push(row);
    } catch (error) {
      this.unreadable ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.rows !== this.result.rows) {
      this.aheadRows = this.rows;
      this.rows = this.result.rows;
      return;
    }
    // A command, and in most cases the number of rows at its end: "INSERT 0 1", "SELECT 5", "CREATE TABLE".
    const words = text.split(' ');
    const count = Number.parseInt(words.at(-1) as string, 10);
    this.result.command = words[0] as string;
    this.result.rowCount = Number.isNaN(count) ? null : count;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const columns = known.get(connection) ?? new Map<string, Columns>();
    known.set(connection, columns);
    if (!columns.has(this.name)) columns.set(this.name, this.columns ?? noColumns);
    this.callback(this.unreadable, this.result);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

const bound = ({ name, values }: Named): Buffer => serialize.bind({ statement: name, values, valueMapper: utils.prepareValue });

const binding = (ahead: Named): Buffer[] => (ahead.name === begin ? [beginning] : [bound(ahead), run]);
