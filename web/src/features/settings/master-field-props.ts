import type { MasterField, MasterTable, MasterValue } from '@sarabun/contract/settings/master-table';

export interface MasterFieldProps {
  table: MasterTable;
  /** The saved row; null for a new one. */
  rowId: number | null;
  saved: MasterValue;
  name: string;
  field: MasterField;
  value: MasterValue;
  /** The name of the referenced row or file, even if it is switched off. */
  referenced: string | undefined;
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: MasterValue) => void;
}
