import type { MasterField, MasterTable, MasterValue } from '@sarabun/contract/settings/master-table';

/** What a control of a field is given. */
export interface MasterFieldProps {
  table: MasterTable;
  /** The row as it is saved; null for a new one. */
  rowId: number | null;
  /** What the field holds as it is saved. */
  saved: MasterValue;
  name: string;
  field: MasterField;
  value: MasterValue;
  /** The name of the row or file that the field names now, though it may be switched off. */
  referenced: string | undefined;
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: MasterValue) => void;
}
