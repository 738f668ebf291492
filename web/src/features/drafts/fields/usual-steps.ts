import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { type LetterReceiver, type LetterStep, proposeSteps } from '@sarabun/contract/drafts/drafts';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterForms } from '@sarabun/contract/drafts/letter-fields';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { call } from '../../../platform/call';

/** What the way of a letter follows from. */
interface Written {
  kind: DocumentKind;
  ownerUnitId: number;
  content: Pick<LetterContent, 'addressee'>;
  receivers: readonly LetterReceiver[];
  steps: readonly LetterStep[];
}

/** Whether a letter is addressed to somebody, who is then not the one to sign it. */
export const isAddressedTo = (
  { content, receivers }: Pick<Written, 'content' | 'receivers'>,
  { deskId, name, thaiName = name }: Pick<LetterStep, 'deskId' | 'name' | 'thaiName'>,
) => receivers.some((one) => one.deskId === deskId) || content.addressee.trim() === thaiName;

/**
 * The usual way of a letter. One to a head of this way goes no further up than to those below that head, the last of whom signs; where there
 * is nobody below, its writer does.
 */
export function usualWay({ items, writer }: AnswerOf<typeof proposeSteps>, fields: Pick<Written, 'kind' | 'content' | 'receivers'>): LetterStep[] {
  const { fields: written, signers } = letterForms[fields.kind];
  const addressee = written.includes('addressee') && signers.length === 1 ? items.findIndex((step) => isAddressedTo(fields, step)) : -1;
  if (addressee < 0) return items;
  const below = items.slice(0, addressee);
  const signer = below.pop() ?? writer;
  return signer ? [...below, { ...signer, role: 'sign' }] : items;
}

interface Proposing {
  fields: Written;
  propose: (part: { steps: LetterStep[] }) => void;
  isTouched: boolean;
  isWriter: boolean;
}

/** The usual way, which is proposed while nobody is named yet, and again for another kind or addressee while the writer has not changed it. */
export function useUsualSteps({ fields, propose, isTouched, isWriter }: Proposing): LetterStep[] {
  const { kind, ownerUnitId, steps, content, receivers } = fields;
  const proposed = useRef<readonly LetterStep[] | null>(null);
  const isOpen = steps.length === 0 || (!isTouched && steps === proposed.current);
  const { data } = useQuery({
    queryKey: ['letters', 'steps', kind, ownerUnitId],
    queryFn: ({ signal }) => call(proposeSteps, { kind, ownerUnitId }, { signal }),
    enabled: isWriter && isOpen,
  });
  const usual = useMemo(() => (data ? usualWay(data, { kind, content, receivers }) : []), [data, kind, content, receivers]);
  useEffect(() => {
    if (!isWriter || isTouched || !isOpen || usual.length === 0 || isSame(usual, steps)) return;
    proposed.current = usual;
    propose({ steps: usual });
  }, [isWriter, isTouched, isOpen, steps, usual, propose]);
  return usual;
}

const isSame = (one: readonly LetterStep[], other: readonly LetterStep[]) =>
  one.length === other.length && one.every(({ deskId, role }, place) => other[place]?.deskId === deskId && other[place].role === role);
