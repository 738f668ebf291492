import { signaturesApart } from '@sarabun/contract/signing/own-letter';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Of which of these letters the PDF will not have one's signature by certificate, because others sign after it; none until it is known. */
export function useSignaturesApart(legIds: number[]): ReadonlySet<number> {
  const { data } = useQuery({
    queryKey: ['documents', 'signaturesApart', legIds],
    queryFn: ({ signal }) => call(signaturesApart, { legIds }, { signal }),
    staleTime: 0,
  });
  return new Set(data?.legIds);
}
