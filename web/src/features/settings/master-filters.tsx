import type { MasterField, MasterTable } from '@sarabun/contract/settings/master-table';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { SearchPicker } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import styles from './settings.module.css';
import { searchOptions, useReferenceOptions } from './use-master';

interface MasterFiltersProps {
  table: MasterTable;
  filter: Readonly<Record<string, string>>;
  /** The names of the filter values, from the rows shown. */
  names: Readonly<Record<string, string>> | undefined;
  onChange: (filter: Record<string, string> | undefined) => void;
}

/** Filters of a list by choice, reference or flag. */
export function MasterFilters({ table, filter, names, onChange }: MasterFiltersProps) {
  const narrow = (name: string, value: string) => {
    const { [name]: _gone, ...others } = filter;
    const next = value === '' ? others : { ...others, [name]: value };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return table.list.filters?.map((name) => {
    const field = table.fields[name];
    if (!field) return null;
    const shared = { name, field, value: filter[name] ?? '', onChange: (value: string) => narrow(name, value) };
    return field.kind === 'reference' ? (
      <ReferenceFilter key={name} table={table} called={names?.[name]} {...shared} />
    ) : (
      <ChoiceFilter key={name} {...shared} />
    );
  });
}

interface FilterProps {
  name: string;
  field: MasterField;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceFilter({ field, value, onChange }: FilterProps) {
  const { t, language } = useText();
  const options =
    field.kind === 'choice'
      ? Object.entries(field.options).map(([code, label]) => [code, label[language]])
      : [
          ['true', t('settings.yes')],
          ['false', t('settings.no')],
        ];
  return <Filter label={field.label[language]} options={options as [string, string][]} value={value} onChange={onChange} />;
}

/** Chosen from a short list, or searched in a long one. */
function ReferenceFilter({ table, name, field, value, called, onChange }: FilterProps & { table: MasterTable; called: string | undefined }) {
  const { language } = useText();
  const { data } = useReferenceOptions(table, name);
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null);
  if (data?.more) {
    const known = [picked, ...data.items].find((one) => String(one?.id) === value);
    return (
      <div className={styles.filter}>
        <SearchPicker
          label={<span className={ui.vh}>{field.label[language]}</span>}
          placeholder={field.label[language]}
          value={value === '' ? null : { id: Number(value), name: known?.name ?? called ?? '…' }}
          queryKey={['settings', table.path, 'search', name]}
          find={(search, signal) => searchOptions(table, name, search, signal)}
          onPick={(one) => {
            setPicked(one);
            onChange(one ? String(one.id) : '');
          }}
        />
      </div>
    );
  }
  return <Filter label={field.label[language]} options={data?.items.map((one) => [String(one.id), one.name]) ?? []} value={value} onChange={onChange} />;
}

function Filter({ label, options, value, onChange }: { label: string; options: [string, string][]; value: string; onChange: (value: string) => void }) {
  return (
    <select className={clsx(ui.input, styles.filter)} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {options.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
