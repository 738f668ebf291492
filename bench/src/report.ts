import { cpus, loadavg } from 'node:os';
import type { Comparison, Effort } from './measure';
import type { Work } from './prepare';

/** What the product shall reach: its share of the bare server's rate, and how much its processor time may grow with the office. */
const goals: Record<Work, { what: string; ratio: number; growth: number }> = {
  counts: { what: 'counts and first rows of all queues', ratio: 0.6, growth: 1.1 },
  page: { what: 'one page of a queue', ratio: 0.6, growth: 1.25 },
  open: { what: 'opening a letter', ratio: 0.6, growth: 1.1 },
  search: { what: 'searching all letters', ratio: 0.8, growth: 4 },
  register: { what: 'registering a letter', ratio: 0.7, growth: 1.1 },
};

export type Result = { letters: number; measured: Partial<Record<Work, Comparison>> };

const number = (value: number, digits = 0) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const timeOf = ({ serverTime, postgresTime }: Comparison['product']) => serverTime + postgresTime;

const comparisons = (measured: Result['measured']) => Object.entries(measured) as [Work, Comparison][];

/** The tables that the bench prints, as Markdown. The numbers are a report; nothing here passes or fails. */
export function reportOf(results: readonly Result[], effort: Effort): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load before the rounds ${busy.map((load) => load.toFixed(1)).join(' ')}`;
  const how = `${effort.connections} connections, ${effort.rounds} rounds of ${effort.seconds} s a server in turn, medians`;
  return [`${machine}\n${how}`, ...results.map(tableOf), ...growthTable(results)].join('\n\n');
}

const busy = loadavg();

function tableOf({ letters, measured }: Result): string {
  const rows = comparisons(measured).map(([work, { product, bare, ratio }]) => {
    const { what, ratio: goal } = goals[work];
    const cells = [
      what,
      number(product.rate),
      number(bare.rate),
      `${ratio.toFixed(2)} (${goal})`,
      `${number(product.serverTime)} + ${number(product.postgresTime)}`,
      `${number(bare.serverTime)} + ${number(bare.postgresTime)}`,
      `${number(product.median, 1)} / ${number(product.p99, 1)}`,
      number(product.bytes / 1000, 1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `${number(letters)} letters`,
    '',
    '| work | product, a second | bare, a second | ratio (goal) | product, µs a request: server + PostgreSQL | bare | product, ms: median / p99 | kB an answer |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** How processor time grows from the first office to each larger one. */
function growthTable(results: readonly Result[]): string[] {
  const [first, ...larger] = results;
  return larger.map(({ letters, measured }) => {
    const rows = comparisons(measured).map(([work, comparison]) => {
      const grown = (who: 'product' | 'bare') => timeOf(comparison[who]) / timeOf((first as Result).measured[work]?.[who] as Comparison['product']);
      return `| ${goals[work].what} | ${grown('product').toFixed(2)} (${goals[work].growth}) | ${grown('bare').toFixed(2)} |`;
    });
    return [
      `Processor time a request at ${number(letters)} letters ÷ at ${number((first as Result).letters)}`,
      '',
      '| work | product (goal) | bare |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
}
