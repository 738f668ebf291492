import type { AnswerOf } from '@sarabun/contract/endpoint';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactorState } from '@sarabun/contract/session/second-factor';
import { verify } from '@sarabun/contract/session/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { rememberUser } from '../../../platform/session';
import { useRequest } from '../../../ui/forms/use-request';

const key = ['secondFactor'];

interface Proof {
  password: string;
  code: string;
}

export function useSecondFactorState() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(secondFactorState, {}, { signal }) });
}

/** The actions on the second factor. Changes also affect what the page must ask for. */
export function useSecondFactor(onAsked: () => void) {
  const queries = useQueryClient();
  const request = useRequest();
  // Both are shown once, and kept nowhere else.
  const [begun, setBegun] = useState<AnswerOf<typeof beginSecondFactor> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  async function changed(recoveryCodes: string[] | null) {
    setCodes(recoveryCodes);
    onAsked();
    await queries.invalidateQueries({ queryKey: key });
    rememberUser((await call(verify, {})).userLogin);
  }
  return {
    request,
    begun,
    codes,
    begin: ({ password }: Proof) =>
      request.run(
        () => call(beginSecondFactor, { password }),
        (answer) => {
          setBegun(answer);
          onAsked();
        },
      ),
    confirm: (code: string) =>
      request.run(
        () => call(confirmSecondFactor, { code }),
        ({ recoveryCodes }) => changed(recoveryCodes),
      ),
    renew: (proof: Proof) =>
      request.run(
        () => call(renewRecoveryCodes, proof),
        ({ recoveryCodes }) => changed(recoveryCodes),
      ),
    end: (proof: Proof) =>
      request.run(
        () => call(endSecondFactor, proof),
        () => changed(null),
      ),
    /** Leaves what is shown. */
    shut: () => {
      setBegun(null);
      setCodes(null);
      request.settle();
    },
  };
}
