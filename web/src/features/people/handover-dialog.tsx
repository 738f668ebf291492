import { openHandover } from '@sarabun/contract/handover/handover';
import type { Person } from '@sarabun/contract/people/persons';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { OfficePicker } from '../organization';
import { LeavesEmpty } from './leaves-empty';
import { OpenWork, useOpenWork } from './open-work';
import { useAct } from './use-act';

const minReasonLength = 3;

/** Opens a handover of a person's work: successor, reason, and whether the person leaves. */
export function HandoverDialog({ person, name, onDone, onClose }: { person: Person; name: string; onDone: () => void; onClose: () => void }) {
  const { t } = useText();
  const [successor, setSuccessor] = useState<{ id: number; name: string } | null>(null);
  const [reason, setReason] = useState('');
  const [leaves, setLeaves] = useState(true);
  const act = useAct(onDone);
  const counts = useOpenWork(person.personId);
  const title = t('handover.title', { name });
  const submit = () => {
    if (!successor) return;
    void act.run(() => call(openHandover, { leaverId: person.personId, successorId: successor.id, reason, leaves }), t('handover.opened'));
  };
  return (
    <AskingDialog
      title={title}
      text={t('handover.text')}
      width={520}
      act={act}
      submit={t('handover.open')}
      blocked={!successor || reason.trim().length < minReasonLength}
      onSubmit={submit}
      onClose={onClose}
    >
      {counts && <OpenWork counts={counts} />}
      {leaves && <LeavesEmpty person={person} />}
      <OfficePicker
        kind="person"
        label={t('handover.successor')}
        required
        autoFocus
        value={successor}
        without={[person.personId]}
        error={act.faults.successorId}
        onPick={setSuccessor}
      />
      <Field label={t('people.reason')} required error={act.faults.reason}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={500} autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <label className={clsx(ui.row, ui.settingsCheck)}>
        <input type="checkbox" className={ui.tick} checked={leaves} onChange={(event) => setLeaves(event.target.checked)} />
        {t('handover.leaves')}
      </label>
    </AskingDialog>
  );
}
