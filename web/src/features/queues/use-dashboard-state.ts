import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type DashboardSearch, readDashboardSearch } from './dashboard-search';

/** A change of the dashboard's state; `undefined` removes a part. */
export type ChangeDashboard = (part: { [Key in keyof DashboardSearch]: DashboardSearch[Key] | undefined }, how?: { replace: boolean }) => void;

/**
 * The state of the dashboard in the address, and how to change it. Opening and closing add history entries; typing does not. The portal has
 * part of it.
 */
export function useDashboardState(to: '/sarabun/dashboard' | '/portal' = '/sarabun/dashboard'): [DashboardSearch, ChangeDashboard] {
  const raw = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const navigate = useNavigate();
  const state = useMemo(() => readDashboardSearch(raw), [raw]);
  const change = useCallback<ChangeDashboard>(
    (part, how = { replace: false }) =>
      void navigate({
        to,
        search: (old: Record<string, unknown>) => readDashboardSearch({ ...old, ...part }),
        replace: how.replace,
        resetScroll: false,
      }),
    [navigate, to],
  );
  return [state, change];
}
