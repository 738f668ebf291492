import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, productFolder } from '../cluster';
import { startProduct, type TestedServer } from '../servers';

/** Two processes of one installation: one database, one data folder. */
export interface TwoNodes {
  folder: string;
  database: string;
  at(place: 0 | 1): Node;
  /** Starts one again that was killed. */
  startAgain(place: 0 | 1): Promise<void>;
  /** Both as one server under test, or the first alone. */
  both(): TestedServer;
  first(): TestedServer;
  stop(): Promise<void>;
}

export interface Node {
  address: string;
  pid: number;
  port: number;
}

const collector = './bench/src/nodes/collect-garbage.ts';

/** Starts two nodes on a database, with a data folder of their own that has the keys and files of the bench's offices. */
export async function startNodes(cluster: Cluster, database: string): Promise<TwoNodes> {
  const folder = join(cluster.folder, 'nodes');
  rmSync(folder, { recursive: true, force: true });
  cpSync(productFolder, folder, { recursive: true });
  const options = ['--expose-gc', '--import', collector];
  const start = (place: number) => startProduct(cluster, database, { log: `node-${place + 1}`, folder, options });
  // One after the other: the first one migrates nothing, but compiles what the second finds compiled.
  const servers = [await start(0), await start(1)];
  const at = (place: number): Node => {
    const { pids, ports } = servers[place] as TestedServer;
    const [pid, port] = [pids[0] as number, ports[0] as number];
    return { pid, port, address: `http://127.0.0.1:${port}` };
  };
  // The second node runs beside the first one when that is asked alone, and may deliver what follows: its time counts.
  const asked = (name: TestedServer['name'], places: readonly number[]): TestedServer => ({
    name,
    pids: [0, 1].map((place) => at(place).pid),
    ports: places.map((place) => at(place).port),
    database,
    stop: async () => {},
  });
  return {
    folder,
    database,
    at,
    startAgain: async (place) => {
      servers[place] = await start(place);
    },
    both: () => asked('product', [0, 1]),
    first: () => asked('oneNode', [0]),
    stop: async () => {
      for (const server of servers) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
