import { type ChangeAddress, useAddressState } from '../../platform/use-address-state';
import { readSettingsSearch, type SettingsSearch } from './settings-search';

/** A change of the page's state; `undefined` removes a part. */
export type ChangeSettings = ChangeAddress<SettingsSearch>;

/** The state of a settings page in the address, and how to change it. Opening and closing add history entries; typing does not. */
export const useSettingsState = () => useAddressState(readSettingsSearch, { layers: ['row'] });
