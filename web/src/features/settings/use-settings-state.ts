import { type ChangeAddress, useAddressState } from '../../platform/use-address-state';
import { readSettingsSearch, type SettingsSearch } from './settings-search';

/** A change of the page's state; `undefined` removes a part. */
export type ChangeSettings = ChangeAddress<SettingsSearch>;

/** The state of a settings page in the address, and how to change it. Opening and closing add history entries; typing does not. */
export const useSettingsState = () => useAddressState(readSettingsSearch, { layers: ['row'] });

/** The row in the drawer, or a new one, and how to open another; null closes it. It is in the address, and so stays open after a reload. */
export function useOpenRow(): [number | 'new' | null, (row: number | 'new' | null) => void] {
  const [{ row = null }, change] = useSettingsState();
  return [row, (next) => change({ row: next ?? undefined })];
}
