import { cpus, loadavg } from 'node:os';

const busy = loadavg();

/** The processors, and how busy they were when the command began. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load before the rounds ${busy.map((load) => load.toFixed(1)).join(' ')}`;
