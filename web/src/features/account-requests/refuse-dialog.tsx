import type { AccountRequest } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { text, useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './account-requests.module.css';
import { useDecision } from './use-account-requests';

/** Refuses a request with a reason, which is mailed to the requester. */
export function RefuseDialog({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { refuse } = useDecision();
  const missing = reason.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing) return;
    refuse.mutate(
      { id: request.id, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: text('registration.refuse.done'), text: text('registration.approve.mailed', { email: request.email }) });
          onClose();
        },
      },
    );
  }

  return (
    <DialogFrame title={t('registration.refuse.title')} width={480} onClose={onClose}>
      <form className={styles.decision} noValidate onSubmit={send}>
        <div>
          <h2 className={ui.h2}>{t('registration.refuse.title')}</h2>
          <p className={ui.soft}>{`${request.prefix}${request.firstName} ${request.lastName}`}</p>
        </div>
        <Field label={t('registration.refuse.reason')} required error={tried && missing ? t('registration.wrong.missing') : undefined}>
          {(control) => (
            <textarea
              {...control}
              className={ui.input}
              rows={4}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              data-autofocus
            />
          )}
        </Field>
        {refuse.error && <Note tone="red">{refuse.error.message}</Note>}
        <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={refuse.isPending}>
            {t('registration.refuse.send')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
