import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { backgroundWork, openFairQueue } from '../work/fair-queue';
import { scriptArguments } from '../work/script';
import type { FormName, Forms, PrintedProof } from './forms';
import type { TypesettingAnswer, TypesettingJob } from './process';
import { missingGlyph, tookTooLong } from './refusals';
import type { Room, SignatureField } from './signature-fields';

/** Sets official letters as PDF/A in separate processes. */
export interface Typesetting {
  /**
   * Sets one letter, with the PNG pictures of signatures and those of its body, which its data refers to by index, and, if it is issued, its proof on every page. Refuses a text with a character that the font lacks, naming
   * it. Work that a person waits for takes turns with other work, and is refused as busy when too much waits.
   */
  typeset<F extends FormName>(form: F, data: Forms[F], asked?: Asked): Promise<Uint8Array>;
  /** Where such a letter has rooms to sign, in the order of the paper. */
  measure<F extends FormName>(form: F, data: Forms[F], asked?: Asked): Promise<Room[]>;
  /** Ends the processes. Waiting and running letters fail, and no more are accepted. */
  close(): Promise<void>;
}

interface Asked {
  personId?: number;
  pictures?: readonly Uint8Array[];
  bodyPictures?: readonly Uint8Array[];
  proof?: PrintedProof | null;
  /** The agency's own emblem, a PNG; by default the one of the templates. */
  emblem?: Uint8Array | null;
  /** Fields that wait for signatures by certificate. */
  fields?: readonly SignatureField[];
  /** The time for a long print, such as a whole register; such prints are set one at a time, so that letters do not wait for them. */
  longMs?: number;
}

interface Options {
  /** How many letters are set at once. */
  processes?: number;
  /** A process is replaced after this many letters: the compiler leaks about 0.7 MB per letter. */
  lettersPerProcess?: number;
  /** A letter that takes longer is ended. */
  maxMs?: number;
  /** A letter that waits longer for its turn is refused as busy. */
  maxWaitMs?: number;
  /** Starts one process, which answers each `TypesettingJob` with a `TypesettingAnswer`. */
  start?: () => ChildProcess;
}

type Outcome = Exclude<TypesettingAnswer, { missing: string } | { failure: string }>;

interface Job extends TypesettingJob {
  maxMs: number;
  tries: number;
  ranOutOfTime: boolean;
  resolve(answer: Outcome): void;
  reject(error: Error): void;
}

