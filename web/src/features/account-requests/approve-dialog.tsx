import type { AccountRequest } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { CallFailed } from '../../platform/call';
import { text, useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import styles from './account-requests.module.css';
import { useApprovalChoices, useDecision } from './use-account-requests';

/** Chooses name, unit and post of the new account. Its owner sets the password through a mailed link. */
export function ApproveDialog({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const { t } = useText();
  const [choice, setChoice] = useState({ username: request.username, email: request.email, unitId: request.unitId, postId: 0, byDirectory: false });
  const choices = useApprovalChoices(choice.unitId).data;
  const asked = { id: request.unitId, name: request.unitName };
  // The requested unit stays available while chosen, even if it was closed in the meantime.
  const units = choices?.units.some(({ id }) => id === choice.unitId) ? choices.units : [asked, ...(choices?.units ?? [])];
  const { approve } = useDecision();
  const faults = approve.error instanceof CallFailed ? approve.error.fields : {};
  const change = (changed: Partial<typeof choice>) => setChoice({ ...choice, ...changed });

  function send(event: FormEvent) {
    event.preventDefault();
    approve.mutate(
      { ...choice, id: request.id, postId: choice.postId || null },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: text('registration.approve.done'), text: text('registration.approve.mailed', { email: choice.email }) });
          onClose();
        },
      },
    );
  }

  return (
    <DialogFrame title={t('registration.approve.title')} width={520} onClose={onClose}>
      <form className={styles.decision} noValidate onSubmit={send}>
        <div>
          <h2 className={ui.h2}>{t('registration.approve.title')}</h2>
          <p className={ui.soft}>{`${request.prefix}${request.firstName} ${request.lastName} · ${request.position}`}</p>
        </div>
        <Field label={t('session.username')} required error={faults.username}>
          {(control) => (
            <input {...control} className={ui.input} value={choice.username} maxLength={40} onChange={(event) => change({ username: event.target.value })} />
          )}
        </Field>
        <Field label={t('registration.fields.email')} required error={faults.email}>
          {(control) => (
            <input {...control} className={ui.input} value={choice.email} maxLength={254} onChange={(event) => change({ email: event.target.value })} />
          )}
        </Field>
        <Field label={t('registration.fields.unitId')} required error={faults.unitId}>
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
        <Field label={t('registration.approve.post')} error={faults.postId} hint={t('registration.approve.postHint')}>
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
        {approve.error && Object.keys(faults).length === 0 && <Note tone="red">{approve.error.message}</Note>}
        <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={approve.isPending}>
            {t('registration.approve.send')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
