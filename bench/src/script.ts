import type { Recorded } from './recorder';

/** A value of a statement: the same each time, a time from the moment of sending, or put together of what earlier statements answered. */
export type Given = { same: unknown } | { fromNowMs: number } | { answered: Place } | { text: (string | Place)[] };
/** A column of the first row that an earlier statement answered. */
export interface Place {
  statement: number;
  column: string;
}

export interface ScriptedStatement {
  name: string | undefined;
  text: string;
  values: Given[];
}

/** Statements that run side by side, or one after another in a transaction. */
export interface Step {
  transaction: boolean;
  statements: ScriptedStatement[];
}

/** The SQL of one request, so that anybody can say it again: what the bare server runs. */
export interface Script {
  steps: Step[];
}

/**
 * Writes the script of a request that was recorded twice. What is equal both times is said again as it was; a number that differs
 * and that an earlier statement had answered is taken from there; a moment that differs is the moment of saying it.
 */
export function writeScript(first: readonly Recorded[], second: readonly Recorded[], nameOf: (text: string) => string): Script {
  if (first.length !== second.length || first.some(({ text }, index) => text !== second[index]?.text))
    throw new Error('The two recordings of a request hold different statements; it cannot be repeated.');
  const scripted = first.map(({ text, values, at }, index) => ({
    name: values.length > 0 ? nameOf(text) : undefined,
    text,
    values: values.map((value, place) =>
      given(value, second[index]?.values[place], { at, earlier: first.slice(0, index), earlierOther: second.slice(0, index) }),
    ),
  }));
  return { steps: stepsOf(first, scripted) };
}

/** Moments are rounded to seconds, such as now, an hour ago or in two weeks. */
const secondMs = 1000;

interface Before {
  at: number;
  earlier: readonly Recorded[];
  earlierOther: readonly Recorded[];
}

function given(one: unknown, other: unknown, { at, earlier, earlierOther }: Before): Given {
  if (one instanceof Date && other instanceof Date) {
    return one.getTime() === other.getTime() ? { same: one } : { fromNowMs: Math.round((one.getTime() - at) / secondMs) * secondMs };
  }
  if (JSON.stringify(one) === JSON.stringify(other)) return { same: one };
  const placeOf = (a: string, b: string) => findAnswer(a, b, earlier, earlierOther);
  if (typeof one === 'number') {
    const place = placeOf(String(one), String(other));
    return place ? { answered: place } : { same: one };
  }
  if (typeof one !== 'string' || typeof other !== 'string') return { same: one };
  const [parts, others] = [one.split(/(\d+)/), other.split(/(\d+)/)];
  if (parts.length !== others.length) return { same: one };
  return { text: parts.map((part, index) => (part !== others[index] && placeOf(part, others[index] as string)) || part) };
}

function findAnswer(one: string, other: string, earlier: readonly Recorded[], earlierOther: readonly Recorded[]): Place | null {
  for (const [statement, { rows }] of earlier.entries()) {
    for (const [column, value] of Object.entries(rows[0] ?? {}))
      if (String(value) === one && String(earlierOther[statement]?.rows[0]?.[column]) === other) return { statement, column };
  }
  return null;
}

/** Cuts a recording into steps: a transaction is one, and so are statements that ran side by side. */
function stepsOf(recorded: readonly Recorded[], scripted: readonly ScriptedStatement[]): Step[] {
  const steps: Step[] = [];
  let latestEnd = -1;
  for (const [index, { text, began, ended }] of recorded.entries()) {
    const statement = scripted[index] as ScriptedStatement;
    const current = steps.at(-1);
    const inTransaction = current?.transaction && current.statements.at(-1)?.text !== 'commit';
    if (text === 'begin') steps.push({ transaction: true, statements: [statement] });
    else if (inTransaction || (current && !current.transaction && began < latestEnd)) current.statements.push(statement);
    else steps.push({ transaction: false, statements: [statement] });
    latestEnd = Math.max(latestEnd, ended);
  }
  return steps;
}
