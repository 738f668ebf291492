import { accountInformation } from '@sarabun/contract/account/account-information';
import { changePassword } from '@sarabun/contract/session/change-password';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { CallFailed, call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { isComplete, NewPasswordFields } from '../../../ui/fields/new-password-fields';
import { PasswordInput } from '../../../ui/fields/password-input';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './change-password.module.css';

const empty = { old: '', new: { first: '', second: '' } };

/**
 * Changes one's own password (specification §2, account pages; the rule of specification §5). If the directory keeps it, the page says so.
 */
export function ChangePasswordScreen() {
  const { t } = useText();
  const { moment } = useDates();
  const { data } = useQuery({ queryKey: ['account'], queryFn: ({ signal }) => call(accountInformation, {}, { signal }) });
  return (
    <div className={styles.passwordPage}>
      <h1 className={ui.h1}>{t('account.password.title')}</h1>
      {data?.byDirectory ? (
        <Note tone="blue">{t('account.password.directory')}</Note>
      ) : (
        <section className={clsx(ui.card, styles.passwordCard)}>
          <p className={ui.soft}>{t('account.password.lead')}</p>
          {data && <p className={clsx(ui.xs, ui.muted)}>{t('account.password.changedAt', { when: moment(data.passwordChangedAt) })}</p>}
          <ChangeForm />
        </section>
      )}
    </div>
  );
}

function ChangeForm() {
  const { t } = useText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => call(changePassword, { password: typed.old, newPassword: typed.new.first }),
    onSuccess: () => {
      setTyped(empty);
      setTried(false);
      void queries.invalidateQueries({ queryKey: ['account'] });
      void queries.invalidateQueries({ queryKey: ['devices'] });
    },
  });
  const faults = error instanceof CallFailed && !isPending ? error.fields : {};

  function type(next: typeof typed) {
    setTyped(next);
    // The result of the last try no longer matches the input.
    if (error || data) reset();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.old && isComplete(typed.new)) mutate();
  }

  return (
    <form className={styles.passwordForm} noValidate onSubmit={save}>
      <Field label={t('account.password.old')} required error={tried && !typed.old ? t('account.password.oldMissing') : faults.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={typed.old}
            onChange={(event) => type({ ...typed, old: event.target.value })}
          />
        )}
      </Field>
      <NewPasswordFields value={typed.new} onChange={(next) => type({ ...typed, new: next })} tried={tried} error={faults.newPassword} />
      {error && !isPending && Object.keys(faults).length === 0 && <Note tone="red">{sentenceOf(error)}</Note>}
      {data && (
        <Note tone="green">
          <span role="status">
            {data.message} {data.endedSessions > 0 && t('account.password.ended', { count: data.endedSessions })}
          </span>
        </Note>
      )}
      <div>
        <Button type="submit" busy={isPending}>
          {t('account.password.save')}
        </Button>
      </div>
    </form>
  );
}
