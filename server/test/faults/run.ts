import { parseArgs } from 'node:util';
import { type FaultName, faultNames } from './kinds';
import { faultsOf, injectFaults, type Outcome } from './rounds';

const usage = `npm run faults -- [--rounds 20] [--kinds ${faultNames.join(',')}] [--database embedded|url] [--rate 8] [--away 30]

Starts the product on a database of its own (embedded) or on another one (url), loads it with so many calls a second, and breaks one
thing after another. Says what it took to answer again, and proves that no acknowledged act was lost and none done twice.`;

const standardKinds: FaultName[] = ['database', 'fast', 'immediate', 'away', 'terminate', 'frozen'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      kinds: { type: 'string', default: standardKinds.join(',') },
      database: { type: 'string', default: 'embedded' },
      rate: { type: 'string', default: '8' },
      away: { type: 'string', default: '30' },
      help: { type: 'boolean' },
    },
  });
  const kinds = values.kinds.split(',') as FaultName[];
  const rounds = Number(values.rounds);
  if (values.help || kinds.some((kind) => !faultNames.includes(kind)) || !(rounds >= 1 && rounds <= 1000)) return console.log(usage);
  const outcome = await injectFaults({
    isEmbedded: values.database !== 'url',
    rounds: Array.from({ length: rounds }, (_, n) => kinds[n % kinds.length] as FaultName),
    rate: Number(values.rate),
    awayMs: Number(values.away) * 1000,
    tell: console.log,
  });
  report(outcome);
  process.exitCode = faultsOf(outcome).length === 0 ? 0 : 1;
}

function report(outcome: Outcome): void {
  const { recovery, starts, load, proof, logged } = outcome;
  const spread = (times: readonly number[]) => {
    const sorted = [...times].sort((a, b) => a - b).map(Math.round);
    return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${sorted.length}`;
  };
  console.log('\nUntil it answered again');
  for (const [name, times] of recovery) console.log(`  ${name}: ${spread(times)}`);
  console.log(`  the start of the process: ${spread(starts)}`);
  console.log(
    `\nAnswers: ${[...load.codes]
      .sort(([a], [b]) => a - b)
      .map(([code, n]) => `${code || 'none'} ${n} times`)
      .join(', ')}`,
  );
  console.log(
    `Acts acknowledged: ${proof.acknowledged}, lost: ${proof.lost.length}, done twice: ${proof.doubled.length}, numbers twice: ${proof.sameNumbers.length}`,
  );
  for (const { name, said } of proof.commands) console.log(`  ${name}: ${said}`);
  console.log('\nThe log');
  for (const [message, times] of logged) console.log(`  ${times} × ${message}`);
  const wrong = faultsOf(outcome);
  console.log(wrong.length === 0 ? '\nNothing was lost, nothing was done twice.' : `\n${wrong.join('\n')}`);
}

await main();
