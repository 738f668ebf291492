import { mailPasswordLink, markDirectoryAccount, resetSecondFactor } from '@sarabun/contract/people/person-account';
import type { Person } from '@sarabun/contract/people/persons';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { useAct } from './use-act';
import { useChoices } from './use-people';

/** A person's sign-in: where the password is checked, a new password, and a lost second factor. */
export function PersonAccount({ person }: { person: Person }) {
  const { t } = useText();
  const { data: choices } = useChoices();
  const [asks, setAsks] = useState<'factor' | 'password' | null>(null);
  const act = useAct(() => setAsks(null));
  const { personId, byDirectory, email } = person;
  return (
    <section>
      <h3 className={ui.lbl}>{t('people.account')}</h3>
      {act.failure && !asks && <Note tone="red">{act.failure}</Note>}
      {(choices?.hasDirectory || byDirectory) && (
        <label className={clsx(ui.row, ui.settingsCheck)}>
          <input
            type="checkbox"
            className={ui.tick}
            checked={byDirectory}
            disabled={act.busy}
            onChange={(event) => {
              const next = event.target.checked;
              void act.run(() => call(markDirectoryAccount, { personId, byDirectory: next }), t(next ? 'people.directoryOn' : 'people.directoryOff'));
            }}
          />
          {t('people.byDirectory')}
        </label>
      )}
      <div className={clsx(ui.row, ui.wrap)}>
        {!byDirectory && (
          <Button tone="ghost" size="sm" onClick={() => setAsks('password')}>
            {t('people.mailPassword')}
          </Button>
        )}
        {person.hasSecondFactor && (
          <Button tone="ghost" size="sm" onClick={() => setAsks('factor')}>
            {t('people.resetFactor')}
          </Button>
        )}
      </div>
      {asks === 'password' && (
        <AskingDialog
          title={t('people.mailPassword')}
          text={t('people.mailPasswordText', { email })}
          width={460}
          act={act}
          submit={t('people.mailPasswordSend')}
          onSubmit={() => void act.run(() => call(mailPasswordLink, { personId }), t('people.passwordMailed'))}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'factor' && (
        <ResetDialog
          act={act}
          onClose={() => setAsks(null)}
          onReset={(reason) => void act.run(() => call(resetSecondFactor, { personId, reason }), t('people.factorReset'))}
        />
      )}
    </section>
  );
}

const minReasonLength = 5;

function ResetDialog({ act, onReset, onClose }: { act: ReturnType<typeof useAct>; onReset: (reason: string) => void; onClose: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  return (
    <AskingDialog
      title={t('people.resetFactor')}
      text={t('people.resetFactorText')}
      width={460}
      act={act}
      submit={t('people.resetFactor')}
      blocked={reason.trim().length < minReasonLength}
      onSubmit={() => onReset(reason)}
      onClose={onClose}
    >
      <Field label={t('people.reason')} required error={act.faults.reason}>
        {(control) => <LongText {...control} rows={3} most={500} data-autofocus value={reason} onChange={(event) => setReason(event.target.value)} />}
      </Field>
    </AskingDialog>
  );
}
