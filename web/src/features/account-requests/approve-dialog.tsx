import { type AccountRequest, approveAccount } from '@sarabun/contract/account-requests/account-requests';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { useApprovalChoices, useDecision } from './use-account-requests';

/** Chooses name, unit and post of the new account. Its owner sets the password through a mailed link. */
export function ApproveDialog({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const { t } = useText();
  const [choice, setChoice] = useState({ username: request.username, email: request.email, unitId: request.unitId, postId: 0, byDirectory: false });
  const choices = useApprovalChoices(choice.unitId).data;
  const asked = { id: request.unitId, name: request.unitName };
  // The requested unit stays available while chosen, even if it was closed in the meantime.
  const units = choices?.units.some(({ id }) => id === choice.unitId) ? choices.units : [asked, ...(choices?.units ?? [])];
  const act = useDecision(onClose);
  const change = (changed: Partial<typeof choice>) => setChoice({ ...choice, ...changed });

  const send = () =>
    act.run(() => call(approveAccount, { ...choice, id: request.id, postId: choice.postId || null }), {
      title: t('registration.approve.done'),
      text: t('registration.approve.mailed', { email: choice.email }),
    });

  return (
    <AskingDialog
      title={t('registration.approve.title')}
      text={`${request.prefix}${request.firstName} ${request.lastName} · ${request.position}`}
      width={520}
      act={act}
      submit={t('registration.approve.send')}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('session.username')} required error={act.faults.username}>
        {(control) => (
          <input {...control} className={ui.input} value={choice.username} maxLength={40} onChange={(event) => change({ username: event.target.value })} />
        )}
      </Field>
      <Field label={t('registration.fields.email')} required error={act.faults.email}>
        {(control) => (
          <input {...control} className={ui.input} value={choice.email} maxLength={254} onChange={(event) => change({ email: event.target.value })} />
        )}
      </Field>
      <Field label={t('registration.fields.unitId')} required error={act.faults.unitId}>
        {(control) => (
          <select {...control} className={ui.input} value={choice.unitId} onChange={(event) => change({ unitId: Number(event.target.value), postId: 0 })}>
            {units.map((unit) => (
              <option key={unit.id} value={unit.id}>
                {unit.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('registration.approve.post')} error={act.faults.postId} hint={t('registration.approve.postHint')}>
        {(control) => (
          <select {...control} className={ui.input} value={choice.postId} onChange={(event) => change({ postId: Number(event.target.value) })}>
            <option value={0}>{t('registration.approve.noPost')}</option>
            {choices?.posts.map((post) => (
              <option key={post.id} value={post.id}>
                {post.holder ? `${post.name} (${post.holder})` : post.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {choices?.directory && (
        <label className={ui.row}>
          <input type="checkbox" className={ui.tick} checked={choice.byDirectory} onChange={(event) => change({ byDirectory: event.target.checked })} />
          {t('registration.approve.byDirectory')}
        </label>
      )}
    </AskingDialog>
  );
}
