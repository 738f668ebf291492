import { typedAt, typedPlace } from '../../../platform/offline/typed';

/** The paragraph that a reviewer has chosen to remark on; another text means that the letter has changed since. */
export interface ChosenLine {
  line: number | null;
  of: string;
}

/** Where the chosen paragraph of a letter, and what is typed on it, are kept. */
export const remarkDraft = (documentId: number, line?: number) => (line === undefined ? `remark_${documentId}` : `remark_${documentId}_${line}`);

/** Whether a remark on a letter was typed and neither sent nor given up. */
export function hasUnsentRemark(personId: number, documentId: number): boolean {
  const read = <Value>(name: string): Partial<Value> => {
    try {
      return JSON.parse(typedAt(typedPlace(personId, name)) ?? '{}') as Partial<Value>;
    } catch {
      return {};
    }
  };
  const { line, of } = read<ChosenLine>(remarkDraft(documentId));
  if (line === undefined || line === null) return false;
  const { words = of, comment = '' } = read<{ words: string; comment: string }>(remarkDraft(documentId, line));
  return words !== of || comment.trim() !== '';
}
