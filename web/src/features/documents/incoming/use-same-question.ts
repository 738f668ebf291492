import { findSameLetters, type SameLetter } from '@sarabun/contract/documents/same-letter';
import type { InputOf } from '@sarabun/contract/endpoint';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call';

type Asked = InputOf<typeof findSameLetters>;

const sameLetters = (asked: Asked | null) =>
  queryOptions({
    queryKey: ['documents', 'same', asked],
    queryFn: ({ signal }) => call(findSameLetters, asked as Asked, { signal }),
    staleTime: 10_000,
  });

/**
 * Asks whether a letter is one of those in the register that match it; nothing is asked while too little is known. Those that the person
 * said it is not (`isOther`) are not asked about again.
 */
export function useSameQuestion(asked: Asked | null, isOther: (same: SameLetter) => boolean) {
  const cache = useQueryClient();
  const [due, setDue] = useState(0);
  // What was found stays while more is typed: the form would jump under the fingers.
  const { data } = useQuery({ ...sameLetters(asked), enabled: asked !== null, ...(asked && { placeholderData: keepPreviousData }) });
  const found = (data?.items ?? []).filter((same) => !isOther(same));
  /** Whether a letter with these values may be received: if it matches others, the question must be answered first, and gets the focus. */
  const isAnswered = async (now: Asked | null): Promise<boolean> => {
    // Where it cannot be asked, the receipt itself says what is wrong.
    const { items } = now ? await cache.fetchQuery(sameLetters(now)).catch(() => ({ items: [] })) : { items: [] };
    const isOpen = items.some((same) => !isOther(same));
    if (isOpen) setDue((times) => times + 1);
    return !isOpen;
  };
  return { found, due, isAnswered };
}
