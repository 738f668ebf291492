import { pinSettingsPage, type SettingsPage, settingsMenu } from '@sarabun/contract/settings/settings-menu';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';

const menuQuery = queryOptions({ queryKey: ['settings', 'menu'], queryFn: ({ signal }) => call(settingsMenu, {}, { signal }), select: ({ groups }) => groups });

/** The settings pages that the person may view, by group. */
export function useSettingsMenu() {
  return useQuery(menuQuery);
}

/** Pins or unpins a page. */
export function usePin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, pinned }: Pick<SettingsPage, 'path' | 'pinned'>) => call(pinSettingsPage, { path, pinned }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['settings', 'menu'] }),
  });
}
