import type { RegisterColumn, RegisterLine } from '@sarabun/contract/registers/register-pages';
import { useText } from '../../platform/i18n';
import { useWatched } from '../../ui/dialogs/unsaved';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { Form, type FormAct } from '../../ui/forms/form';
import type { Kept } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import styles from './registers.module.css';
import type { OpenRegister } from './use-registers';

interface LineFormProps {
  /** By which the button at the foot of the drawer sends it. */
  id: string;
  register: OpenRegister;
  line: RegisterLine;
  /** Action and remark may be corrected, or the remark alone written. */
  corrects: boolean;
  remarks: boolean;
  kept: Kept<{ action: string; remark: string; own: Readonly<Record<string, string>> }>;
  act: FormAct & { faults: Partial<Record<string, string>> };
  onSave: () => unknown;
}

/** What may be written in a line: the action by those who correct it, remark and the agency's own columns by everybody who works there. */
export function LineForm({ id, register, line, corrects, remarks, kept, act, onSave }: LineFormProps) {
  const { t } = useText();
  const { draft, start, change, clear } = kept;
  useWatched(draft, { start, onDrop: clear });
  const ownColumns = register.mayFill ? register.columns.filter((column) => column.valueKind !== null) : [];
  return (
    <Form id={id} act={act} className={styles.lineForm} onSubmit={onSave}>
      {corrects && <ActionField line={line} draft={draft} faults={act.faults} onChange={change} />}
      {remarks && (
        <Field label={t('registers.remark')} error={act.faults.remark}>
          {(control) => <LongText {...control} rows={2} most={500} value={draft.remark} onChange={(event) => change({ remark: event.target.value })} />}
        </Field>
      )}
      {ownColumns.map((column) => (
        <OwnField
          key={column.columnId}
          column={column}
          value={draft.own[column.columnId] ?? ''}
          error={act.faults[`own.${column.columnId}`]}
          onChange={(value) => change({ own: { ...draft.own, [column.columnId]: value } })}
        />
      ))}
    </Form>
  );
}

interface ActionProps {
  line: RegisterLine;
  draft: { action: string };
  faults: Partial<Record<string, string>>;
  onChange: (part: { action: string }) => void;
}

function ActionField({ line, draft, faults, onChange }: ActionProps) {
  const { t } = useText();
  return (
    <Field label={t('registers.action')} hint={line.isActionOwn ? undefined : t('registers.actionHint')} error={faults.action}>
      {(control) => (
        <LongText
          {...control}
          rows={3}
          most={500}
          placeholder={line.isActionOwn ? undefined : line.action}
          value={draft.action}
          onChange={(event) => onChange({ action: event.target.value })}
        />
      )}
    </Field>
  );
}

interface OwnFieldProps {
  column: RegisterColumn;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OwnField({ column, value, error, onChange }: OwnFieldProps) {
  const { language } = useText();
  const label = column.title[language];
  if (column.valueKind === 'date') return <DayField label={label} value={value || null} error={error} onChange={(day) => onChange(day ?? '')} />;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          className={ui.input}
          inputMode={column.valueKind === 'number' ? 'decimal' : undefined}
          maxLength={300}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
