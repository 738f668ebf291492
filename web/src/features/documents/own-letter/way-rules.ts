import type { OwnLetter } from '@sarabun/contract/documents/open-document';

type Way = Pick<OwnLetter, 'steps' | 'panel'>;

/** Whether the letter gets its number with the next signature: nobody signs after it, and a committee lacks one member only. */
export function isLastToSign(way: Way | null): boolean {
  if (!way) return true;
  const { steps, panel } = way;
  const members = steps.filter(({ ofPanel }) => ofPanel);
  const signed = members.filter(({ state }) => state === 'done').length;
  const isAsked = members.some(({ state }) => state === 'open');
  if (isAsked && panel && signed + 1 < panel.needed) return false;
  return steps.every(({ state, role, ofPanel }) => role !== 'sign' || state !== 'waiting' || ofPanel);
}

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
