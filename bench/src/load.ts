import { quantile } from './quantile';
import { Wire } from './wire';

/** One round of load: this many connections send requests as fast as they are answered, for this long. */
export interface Round {
  /** Of one server, or of several that share the connections. */
  ports: readonly number[];
  requests: readonly string[];
  connections: number;
  seconds: number;
}

export interface RoundResult {
  answered: number;
  seconds: number;
  /** Milliseconds from sending to the complete answer. */
  median: number;
  p99: number;
  bytesEach: number;
}

/** A separate process for the requests, so that they do not slow down the server. It ends with the bench. */
process.on('message', async (round: Round) => {
  try {
    process.send?.(await run(round));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});

async function run({ ports, requests, connections, seconds }: Round): Promise<RoundResult> {
  const ready = requests.map((request) => Buffer.from(request));
  const wires = await Promise.all(Array.from({ length: connections }, (_, n) => Wire.open(ports[n % ports.length] as number)));
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let next = 0;
  const askOn = async (wire: Wire) => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      const place = next++ % ready.length;
      const code = await wire.send(ready[place] as Buffer);
      if (code !== 200) throw new Error(`answered ${code}: ${requests[place]?.slice(0, 300)}`);
      times.push(performance.now() - now);
    }
  };
  try {
    await Promise.all(wires.map(askOn));
  } finally {
    for (const wire of wires) wire.close();
  }
  const took = (performance.now() - begun) / 1000;
  return {
    answered: times.length,
    seconds: took,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytesEach: wires.reduce((sum, wire) => sum + wire.bytes, 0) / times.length,
  };
}
