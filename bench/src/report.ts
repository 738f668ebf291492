import { machine } from './machine';
import type { Comparison, Effort, Measured, ServerName } from './measure';
import type { Work } from './prepare';

/** The call that is measured, its share of each other server's rate that is the goal, and how much CPU time may grow with the office. */
const goals: Record<Work, { what: string; bare: number | null; lean: number; growth: number }> = {
  token: { what: 'who is signed in', bare: 0.6, lean: 0.5, growth: 1.1 },
  counts: { what: 'counts and first rows of all queues', bare: 0.6, lean: 0.7, growth: 1.1 },
  page: { what: 'one page of a queue', bare: 0.6, lean: 0.7, growth: 1.1 },
  open: { what: 'opening a letter', bare: 0.6, lean: 0.5, growth: 1.1 },
  search: { what: 'searching all letters', bare: 0.8, lean: 0.75, growth: 2.5 },
  register: { what: 'registering a letter', bare: 0.7, lean: 0.4, growth: 1.1 },
  signIn: { what: 'signing in', bare: null, lean: 0.85, growth: 1.1 },
};

export const whatIs = (work: Work): string => goals[work].what;

export type Result = { letters: number; measured: Partial<Record<Work, Comparison>> };

const number = (value: number, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const timeOf = (measured: Measured | undefined) => (measured ? measured.serverTime + measured.postgresTime : Number.NaN);

const comparisons = (measured: Result['measured']) => Object.entries(measured) as [Work, Comparison][];

/** The tables that the bench prints, as Markdown. The numbers are a report; nothing here passes or fails. */
export function reportOf(results: readonly Result[], effort: Effort): string {
  const how = `${effort.connections} connections, ${effort.rounds} rounds of ${effort.seconds} s a server in turn, medians`;
  return [`${machine()}\n${how}`, ...results.map(tableOf), ...growthTable(results)].join('\n\n');
}

function tableOf({ letters, measured }: Result): string {
  const rows = comparisons(measured).map(([work, { measured: of, ratios }]) => {
    const goal = goals[work];
    const ratio = (name: 'bare' | 'lean') => (ratios[name] === undefined ? '–' : `${ratios[name].toFixed(2)} (${goal[name]})`);
    const time = (one: Measured | undefined) => (one ? `${number(one.serverTime)} + ${number(one.postgresTime)}` : '–');
    const { product, bare, lean } = of;
    const cells = [
      goal.what,
      ...[product, bare, lean].map((one) => (one ? number(one.rate) : '–')),
      ratio('bare'),
      ratio('lean'),
      ...[product, bare, lean].map(time),
      product ? `${number(product.median, 1)} / ${number(product.p99, 1)}` : '–',
      ...[product, lean].map((one) => (one ? number(one.bytes / 1000, 1) : '–')),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `${number(letters)} letters`,
    '',
    '| work | product, a second | bare | lean | ÷ bare (goal) | ÷ lean (goal) | product, µs a request: server + PostgreSQL | bare | lean | product, ms: median / p99 | kB an answer | lean |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How CPU time grows from the first office to each larger one. */
function growthTable(results: readonly Result[]): string[] {
  const [first, ...larger] = results;
  return larger.map(({ letters, measured }) => {
    const rows = comparisons(measured).map(([work, comparison]) => {
      const before = first?.measured[work]?.measured;
      const grown = (who: ServerName) => (timeOf(comparison.measured[who]) / timeOf(before?.[who])).toFixed(2);
      return `| ${goals[work].what} | ${grown('product')} (${goals[work].growth}) | ${grown('bare')} | ${grown('lean')} |`;
    });
    return [
      `CPU time a request at ${number(letters)} letters ÷ at ${number((first as Result).letters)}`,
      '',
      '| work | product (goal) | bare | lean |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
}
