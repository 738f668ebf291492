import { accountInformation } from '@sarabun/contract/account/account-information';
import { changePassword } from '@sarabun/contract/session/change-password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { isComplete, NewPasswordFields } from '../../../ui/fields/new-password-fields';
import { PasswordInput } from '../../../ui/fields/password-input';
import { Form } from '../../../ui/forms/form';
import { useRequest } from '../../../ui/forms/use-request';
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
    <div className={ui.ownPage}>
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
  const [done, setDone] = useState('');
  const request = useRequest();

  function type(next: typeof typed) {
    setTyped(next);
    // The result of the last try no longer matches the input.
    setDone('');
    request.settle();
  }

  function save() {
    setTried(true);
    setDone('');
    if (!typed.old || !isComplete(typed.new)) return;
    return request.run(
      () => call(changePassword, { password: typed.old, newPassword: typed.new.first }),
      ({ message, endedSessions }) => {
        setTyped(empty);
        setTried(false);
        setDone(endedSessions > 0 ? `${message} ${t('account.password.ended', { count: endedSessions })}` : message);
        for (const key of ['account', 'devices']) void queries.invalidateQueries({ queryKey: [key] });
      },
    );
  }

  return (
    <Form act={request} className={styles.passwordForm} onSubmit={save}>
      <Field label={t('account.password.old')} required error={tried && !typed.old ? t('account.password.oldMissing') : request.faults.password}>
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
      <NewPasswordFields value={typed.new} onChange={(next) => type({ ...typed, new: next })} tried={tried} error={request.faults.newPassword} />
      {done && (
        <Note tone="green">
          <span role="status">{done}</span>
        </Note>
      )}
      <div>
        <Button type="submit" busy={request.busy}>
          {t('account.password.save')}
        </Button>
      </div>
    </Form>
  );
}
