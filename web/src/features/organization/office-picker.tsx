import { findOffice } from '@sarabun/contract/organization/find-office';
import type { ReactNode } from 'react';
import { call } from '../../platform/call';
import { type Pickable, SearchPicker } from '../../ui/fields/search-picker';

interface OfficePickerProps {
  kind: 'unit' | 'post' | 'person';
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string;
  value: Pick<Pickable, 'id' | 'name'> | null;
  without?: readonly number[];
  autoFocus?: boolean;
  onPick: (picked: Pickable | null) => void;
}

/** Chooses a unit, post or person by typing a part of the name. */
export function OfficePicker({ kind, ...rest }: OfficePickerProps) {
  return (
    <SearchPicker
      {...rest}
      queryKey={['organization', 'find', kind]}
      find={async (search, signal) => (await call(findOffice, { kind, search }, { signal })).items}
    />
  );
}
