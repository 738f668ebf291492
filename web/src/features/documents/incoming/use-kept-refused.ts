import { useEffect, useEffectEvent, useState } from 'react';
import { newKey } from '../../../platform/new-key';
import { useDraft } from '../../../ui/forms/use-draft';
import { emptyIncoming } from './receive-rules';
import { isRefused, type Stack, type StackChange, type StackLetter } from './receiving-stack';

interface RefusedFile {
  name: string;
  refusal: string;
}

const letterOf = ({ name, refusal }: RefusedFile): StackLetter => ({
  key: newKey(),
  files: [{ key: newKey(), name, file: null, state: 'refused', progress: 0, refusal }],
  draft: emptyIncoming,
  guessed: {},
});

/** Names the files that could not be read again after a reload, in this tab: the server has nothing of them, and nobody else knows that they came. */
export function useKeptRefused(stack: Stack, change: (change: StackChange) => void): void {
  const kept = useDraft<{ files: RefusedFile[] }>('refused-files', { files: [] });
  const [isBack, setBack] = useState(false);
  const bringBack = useEffectEvent(() => {
    if (kept.draft.files.length > 0) change({ do: 'restore', letters: kept.draft.files.map(letterOf) });
    setBack(true);
  });
  useEffect(() => {
    if (stack.isRestored) bringBack();
  }, [stack.isRestored]);
  const now = JSON.stringify(stack.letters.filter(isRefused).flatMap(({ files }) => files.map(({ name, refusal }) => ({ name, refusal }))));
  const { change: keep } = kept;
  useEffect(() => {
    if (isBack) keep({ files: JSON.parse(now) as RefusedFile[] });
  }, [isBack, now, keep]);
}
