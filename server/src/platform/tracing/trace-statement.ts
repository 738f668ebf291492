import { currentSpan, inSpan } from './tracing';

const maxNames = 5_000;
const names = new Map<string, string>();
const table = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|from)\s+"?([a-z_]+)"?/i;

/** What a statement does to which table, such as `select letter`. Its text and its values stay here. */
export function nameOfStatement(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  const name = `${verb} ${table.exec(text)?.[1] ?? ''}`.trim().toLowerCase();
  if (names.size < maxNames) names.set(text, name);
  return name;
}

/** Runs a statement of the present trace in a span of its own. Nothing is named where nothing is recorded: every statement comes by here. */
export const traceStatement = <Result>(text: string, run: () => Promise<Result>): Promise<Result> =>
  currentSpan()?.isRecorded ? inSpan(nameOfStatement(text), 'statement', run) : run();
