import { signingProof } from '@sarabun/contract/signing/own-letter';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** How the person proves identity before signing, and the name that would be typed under a letter. */
export const useSigningProof = () =>
  useQuery({ queryKey: ['documents', 'proof'], queryFn: ({ signal }) => call(signingProof, {}, { signal }), staleTime: 60_000 });
