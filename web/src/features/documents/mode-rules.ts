import type { LegPurpose } from '@sarabun/contract/documents/leg-purposes';
import { orderOf } from '@sarabun/contract/documents/note-word';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { sentBackBy } from '@sarabun/contract/documents/sent-back';
import { takenBackFrom } from '@sarabun/contract/documents/taken-back';
import { modes as allModes, type Mode, verbs } from '@sarabun/contract/documents/verbs';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { CommandWord } from '@sarabun/contract/settings/document-words';
import { goesByStructure } from './fields/structure-rules';

/** As many modes stand in a row as can be told apart at a glance; the last place leads to the rest. */
export const mostModes = 5;

/** For whom the letter lies here: an executive, a registry, or somebody who works on it. */
type Side = 'executive' | 'registry' | 'worker';

/** What is done most, by side, most usual first. What is not named follows by its rank. */
const usual: Readonly<Record<Side, readonly Mode[]>> = {
  executive: ['approveProposal', 'command', 'report', 'giveOpinion', 'acknowledge', 'assign', 'present'],
  registry: ['receive', 'giveOpinion', 'acknowledge', 'present', 'assign', 'report', 'circulate', 'forward'],
  worker: ['report', 'giveOpinion', 'acknowledge', 'present', 'forward', 'close'],
};

/** What came back refused or returned was decided on before: it is sent on another way. */
const usualWhenBack: readonly Mode[] = ['forward', 'assign', 'present', 'changeAssignees', 'close', 'command'];
const isBack = ({ route, legId }: DocumentView) => sentBackBy(route, legId) !== undefined;

/** Queues in which something else is looked for than the letter's own work. */
const usualInQueue: Readonly<Partial<Record<QueueCode, readonly Mode[]>>> = {
  jobAssign: ['viewReport', 'remind', 'changeAssignees', 'follow'],
  jobAssign2: ['viewReport', 'viewPersonReport', 'remind', 'changeAssignees'],
  jobFollow: ['remind', 'follow', 'viewReport'],
  unsigned: ['remindSigner'],
};

/** The structure of the registries: where letters of a unit go first (ข้อ 39). */
export interface Structure {
  presentsFirst: boolean;
  presentTo: object | null;
  assignTo: object | null;
}

const legOf = ({ route, legId }: DocumentView) => route.find((leg) => leg.legId === legId);

function sideOf(letter: DocumentView, modes: readonly Mode[]): Side {
  if (modes.includes('command') || modes.includes('approveProposal')) return 'executive';
  return legOf(letter)?.to.kind === 'unit' ? 'registry' : 'worker';
}

/** The modes in which legs are sent on; what was pulled back is begun again in its mode. */
const sendsFor: Readonly<Partial<Record<LegPurpose, readonly Mode[]>>> = {
  command: ['command'],
  assignment: ['assign'],
  presentation: ['present'],
  opinion: ['askOpinion'],
};

/** Whether the letter came back with an order that gives nobody anything to do (ทราบ, ทราบ/เก็บเรื่อง), in the word of the order alone. */
function isOnlyNoted(letter: DocumentView, commands: readonly CommandWord[]): boolean {
  const leg = legOf(letter);
  if (leg?.purpose !== 'command') return false;
  const order = orderOf(letter.notes, leg);
  return commands.some(({ code, th, closes }) => code === order?.choice && th === order.text && (closes || code === 'acknowledged'));
}

/**
 * The mode that is open at first: the nearest to what the letter waits for, and never one that takes something back, or hurries whoever has just been given a letter to sign. An order is there to
 * be carried out and reported on, rather than to be followed by another; one that was only noted is closed; a letter just received goes where
 * the structure says; what came back refused goes another way, with no further order.
 */
export function nearestMode(letter: DocumentView, modes: readonly Mode[], structure: Structure | null, commands: readonly CommandWord[]): Mode | undefined {
  const safe = modes.filter((mode) => !verbs[mode].takesBack && mode !== 'remindSigner');
  const [back] = letter.legId === null ? [] : takenBackFrom(letter.route, letter.legId);
  const again = back && sendsFor[back.purpose]?.find((mode) => safe.includes(mode));
  if (again) return again;
  if (structure && goesByStructure(letter)) {
    const first: Mode | null = structure.presentsFirst || (structure.presentTo && !structure.assignTo) ? 'present' : structure.assignTo ? 'assign' : null;
    if (first && safe.includes(first)) return first;
  }
  if (safe.includes('close') && isOnlyNoted(letter, commands)) return 'close';
  const noOrder = legOf(letter)?.purpose === 'command' || isBack(letter);
  const rank = (mode: Mode) => (noOrder && mode === 'command' ? undefined : verbs[mode].rank) ?? Number.POSITIVE_INFINITY;
  return safe.toSorted((one, other) => rank(one) - rank(other) || 0)[0];
}

/**
 * The modes that stand in the row, and the rest: at most five places, in the order in which they are wanted in this queue by this side. What
 * takes something back comes last.
 * A mode has the same place whatever is open at first; only `first` itself takes the last place of the row if it would not be seen.
 */
export function arrangeModes(
  letter: DocumentView,
  modes: readonly Mode[],
  { queue, first }: { queue: QueueCode | undefined; first: Mode | undefined },
): { shown: Mode[]; more: Mode[] } {
  const order: readonly Mode[] = (queue && usualInQueue[queue]) ?? (isBack(letter) ? usualWhenBack : usual[sideOf(letter, modes)]);
  const place = (mode: Mode) => {
    const named = order.indexOf(mode);
    return (verbs[mode].takesBack ? 1000 : 0) + (named >= 0 ? named : 100 + (verbs[mode].rank ?? 99));
  };
  const sorted = modes.toSorted((one, other) => place(one) - place(other) || allModes.indexOf(one) - allModes.indexOf(other));
  if (sorted.length <= mostModes) return { shown: sorted, more: [] };
  const shown = sorted.slice(0, mostModes - 1);
  if (first && !shown.includes(first)) shown.splice(-1, 1, first);
  return { shown, more: sorted.filter((mode) => !shown.includes(mode)) };
}
