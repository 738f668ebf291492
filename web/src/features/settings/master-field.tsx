import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { NumberInput } from '../../ui/fields/number-input';
import { SearchPicker } from '../../ui/fields/search-picker';
import ui from '../../ui/styles/ui.module.css';
import type { MasterFieldProps } from './master-field-props';
import { MasterFile } from './master-file';
import styles from './settings.module.css';
import { searchOptions, useReferenceOptions } from './use-master';

/** Decides which control edits which kind of field. */
export function MasterFieldControl(props: MasterFieldProps) {
  const { field, value, readOnly, error, onChange } = props;
  const { language } = useText();
  const label = field.label[language];
  const required = field.required ?? false;
  if (field.kind === 'flag') {
    return (
      <div>
        <label className={clsx(ui.row, ui.settingsCheck)}>
          <input type="checkbox" className={ui.tick} checked={value === true} disabled={readOnly} onChange={(event) => onChange(event.target.checked)} />
          {label}
        </label>
        {field.hint && <p className={clsx(ui.xs, ui.muted, styles.flagHint)}>{field.hint[language]}</p>}
      </div>
    );
  }
  if (field.kind === 'reference') return <Reference {...props} />;
  if (field.kind === 'file') return <MasterFile {...props} />;
  if (field.kind === 'date')
    return <DayField label={label} required={required} value={value as string | null} onChange={readOnly ? () => undefined : onChange} error={error} />;
  return (
    <Field label={label} required={required} error={error} hint={field.hint?.[language]}>
      {(control) => {
        if (field.kind === 'choice') return <OptionChoice {...props} control={control} />;
        if (field.kind === 'text' && field.multiline) {
          return (
            <LongText
              {...control}
              rows={3}
              most={field.maxLength}
              readOnly={readOnly}
              value={String(value ?? '')}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        }
        if (field.kind === 'number') {
          const take = (digits: string) => onChange(digits === '' ? null : Number(digits));
          return <NumberInput {...control} readOnly={readOnly} value={String(value ?? '')} onChange={take} />;
        }
        return (
          <input
            {...control}
            className={ui.input}
            maxLength={field.kind === 'text' ? field.maxLength : 12}
            readOnly={readOnly}
            autoComplete="off"
            value={String(value ?? '')}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}

type Control = Parameters<Parameters<typeof Field>[0]['children']>[0];

/** A row of another page: chosen from a short list, or searched in a long one. */
function Reference(props: MasterFieldProps) {
  const { table, name, field, value, referenced, readOnly, error, onChange } = props;
  const { language } = useText();
  const { data } = useReferenceOptions(table, name);
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null);
  const shared = { label: field.label[language], required: field.required ?? false, error, hint: field.hint?.[language] };
  if (!data?.more) return <Field {...shared}>{(control) => <ReferenceChoice {...props} control={control} />}</Field>;
  const known = [picked, ...data.items].find((one) => one?.id === value);
  return (
    <SearchPicker
      {...shared}
      readOnly={readOnly}
      value={typeof value === 'number' ? { id: value, name: known?.name ?? referenced ?? '' } : null}
      queryKey={['settings', table.path, 'search', name]}
      find={(search, signal) => searchOptions(table, name, search, signal)}
      onPick={(one) => {
        setPicked(one);
        onChange(one?.id ?? null);
      }}
    />
  );
}

function OptionChoice({ control, field, value, readOnly, onChange }: MasterFieldProps & { control: Control }) {
  const { t, language } = useText();
  if (field.kind !== 'choice') return null;
  const chosen = (code: string) => (code === '' ? null : field.numeric ? Number(code) : code);
  return (
    <select {...control} className={ui.input} disabled={readOnly} value={String(value ?? '')} onChange={(event) => onChange(chosen(event.target.value))}>
      {(value === null || !field.required) && <option value="">{t('settings.choose')}</option>}
      {Object.entries(field.options).map(([code, label]) => (
        <option key={code} value={code}>
          {label[language]}
        </option>
      ))}
    </select>
  );
}

function ReferenceChoice({ control, table, name, field, value, referenced, readOnly, onChange }: MasterFieldProps & { control: Control }) {
  const { t } = useText();
  const { data } = useReferenceOptions(table, name);
  const options = data?.items ?? [];
  const missing = value !== null && !options.some(({ id }) => id === value);
  return (
    <select
      {...control}
      className={ui.input}
      disabled={readOnly}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      {(value === null || !field.required) && <option value="">{t('settings.choose')}</option>}
      {missing && <option value={String(value)}>{referenced}</option>}
      {options.map(({ id, name: option }) => (
        <option key={id} value={id}>
          {option}
        </option>
      ))}
    </select>
  );
}
