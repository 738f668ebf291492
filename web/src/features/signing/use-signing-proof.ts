import { signingProof } from '@sarabun/contract/signing/own-letter';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

export const proofKey = ['documents', 'proof'];

/** How the person proves identity before signing, whether a proof is still valid, and the name that would be typed under a letter. */
export const useSigningProof = () => useQuery({ queryKey: proofKey, queryFn: ({ signal }) => call(signingProof, {}, { signal }), staleTime: 60_000 });
