import { type AgencyValue, agencyValueHistory, agencyValues, type ShownValue, saveAgencyValue } from '@sarabun/contract/agency-values/agency-values';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { useUnsavedForm } from '../../ui/dialogs/unsaved-page';
import { Field } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { useDraft } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsAct } from '../settings';
import styles from './agency-values.module.css';

interface ValueFormProps {
  item: ShownValue;
  units: { id: number; name: string }[];
  mayManage: boolean;
}

/** One value: set it, restore the default, and see who set it when. */
export function ValueForm({ item, units, mayManage }: ValueFormProps) {
  const { t, language } = useText();
  const dates = useDates();
  const definition = agencyValues[item.name];
  const known = item.value === null ? '' : String(item.value);
  // Kept until it is saved or given up, also when the page is loaded again.
  const { draft, change, clear } = useDraft(`agencyValue_${item.name}`, { typed: known });
  const { typed } = draft;
  const setTyped = (next: string) => change({ typed: next });
  const [history, setHistory] = useState(false);
  const act = useSettingsAct(clear);
  const save = (value: AgencyValue) => act.run(() => call(saveAgencyValue, { name: item.name, value, version: item.version }), t('agencyValues.saved'));
  const unit = definition.kind === 'number' ? definition.unit[language] : '';
  const standard = item.standard === null ? t('agencyValues.none') : `${item.standard} ${unit}`;
  const hint = [
    'hint' in definition && definition.hint[language],
    definition.kind === 'number' && t('agencyValues.bounds', { least: definition.least, most: item.most ?? definition.most, unit }),
    definition.kind === 'number' && t('agencyValues.standard', { value: standard }),
  ];
  const unchanged = typed.trim() === known;
  const value = typed.trim() === '' ? null : definition.kind === 'text' ? typed.trim() : Number(toArabicDigits(typed));
  useUnsavedForm(!unchanged, clear);
  const submit = () => (Number.isNaN(value) ? act.setFaults({ value: t('agencyValues.notNumber') }) : save(value));
  return (
    <Form act={act} label={definition.label[language]} className={styles.value} onSubmit={submit}>
      <Field label={definition.label[language]} hint={hint.filter(Boolean).join(' · ')} error={act.faults.value}>
        {(control) =>
          definition.kind === 'flag' ? (
            <select {...control} className={ui.input} disabled={!mayManage} value={typed} onChange={(event) => setTyped(event.target.value)}>
              <option value="">{t('agencyValues.off')}</option>
              <option value="1">{t('agencyValues.on')}</option>
            </select>
          ) : definition.kind === 'unit' ? (
            <select {...control} className={ui.input} disabled={!mayManage} value={typed} onChange={(event) => setTyped(event.target.value)}>
              <option value="">{t('agencyValues.highest')}</option>
              {units.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...control}
              className={clsx(ui.input, definition.kind === 'number' && ui.num)}
              {...(definition.kind === 'number' ? { inputMode: 'numeric', maxLength: 9, autoComplete: 'off' } : { maxLength: definition.maxLength })}
              placeholder={item.standard === null ? undefined : String(item.standard)}
              readOnly={!mayManage}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
        }
      </Field>
      {mayManage && (
        <span className={ui.row}>
          {item.value !== null && (
            <Button tone="quiet" size="sm" disabled={act.busy} onClick={() => void save(null)}>
              {t('agencyValues.reset')}
            </Button>
          )}
          <Button type="submit" size="sm" busy={act.busy} disabled={unchanged}>
            {t('settings.save')}
          </Button>
        </span>
      )}
      {item.changedAt && (
        <p className={clsx(ui.xs, ui.muted)}>
          {t('settings.lastChanged', { by: item.changedBy || t('settings.byProduct'), at: dates.moment(item.changedAt) })}{' '}
          <button type="button" className={ui.plain} aria-expanded={history} onClick={() => setHistory(!history)}>
            {t('agencyValues.history')}
          </button>
        </p>
      )}
      {history && <ValueHistory name={item.name} />}
    </Form>
  );
}

function ValueHistory({ name }: { name: ShownValue['name'] }) {
  const { t } = useText();
  const dates = useDates();
  const { data } = useQuery({
    queryKey: ['settings', 'admin-configs', name],
    queryFn: ({ signal }) => call(agencyValueHistory, { name }, { signal }),
    staleTime: 0,
  });
  const isFlag = agencyValues[name].kind === 'flag';
  const word = (value: AgencyValue) => {
    if (isFlag) return t(value === null ? 'agencyValues.off' : 'agencyValues.on');
    return value === null ? t('agencyValues.default') : String(value);
  };
  return (
    <ul className={clsx(styles.history, ui.xs)}>
      {data?.items.map(({ at, by, before, after }) => (
        <li key={at.toISOString()}>
          <Kept>
            {dates.moment(at)} · {by}: {word(before)} → {word(after)}
          </Kept>
        </li>
      ))}
    </ul>
  );
}
