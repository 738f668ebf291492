import type { DocumentView, OwnLetter } from '@sarabun/contract/documents/open-document';

type Way = Pick<OwnLetter, 'steps' | 'panel'>;

/** How many of these have signed. */
export const signedIn = (steps: OwnLetter['steps']) => steps.filter(({ state }) => state === 'done').length;

/** Whether the letter gets its number with the next signature: nobody signs after it, and a committee lacks one member only. */
export function isLastToSign(way: Way | null): boolean {
  if (!way) return true;
  const { steps, panel } = way;
  const members = steps.filter(({ ofPanel }) => ofPanel);
  const isAsked = members.some(({ state }) => state === 'open');
  if (panel && signedIn(members) + (isAsked ? 1 : 0) < panel.needed) return false;
  return steps.every(({ state, role, ofPanel }) => role !== 'sign' || state !== 'waiting' || ofPanel);
}

/** What follows the next signature: the number, another member of a committee asked together (so many still sign), or whoever is next. */
export function afterSigning(way: Way | null): { is: 'last' } | { is: 'members'; left: number } | { is: 'next' } {
  if (!way || isLastToSign(way)) return { is: 'last' };
  const { steps, panel } = way;
  const members = steps.filter(({ ofPanel }) => ofPanel);
  const isMember = members.some(({ state }) => state === 'open');
  const left = isMember && panel ? panel.needed - signedIn(members) - 1 : 0;
  return left > 0 && !panel?.inTurn ? { is: 'members', left } : { is: 'next' };
}

/**
 * Whether a signature by certificate that others follow is kept apart from the PDF. Only minutes are signed in the PDF by one after the other, and of
 * a committee only if all its members sign in turn (decisions 0082, 0089).
 */
export function isKeptApart(way: Way | null, isMinutes: boolean): boolean {
  if (!way || isLastToSign(way)) return false;
  const { steps, panel } = way;
  const isFixed = !panel || (panel.inTurn && panel.needed >= steps.filter(({ ofPanel }) => ofPanel).length);
  return !(isMinutes && isFixed);
}

/** Whether signatures by certificate of those before will not be in the PDF, if the last one signs without: then it has the seal of the agency only. */
export const isSealOnly = (own: Pick<OwnLetter, 'steps' | 'panel' | 'signatures'> | null): boolean =>
  own !== null && isLastToSign(own) && own.signatures.some(({ certificate }) => Boolean(certificate));

/** The steps to which a letter may go back from where it is: those before it. A committee that signs in any order is one step, at its first member. */
export function stepsBefore({ steps, panel }: Way): { position: number; step: OwnLetter['steps'][number]; isPanel: boolean }[] {
  const isTogether = panel !== null && panel !== undefined && !panel.inTurn;
  const firstMember = steps.findIndex(({ ofPanel }) => ofPanel);
  const open = steps.findIndex(({ state }) => state === 'open');
  const at = isTogether && steps[open]?.ofPanel ? firstMember : open;
  return steps.slice(0, Math.max(0, at)).flatMap((step, position) => {
    const isPanel = isTogether && step.ofPanel === true;
    return isPanel && position !== firstMember ? [] : { position, step, isPanel };
  });
}

/** Whether the reader may write the answer to a received letter that lies at the reader's desk. */
export const mayAnswer = ({ direction, number, legId, isCancelled }: DocumentView) =>
  direction === 'incoming' && number !== '' && legId !== null && !isCancelled;
