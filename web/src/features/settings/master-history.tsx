import type { MasterChange } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import { IconHistory } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useValueText } from './master-value';
import { useHistory } from './use-master';

/** The history of a row, loaded when unfolded. */
export function MasterHistory({ table, id }: { table: MasterTable; id: number }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={clsx(ui.row, ui.strong, ui.sm, ui.settingsSummary)}>
        <IconHistory size={18} stroke={1.7} aria-hidden />
        {t('settings.history')}
      </summary>
      {open && <Changes table={table} id={id} />}
    </details>
  );
}

function Changes({ table, id }: { table: MasterTable; id: number }) {
  const { t } = useText();
  const dates = useDates();
  const { data: changes, error } = useHistory(table, id);
  if (error) return <p className={ui.fault}>{error.message}</p>;
  if (!changes) return <Bone width="70%" />;
  if (changes.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t('settings.historyEmpty')}</p>;
  return (
    <ul className={ui.settingsHistory}>
      {changes.map((change) => (
        <li key={change.at.getTime() + change.what}>
          <p className={clsx(ui.sm, ui.strong)}>
            <Kept>
              {t(`settings.what.${change.what}`)} · {change.by || t('settings.byProduct')}
            </Kept>
          </p>
          <p className={clsx(ui.xs, ui.muted)}>{dates.moment(change.at)}</p>
          {change.what === 'update' && <Differences table={table} change={change} />}
        </li>
      ))}
    </ul>
  );
}

/** What may change besides the fields of a row: the rights and members of a group. */
const besides = ['menuRights', 'members'] as const;

function Differences({ table, change }: { table: MasterTable; change: MasterChange }) {
  const { t, language } = useText();
  const say = useValueText();
  return Object.keys(change.after ?? {}).map((name) => {
    const field = table.fields[name];
    const beside = besides.find((one) => one === name);
    if (beside) {
      return (
        <p key={name} className={clsx(ui.sm, ui.soft)}>
          {t(`settings.besides.${beside}`)}: <s>{String(change.before?.[name] ?? '') || '—'}</s> → {String(change.after?.[name] ?? '') || '—'}
        </p>
      );
    }
    if (!field) return null;
    return (
      <p key={name} className={clsx(ui.sm, ui.soft)}>
        {field.label[language]}: <s>{say(field, change.before?.[name]) || '—'}</s> → {say(field, change.after?.[name]) || '—'}
      </p>
    );
  });
}
