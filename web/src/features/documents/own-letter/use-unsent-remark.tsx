import { type ReactNode, Suspense, useState } from 'react';
import { useUser } from '../../../platform/session';
import { lazyPart, withMoreTexts } from '../../../ui/lazy-part';
import { hasUnsentRemark } from '../review/unsent-remark';

const RemarkQuestion = lazyPart(withMoreTexts(async () => (await import('./unsent-question')).RemarkQuestion));

/**
 * An act on a letter does not lose a remark that was typed next to it without a question: after the act the letter is issued or with somebody
 * else, and nothing more can be remarked. Nor does it pass over remarks that are open; that is asked once.
 */
export function useUnsentRemark(documentId: number, act: () => unknown, open = 0): { submit: () => unknown; question: ReactNode } {
  const { personId } = useUser();
  const [asks, setAsks] = useState<'unsent' | 'open'>();
  const [agreed, setAgreed] = useState(0);
  const goOn = () => {
    setAsks(undefined);
    if (asks === 'open') setAgreed(open);
    else if (open > agreed) return setAsks('open');
    return act();
  };
  const submit = () => (hasUnsentRemark(personId, documentId) ? setAsks('unsent') : open > agreed ? setAsks('open') : act());
  const question = (open > 0 || asks) && (
    <Suspense>
      <RemarkQuestion asks={asks} open={open} onBack={() => setAsks(undefined)} onGo={goOn} />
    </Suspense>
  );
  return { submit, question };
}
