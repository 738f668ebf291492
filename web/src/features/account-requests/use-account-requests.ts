import { type AccountRequest, accountRequests, approvalChoices } from '@sarabun/contract/account-requests/account-requests';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useAct } from '../../ui/forms/use-act';

const requestsKey = ['accountRequests'];

export type RequestState = AccountRequest['state'];

export function useAccountRequests(state: RequestState, page: number) {
  return useQuery({
    queryKey: [...requestsKey, state, page],
    queryFn: ({ signal }) => call(accountRequests, { state, page }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Units, and the posts of the chosen one. */
export function useApprovalChoices(unitId: number) {
  return useQuery({
    queryKey: [...requestsKey, 'choices', unitId],
    queryFn: ({ signal }) => call(approvalChoices, { unitId }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Decides on a request. The list is reloaded after a refusal, too: someone else may have decided in the meantime. */
export function useDecision(onDone: () => void) {
  const queries = useQueryClient();
  const act = useAct([], onDone);
  const run: typeof act.run = (decide, done) => act.run(() => decide().finally(() => void queries.invalidateQueries({ queryKey: requestsKey })), done);
  return { ...act, run };
}
