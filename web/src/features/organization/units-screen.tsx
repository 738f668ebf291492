import { manageSection } from '@sarabun/contract/settings/tables/manage-section';
import { MasterPage } from '../settings';
import { UnitDrawer } from './unit-drawer';

/** The units as a list, with import and export. */
export function UnitsScreen() {
  return <MasterPage table={manageSection} drawer={({ page, row, onClose }) => <UnitDrawer table={manageSection} page={page} row={row} onClose={onClose} />} />;
}
