import { lineAccount, linkLineAccount, unlinkLineAccount } from '@sarabun/contract/line/line-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browser } from '../../platform/browser';
import { call } from '../../platform/call';

const key = ['lineAccount'];
/** The link is finished on LINE's page in another window or app: asked again when the person comes back to this one. */
const whenBack = { refetchOnWindowFocus: 'always' } as const;

/** Whether the person's LINE account is linked. */
export function useLineAccount() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(lineAccount, {}, { signal }), ...whenBack });
}

/** Goes on to LINE's page with the token that the official account gave. */
export function useLink() {
  return useMutation({ mutationFn: (linkToken: string) => call(linkLineAccount, { linkToken }), onSuccess: ({ address }) => browser.goTo(address) });
}

export function useUnlink() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => call(unlinkLineAccount, {}), onSettled: () => queries.invalidateQueries({ queryKey: key }) });
}
