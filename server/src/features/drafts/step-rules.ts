import type { ActingPhraseName } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { StepRole } from '@sarabun/contract/drafts/drafts';
import { letterForms } from '@sarabun/contract/drafts/letter-fields';

/** A desk on the route of a letter. */
interface Desk {
  deskId: number;
  name: string;
  thaiName?: string | undefined;
  detail: string;
  actingName: string | null;
  actingPhrase?: ActingPhraseName | null | undefined;
}

/** The head of a unit, with the unit's level: 1 department, 2 division, 3 section. */
export interface Head extends Desk {
  level: number;
  holderIds: readonly number[];
}

/** Kinds signed by the head of the department; others are signed by the head of the division. */
const ofTheDepartment: readonly DocumentKind[] = [1, 3, 4, 5, 6, 7, 8, 9];

/**
 * The usual reviewers and signer of a letter: the heads from the writer's unit up, skipping the writer's own posts among the reviewers; the
 * last one signs. Minutes are signed by their writer and their reviewer. Empty if there is no head above.
 */
export function stepsFor(
  kind: DocumentKind,
  { heads, writer, personId }: { heads: readonly Head[]; writer: Desk; personId: number },
): (Desk & { role: StepRole })[] {
  const others = heads.filter(({ holderIds }) => !holderIds.includes(personId));
  if (letterForms[kind].signers.length === 2) {
    const reviewer = others[0];
    return [{ ...pick(writer), role: 'sign' }, ...(reviewer ? [{ ...pick(reviewer), role: 'sign' as const }] : [])];
  }
  const reach = ofTheDepartment.includes(kind) ? 1 : 2;
  const signer = heads.find(({ level }) => level <= reach) ?? heads.at(-1);
  if (!signer) return [];
  const before = heads.slice(0, heads.indexOf(signer)).filter((head) => others.includes(head));
  return [...before.map((head) => ({ ...pick(head), role: 'review' as const })), { ...pick(signer), role: 'sign' }];
}

const pick = ({ deskId, name, thaiName, detail, actingName, actingPhrase }: Desk): Desk => ({ deskId, name, thaiName, detail, actingName, actingPhrase });
