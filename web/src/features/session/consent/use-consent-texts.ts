import { consentTexts } from '@sarabun/contract/session/consent';
import { useEffect, useState } from 'react';
import { call, sentenceOf } from '../../../platform/call';

type Texts = Awaited<ReturnType<typeof call<(typeof consentTexts)['request'], (typeof consentTexts)['response']>>>;

/** The current privacy policy and signature statement, or the failure. Public. */
export function useConsentTexts(): { texts: Texts | null; failure: string | null; again: () => void } {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(null);
    call(consentTexts, {}, { signal: leaving.signal }).then(setTexts, (error) => {
      if (!leaving.signal.aborted) setFailure(sentenceOf(error));
    });
    return () => leaving.abort();
  }, [attempt]);
  return { texts, failure, again: () => setAttempt(attempt + 1) };
}
