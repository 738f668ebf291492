import type pg from 'pg';

/** A result column, as the database describes it without running the statement. */
export interface Column {
  name: string;
  type: string;
  /** Whether it may be null: by the table, an outer join, or a subquery that may find nothing. */
  isNullable: boolean;
}

interface Field {
  name: string;
  dataTypeID: number;
  tableID: number;
  columnID: number;
}

interface Plan {
  'Node Type': string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  Strategy?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
  [property: string]: unknown;
}

/** The columns of a statement, by parsing and describing it; null if it has none. */
function fieldsOf(client: pg.Client, text: string): Promise<Field[] | null> {
  return new Promise((resolve, reject) => {
    let fields: Field[] | null = null;
    client.query({
      submit(connection: { parse(q: object): void; describe(q: object): void; sync(): void }) {
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
        return null;
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable);
  });
}

/** The generic plan of a statement. */
async function planOf(client: pg.Client, text: string): Promise<Plan> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`);
  return rows[0]['QUERY PLAN'][0].Plan;
}

/** Describes statements using the types and columns in the database. */
export class Describer {
  private readonly types = new Map<number, string>();
  private readonly notNull = new Set<string>();
  readonly enums = new Map<string, string[]>();

  private constructor(private readonly client: pg.Client) {}

  static async of(client: pg.Client): Promise<Describer> {
    const describer = new Describer(client);
    // With a partial index the plan would hide the condition that the index implies.
    await client.query('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
    const types = await client.query(`select oid::int, typname from pg_type`);
    for (const { oid, typname } of types.rows) describer.types.set(oid, typname);
    const columns = await client.query(`select attrelid::int as relation, attnum from pg_attribute where attnotnull and attnum > 0`);
    for (const { relation, attnum } of columns.rows) describer.notNull.add(`${relation} ${attnum}`);
    const labels = await client.query(
      `select t.typname, array_agg(e.enumlabel::text) as labels from pg_enum e join pg_type t on t.oid = e.enumtypid group by 1`,
    );
    for (const row of labels.rows) describer.enums.set(row.typname, row.labels);
    return describer;
  }

  async describe(text: string): Promise<Column[] | null> {
    const fields = await fieldsOf(this.client, text);
    if (!fields) return null;
    const plan = await planOf(this.client, text);
    const nullable = nullableAliases(plan);
    const conditions = conditionsOf(plan);
    return fields.map((field, index) => ({
      name: field.name,
      type: this.types.get(field.dataTypeID) ?? String(field.dataTypeID),
      isNullable: this.isNullable(field, plan.Output?.[index], { plan, nullable, conditions }),
    }));
  }

  private isNullable(field: Field, output: string | undefined, known: { plan: Plan; nullable: Set<string>; conditions: string }): boolean {
    const subplan = output?.match(/^\(?\(?((?:SubPlan|InitPlan) \d+)\)?(?:\.col\d+)?\)?$/)?.[1];
    // `exists` and array subqueries are subplans, too, and always have a value.
    if (subplan) return !/^(bool$|_)/.test(this.types.get(field.dataTypeID) ?? '') && mayBeEmpty(known.plan, subplan);
    // A plan of one table omits the table in column names.
    const column = output?.match(/^(?:(\w+)\.)?(\w+|"[^"]+")$/);
    if (!column) return false;
    const [whole, alias, name] = column;
    // A column in a condition is not null where the condition holds.
    if (known.conditions.includes(alias ? whole : `${name}`)) return false;
    if (alias && known.nullable.has(alias)) return true;
    return field.tableID > 0 && !this.notNull.has(`${field.tableID} ${field.columnID}`);
  }
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const below of plan.Plans ?? []) yield* nodesOf(below);
}

/** The tables that an outer join may leave without a row. */
function nullableAliases(plan: Plan): Set<string> {
  const found = new Set<string>();
  for (const node of nodesOf(plan)) {
    const [outer, inner] = ['Outer', 'Inner'].map((side) => node.Plans?.find((below) => below['Parent Relationship'] === side));
    const open = { Left: [inner], Right: [outer], Full: [outer, inner] }[node['Join Type'] ?? ''] ?? [];
    for (const side of open) if (side) for (const below of nodesOf(side)) if (below.Alias) found.add(below.Alias);
  }
  return found;
}

function conditionsOf(plan: Plan): string {
  const conditions = [...nodesOf(plan)].flatMap((node) => Object.entries(node).filter(([name]) => /(Filter|Cond)$/.test(name)));
  return conditions.map(([, text]) => String(text)).join('\n');
}

/** Whether a subquery may find no row: counts and aggregates always return one unless grouped. */
function mayBeEmpty(plan: Plan, name: string): boolean {
  const sub = [...nodesOf(plan)].find((node) => node['Subplan Name'] === name);
  if (!sub) return false;
  const isWhole = sub['Node Type'] === 'Aggregate' && sub.Strategy === 'Plain';
  return isWhole ? !/^\(*(count|COALESCE)\(/i.test(sub.Output?.[0] ?? '') : sub['Node Type'] !== 'Result';
}
