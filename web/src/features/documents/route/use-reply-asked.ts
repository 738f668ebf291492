import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { useDocumentWords } from '../../settings';

/** Whether the work of the reader's leg ends with a letter of reply, by its kind or in the words of such a kind, and none was written yet. */
export function useReplyAsked({ route, legId, direction, number, answeredBy }: DocumentView): boolean {
  const { jobs } = useDocumentWords();
  const leg = route.find((one) => one.legId === legId);
  const isAsked = jobs.some(({ id, task, needsReply }) => needsReply && (id === leg?.jobTypeId || (task !== '' && leg?.task?.includes(task))));
  return isAsked && direction === 'incoming' && number !== '' && answeredBy.length === 0;
}
