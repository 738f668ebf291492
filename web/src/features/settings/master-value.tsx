import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import type { MasterField, MasterTable, MasterValue } from '@sarabun/contract/settings/master-table';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Kept } from '../../ui/kept';
import { SpeedBadge } from '../../ui/speed-badge';
import ui from '../../ui/styles/ui.module.css';

/** The readable text of a field's value. */
export function useValueText() {
  const { t, language } = useText();
  const dates = useDates();
  return (field: MasterField, value: MasterValue | undefined, name?: string): string => {
    if (value === null || value === undefined || value === '') return '';
    switch (field.kind) {
      case 'flag':
        return t(value ? 'settings.yes' : 'settings.no');
      case 'choice':
        return field.options[String(value)]?.[language] ?? String(value);
      case 'reference':
        return name || String(value);
      case 'file':
        // The history has the name itself; a new upload has none yet.
        return name || (typeof value === 'number' ? t('settings.newFile') : String(value));
      case 'date':
        return dates.day(String(value));
      default:
        return String(value);
    }
  };
}

/** The looks of the speed badges, by number. */
const badges = ['plain', 'tint', 'outline', 'solid'];

/** A value in a list. The name of a speed class is shown as its badge. */
export function MasterValueView({ table, row, name }: { table: MasterTable; row: MasterRow; name: string }) {
  const say = useValueText();
  const field = table.fields[name];
  if (!field) return null;
  const text = say(field, row.values[name], row.names[name]);
  const badge = badges.indexOf(String(row.values.badge));
  if ((name === table.display || name === 'nameEn') && 'badge' in table.fields && badge >= 0) return <SpeedBadge speed={badge + 1} name={text} />;
  return (
    <span className={field.kind === 'number' ? ui.num : undefined}>
      <Kept>{text}</Kept>
    </span>
  );
}
