import { cancelReceipt } from '@sarabun/contract/documents/route-actions';
import { cancelNumber } from '@sarabun/contract/registers/number-work';
import { correctEntry, type RegisterColumn, type RegisterLine } from '@sarabun/contract/registers/register-pages';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/dialogs/drawer';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { TrailLink } from '../history';
import { LineHistory } from './line-history';
import styles from './registers.module.css';
import { type ChangeRegisters, mayFillColumns, type OpenRegister } from './use-registers';

const touched = ['registers', 'documents', 'queues'];

/** One line of a register: details, own columns, corrections, and voiding it. */
export function LineDrawer({ register, line, change }: { register: OpenRegister; line: RegisterLine; change: ChangeRegisters }) {
  const { t, language } = useText();
  const dates = useDates();
  // Of another version, what was typed would stand over what somebody else has written.
  const {
    draft,
    change: write,
    clear,
  } = useDraft(`register-line-${line.entryId}-${line.version}`, {
    action: line.isActionOwn ? line.action : '',
    remark: line.remark,
    own: line.own,
  });
  const close = () => change({ line: undefined });
  const act = useAct(touched, () => {
    clear();
    close();
  });
  const ownColumns = register.columns.filter((column) => column.valueKind !== null);
  const corrects = register.functions.includes('correct');
  const writes = corrects || mayFillColumns(register);
  const wordsOf = ({ action, remark, state }: RegisterLine): Fact[] => [
    [t('registers.action'), action],
    [t('registers.remark'), state === 'void' ? '' : remark],
  ];
  const ownOf = ({ columnId, title, valueKind }: RegisterColumn): Fact => {
    const value = line.own[columnId] ?? '';
    return [title[language], valueKind === 'date' && value !== '' ? dates.day(value) : value];
  };
  const setOwn = (columnId: number, value: string) => write({ own: { ...draft.own, [columnId]: value } });
  const own = Object.fromEntries(ownColumns.map((column) => [column.columnId, draft.own[column.columnId] ?? '']));
  const save = () => act.run(() => call(correctEntry, { entryId: line.entryId, version: line.version, ...draft, own }), t('registers.saved'));
  return (
    <Drawer
      title={t('registers.lineTitle', { number: toThaiDigits(String(line.number)) })}
      note={t('registers.enteredBy', { who: line.enteredBy, when: dates.moment(line.enteredAt) })}
      onClose={close}
    >
      <div className={clsx(ui.drawerBody, styles.written)}>
        {act.failure && <Note tone="red">{act.failure}</Note>}
        <Facts line={line} more={[...(corrects ? [] : wordsOf(line)), ...(register.mayFill ? [] : ownColumns.map(ownOf))]} />
        {corrects && <Corrections line={line} draft={draft} faults={act.faults} onChange={write} />}
        {register.mayFill &&
          ownColumns.map((column) => (
            <OwnField
              key={column.columnId}
              column={column}
              value={draft.own[column.columnId] ?? ''}
              error={act.faults[`own.${column.columnId}`]}
              onChange={(value) => setOwn(column.columnId, value)}
            />
          ))}
        {!corrects && <p className={clsx(ui.xs, ui.muted)}>{t('registers.whoCorrects')}</p>}
        {register.functions.includes('cancel') && line.state !== 'void' && <CancelPart line={line} onDone={close} />}
        <LineHistory line={line} columns={register.columns} />
      </div>
      <div className={ui.drawerFoot}>
        {line.mayOpen && line.documentId !== null && (
          <Button tone="ghost" onClick={() => change({ line: undefined, document: line.documentId ?? undefined, leg: line.legId ?? undefined })}>
            {t('registers.openLetter')}
          </Button>
        )}
        {line.documentId !== null && <TrailLink documentId={line.documentId} className={clsx(ui.btn, ui.ghost)} />}
        <span className={ui.grow} />
        {writes && (
          <Button busy={act.busy} onClick={() => void save()}>
            {t('registers.save')}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

interface CorrectionsProps {
  line: RegisterLine;
  draft: { action: string; remark: string };
  faults: Partial<Record<string, string>>;
  onChange: (part: { action?: string; remark?: string }) => void;
}

/** What may be put right in a line, for those who may. */
function Corrections({ line, draft, faults, onChange }: CorrectionsProps) {
  const { t } = useText();
  return (
    <>
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
      <Field label={t('registers.remark')} error={faults.remark}>
        {(control) => <LongText {...control} rows={2} most={500} value={draft.remark} onChange={(event) => onChange({ remark: event.target.value })} />}
      </Field>
    </>
  );
}

/** A name and what stands there. */
type Fact = [string, string];

function Facts({ line, more }: { line: RegisterLine; more: Fact[] }) {
  const { t } = useText();
  const dates = useDates();
  const facts: Fact[] = [
    [t('registers.subject'), line.state === 'reserved' ? t('registers.reservedFor', { reason: line.subject }) : line.subject],
    [t('registers.letterNumber'), line.letterNumber === line.printed ? '' : line.letterNumber],
    [t('registers.printed'), line.printed],
    [t('registers.sender'), line.sender],
    [t('registers.addressee'), line.addressee],
    [t('registers.dated'), line.datedOn ? dates.dated(line.datedOn) : ''],
    [t('registers.backDated'), line.datedFor ? t('registers.datedFor', { day: dates.day(line.datedFor), entered: dates.moment(line.enteredAt) }) : ''],
    [t('registers.void'), line.state === 'void' ? line.remark : ''],
    [t('registers.states.reserved'), line.expiresOn ? t('registers.reservedUntil', { day: dates.day(line.expiresOn) }) : ''],
    ...more,
  ];
  return (
    <dl className={clsx(styles.facts, ui.sm)}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className={ui.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
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

/** Voids the number, with a reason. A receive number is cancelled with the receipt. */
function CancelPart({ line, onDone }: { line: RegisterLine; onDone: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState<string | null>(null);
  const act = useAct(touched, onDone);
  if (reason === null) {
    return (
      <div>
        <Button tone="ghost" className={ui.drawerOff} onClick={() => setReason('')}>
          {t('registers.cancel')}
        </Button>
      </div>
    );
  }
  const { legId } = line;
  const burn = async () => {
    if (legId !== null) await call(cancelReceipt, { legId, reason });
    else await call(cancelNumber, { entryId: line.entryId, version: line.version, reason });
  };
  const cancel = () => act.run(burn, t('registers.cancelled'));
  return (
    <div className={clsx(styles.cancel, ui.stack)}>
      <Note tone="amber">{t(legId === null ? 'registers.cancelText' : 'registers.cancelReceiptText')}</Note>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      <Field label={t('registers.reason')} required error={act.faults.reason}>
        {(control) => <input {...control} className={ui.input} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />}
      </Field>
      <div className={ui.row}>
        <Button tone="ghost" onClick={() => setReason(null)}>
          {t('common.cancel')}
        </Button>
        <Button tone="warn" busy={act.busy} onClick={() => void cancel()}>
          {t('registers.cancelNow')}
        </Button>
      </div>
    </div>
  );
}
