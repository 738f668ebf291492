import { type AccountRequest, accountRequests, approvalChoices, approveAccount, refuseAccount } from '@sarabun/contract/account-requests/account-requests';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';

const key = ['accountRequests'];

export type RequestState = AccountRequest['state'];

export function useAccountRequests(state: RequestState, page: number) {
  return useQuery({
    queryKey: [...key, state, page],
    queryFn: ({ signal }) => call(accountRequests, { state, page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Units, and the posts of the chosen one. */
export function useApprovalChoices(unitId: number) {
  return useQuery({
    queryKey: [...key, 'choices', unitId],
    queryFn: ({ signal }) => call(approvalChoices, { unitId }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDecision() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: key });
  return {
    approve: useMutation({
      mutationFn: (choice: Parameters<typeof call<(typeof approveAccount)['request'], (typeof approveAccount)['response']>>[1]) => call(approveAccount, choice),
      onSettled,
    }),
    refuse: useMutation({ mutationFn: (refusal: { id: number; reason: string }) => call(refuseAccount, refusal), onSettled }),
  };
}
