import type { AppointmentState } from '@sarabun/contract/rights/appointment';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { Chip, type ChipTone } from '../../ui/chip';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { useAct } from '../../ui/forms/use-act';
import type { Kept as KeptInput } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { rightsKeys } from './use-rights';

/** A person in the first column of a list. */
export function Who({ name, detail }: { name: string; detail: string }) {
  return (
    <div className={ui.row}>
      <Avatar name={name} />
      <span className={ui.grow}>
        <span className={clsx(ui.strong, ui.rightsLine)}>
          <Kept>{name}</Kept>
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{detail}</span>
      </span>
    </div>
  );
}

/** A period. */
export function Term({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) {
  const { t } = useText();
  const { day } = useDates();
  return (
    <span className={clsx(ui.num, ui.sm)}>
      <Kept>{endsOn ? t('rights.term', { from: day(startsOn), to: day(endsOn) }) : t('rights.since', { from: day(startsOn) })}</Kept>
    </span>
  );
}

const tones: Record<AppointmentState | 'revoked', ChipTone> = { running: 'green', coming: 'blue', past: 'plain', revoked: 'amber' };

/** The state of an appointment, and why it ended. */
export function StateChip({ state, reason }: { state: AppointmentState | 'revoked'; reason: string }) {
  const { t } = useText();
  return (
    <>
      <Chip tone={tones[state]}>{t(`rights.states.${state}`)}</Chip>
      {reason !== '' && (
        <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
          <Kept>{reason}</Kept>
        </span>
      )}
    </>
  );
}

interface RightsFormProps {
  title: string;
  submit: string;
  /** The success message. */
  done: string;
  /** Missing values by field; nothing is sent while there are any. */
  missing: () => Record<string, string>;
  send: () => Promise<unknown>;
  /** What is typed, which survives a reload. Once it differs from the start, the drawer asks before it closes. */
  kept?: Pick<KeptInput<object>, 'draft' | 'start' | 'clear'>;
  onClose: () => void;
  children: (faults: Record<string, string>) => ReactNode;
}

/** A drawer with a form for granting a right. Problems are shown at their fields, and input stays. */
export function RightsForm({ title, submit, done, missing, send, kept, onClose, children }: RightsFormProps) {
  const act = useAct(rightsKeys, onClose);
  return (
    <Drawer title={title} onClose={onClose}>
      <DialogForm
        act={act}
        {...(kept && { kept })}
        foot={<DialogFoot submit={submit} busy={act.busy} onClose={onClose} />}
        onSubmit={() => {
          const found = missing();
          if (Object.keys(found).length > 0) act.setFaults(found);
          else void act.run(send, done);
        }}
      >
        {children(act.faults)}
      </DialogForm>
    </Drawer>
  );
}

interface EndFormProps {
  title: string;
  text: string;
  submit: string;
  done: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Ends a right at once; the reason is mandatory. */
export function EndForm({ title, text, submit, done, send, onClose }: EndFormProps) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  const missing = (): Record<string, string> => (reason.trim() === '' ? { reason: t('settings.needed', { label: t('rights.reason') }) } : {});
  return (
    <RightsForm title={title} submit={submit} done={done} missing={missing} send={() => send(reason)} onClose={onClose}>
      {(faults) => (
        <>
          <p className={clsx(ui.sm, ui.soft)}>{text}</p>
          <Field label={t('rights.reason')} required error={faults.reason}>
            {(control) => <LongText {...control} rows={3} most={500} value={reason} onChange={(event) => setReason(event.target.value.replace(/\n/g, ' '))} />}
          </Field>
        </>
      )}
    </RightsForm>
  );
}

interface OrderFieldProps {
  value: string;
  required: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** The number of the order that grants the right. */
export function OrderField({ value, required, error, onChange }: OrderFieldProps) {
  const { t } = useText();
  return (
    <Field label={t('rights.orderNumber')} required={required} error={error}>
      {(control) => (
        <input {...control} className={ui.input} maxLength={100} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
