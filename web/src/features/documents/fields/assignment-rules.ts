import type { Responsibility } from '@sarabun/contract/documents/action';
import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import type { JobWord } from '@sarabun/contract/settings/document-words';

export interface Party {
  deskId: number;
  name: string;
  detail: string;
  responsibility: Responsibility;
  /** What an order says to this one only. */
  words?: string;
}

/** An assignment being typed. */
export interface Work {
  parties: Party[];
  task: string;
  dueOn: string | null;
  needsReport: boolean;
  /** The kind of assignment, or null. */
  jobTypeId: number | null;
}

export const emptyWork: Work = { parties: [], task: '', dueOn: null, needsReport: false, jobTypeId: null };

/** The desk that a leg went to, as it is named in a pane. */
export const deskOf = ({ to: { deskId, name, unitName } }: RouteLeg): Omit<Party, 'responsibility'> => ({ deskId, name, detail: unitName });

/** The assignees of legs; `wordsOf` says what each was told by itself. */
export const partiesOf = (legs: readonly RouteLeg[], wordsOf?: (leg: RouteLeg) => string | null): Party[] =>
  legs.flatMap((leg) => {
    const words = wordsOf?.(leg);
    return leg.responsibility === null ? [] : { ...deskOf(leg), responsibility: leg.responsibility, ...(words && { words }) };
  });

/** The assignment that was pulled back, to be given again; empty if there is none. */
export function workOf(legs: readonly RouteLeg[]): Work {
  const [first] = legs.filter(({ purpose }) => purpose === 'assignment');
  if (!first) return emptyWork;
  const { task, dueOn, needsReport = false, jobTypeId = null } = first;
  return { parties: partiesOf(legs), task: task ?? '', dueOn, needsReport, jobTypeId };
}

/** Adds a desk, once: the first is mainly responsible, the others jointly. */
export function withParty(parties: readonly Party[], party: Omit<Party, 'responsibility'>): Party[] {
  if (parties.some(({ deskId }) => deskId === party.deskId)) return [...parties];
  return [...parties, { ...party, responsibility: parties.some(({ responsibility }) => responsibility === 'main') ? 'joint' : 'main' }];
}

/** Changes the responsibility of a desk; the previous main one becomes joint. */
export function withResponsibility(parties: readonly Party[], deskId: number, responsibility: Responsibility): Party[] {
  return parties.map((party) => {
    if (party.deskId === deskId) return { ...party, responsibility };
    return responsibility === 'main' && party.responsibility === 'main' ? { ...party, responsibility: 'joint' } : party;
  });
}

/** The desk that is no longer mainly responsible because another one became it. */
export const replacedMain = (before: readonly Party[], now: readonly Party[]): Party | undefined =>
  before.find((one) => one.responsibility === 'main' && now.some((other) => other.deskId !== one.deskId && other.responsibility === 'main'));

const mostNamed = 2;

/** Names as they are said in a line: all, or the first two and how many more by `andMore`. */
export function namesOf(desks: readonly { name: string }[], andMore: (rest: { names: string; n: number }) => string): string {
  const names = desks
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(', ');
  return desks.length > mostNamed ? andMore({ names, n: desks.length - mostNamed }) : names;
}

/** What the foot of a pane says of an act: what is done, with whom, until when. */
export const footLine = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Why an assignment cannot be sent: no assignees, not exactly one main one, or a past due day. Days are `YYYY-MM-DD`. */
export function faultsOf({ parties, dueOn }: Pick<Work, 'parties' | 'dueOn'>, today: string): { parties?: 'noParty' | 'oneMain'; dueOn?: 'duePast' } {
  const mains = parties.filter(({ responsibility }) => responsibility === 'main').length;
  return {
    ...(parties.length === 0 ? { parties: 'noParty' as const } : mains !== 1 ? { parties: 'oneMain' as const } : {}),
    ...(dueOn !== null && dueOn < today ? { dueOn: 'duePast' as const } : {}),
  };
}

/** Chooses a kind of assignment, which fills in task, due day and report. Typed text stays; a task from another kind is replaced. */
export function withJob(draft: Work, job: JobWord, jobs: readonly JobWord[], dayAfter: (workingDays: number) => string): Partial<Work> {
  const before = jobs.find(({ id }) => id === draft.jobTypeId);
  const untouched = draft.task.trim() === '' || draft.task === before?.task;
  return {
    jobTypeId: job.id,
    needsReport: job.needsReport,
    ...(untouched && { task: job.task }),
    ...(job.dueDays !== null && { dueOn: dayAfter(job.dueDays) }),
  };
}

/** Adds a phrase to a text, replacing a phrase at its end, otherwise after the typed text. An existing one is not repeated. */
export function withPhrase(text: string, phrase: string, ready: readonly string[] = []): string {
  const [chosen] = ready.filter((one) => one !== '' && text.endsWith(one)).sort((one, other) => other.length - one.length);
  if (chosen !== undefined) return text.slice(0, -chosen.length) + phrase;
  if (text.includes(phrase)) return text;
  return text.trim() === '' ? phrase : `${text.trimEnd()} ${phrase}`;
}

/** An assignment in the form of the calls. */
export function workGiven({ parties, task, dueOn, needsReport, jobTypeId }: Work) {
  return { parties: parties.map(({ deskId, responsibility }) => ({ deskId, responsibility })), task: task.trim(), dueOn, needsReport, jobTypeId };
}
