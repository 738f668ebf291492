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

/** Whether the second factor of the person is on. */
export function useSecondFactorState() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(secondFactorState, {}, { signal }) });
}

/** What a person does with the second factor. Whatever changes it also changes what the page must ask for. */
export function useSecondFactor() {
  const queries = useQueryClient();
  async function changed() {
    await queries.invalidateQueries({ queryKey: key });
    rememberUser((await call(verify, {})).userLogin);
  }
  return {
    // What comes of these is shown once: it must not stay in the cache.
    begin: useMutation({ mutationFn: ({ password }: Proof) => call(beginSecondFactor, { password }), gcTime: 0 }),
    confirm: useMutation({ mutationFn: (code: string) => call(confirmSecondFactor, { code }), onSuccess: changed, gcTime: 0 }),
    renew: useMutation({ mutationFn: (proof: Proof) => call(renewRecoveryCodes, proof), onSuccess: changed, gcTime: 0 }),
    end: useMutation({ mutationFn: (proof: Proof) => call(endSecondFactor, proof), onSuccess: changed }),
  };
}
