import { readConfig } from '../../server/src/config';
import { makeLog } from '../../server/src/platform/log';
import { runPortal } from '../../server/src/running';
import { answerOf, signIn } from './asking';
import { type Cluster, productFolder } from './cluster';
import { listedCalls, openAllPages } from './listed-calls';
import { type Explained, explain, sizesOf } from './plans';
import { listenToDriver, type Recorded } from './recorder';

/** A registrar of the central registry, the head of the ministry, and an officer of a division. */
const asking = ['bench2', 'bench1', 'bench4500'] as const;
/** Which of them may look at every page of the settings. */
const administrator = 'bench1';

export interface ExplainedCall extends Explained {
  what: string;
  who: string;
  /** The first words of the statement, enough to find it. */
  statement: string;
}

/** How long a whole call takes in this process, warm. */
interface AnsweredCall {
  what: string;
  who: string;
  milliseconds: number;
}

/** Runs every list on an office and reports how PostgreSQL executed each statement. */
export async function explainOffice(cluster: Cluster, database: string): Promise<{ explained: ExplainedCall[]; answered: AnsweredCall[]; sizes: string[] }> {
  await openAllPages(cluster, database, administrator);
  const config = readConfig({ DATA_DIR: productFolder, LOG_LEVEL: 'silent' });
  const running = await runPortal({ config, connection: cluster.at(database), pages: null, log: makeLog('silent') });
  const ear = listenToDriver();
  const explained: ExplainedCall[] = [];
  const answered: AnsweredCall[] = [];
  const seen = new Set<string>();
  try {
    for (const who of asking) {
      const token = await signIn(running, who);
      for (const [what, call] of await listedCalls(running, token, who === administrator)) {
        const answer = () => answerOf(running, { ...call, token });
        // The first opening of a letter also records itself.
        await answer();
        const { statements } = await ear.during(answer);
        answered.push({ what, who, milliseconds: await timeOf(answer) });
        for (const statement of statements.filter((one) => isNew(seen, who, one)))
          explained.push({ what, who, statement: firstWords(statement.text), ...(await explain(cluster, database, statement)) });
      }
    }
  } finally {
    ear.stop();
    await running.stop();
  }
  return { explained, answered, sizes: await sizesOf(cluster, database) };
}

const timed = 5;

/** How long a call takes once it has been asked for several times: the median. */
async function timeOf(answer: () => Promise<unknown>): Promise<number> {
  for (let time = 0; time < timed; time++) await answer();
  const times: number[] = [];
  for (let time = 0; time < timed; time++) {
    const begun = performance.now();
    await answer();
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[Math.floor(timed / 2)] as number;
}

/** The session lookup is the same in every call; it is explained once per person. */
function isNew(seen: Set<string>, who: string, { text, values }: Recorded): boolean {
  const key = `${who} ${text} ${JSON.stringify(values.filter((value) => !(value instanceof Date)))}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const firstWords = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);

/** The table of `npm run bench -- --plans`, as Markdown. */
export function plansTable({ explained, answered, sizes }: Awaited<ReturnType<typeof explainOffice>>): string {
  const rows = explained.map(
    ({ what, who, statement, rows, buffers, discarded, milliseconds, plan }) =>
      `| ${[what, who, `\`${statement}\``, rows, buffers, discarded, milliseconds.toFixed(2), plan].join(' | ')} |`,
  );
  const slowest = answered.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const times = slowest.map(({ what, who, milliseconds }) => `| ${what} | ${who} | ${milliseconds.toFixed(1)} |`);
  return [
    ...sizes,
    '',
    '| call, slowest first | who | ms |',
    '|---|---|---|',
    ...times,
    '',
    '| call | who | statement | rows | buffers | discarded | ms | plan |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
