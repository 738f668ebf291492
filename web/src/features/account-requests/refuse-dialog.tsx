import { type AccountRequest, refuseAccount } from '@sarabun/contract/account-requests/account-requests';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { useDecision } from './use-account-requests';

/** Refuses a request with a reason, which is mailed to the requester. */
export function RefuseDialog({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  const act = useDecision(onClose);
  const send = () =>
    act.run(() => call(refuseAccount, { id: request.id, reason }), {
      title: t('registration.refuse.done'),
      text: t('registration.approve.mailed', { email: request.email }),
    });
  return (
    <AskingDialog
      title={t('registration.refuse.title')}
      text={`${request.prefix}${request.firstName} ${request.lastName}`}
      width={480}
      act={act}
      submit={t('registration.refuse.send')}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('registration.refuse.reason')} required error={act.faults.reason}>
        {(control) => <LongText {...control} rows={4} most={1000} value={reason} onChange={(event) => setReason(event.target.value)} data-autofocus />}
      </Field>
    </AskingDialog>
  );
}