interface Setter {
  child: ChildProcess;
  letters: number;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Processes start with the first letter. A process that dies loses only its own letter, which is retried once in another process; one that
 * runs out of its time is refused, because it would run out of it again.
 */
export function openTypesetting({
  processes = 2,
  lettersPerProcess = 300,
  maxMs = 30_000,
  maxWaitMs = 20_000,
  start = startProcess,
}: Options = {}): Typesetting {
  const setters = new Set<Setter>();
  const waiting: Job[] = [];
  const gate = openFairQueue({ name: 'letters', atOnce: processes, atOnceOfOne: processes, maxWaiting: 100, maxWaitingOfOne: 20, maxWaitMs });
  const longGate = openFairQueue({ name: 'longPrints', atOnce: 1, atOnceOfOne: 1, maxWaiting: 20, maxWaitingOfOne: 2, maxWaitMs: 120_000 });
  let closed = false;

  const serve = () => {
    while (waiting.length > 0 && !closed) {
      const setter = [...setters].find((each) => !each.job) ?? (setters.size < processes ? begin() : undefined);
      if (!setter) return;
      give(setter, waiting.shift() as Job);
    }
  };
  const begin = (): Setter => {
    const setter: Setter = { child: start(), letters: 0, job: null, timer: undefined };
    setter.child.on('message', (answer: TypesettingAnswer) => finish(setter, answer));
    setter.child.once('exit', () => lose(setter));
    setter.child.once('error', () => lose(setter));
    setters.add(setter);
    return setter;
  };
  const give = (setter: Setter, job: Job) => {
    setter.job = job;
    setter.letters++;
    job.tries++;
    setter.timer = setTimeout(() => {
      job.ranOutOfTime = true;
      setter.child.kill('SIGKILL');
    }, job.maxMs);
    holdOpen(setter.child, true);
    const { form, data, pictures, bodyPictures, proof, emblem, fields, onlyRooms } = job;
    const sent: TypesettingJob = { form, data, pictures, bodyPictures, proof, emblem, fields, onlyRooms };
    setter.child.send(sent, (error) => error && setter.child.kill('SIGKILL'));
  };
  const finish = (setter: Setter, answer: TypesettingAnswer) => {
    const { job } = setter;
    rest(setter);
    if (setter.letters >= lettersPerProcess) {
      setters.delete(setter);
      setter.child.disconnect();
    }
    if (job) settle(job, answer);
    serve();
  };
  const lose = (setter: Setter) => {
    const { job } = setter;
    rest(setter);
    if (!setters.delete(setter) || !job) return;
    if (job.ranOutOfTime) job.reject(tookTooLong());
    else if (job.tries < 2 && !closed) waiting.unshift(job);
    else job.reject(new Error('The typesetting process died.'));
    serve();
  };

  const ask = (job: Pick<TypesettingJob, 'form' | 'data' | 'onlyRooms'>, asked: Asked = {}): Promise<Outcome> => {
    const { personId = backgroundWork, pictures = [], bodyPictures = [], proof = null, emblem = null, fields = [], longMs } = asked;
    const set = () =>
      new Promise<Outcome>((resolve, reject) => {
        if (closed) throw new Error('Typesetting is closed.');
        waiting.push({ ...job, pictures, bodyPictures, proof, emblem, fields, maxMs: longMs ?? maxMs, tries: 0, ranOutOfTime: false, resolve, reject });
        serve();
      });
    const enter = () => gate.enter(personId, set);
    return longMs === undefined ? enter() : longGate.enter(personId, enter);
  };

  return {
    typeset: async (form, data, asked) => pdfIn(await ask({ form, data, onlyRooms: false }, asked)),
    measure: async (form, data, asked) => roomsIn(await ask({ form, data, onlyRooms: true }, asked)),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('Typesetting is closed.'));
      await Promise.all([...setters].map(({ child }) => ended(child)));
    },
  };
}

function pdfIn(outcome: Outcome): Uint8Array {
  if (!('pdf' in outcome)) throw new Error('The typesetting process sent no PDF.');
  return outcome.pdf;
}

function roomsIn(outcome: Outcome): Room[] {
  if (!('rooms' in outcome)) throw new Error('The typesetting process sent no rooms.');
  return outcome.rooms;
}

function settle(job: Job, answer: TypesettingAnswer): void {
  if ('pdf' in answer || 'rooms' in answer) job.resolve(answer);
  else if ('missing' in answer) job.reject(missingGlyph(answer.missing));
  else job.reject(new Error(answer.failure));
}

function rest(setter: Setter): void {
  clearTimeout(setter.timer);
  setter.job = null;
  holdOpen(setter.child, false);
}

/** A busy process keeps the server's process alive, an idle one does not. */
function holdOpen(child: ChildProcess, hold: boolean): void {
  const action = hold ? 'ref' : 'unref';
  child[action]();
  child.channel?.[action]();
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  holdOpen(child, true);
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

/** Starts a typesetting process. */
export function startProcess(): ChildProcess {
  const { options, file } = scriptArguments(join(import.meta.dirname, 'process.ts'));
  return fork(file, { execArgv: options, serialization: 'advanced' });
}

/** The same, with the agency's own emblem on everything that is set. */
export function withEmblem(typesetting: Typesetting, findEmblem: () => Promise<Uint8Array | null>): Typesetting {
  return {
    ...typesetting,
    typeset: async (form, data, asked) => typesetting.typeset(form, data, { ...asked, emblem: await findEmblem() }),
    measure: async (form, data, asked) => typesetting.measure(form, data, { ...asked, emblem: await findEmblem() }),
  };
}
