import { documentKinds } from '@sarabun/contract/documents/document-kind';
import type { ActContext } from '../../../platform/action';
import { shareOf } from './route-rules';
import type { Step } from './route-step';

/** Own letters by which someone inside the office asks for a decision: memos and notes. Others inform, direct, or leave the office. */
const asksInside = (kind: number) => kind in documentKinds && ['internal', 'note'].includes(documentKinds[kind as keyof typeof documentKinds].name);

/**
 * Announces what the addressee of an own memo decided: those who wrote, checked and signed it wait for that. What is ordered further below, to
 * those who got work of it, is no answer to the memo.
 */
export function announceDecision(context: ActContext, { letter, leg }: Step, noteId: number | null, legIds: number[] = []): void {
  if (noteId === null || letter.writerDeskId === null || letter.state === 'awaitingSignature' || letter.state === 'inReview') return;
  if (!asksInside(letter.kind) || shareOf(letter.legs, leg) !== 'matter') return;
  context.announce('document.decided', { documentId: letter.documentId, noteId, legIds });
}
