import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactorState } from '@sarabun/contract/session/second-factor';
import { verify } from '@sarabun/contract/session/sign-in';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { rememberUser } from '../../../platform/session';

const key = ['secondFactor'];

interface Proof {
  password: string;
  code: string;
}

export function useSecondFactorState() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(secondFactorState, {}, { signal }) });
}

/** The actions on the second factor. Changes also affect what the page must ask for. */
export function useSecondFactor() {
  const queries = useQueryClient();
  async function changed() {
    await queries.invalidateQueries({ queryKey: key });
    rememberUser((await call(verify, {})).userLogin);
  }
  return {
    // These results are shown once and must not stay in the cache.
    begin: useMutation({ mutationFn: ({ password }: Proof) => call(beginSecondFactor, { password }), gcTime: 0 }),
    confirm: useMutation({ mutationFn: (code: string) => call(confirmSecondFactor, { code }), onSuccess: changed, gcTime: 0 }),
    renew: useMutation({ mutationFn: (proof: Proof) => call(renewRecoveryCodes, proof), onSuccess: changed, gcTime: 0 }),
    end: useMutation({ mutationFn: (proof: Proof) => call(endSecondFactor, proof), onSuccess: changed }),
  };
}
