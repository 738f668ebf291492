import { type ChangeAddress, useAddressState } from '../../platform/use-address-state';
import { type DashboardSearch, readDashboardSearch } from './dashboard-search';

/** A change of the dashboard's state; `undefined` removes a part. */
export type ChangeDashboard = ChangeAddress<DashboardSearch>;

const layers = ['queue', 'did', 'document'] as const;

/** The state of the dashboard in the address, and how to change it; typing adds no history entries. The portal has part of it. */
export const useDashboardState = (to: '/sarabun/dashboard' | '/portal' = '/sarabun/dashboard') => useAddressState(readDashboardSearch, { to, layers });
