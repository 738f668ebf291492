import { type ReactNode, Suspense, useState } from 'react';
import { useUser } from '../../../platform/session';
import { lazyPart } from '../../../ui/lazy-part';
import { hasUnsentRemark } from '../review/unsent-remark';

const UnsentQuestion = lazyPart(async () => (await import('./unsent-question')).default);

/**
 * An act on a letter does not lose a remark that was typed next to it without a question: after the act the letter is issued or with somebody
 * else, and nothing more can be remarked.
 */
export function useUnsentRemark(documentId: number, act: () => unknown): { submit: () => unknown; question: ReactNode } {
  const { personId } = useUser();
  const [asks, setAsks] = useState(false);
  const back = () => {
    setAsks(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form[data-remark] textarea')?.focus());
  };
  const goOn = () => {
    setAsks(false);
    void act();
  };
  const submit = () => (hasUnsentRemark(personId, documentId) ? setAsks(true) : act());
  const question = asks && (
    <Suspense>
      <UnsentQuestion onBack={back} onGo={goOn} />
    </Suspense>
  );
  return { submit, question };
}
