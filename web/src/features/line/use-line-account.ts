import { lineAccount, linkLineAccount, unlinkLineAccount } from '@sarabun/contract/line/line-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browser } from '../../platform/browser';
import { call } from '../../platform/call';

const key = ['lineAccount'];
/** The link is completed on LINE's page in another window or app: checked again when the person returns to this one. */
const whenBack = { refetchOnWindowFocus: 'always' } as const;

export function useLineAccount() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(lineAccount, {}, { signal }), ...whenBack });
}

/** Continues to LINE's page with the token from the official account. */
export function useLink() {
  return useMutation({ mutationFn: (linkToken: string) => call(linkLineAccount, { linkToken }), onSuccess: ({ address }) => browser.goTo(address) });
}

export function useUnlink() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(unlinkLineAccount, {}), onSettled: () => queries.invalidateQueries({ queryKey: key }) });
}
