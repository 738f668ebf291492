import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import { editableFields, type MasterTable, type MasterValues } from '@sarabun/contract/settings/master-table';
import { useText } from '../../platform/i18n';
import { useValueText } from './master-value';
import { VersionConflict } from './version-conflict';

interface MasterConflictProps {
  table: MasterTable;
  theirs: MasterRow;
  mine: MasterValues;
  busy: boolean;
  onTheirs: (theirs: MasterRow) => void;
  onMine: (theirs: MasterRow) => void;
}

/** Someone saved the row in the meantime: both versions, and the choice between them. */
export function MasterConflict({ table, theirs, mine, busy, onTheirs, onMine }: MasterConflictProps) {
  const { language } = useText();
  const say = useValueText();
  const differing = editableFields(table)
    .filter(([name]) => (theirs.values[name] ?? null) !== (mine[name] ?? null))
    .map(([name, field]) => ({
      label: field.label[language],
      theirs: say(field, theirs.values[name], theirs.names[name]),
      mine: say(field, mine[name]),
    }));
  return <VersionConflict theirs={theirs} differing={differing} busy={busy} onTheirs={() => onTheirs(theirs)} onMine={() => onMine(theirs)} />;
}
