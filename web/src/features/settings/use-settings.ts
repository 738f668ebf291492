import { pinSettingsPage, type SettingsPage, settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';

const menuQuery = queryOptions({ queryKey: ['settings', 'menu'], queryFn: ({ signal }) => call(settingsMenu, {}, { signal }), select: ({ groups }) => groups });

/** The pages of the settings that the person may look at, by kind. */
export function useSettingsMenu() {
  return useQuery(menuQuery);
}

/** Keeps a page at hand, or no longer. */
export function usePin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, pinned }: Pick<SettingsPage, 'path' | 'pinned'>) => call(pinSettingsPage, { path, pinned }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['settings', 'menu'] }),
  });
}
