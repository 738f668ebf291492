import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { publishItem } from '../src/features/collections';
import {
  assignDocument,
  closeDocument,
  commandDocument,
  deliverIncoming,
  followDocument,
  forwardDocument,
  keepFile,
  openDocument,
  presentDocument,
  receiveDocument,
  registerIncoming,
  reportResult,
  sendBackDocument,
} from '../src/features/documents';
import { retireCompleted } from '../src/features/queues';
import { passReview, returnDraft, signDocument } from '../src/features/signing';
import { type ActContext, innerOrigin, type ReadContext, runAction, type World } from '../src/platform/action';
import type { Typesetting } from '../src/platform/typeset/typesetting';
import type { Running } from '../src/running';
import type { Office } from './build-office';
import { type DeskKey, type LetterPlan, planLetters, type StoryStep, stepsInOrder } from './letters';
import { writeOwn } from './own-letters';
import { actorAt, openLegAt, readOldNotices, undelivered } from './replay-letters-store';

const largest = 20 * 1024 * 1024;
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** The current state of a simulated letter. */
interface Lived {
  documentId: number;
}

/** Runs the story of every planned letter through the product's use cases, each step by its person at its time. */
export async function replayLetters({ db, world, storage, press: { typesetting } }: Running, office: Office): Promise<void> {
  const now = world.clock();
  const steps = stepsInOrder(planLetters(now));
  const printing = await printPapers(typesetting, [...new Set(steps.map(({ plan }) => plan))]);
  try {
    await replaySteps({ db, storage }, office, steps, printing.papers);
  } finally {
    printing.end();
  }
  while ((await undelivered(db)) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await readOldNotices(db, new Date(now.getTime() - twoDays));
  await retireCompleted(world);
}

async function replaySteps(
  { db, storage }: Pick<Running, 'db' | 'storage'>,
  office: Office,
  steps: ReturnType<typeof stepsInOrder>,
  papers: ReadonlyMap<string, Promise<Paper>>,
): Promise<void> {
  const lived = new Map<string, Lived>();
  for (const { plan, step } of steps) {
    const at: World = { db, clock: () => step.at, wake: () => {} };
    const actor = await actorAt(db, office.personIds.get(step.by) as number, step.at);
    const act = <R>(useCase: (context: ActContext) => Promise<R>) => runAction(at, step.step, { actor, origin: innerOrigin }, useCase);
    const read: ReadContext = {
      actor,
      origin: innerOrigin,
      now: step.at,
      db,
      act: (name, useCase) => runAction(at, name, { actor, origin: innerOrigin }, useCase),
    };
    try {
      await live({
        plan,
        step,
        office,
        lived,
        act,
        read,
        keep: (content, name, pages) => keepUpload(read, storage, content, name, pages),
        paper: (await papers.get(plan.key)) as Paper,
      });
    } catch (error) {
      throw new Error(`letter ${plan.key}, ${step.step} by ${step.by} at ${step.at.toISOString()}: ${(error as Error).message}`, { cause: error });
    }
  }
}

interface Paper {
  files: { name: string; content: Uint8Array; pages: number }[];
}

interface Printing {
  /** By the key of the letter. */
  papers: ReadonlyMap<string, Promise<Paper>>;
  end(): void;
}

/** Begins to set every letter as a PDF, in this order, with enclosures from the samples. */
async function printPapers(typesetting: Typesetting, plans: readonly LetterPlan[]): Promise<Printing> {
  const pdfium = await PDFiumLibrary.init();
  const counted = async (content: Uint8Array) => {
    const document = await pdfium.loadDocument(content);
    const pages = document.getPageCount();
    document.destroy();
    return { content, pages };
  };
  const samples = new Map<string, ReturnType<typeof counted>>();
  const sampleOf = (file: string) => {
    const sample = samples.get(file) ?? readFile(join(import.meta.dirname, 'samples', file)).then(counted);
    samples.set(file, sample);
    return sample;
  };
  const print = async (plan: LetterPlan): Promise<Paper> => {
    const own = await counted(await typesetting.typeset(plan.paper.form, plan.paper.data as never));
    const enclosures = await Promise.all(plan.samples.map(async ({ file, name }) => ({ name, ...(await sampleOf(file)) })));
    return { files: [{ name: plan.fileName, ...own }, ...enclosures] };
  };
  const papers = new Map(plans.map((plan) => [plan.key, print(plan)]));
  // A failure is reported at the first step that needs the paper.
  for (const paper of papers.values()) paper.catch(() => {});
  return { papers, end: () => pdfium.destroy() };
}

async function keepUpload(context: ReadContext, storage: Running['storage'], content: Uint8Array, name: string, pages: number): Promise<string> {
  const intake = await storage.take(Readable.from([Buffer.from(content)]), largest);
  const { uploadId } = await context.act('uploadFile', await keepFile(intake, { id: randomUUID(), name, pages }));
  return uploadId;
}

interface Living {
  plan: LetterPlan;
  step: StoryStep;
  office: Office;
  lived: Map<string, Lived>;
  act<R>(useCase: (context: ActContext) => Promise<R>): Promise<unknown>;
  read: ReadContext;
  keep(content: Uint8Array, name: string, pages: number): Promise<string>;
  paper: Paper;
}

function deskOf(office: Office, key: DeskKey): number {
  const [kind, name = ''] = key.split(/:(.*)/s);
  const found = kind === 'unit' ? office.deskOfUnit.get(Number(name)) : kind === 'post' ? office.deskOfPost.get(name) : office.deskOfPerson.get(name);
  if (found === undefined) throw new Error(`there is no desk ${key}`);
  return found;
}

/** Runs one step. Steps that bring a letter in create it; the others find the leg at their desk. */
async function live(living: Living): Promise<void> {
  const { plan, step, office, lived, act, keep, paper } = living;
  if (step.step === 'arrive' || step.step === 'register' || step.step === 'submitDraft') {
    const uploadIds: string[] = [];
    for (const file of paper.files) uploadIds.push(await keep(file.content, file.name, file.pages));
    lived.set(plan.key, await enter(living, step, uploadIds));
    return;
  }
  const { documentId } = lived.get(plan.key) as Lived;
  if (step.step === 'publish') {
    const { collection, meetingNumber, announcedOn } = step;
    await act((context) => publishItem(context, { collection, documentId, meetingNumber, announcedOn }));
    return;
  }
  const legId = await openLegAt(living.read.db, documentId, deskOf(office, step.desk));
  if (legId === null) throw new Error(`no open leg at ${step.desk}`);
  await move(living, step, documentId, legId);
}

async function enter(
  { plan, office, act, read }: Living,
  step: Extract<StoryStep, { step: 'arrive' | 'register' | 'submitDraft' }>,
  uploadIds: string[],
): Promise<Lived> {
  const { kind, number, datedOn, subject, sender, senderType, addressee, references, enclosures, speed, secrecy, dueOn } = plan;
  const words = { kind, subject, addressee, references, enclosures, speed, secrecy, dueOn, uploadIds };
  if (step.step === 'submitDraft') {
    const ownerUnitId = plan.ownerUnitId ?? (read.actor.seats.find((seat) => seat.function === 'self')?.unitId as number);
    return (await act((context) => writeOwn(context, { plan, deskOf: (key) => deskOf(office, key), ownerUnitId, uploadIds }))) as Lived;
  }
  if (step.step === 'arrive')
    return (await act((context) => deliverIncoming(context, { ...words, number, datedOn, sender, senderType, deskId: deskOf(office, step.to) }))) as Lived;
  const { item } = (await act((context) =>
    registerIncoming(context, { ...words, number, datedOn: datedOn as string, sender, deskId: deskOf(office, step.desk) }),
  )) as { item: Lived };
  return item;
}

type Move = Exclude<StoryStep, { step: 'arrive' | 'register' | 'submitDraft' | 'publish' }>;

async function move({ office, act, read }: Living, step: Move, documentId: number, legId: number): Promise<void> {
  const desks = (keys: readonly DeskKey[]) => keys.map((key) => deskOf(office, key));
  switch (step.step) {
    case 'open':
      return void (await openDocument(read, { documentId, legId }, { letKeep: () => undefined }));
    case 'receive':
      return void (await act((context) => receiveDocument(context, { legId })));
    case 'present':
      return void (await act((context) => presentDocument(context, { legId, deskId: deskOf(office, step.to), text: step.text, onward: [], dueOn: null })));
    case 'command': {
      const parties = desks(step.to).map((deskId, index) => ({ deskId, responsibility: index === 0 ? ('main' as const) : ('joint' as const), text: '' }));
      const choice = parties.length > 0 ? 'acknowledgedAssigned' : 'acknowledged';
      const order = { legId, choice, text: step.text, parties, dueOn: step.dueOn };
      return void (await act((context) => commandDocument(context, order)));
    }
    case 'assign': {
      const parties = step.parties.map(({ desk, responsibility }) => ({ deskId: deskOf(office, desk), responsibility }));
      return void (await act((context) =>
        assignDocument(context, { legId, parties, task: step.task, dueOn: step.dueOn, needsReport: step.needsReport, jobTypeId: null }),
      ));
    }
    case 'forward':
      return void (await act((context) => forwardDocument(context, { legId, deskIds: desks(step.to), text: step.text })));
    case 'sendBack':
      return void (await act((context) => sendBackDocument(context, { legId, reason: step.reason })));
    case 'returnDraft':
      return void (await act((context) => returnDraft(context, { legId, to: 'writer', position: null, reason: step.reason })));
    case 'report':
      return void (await act((context) => reportResult(context, { legId, text: step.text, uploadIds: [] })));
    case 'follow':
      return void (await act((context) => followDocument(context, { legId, dueOn: step.dueOn })));
    case 'close':
      return void (await act((context) => closeDocument(context, { legId, text: '' })));
    case 'passReview':
      return void (await act((context) => passReview(context, { legId, text: step.text })));
    case 'sign':
      return void (await act((context) => {
        const proof = { way: 'password', provedAt: context.now, stands: false } as const;
        return signDocument(context, { legId, text: step.text, picture: null, proof });
      }));
  }
}
