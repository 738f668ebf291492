import { createWebhook, saveWebhook, type Webhook, type WebhookEvent, webhookEventLabels, webhookEvents } from '@sarabun/contract/webhooks/webhooks';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import ui from '../../ui/styles/ui.module.css';
import { type NewSecret, useMadeSecret } from '../service-keys';
import styles from './webhooks.module.css';

/** Adds a system that is told of events, or changes where and of what it is told. */
export function WebhookDrawer({ item, onClose, onSecret }: { item?: Webhook; onClose: () => void; onSecret: (secret: NewSecret) => void }) {
  const { t, language } = useText();
  const { act, made } = useMadeSecret(onClose, onSecret);
  const kept = useDraft(item ? `webhook_${item.id}_${item.version}` : 'webhook_new', {
    name: item?.name ?? '',
    url: item?.url ?? '',
    events: item?.events ?? [],
    active: item?.active ?? true,
  });
  const { draft, change } = kept;
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    change({ events: webhookEvents.filter((one) => (one === event ? isChosen : draft.events.includes(one))) });
  const submit = () => {
    const { active, ...settings } = draft;
    const missing = {
      ...(settings.name.trim() === '' && { name: t('settings.needed', { label: t('webhooks.name') }) }),
      ...(settings.url.trim() === '' && { url: t('settings.needed', { label: t('webhooks.url') }) }),
      ...(settings.events.length === 0 && { events: t('webhooks.eventsNeeded') }),
    };
    if (Object.keys(missing).length > 0) return act.setFaults(missing);
    if (item) return act.run(() => call(saveWebhook, { ...settings, id: item.id, version: item.version, active }), t('webhooks.saved'));
    return act.run(async () => {
      const { secret } = await call(createWebhook, settings);
      made.current = { name: settings.name, secret };
    }, t('webhooks.created'));
  };
  return (
    <Drawer title={item ? t('webhooks.editTitle', { name: item.name }) : t('webhooks.add')} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={submit}
        kept={kept}
        foot={<DialogFoot submit={t(item ? 'webhooks.save' : 'webhooks.create')} busy={act.busy} onClose={onClose} />}
      >
        <Field label={t('webhooks.name')} required error={act.faults.name}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={100} value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Field label={t('webhooks.url')} hint={t('webhooks.urlHint')} required error={act.faults.url}>
          {(control) => (
            <input {...control} className={ui.input} type="url" maxLength={1000} value={draft.url} onChange={(event) => change({ url: event.target.value })} />
          )}
        </Field>
        <fieldset className={styles.events}>
          <legend>{t('webhooks.events')}</legend>
          {webhookEvents.map((event) => (
            <label key={event} className={clsx(ui.row, ui.sm)}>
              <input type="checkbox" className={ui.tick} checked={draft.events.includes(event)} onChange={(change) => choose(event, change.target.checked)} />
              {webhookEventLabels[event][language]}
            </label>
          ))}
          {act.faults.events && (
            <p className={ui.fault} role="alert">
              {act.faults.events}
            </p>
          )}
        </fieldset>
        {item && (
          <label className={ui.row}>
            <input type="checkbox" className={ui.tick} checked={draft.active} onChange={(event) => change({ active: event.target.checked })} />
            {t('webhooks.active')}
          </label>
        )}
      </DialogForm>
    </Drawer>
  );
}
