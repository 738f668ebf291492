import { needsAddressee } from '@sarabun/contract/registers/register';
import { correctPaperLine, type RegisterLine } from '@sarabun/contract/registers/register-pages';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { beginsInField, Drawer } from '../../ui/dialogs/drawer';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { useAct } from '../../ui/forms/use-act';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { paperFaults } from './issue-rules';
import type { OpenRegister } from './use-registers';

interface CorrectPaperProps {
  register: OpenRegister;
  line: RegisterLine;
  onClose: () => void;
  /** The line is of another version now. */
  onDone: (version: number) => void;
}

/** Corrects what was written of a letter on paper when it was numbered. What stood before stays visible, with the reason. */
export function CorrectPaper({ register, line, onClose, onDone }: CorrectPaperProps) {
  const { t } = useText();
  const { entryId, version, subject, datedOn, sender, addressee } = line;
  const kept = useDraft(`correct-paper-${entryId}-${version}`, { subject, datedOn, sender, addressee, reason: '' });
  const { draft, change } = kept;
  const inField = beginsInField();
  const act = useAct(['registers'], onClose);
  const isAddressed = needsAddressee(register.kind, register.columns);
  const faults = () => {
    const said = Object.entries(paperFaults(draft, { today: bangkokDay(new Date()), isAddressed })).map(([name, fault]) => [
      name,
      t(`documents.desk.fault.${fault}`),
    ]);
    return {
      ...(Object.fromEntries(said) as Record<string, string>),
      ...(draft.datedOn === null && { datedOn: t('registers.needsDay') }),
      ...(draft.reason.trim() === '' && { reason: t('documents.reasonMissing') }),
    };
  };
  const send = async () => {
    const answer = await call(correctPaperLine, { ...draft, datedOn: draft.datedOn as string, entryId, version });
    onDone(answer.version);
  };
  const save = () => {
    const found = faults();
    return Object.keys(found).length > 0 ? act.setFaults(found) : act.run(send, t('registers.correctPaper.done'));
  };
  const party = (name: 'sender' | 'addressee') => (
    <Field
      label={t(`registers.${name}`)}
      required={name === 'addressee' && isAddressed}
      hint={name === 'sender' && draft.sender.trim() === '' ? t('registers.correctPaper.ofRegistry', { issuer: register.issuer }) : undefined}
      error={act.faults[name]}
    >
      {(control) => (
        <input
          {...control}
          className={ui.input}
          maxLength={300}
          autoComplete="off"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Drawer title={t('registers.correctPaper.title')} note={t('registers.correctPaper.note', { number: line.printed })} quiet={inField} onClose={onClose}>
      <DialogForm act={act} onSubmit={save} kept={kept} foot={<DialogFoot submit={t('registers.correctPaper.save')} busy={act.busy} onClose={onClose} />}>
        <Field label={t('registers.subject')} required error={act.faults.subject}>
          {(control) => (
            <LongText
              {...control}
              rows={2}
              most={500}
              value={draft.subject}
              data-autofocus={inField || undefined}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
        <DayField
          label={t('registers.dated')}
          required
          recent
          value={draft.datedOn}
          latest={bangkokDay(new Date())}
          error={act.faults.datedOn}
          onChange={(day) => change({ datedOn: day })}
        />
        {party('sender')}
        {party('addressee')}
        <Field label={t('registers.correctPaper.reason')} required error={act.faults.reason}>
          {(control) => <LongText {...control} rows={2} most={500} value={draft.reason} onChange={(event) => change({ reason: event.target.value })} />}
        </Field>
      </DialogForm>
    </Drawer>
  );
}
