import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readSettingsSearch, type SettingsSearch } from './settings-search';

/** A change of the page's state; `undefined` removes a part. */
export type ChangeSettings = (part: { [Key in keyof SettingsSearch]: SettingsSearch[Key] | undefined }, how?: { replace: boolean }) => void;

/** The state of a settings page in the address, and how to change it. Opening and closing add history entries; typing does not. */
export function useSettingsState(): [SettingsSearch, ChangeSettings] {
  const raw = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const navigate = useNavigate();
  const state = useMemo(() => readSettingsSearch(raw), [raw]);
  const change = useCallback<ChangeSettings>(
    (part, how = { replace: false }) =>
      void navigate({
        to: '.',
        search: (old: Record<string, unknown>) => readSettingsSearch({ ...old, ...part }),
        replace: how.replace,
        resetScroll: false,
      } as never),
    [navigate],
  );
  return [state, change];
}
