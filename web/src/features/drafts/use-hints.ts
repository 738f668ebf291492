import { hintKey, type LetterHint, letterHints } from '@sarabun/contract/drafts/letter-hints';
import { useState } from 'react';
import type { DraftFields } from './draft-fields';
import { isAddressedTo } from './fields/usual-steps';

/** What to look at in a letter, without what its writer dismissed. */
export interface Hints {
  shown: LetterHint[];
  dismiss: (hint: LetterHint) => void;
}

export function useHints({ kind, content, answers, files, receivers, steps }: DraftFields): Hints {
  const signer = steps.findLast(({ role }) => role === 'sign');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const hints = letterHints({
    kind,
    content,
    isAnswer: answers.length > 0,
    files: files.length,
    outside: receivers.filter(({ deskId }) => deskId === null).length,
    toSigner: signer && isAddressedTo({ content, receivers }, signer) ? signer.name : null,
  });
  return {
    shown: hints.filter((hint) => !dismissed.includes(hintKey(hint))),
    dismiss: (hint) => setDismissed((old) => [...old, hintKey(hint)]),
  };
}
